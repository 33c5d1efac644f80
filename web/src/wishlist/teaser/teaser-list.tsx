import { useState } from "react";
import type { TeaserWishlistPartsFragment } from "../../graph/generated/TeaserWishlistParts.fragment.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { amountText } from "../amount-text.ts";
import { wishlistCopy } from "../copy.ts";
import { nameOf } from "../entry-fields.tsx";
import { Replacement } from "../entry-article.tsx";
import styles from "../list-page.module.css";
import { PlainRow } from "../plain-table.tsx";
import { TableFrame } from "../table-frame.tsx";
import { TaxNote } from "../tax-note.tsx";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { WishQuantity } from "../wish-quantity.tsx";
import rows from "../wish-row.module.css";
import { LateTeaserDialogs } from "./late-dialogs.ts";
import { TeaserButtons } from "./teaser-buttons.tsx";
import { teaserCopy } from "./teaser-copy.ts";
import type { TeaserOpened } from "./teaser-opened.ts";

type Entry = TeaserWishlistPartsFragment["entries"][number];

interface TeaserListProps {
  readonly list: TeaserWishlistPartsFragment;
  /** What is open at first: what the address names, for who has no scripts. */
  readonly opens: TeaserOpened | null;
  readonly isSignedIn: boolean;
  /** The text of operators, ready to be shown. */
  readonly description: React.ReactNode;
}

/** A list that the shop made, to be adapted and put into the basket whole (WISH-15, WISH-30). */
export function TeaserList({ list, opens, isSignedIn, description }: TeaserListProps) {
  const t = useCopy(teaserCopy);
  const page = useCopy(wishlistCopy);
  const [opened, setOpened] = useState(opens);
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") setOpened({ kind: "cart", result: answer.result });
  });
  const busyWith = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
  const audience = list.audience === "school" ? t.audience.school : t.audience.consumer;
  return (
    <section className={styles.list} aria-label={list.name}>
      <div className={styles.head}>
        <div>
          <h2>
            <VisuallyHidden>{page.tableOf(list.name)}</VisuallyHidden>
          </h2>
          <p className={styles.note}>
            {audience} · {t.articles(list.entryCount)}
          </p>
        </div>
        {description}
      </div>
      {opened && <LateTeaserDialogs opened={opened} listId={list.externalId} onOpen={setOpened} />}
      <TableFrame name={list.name}>
        {list.entries.map((entry) => (
          <TeaserRow
            key={entry.externalId}
            entry={entry}
            listId={list.externalId}
            onChoose={() => setOpened({ kind: "variants", entryId: entry.externalId, result: null })}
          />
        ))}
      </TableFrame>
      <footer className={styles.totals}>
        <p className={styles.sum}>
          <span>{page.total}</span> <strong>{amountText(list.totals, page)}</strong>
        </p>
        <p className={styles.note}>
          <TaxNote />
        </p>
        <fetcher.Form method="post" data-print="no">
          <input type="hidden" name="teaserId" value={list.externalId} />
          <TeaserButtons busyWith={busyWith} />
          {isSignedIn && (
            <p>
              <Button type="submit" name="intent" value="teaserConvert" scheme="link" size="small">
                {t.convert}
              </Button>
            </p>
          )}
        </fetcher.Form>
        {!isSignedIn && (
          <p className={styles.note} data-print="no">
            {t.convertHint}
          </p>
        )}
      </footer>
    </section>
  );
}

interface TeaserRowProps {
  readonly entry: Entry;
  readonly listId: string;
  readonly onChoose: () => void;
}

/** A row of a teaser list: its quantity and its variant are the visitor's own choice, but it stays (WISH-13). */
function TeaserRow({ entry, listId, onChoose }: TeaserRowProps) {
  const page = useCopy(wishlistCopy);
  const fetcher = useWishlistFetcher();
  const { product, isSaleable, externalId } = entry;
  return (
    <PlainRow
      entry={entry}
      isBusy={fetcher.state !== "idle"}
      quantity={
        <>
          <WishQuantity entry={entry} fetcher={fetcher} deletes={false} intent="teaserReplace" />
          <span className={rows.onPaper}>{entry.quantity}</span>
        </>
      }
    >
      <Replacement entry={entry} />
      {isSaleable && product.hasMultipleItems && (
        <div className={rows.actions} data-print="no">
          <VariantLink listId={listId} entryId={externalId} name={nameOf(entry)} onOpen={onChoose}>
            {page.variant}
          </VariantLink>
        </div>
      )}
    </PlainRow>
  );
}

interface VariantLinkProps {
  readonly listId: string;
  readonly entryId: string;
  readonly name: string;
  readonly onOpen: () => void;
  readonly children: React.ReactNode;
}

function VariantLink({ listId, entryId, name, onOpen, children }: VariantLinkProps) {
  const page = useCopy(wishlistCopy);
  return (
    <ButtonLink
      href={`/lists/${listId}/?entry=${entryId}`}
      scheme="outline"
      size="small"
      aria-haspopup="dialog"
      aria-label={page.variantOf(name)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </ButtonLink>
  );
}
