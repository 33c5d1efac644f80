import type { PdfDocument } from "../../generated/graph.ts";
import { carrierName, readCarrier } from "../../orders/carriers.ts";
import { labelPdf } from "../../orders/pdf/pdf.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import { openOrder } from "../order-access.service.ts";
import { readReturns } from "../returns.store.ts";

/** A label of a return as PDF; null for unknown and foreign ones alike. @param label which one, from 1 */
export async function findLabel(
  context: ShopContext,
  hash: string,
  rma: string,
  label: number,
): Promise<PdfDocument | null> {
  const opened = await openOrder(context, hash);
  if (opened === null) return null;
  const { orderNumber } = opened.order.head;
  const made = (await readReturns(context.database.write, orderNumber)).find((one) => one.rma === rma);
  const carrier = readCarrier(made?.carrier ?? "");
  if (made === undefined || made.status === "undone" || carrier === null || label < 1 || label > made.labels)
    return null;
  return labelPdf({
    rma,
    label,
    labels: made.labels,
    carrier: carrierName(carrier),
    language: context.storefront.language,
    orderNumber,
    createdAt: made.createdAt.toISOString(),
  });
}
