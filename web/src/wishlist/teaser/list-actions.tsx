import { useState } from "react";
import { usePageSessionQuery } from "../../graph/generated/PageSession.ts";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { wishlistCopy } from "../copy.ts";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { LateTeaserDialogs } from "./late-dialogs.ts";
import { TeaserButtons } from "./teaser-buttons.tsx";
import { teaserCopy } from "./teaser-copy.ts";
import { teaserHref, type TeaserOpened } from "./teaser-opened.ts";

interface ListActionsProps {
  readonly listId: string;
  readonly name: string;
  /** One button with options in place of one for each. */
  readonly hasOptions: boolean;
}

/**
 * What a teaser list in a page of content can do (WISH-17). Its forms and links are those of the list's own page, which
 * answers them without scripts.
 */
export function ListActions({ listId, name, hasOptions }: ListActionsProps) {
  const t = useCopy(teaserCopy);
  const page = useCopy(wishlistCopy);
  const [opened, setOpened] = useState<TeaserOpened | null>(null);
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") setOpened({ kind: "cart", result: answer.result });
  });
  const busyWith = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
  const href = teaserHref(listId);
  const [{ data: session }] = usePageSessionQuery();
  const isClosed = useStorefront().store === "b2b" && session?.session?.visitor.state !== "LOGGED_IN";
  const wayThere = (
    <TextLink href={href} arrow aria-label={t.openOf(name)}>
      {t.open}
    </TextLink>
  );
  // The business store sells to customers only: the list's page lets them sign in first.
  if (isClosed) return wayThere;
  return (
    <>
      {hasOptions ? (
        <ButtonLink
          href={`${href}?show=options`}
          scheme="secondary"
          aria-haspopup="dialog"
          aria-label={t.optionsOf(name)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            setOpened({ kind: "options" });
          }}
        >
          {page.options}
        </ButtonLink>
      ) : (
        <fetcher.Form method="post" action={href} data-print="no">
          <input type="hidden" name="teaserId" value={listId} />
          <TeaserButtons busyWith={busyWith} />
        </fetcher.Form>
      )}
      {wayThere}
      {opened && <LateTeaserDialogs opened={opened} listId={listId} onOpen={setOpened} />}
    </>
  );
}
