import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, formatDeliveryDay } from "../lib/dates.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { stateCopy } from "./state-copy.ts";
import styles from "./returns.module.css";

/** Where an order is, for those who have only its number and a postcode: no name and no address (C-96). */
export function OrderState({ order }: { readonly order: ReturnOrder }) {
  const t = useCopy(returnCopy);
  const words = useCopy(stateCopy);
  return (
    <Panel as="section" tone="tint" title={t.state} action={<strong>{words.orders[order.status]}</strong>}>
      {order.shipments.length === 0 ? (
        <p>{words.explained[order.status]}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {order.shipments.map((shipment) => (
            <li key={shipment.shipmentId}>
              <Shipment shipment={shipment} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function Shipment({ shipment }: { readonly shipment: ReturnOrder["shipments"][number] }) {
  const words = useCopy(stateCopy);
  const { language } = useStorefront();
  const { status, carrier, deliveredAt, expectedDeliveryDate, trackingLink, trackingCode } = shipment;
  const when =
    deliveredAt === null
      ? expectedDeliveryDate && words.expected(formatDeliveryDay(expectedDeliveryDate, language))
      : words.on(formatDay(dayOf(deliveredAt), language));
  return (
    <p>
      {words.shipments[status]} ({carrier}){when !== null && `, ${when}`}{" "}
      {trackingLink !== null && (
        <TextLink href={trackingLink} target="_blank" rel="noopener" className={styles.small}>
          {words.track(trackingCode ?? "")} <VisuallyHidden>{words.newWindow}</VisuallyHidden>
        </TextLink>
      )}
    </p>
  );
}
