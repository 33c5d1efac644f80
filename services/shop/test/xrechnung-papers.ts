import { type PaperSubject, paperContentOf } from "../src/orders/paper/paper-content.ts";
import type { StoredOrder } from "../src/orders/stored-order.ts";
import { isElectronic, xrechnung } from "../src/orders/xrechnung/xrechnung.ts";
import { aStoredLine, aStoredOrder } from "./order-draft.ts";

/** An authority's order with two rates of VAT, a voucher and shipping. */
const order = aStoredOrder({
  head: {
    ...aStoredOrder().head,
    store: "b2b",
    taxIncluded: false,
    buyerReference: "04011000-12345-34",
    subtotalCents: 2_999,
    promotionsSavingCents: 200,
    shippingCents: 500,
    taxes: [
      { rate: 700, cents: 70 },
      { rate: 1_900, cents: 437 },
    ],
    taxCents: 507,
    totalCents: 3_806,
  },
  lines: [
    aStoredLine({ singleCents: 1_000, totalCents: 2_000, promotionCents: 200 }),
    aStoredLine({ line: 1, quantity: 3, singleCents: 333, totalCents: 999, promotionCents: 0, vatRate: 700 }),
  ],
});

/** The invoice over all of the order as XML, or another paper of it. */
export function electronicPaper(
  changes: Partial<PaperSubject> = {},
  delivered: Partial<typeof order.head.deliveryAddress> = {},
  ordering: Partial<typeof order.head> = {},
): string {
  const { head } = order;
  const deliveryAddress = { ...head.deliveryAddress, ...delivered };
  const ordered = { ...order, head: { ...head, deliveryAddress, ...ordering } };
  const pieces = [
    { line: 0, count: 2 },
    { line: 1, count: 3 },
  ];
  return paperAsXml(ordered, { pieces, deliveries: [aDelivery("2026-11-23")], ...changes });
}

/** A paper of a business's order as XML: its invoice unless changed. */
export function paperAsXml(
  ordered: StoredOrder,
  changes: Pick<PaperSubject, "pieces"> & Partial<PaperSubject>,
): string {
  const content = paperContentOf(ordered, {
    kind: "invoice",
    paperNumber: "RE-0000001",
    invoiceNumber: null,
    withShipping: true,
    issuedAt: new Date("2026-11-23T10:00:00Z"),
    ...changes,
  });
  if (!isElectronic(content)) throw new Error("There is no electronic form of it");
  return xrechnung(content);
}

/** An invoice of goods without VAT, beside others. */
export function paperWithoutVat(): string {
  const { head } = order;
  const lines = order.lines.map((line) => (line.line === 1 ? { ...line, vatRate: 0 } : line));
  const taxes = [{ rate: 1_900, cents: 437 }];
  const ordered = { ...order, lines, head: { ...head, taxes, taxCents: 437, totalCents: 3_736 } };
  const pieces = [
    { line: 0, count: 2 },
    { line: 1, count: 3 },
  ];
  return paperAsXml(ordered, { pieces, deliveries: [aDelivery("2026-11-23")] });
}

/** Goods that leave on a day. */
export const aDelivery = (day: string) => ({ day, isExpected: false, pieces: [] });

/** A credit note for one piece of the order's invoice. */
export const aCreditNote = {
  kind: "credit_note",
  paperNumber: "GS-0000001",
  pieces: [{ line: 0, count: 1 }],
  withShipping: false,
  invoiceNumber: "RE-0000001",
  deliveries: [],
} as const satisfies Partial<PaperSubject>;

/** Every kind of paper that there is in electronic form. */
export const electronicPapers: Readonly<Record<string, string>> = {
  "an invoice of goods that left on one day": electronicPaper(),
  "an invoice of goods that leave on several days": electronicPaper({
    deliveries: [aDelivery("2026-11-23"), aDelivery("2026-11-26")],
  }),
  "an invoice with goods of no VAT": paperWithoutVat(),
  "a credit note": electronicPaper(aCreditNote),
};
