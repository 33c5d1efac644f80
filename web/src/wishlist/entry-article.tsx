import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { Delivery } from "../ui/product-tile/delivery.tsx";
import { wishlistCopy } from "./copy.ts";
import { deliveryOf } from "./delivery-of.ts";
import { nameOf } from "./entry-fields.tsx";
import type { PlainEntry } from "./list-context.ts";
import { WishBadges, WishPicture } from "./wish-picture.tsx";
import styles from "./wish-row.module.css";

/** What an entry is, with what can be done about it: the first column of the table (WISH-02). */
export function EntryArticle({ entry, children }: { readonly entry: PlainEntry; readonly children?: ReactNode }) {
  const t = useCopy(wishlistCopy);
  const { item, product, soldItem, isSaleable } = entry;
  return (
    <div className={styles.article}>
      <div className={styles.photo}>
        <div className={styles.picture}>
          <WishPicture image={entry.image} />
        </div>
        <WishBadges product={soldItem.product} />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link href={item?.path ?? product.path}>{nameOf(entry)}</Link>
        </h3>
        <p className={styles.note}>
          {item?.variantInfoList.map(({ label, value }) => `${label}: ${value} · `)}
          {!item && product.hasMultipleItems ? t.noVariant : t.orderNumber(soldItem.orderNumber)}
        </p>
        {soldItem.deliveryStatusText !== "" ? (
          <Delivery {...deliveryOf(soldItem.deliveryStatusText, soldItem.deliveryStatusColor)} />
        ) : (
          !isSaleable && <p className={styles.unavailable}>{t.outOfStock}</p>
        )}
        {children}
      </div>
    </div>
  );
}

/** What to buy instead of what is sold out (WISH-04). */
export function Replacement({ entry }: { readonly entry: PlainEntry }) {
  const t = useCopy(wishlistCopy);
  const { replacement } = entry;
  if (entry.isSaleable) return null;
  if (!replacement) return <p className={styles.soldOut}>{t.soldOut}</p>;
  return (
    <div className={styles.replacement}>
      <p className={styles.soldOut}>{t.insteadTitle}</p>
      <p className={styles.instead}>
        <span className={styles.insteadPicture}>
          <WishPicture image={replacement.image} />
        </span>
        <Link href={replacement.path}>{replacement.name}</Link>
        <span data-price-until={replacement.priceHeldUntil ?? ""}>{replacement.tilePrice.currentPrice}</span>
      </p>
    </div>
  );
}
