import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { returnsDepot, seller } from "../../platform/seller.ts";
import { createSheet, putRule, putText } from "../../platform/pdf/sheet.ts";

/** What a label for a return says. */
export interface LabelContent {
  readonly rma: string;
  /** Which one it is, from 1, and of how many. */
  readonly label: number;
  readonly labels: number;
  readonly carrier: string;
  readonly language: Language;
  readonly orderNumber: number;
  readonly createdAt: string;
}

/** A6 across, as label printers take it. */
const size = [420, 298] as const;
const left = 28;
const wide = 364;

/** Draws a label for a return. It names no sender: who has the order's link may not know their address (C-96). */
export function drawLabel(content: LabelContent): Promise<Uint8Array> {
  const { rma, label, labels, carrier, language, orderNumber } = content;
  const title = pick(language, `Rücksendeetikett ${rma}`, `Return label ${rma}`);
  const sheet = createSheet({
    title,
    subject: pick(language, `Bestellung ${orderNumber}`, `Order ${orderNumber}`),
    language,
    size,
    margin: 20,
    createdAt: new Date(content.createdAt),
  });
  const { root } = sheet;
  let y = putText(sheet, root, "H1", title, { x: left, y: 26, width: wide, bold: true, size: 16 });
  y = putText(sheet, root, "P", `${carrier} · ${pick(language, "Paket", "Parcel")} ${label}/${labels}`, {
    x: left,
    y: y + 4,
    width: wide,
    size: 12,
  });
  putRule(sheet, { x: left, y: y + 8, width: wide });
  y = putText(sheet, root, "P", pick(language, "An:", "To:"), { x: left, y: y + 18, width: wide, size: 10 });
  y = putText(sheet, root, "P", [seller.name, ...returnsDepot].join("\n"), {
    x: left,
    y: y + 2,
    width: wide,
    bold: true,
    size: 14,
  });
  putRule(sheet, { x: left, y: y + 8, width: wide });
  putText(sheet, root, "P", pick(language, `Bestellung ${orderNumber}`, `Order ${orderNumber}`), {
    x: left,
    y: y + 16,
    width: wide,
    size: 11,
  });
  return sheet.finish();
}
