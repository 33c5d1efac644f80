import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { showEmail } from "../lib/show-email.ts";
import { Columns } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList } from "../ui/summary-list/summary-list.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderDetail } from "./order-progress.tsx";

interface OrderFactsProps {
  readonly order: OrderDetail;
  readonly delivery: ReactNode;
  readonly billing: ReactNode;
}

/** Where an order goes, who made it, and what they wrote (ORD-05). */
export function OrderFacts({ order, delivery, billing }: OrderFactsProps) {
  const t = useCopy(detailCopy);
  // Of what was cancelled nothing is open, whether it was ever paid or not.
  const paymentOf = ({ status, isPaid, paymentMethodName }: OrderDetail): string =>
    status === "CANCELLED" ? paymentMethodName : `${paymentMethodName}, ${isPaid ? t.paid : t.unpaid}`;
  const rows: readonly (readonly [id: string, label: string, value: string])[] = [
    ["email", t.email, showEmail(order.email)],
    ["phone", t.phone, order.phone ?? ""],
    ["comment", t.comment, order.comment],
    ["paid", t.payment, paymentOf(order)],
    ["refunded", t.refunded, order.refunded.amount > 0 ? order.refunded.stringValue : ""],
  ];
  return (
    <Columns>
      {order.membership === null && (
        <Panel as="section" title={t.delivery}>
          {delivery}
        </Panel>
      )}
      <Panel as="section" title={t.billing}>
        {billing}
      </Panel>
      <Panel as="section" title={t.addresses}>
        <SummaryList facts rows={rows.flatMap(([id, label, value]) => (value === "" ? [] : [{ id, label, value }]))} />
      </Panel>
    </Columns>
  );
}
