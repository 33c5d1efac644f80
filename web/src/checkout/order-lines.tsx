import type { ThankYouQuery } from "../graph/generated/ThankYou.ts";
import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { LinePicture } from "../ui/picture/line-picture.tsx";
import { SummaryList, type SummaryRow } from "../ui/summary-list/summary-list.tsx";
import { confirmationCopy } from "./confirmation-copy.ts";
import styles from "./thank-you.module.css";

type ThankYouOrder = NonNullable<ThankYouQuery["getThankYouPageData"]>["order"];
interface Shown {
  readonly stringValue: string;
}
/** What is shown of an order: of the one that was just made, and of earlier ones. */
type Order = Omit<ThankYouOrder, "totalAmount" | "lines"> & {
  readonly totalAmount: Shown;
  readonly lines: readonly (Omit<ThankYouOrder["lines"][number], "singlePrice"> & { readonly singlePrice: Shown })[];
};

/** The sums of an order as rows; shipping only when it cost something. */
export function orderRows(order: Order, t: (typeof confirmationCopy)["de"]): SummaryRow[] {
  const { promotionsSaving, shippingCost, tax, taxIncluded } = order;
  return [
    { id: "subtotal", label: t.subtotal, value: order.subtotal.stringValue },
    ...(promotionsSaving.amount > 0
      ? [{ id: "discount", label: t.discount, value: `−${promotionsSaving.stringValue}`, weight: "saving" as const }]
      : []),
    ...(shippingCost.amount > 0 ? [{ id: "shipping", label: t.shipping, value: shippingCost.stringValue }] : []),
    ...(taxIncluded ? [] : [{ id: "tax", label: t.tax, value: tax.stringValue }]),
    {
      id: "total",
      label: t.total,
      value: order.totalAmount.stringValue,
      ...(taxIncluded && { note: t.taxIncluded(tax.stringValue) }),
      weight: "total" as const,
    },
  ];
}

/** Goods, sums and payment of an order, as they were when it was made. */
export function OrderLines({ order }: { readonly order: Order }) {
  const t = useCopy(confirmationCopy);
  return (
    <Panel as="section" title={t.goods}>
      <div className={styles.goods}>
        <ul className={styles.lines}>
          {order.lines.map((line) => (
            <li key={`${line.itemId} ${line.singlePrice.stringValue}`} className={styles.line}>
              <div className={styles.picture}>{line.image && <LinePicture image={line.image} />}</div>
              <div>
                <p>
                  <Link href={line.path}>{line.name}</Link>
                </p>
                <p className={styles.small}>
                  {t.pieces(line.quantity)} · {t.articleNumber} {line.sku}
                </p>
              </div>
              <p className={styles.price}>{line.totalPrice.stringValue}</p>
            </li>
          ))}
        </ul>
        <SummaryList
          rows={[
            ...orderRows(order, t),
            { id: "payment", label: t.payment, value: order.paymentMethodName },
            ...(order.orderReference === ""
              ? []
              : [{ id: "reference", label: t.reference, value: order.orderReference }]),
          ]}
        />
      </div>
    </Panel>
  );
}
