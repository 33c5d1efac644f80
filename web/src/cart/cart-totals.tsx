import type { CartTotalsFragment } from "../graph/generated/CartTotals.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { SummaryList } from "../ui/summary-list/summary-list.tsx";
import styles from "./cart-totals.module.css";
import { copy } from "./copy.ts";
import { totalRows } from "./total-rows.ts";

/** What is to be paid, and what it is made of (CART-04). */
export function CartTotals({ cart }: { readonly cart: CartTotalsFragment }) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  return (
    <div className={styles.totals}>
      <SummaryList rows={totalRows(cart, t, language)} />
      {cart.totalSavings.amount > 0 && <p className={styles.saving}>{t.saving(cart.totalSavings.stringValue)}</p>}
    </div>
  );
}
