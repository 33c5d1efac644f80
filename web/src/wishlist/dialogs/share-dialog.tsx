import { useRef } from "react";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { formatDay, lastDayOf } from "../../lib/dates.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/layout/layout.tsx";
import { InlineSelect } from "../../ui/select/select.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { useToasts } from "../../ui/toast/toast-region.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { dialogsCopy } from "../dialogs-copy.ts";
import { useList } from "../list-context.ts";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import styles from "./dialogs.module.css";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

const rights = ["EDITOR", "COMMENTATOR", "ADMIN"] as const;
type Right = (typeof rights)[number];

/** Invites to a list, one link for each right, and states who is on it (WISH-34). */
export function ShareDialog(frame: DialogProps) {
  const t = useCopy(dialogsCopy);
  return (
    <DialogFrame {...frame} title={t.shareTitle}>
      <p>{t.shareLead}</p>
      <div>
        {rights.map((right) => (
          <Invite key={right} right={right} />
        ))}
      </div>
      <People />
    </DialogFrame>
  );
}

function Invite({ right }: { readonly right: Right }) {
  const t = useCopy(dialogsCopy);
  const { language } = useStorefront();
  const { list, origin, today } = useList();
  const { add } = useToasts();
  const isLive = useIsLive();
  const fetcher = useWishlistFetcher();
  const invite = list.invites.find((each) => each.right === right);
  const name = t.rights[right];
  const address = invite && `${origin}/myaccount/wishlist/?share_data=${encodeURIComponent(invite.shareData)}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async (text: string) => {
    try {
      // Missing without https, and refused where the visitor or the browser does not allow it.
      await navigator.clipboard.writeText(text);
      add({ tone: "success", text: t.copied });
    } catch {
      field.current?.focus();
      field.current?.select();
      add({ tone: "warning", text: t.notCopied });
    }
  };
  return (
    <section className={styles.invite} aria-label={t.linkOf(name)}>
      <h3>{name}</h3>
      <p className={styles.note}>{t.rightHints[right]}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="listId" value={list.externalId} />
        <input type="hidden" name="right" value={right} />
        {invite && address ? (
          <Stack gap={3}>
            <input type="hidden" name="inviteId" value={invite.externalId} />
            <input
              ref={field}
              className={styles.address}
              aria-label={t.linkOf(name)}
              value={address}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <p className={styles.note}>{t.endsOn(formatDay(lastDayOf(invite.endsAt), language))}</p>
            <Cluster gap={3}>
              {isLive && (
                <Button scheme="outline" size="small" onClick={() => void copy(address)}>
                  {t.copy}
                </Button>
              )}
              <Button
                type="submit"
                name="intent"
                value="revoke"
                scheme="link"
                size="small"
                aria-label={t.revokeOf(name)}
              >
                {t.revoke}
              </Button>
            </Cluster>
          </Stack>
        ) : (
          <Stack gap={3}>
            <TextInput type="date" name="endsAt" label={t.ends} hint={t.endsHint} min={today} />
            <div>
              <Button
                type="submit"
                name="intent"
                value="invite"
                scheme="outline"
                size="small"
                aria-label={t.makeLinkOf(name)}
              >
                {t.makeLink}
              </Button>
            </div>
          </Stack>
        )}
      </fetcher.Form>
    </section>
  );
}

type Person = ReturnType<typeof useList>["list"]["users"][number];

function People() {
  const t = useCopy(dialogsCopy);
  const { list } = useList();
  return (
    <section className={styles.part}>
      <h3>{t.people}</h3>
      {list.users.length < 2 ? (
        <p>{t.alone}</p>
      ) : (
        <ul className={styles.entries}>
          {list.users.map((person) => (
            <PersonLine key={person.externalId} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PersonLine({ person }: { readonly person: Person }) {
  const t = useCopy(dialogsCopy);
  const { list } = useList();
  const fetcher = useWishlistFetcher();
  const { externalId, name, right, isCaller } = person;
  const role = Object.entries(t.roles).find(([key]) => key === right)?.[1];
  return (
    <li>
      <p>
        <strong>{name}</strong> {isCaller && `(${t.you})`} <span className={styles.note}>{role}</span>
      </p>
      {right !== "creator" && !isCaller && (
        <fetcher.Form method="post">
          <input type="hidden" name="listId" value={list.externalId} />
          <input type="hidden" name="userId" value={externalId} />
          <Cluster gap={2}>
            <InlineSelect name="right" label={t.rightOf(name)} defaultValue={right.toUpperCase()}>
              {rights.map((each) => (
                <option key={each} value={each}>
                  {t.rights[each]}
                </option>
              ))}
            </InlineSelect>
            <Button type="submit" name="intent" value="person" scheme="outline" size="small">
              {t.change}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="takeOff"
              scheme="link"
              size="small"
              aria-label={t.takeOffOf(name)}
            >
              {t.takeOff}
            </Button>
            {list.isCreator && (
              <Button
                type="submit"
                name="intent"
                value="handOver"
                scheme="link"
                size="small"
                aria-label={t.handOverOf(name)}
              >
                {t.handOver}
              </Button>
            )}
          </Cluster>
        </fetcher.Form>
      )}
    </li>
  );
}
