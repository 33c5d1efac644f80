import type { FreeDeliveryPartsFragment } from "../graph/generated/FreeDeliveryParts.fragment.ts";
import { defineCopy, useCopy } from "../lib/copy.ts";
import styles from "./free-delivery.module.css";

const copy = defineCopy({
  de: {
    missing: (amount: string) => `Noch ${amount} bis zur kostenlosen Lieferung`,
    reached: "Ihre Bestellung wird kostenlos geliefert.",
    progress: (from: string) => `Warenwert bis zur kostenlosen Lieferung ab ${from}`,
  },
  en: {
    missing: (amount: string) => `${amount} more for free delivery`,
    reached: "Your order is delivered free of charge.",
    progress: (from: string) => `Value of goods towards free delivery from ${from}`,
  },
});

/** What is missing to free delivery, and how much of the way is done. */
export function FreeDelivery({ freeDelivery }: { readonly freeDelivery: FreeDeliveryPartsFragment }) {
  const t = useCopy(copy);
  const { from, missing } = freeDelivery;
  return (
    <div className={styles.free}>
      <p>{missing.amount > 0 ? t.missing(missing.stringValue) : t.reached}</p>
      <progress
        className={styles.progress}
        max={from.amount}
        value={from.amount - missing.amount}
        aria-label={t.progress(from.stringValue)}
      />
    </div>
  );
}
