import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Link } from "../ui/link/link.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { TrashIcon } from "../ui/icon/interface-icons.tsx";
import { wishlistCopy } from "./copy.ts";
import { Replacement } from "./entry-article.tsx";
import { EntryFields, nameOf, pathOf } from "./entry-fields.tsx";
import { type Entry, type PlainEntry, useList } from "./list-context.ts";
import { PlainRow } from "./plain-table.tsx";
import { Opener } from "./opener.tsx";
import { RowComments } from "./row-comments.tsx";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";
import { WishPicture } from "./wish-picture.tsx";
import { WishQuantity } from "./wish-quantity.tsx";
import { roles } from "./table-roles.ts";
import styles from "./wish-row.module.css";

/** A row of the table (WISH-02): what it is, how many, what that costs. */
export function WishRow({ entry }: { readonly entry: Entry }) {
  const t = useCopy(wishlistCopy);
  const { list, isSignedIn, open } = useList();
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") open({ name: "cart", result: answer.result });
    if (answer.kind === "done" && answer.emptied === true) open({ name: "remove", entryId: null });
  });
  const isBusy = fetcher.state !== "idle";
  const intent = fetcher.formData?.get("intent");
  const { isEditor, externalId: listId } = list;
  const { isSaleable, externalId: entryId, product, soldItem } = entry;
  const name = nameOf(entry);
  const needsVariant = product.hasMultipleItems && entry.itemId === null;
  const isBelowMinimum = entry.quantity < soldItem.minimumOrderQuantity;
  return (
    <PlainRow
      entry={entry}
      isBusy={isBusy}
      quantity={
        isEditor ? (
          <>
            <WishQuantity listId={listId} entry={entry} fetcher={fetcher} deletes intent="quantity" />
            <span className={styles.onPaper}>{entry.quantity}</span>
          </>
        ) : (
          entry.quantity
        )
      }
    >
      <Replacement entry={entry} />
      <CartNotes entry={entry} />
      <RowComments entry={entry} />
      <div className={styles.actions} data-print="no">
        {isSaleable && needsVariant && isEditor && (
          <Opener dialog="variants" entryId={entryId} scheme="outline" label={t.variantOf(name)}>
            {t.variant}
          </Opener>
        )}
        {isSaleable && !needsVariant && (
          <fetcher.Form
            method="post"
            onSubmit={(event) => {
              if (!isBelowMinimum) return;
              event.preventDefault();
              open({ name: "minimum", entryId });
            }}
          >
            <EntryFields listId={listId} entry={entry} quantity={entry.quantity} />
            <Button
              type="submit"
              name="intent"
              value="toCart"
              scheme="outline"
              size="small"
              aria-label={isBusy ? undefined : t.toCartOf(name)}
              busyText={isBusy && intent === "toCart" ? t.adding : undefined}
            >
              <BasketIcon size={18} /> {t.toCart}
            </Button>
          </fetcher.Form>
        )}
        {isSaleable && !needsVariant && product.hasMultipleItems && isEditor && (
          <Opener dialog="variants" entryId={entryId} label={t.variantOf(name)}>
            {t.variant}
          </Opener>
        )}
        {isSaleable && isSignedIn && (
          <Opener dialog="entry" entryId={entryId} label={t.optionsOf(name)}>
            {t.options}
          </Opener>
        )}
        {isEditor && (
          <fetcher.Form method="post">
            <EntryFields listId={listId} entry={entry} quantity={entry.quantity} />
            <Button type="submit" name="intent" value="remove" scheme="link" size="small" aria-label={t.removeOf(name)}>
              <TrashIcon size={16} /> {t.remove}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </PlainRow>
  );
}

/** What came of putting it into the basket last; it is the page's answer where there are no dialogs. */
function CartNotes({ entry }: { readonly entry: Entry }) {
  const t = useCopy(wishlistCopy);
  const { variantsToChoose, quantityChanged, maxInCart, countAddedToCart } = entry.options;
  if (variantsToChoose) return <p className={styles.note}>{t.gotVariants}</p>;
  if (quantityChanged) return <p className={styles.note}>{t.gotQuantity(countAddedToCart)}</p>;
  // Of what is sold out the row states already why none is in the basket.
  if (maxInCart && entry.isSaleable) return <p className={styles.note}>{t.gotMax}</p>;
  return countAddedToCart > 0 && <p className={styles.note}>{t.got(countAddedToCart)}</p>;
}

/** What was removed, as a tile that leads to it (TILE-05), at its old place, with the way back (WISH-07, WISH-08). */
export function RemovedRow({ entry }: { readonly entry: PlainEntry }) {
  const t = useCopy(wishlistCopy);
  const { list } = useList();
  const fetcher = useWishlistFetcher();
  const name = nameOf(entry);
  const isBusy = fetcher.state !== "idle";
  return (
    <tr {...roles.row} className={styles.removed} data-print="no" aria-busy={isBusy || undefined}>
      <td {...roles.cell} colSpan={3}>
        <fetcher.Form method="post" className={styles.restore}>
          <span className={styles.instead}>
            <span className={styles.insteadPicture}>
              <WishPicture image={entry.image} />
            </span>
            <span>
              <Link href={pathOf(entry)}>{name}</Link>
              <span className={styles.note}>
                {" "}
                {entry.item?.variantInfoList.map(({ label, value }) => `${label}: ${value} · `)}
                {t.removedRow}
              </span>
            </span>
          </span>
          <EntryFields listId={list.externalId} entry={entry} quantity={entry.quantity} />
          <Button
            type="submit"
            name="intent"
            value="restore"
            scheme="secondary"
            size="small"
            aria-label={isBusy ? undefined : t.restoreOf(name)}
            busyText={isBusy ? t.updating : undefined}
          >
            {t.restore}
          </Button>
        </fetcher.Form>
      </td>
    </tr>
  );
}
