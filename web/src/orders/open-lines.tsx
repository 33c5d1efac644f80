import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { ArticleLine } from "./article-line.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderDetail } from "./order-progress.tsx";

type Line = OrderDetail["lines"][number];

/** Pieces that are in no shipment yet: those that are not cancelled. */
export function openLines({ lines, shipments }: Pick<OrderDetail, "lines" | "shipments">): readonly Line[] {
  const packed = (lineNo: number): number =>
    shipments
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.lineNo === lineNo ? item.quantity : 0), 0);
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.cancelledQuantity - packed(line.lineNo);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Pieces that were cancelled before they left. */
const cancelledLines = ({ lines }: Pick<OrderDetail, "lines">): readonly Line[] =>
  lines.flatMap((line) => (line.cancelledQuantity > 0 ? [{ ...line, quantity: line.cancelledQuantity }] : []));

/** What has not left yet, and what never will: no piece of an order is on its page without a word about it. */
export function OpenLines({ order }: { readonly order: OrderDetail }) {
  const t = useCopy(detailCopy);
  const { language } = useStorefront();
  const open = openLines(order);
  const span = formatDeliverySpan(order.deliveryFrom, order.deliveryUntil, language);
  const cancelled = cancelledLines(order);
  return (
    <>
      {open.length > 0 && (
        <Panel as="section" title={t.open}>
          <Stack gap={4}>
            <p>{(order.bankTransfer ? t.openTextOncePaid : t.openText)(span)}</p>
            <Articles lines={open} />
          </Stack>
        </Panel>
      )}
      {cancelled.length > 0 && (
        <Panel as="section" tone="sunken" title={t.cancelled}>
          <Articles lines={cancelled} />
        </Panel>
      )}
    </>
  );
}

const Articles = ({ lines }: { readonly lines: readonly Line[] }) => (
  <Stack as="ul" gap={4}>
    {lines.map((line) => (
      <ArticleLine key={line.lineNo} article={line} />
    ))}
  </Stack>
);
