import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, formatDeliveryDay } from "../lib/dates.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SummaryList, type SummaryRow } from "../ui/summary-list/summary-list.tsx";
import { ArticleLine } from "./article-line.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderDetail } from "./order-progress.tsx";
import { ShipmentBadge } from "./status-badge.tsx";

type Shipment = OrderDetail["shipments"][number];

interface ShipmentPanelProps {
  readonly shipment: Shipment;
  /** "Shipment 1 of 2", from 1. */
  readonly number: number;
  readonly count: number;
}

/** A shipment: where it is, its papers, what is in it and what can be done with that (ORD-06). */
export function ShipmentPanel({ shipment, number, count }: ShipmentPanelProps) {
  const t = useCopy(detailCopy);
  const { invoiceLink, trackingLink, reviewUrl, items } = shipment;
  return (
    <Panel as="section" title={t.shipment(number, count)} action={<ShipmentBadge status={shipment.status} />}>
      <Stack gap={4}>
        <SummaryList facts rows={useFacts(shipment)} />
        {(trackingLink ?? invoiceLink ?? reviewUrl) !== null && (
          <Cluster gap={4}>
            {trackingLink !== null && (
              <TextLink href={trackingLink} target="_blank" rel="noopener" arrow>
                {t.track} <VisuallyHidden>{t.newWindow}</VisuallyHidden>
              </TextLink>
            )}
            {invoiceLink !== null && (
              <TextLink href={invoiceLink} download>
                {t.invoice}
              </TextLink>
            )}
            {reviewUrl !== null && items.length === 1 && <TextLink href={reviewUrl}>{t.review}</TextLink>}
          </Cluster>
        )}
        <Stack as="ul" gap={4}>
          {items.map((item) => (
            <ArticleLine key={item.lineNo} article={item}>
              {item.alreadyReturned && <Badge>{t.returned}</Badge>}
              {item.returnable && !item.alreadyReturned && <Badge tone="tint">{t.returnable}</Badge>}
              {item.reviewUrl !== null && items.length > 1 && (
                <TextLink href={item.reviewUrl} aria-label={t.reviewOf(item.name)}>
                  {t.review}
                </TextLink>
              )}
            </ArticleLine>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Carrier, days and number of a shipment, as far as they are known. */
function useFacts(shipment: Shipment): readonly SummaryRow[] {
  const t = useCopy(detailCopy);
  const { language } = useStorefront();
  const { carrier, shippedAt, deliveredAt, expectedDeliveryDate, trackingCode } = shipment;
  const rows: readonly (readonly [id: string, label: string, value: string | null])[] = [
    ["carrier", t.carrier, carrier],
    ["shipped", t.shipped, shippedAt && formatDay(dayOf(shippedAt), language)],
    [
      "expected",
      t.expected,
      deliveredAt === null && expectedDeliveryDate !== null ? formatDeliveryDay(expectedDeliveryDate, language) : null,
    ],
    ["delivered", t.delivered, deliveredAt && formatDay(dayOf(deliveredAt), language)],
    ["tracking", t.tracking, trackingCode],
  ];
  return rows.flatMap(([id, label, value]) => (value === null ? [] : [{ id, label, value }]));
}
