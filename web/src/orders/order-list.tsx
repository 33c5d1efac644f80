import type { OrderListQuery } from "../graph/generated/OrderList.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, formatDeliveryDay } from "../lib/dates.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { LinePicture } from "../ui/picture/line-picture.tsx";
import { ordersCopy } from "./copy.ts";
import { orderPath } from "./order-search.ts";
import styles from "./orders.module.css";
import { OrderBadge } from "./status-badge.tsx";
import { statusCopy } from "./status-copy.ts";

type Order = OrderListQuery["getOrdersV2"]["orders"][number];

/** Lines that an entry names; the others are counted. */
const shownLines = 3;

/** A page of orders, newest first. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <Stack as="ul" gap={4}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <Entry order={order} />
        </li>
      ))}
    </Stack>
  );
}

function Entry({ order }: { readonly order: Order }) {
  const t = useCopy(ordersCopy);
  const { language } = useStorefront();
  const { orderId, orderedAt, totalAmount, shipments, lines } = order;
  const hidden = lines.length - shownLines;
  return (
    <Panel as="article" title={t.order(orderId)} action={<OrderBadge order={order} />}>
      <div className={styles.entry}>
        <p className={styles.small}>
          {t.orderedAt(formatDay(dayOf(orderedAt), language))} · {t.total}{" "}
          <strong className={styles.amount}>{totalAmount.stringValue}</strong>
        </p>
        {shipments.length > 0 && (
          <ul>
            {shipments.map((shipment) => (
              <li key={shipment.shipmentId}>
                <ShipmentNews shipment={shipment} order={order} />
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.goods}>
          {lines.slice(0, shownLines).map(({ lineNo, name, quantity, image }) => (
            <li key={lineNo} className={styles.good}>
              <span className={styles.picture}>{image && <LinePicture image={image} />}</span>
              <span>
                {quantity} × {name}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <span className={styles.small}>{hidden > 0 && t.more(hidden)}</span>
          <ButtonLink href={orderPath(orderId)} scheme="outline" size="small">
            <span aria-hidden>{t.details}</span>
            <VisuallyHidden>{t.detailsOf(orderId)}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}

/** Where a shipment is, in a line. */
function ShipmentNews({ shipment, order }: { readonly shipment: Order["shipments"][number]; readonly order: Order }) {
  const t = useCopy(statusCopy);
  const { language } = useStorefront();
  const { status, carrier, deliveredAt, expectedDeliveryDate } = shipment;
  if (deliveredAt !== null) {
    // An order of which pieces are still on their way is not delivered, whatever has arrived of it.
    const news = order.status === "DELIVERED" ? t.delivered : t.partDelivered;
    return <>{news(formatDay(dayOf(deliveredAt), language))}</>;
  }
  const expected =
    expectedDeliveryDate === null ? "" : ` – ${t.expected(formatDeliveryDay(expectedDeliveryDate, language))}`;
  return (
    <>
      {t.shipments[status]} {t.by(carrier)}
      {expected}
    </>
  );
}
