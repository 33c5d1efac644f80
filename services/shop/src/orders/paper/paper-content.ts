import * as v from "valibot";
import { addressSchema } from "../../cart/address/address.types.ts";
import { seller } from "../../platform/seller.ts";
import { partOf, sharesOf } from "../fulfilment/order-money.ts";
import type { StoredOrder } from "../stored-order.ts";
import { deliverySchema } from "./deliveries.ts";

/** What an invoice or credit note says; kept with it, so that it never changes. Amounts are cents. */
export const paperContentSchema = v.object({
  kind: v.picklist(["invoice", "credit_note"]),
  /** As it is printed, e.g. `RE-0000012`. */
  paperNumber: v.string(),
  /** The invoice that a credit note belongs to; null for an invoice. */
  invoiceNumber: v.nullable(v.string()),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  orderNumber: v.number(),
  orderedAt: v.string(),
  issuedAt: v.string(),
  billingAddress: addressSchema,
  deliveryAddress: addressSchema,
  paymentMethodName: v.string(),
  orderReference: v.string(),
  buyerReference: v.nullable(v.string()),
  taxIncluded: v.boolean(),
  rows: v.array(
    v.object({
      articleNumber: v.string(),
      name: v.string(),
      quantity: v.number(),
      /** Of a piece and of all, as shown in the shop. */
      singleCents: v.number(),
      totalCents: v.number(),
      vatRate: v.number(),
      /** What vouchers took off of all, as shown; papers of earlier versions do not split it. */
      reductionCents: v.optional(v.number(), 0),
    }),
  ),
  subtotalCents: v.number(),
  promotionsSavingCents: v.number(),
  shippingCents: v.number(),
  /** VAT by rising rate. */
  taxes: v.array(v.object({ rate: v.number(), cents: v.number() })),
  totalCents: v.number(),
  /** First and last day of the membership; null for goods, and in papers of earlier versions. */
  membership: v.optional(v.nullable(v.object({ startsOn: v.string(), endsOn: v.string() })), null),
  /** When the goods left, or will; papers of earlier versions do not say so. */
  deliveries: v.optional(v.array(deliverySchema), []),
  /** What else an electronic invoice has to state; papers of earlier versions are paper alone. */
  parties: v.optional(
    v.object({
      store: v.picklist(["de", "at", "ch", "b2b"]),
      buyerEmail: v.string(),
      seller: v.object({
        name: v.string(),
        street: v.string(),
        postCode: v.string(),
        city: v.string(),
        country: v.string(),
        vatId: v.string(),
        phone: v.string(),
        email: v.string(),
      }),
      /** What was paid already when the paper was made. */
      paidCents: v.number(),
      /** VAT rate of the shipping. */
      shippingVatRate: v.number(),
    }),
  ),
});
/** What an invoice or credit note says. */
export type PaperContent = v.InferOutput<typeof paperContentSchema>;

/** Pieces of a line that a paper is about. */
export interface PaperPieces {
  readonly line: number;
  readonly count: number;
}

/** What a paper is about. */
export interface PaperSubject {
  readonly kind: PaperContent["kind"];
  readonly paperNumber: string;
  readonly invoiceNumber: string | null;
  readonly pieces: readonly PaperPieces[];
  /** Whether the cost of shipping is on it. */
  readonly withShipping: boolean;
  readonly issuedAt: Date;
  readonly deliveries?: PaperContent["deliveries"];
}

/**
 * Works out what a paper says; pure. Pieces of a line are taken in the order in which they were cancelled or credited,
 * so that an invoice and all credit notes to it end at nothing, to the cent.
 */
export function paperContentOf(order: StoredOrder, subject: PaperSubject): PaperContent {
  const { head, lines } = order;
  const shares = sharesOf(order);
  const parts = subject.pieces.flatMap(({ line: number, count }) => {
    const index = lines.findIndex(({ line }) => line === number);
    const [line, share] = [lines[index], shares.lines[index]];
    if (line === undefined || share === undefined || count === 0) return [];
    const before = line.cancelled + line.credited;
    return [{ line, count, share: partOf(share, { before, count, of: line.quantity }) }];
  });
  const shipping = subject.withShipping ? shares.shipping : { ...shares.shipping, gross: 0, vat: 0 };
  const shown = ({ gross, vat }: { gross: number; vat: number }): number => (head.taxIncluded ? gross : gross - vat);
  const subtotalCents = sum(parts.map(({ line, count }) => line.singleCents * count));
  const goods = sum(parts.map(({ share }) => shown(share)));
  const all = [...parts.map(({ share }) => share), shipping];
  return {
    kind: subject.kind,
    paperNumber: subject.paperNumber,
    invoiceNumber: subject.invoiceNumber,
    language: head.language,
    orderNumber: head.orderNumber,
    orderedAt: order.orderedAt.toISOString(),
    issuedAt: subject.issuedAt.toISOString(),
    billingAddress: head.billingAddress,
    deliveryAddress: head.deliveryAddress,
    paymentMethodName: head.paymentMethodName,
    orderReference: head.orderReference,
    buyerReference: head.buyerReference,
    taxIncluded: head.taxIncluded,
    rows: parts.map(({ line, count, share }) => ({
      articleNumber: line.articleNumber,
      name: line.name,
      quantity: count,
      singleCents: line.singleCents,
      totalCents: line.singleCents * count,
      vatRate: line.vatRate,
      reductionCents: line.singleCents * count - shown(share),
    })),
    subtotalCents,
    promotionsSavingCents: subtotalCents - goods,
    shippingCents: shown(shipping),
    taxes: [...Map.groupBy(all, ({ rate }) => rate)]
      .map(([rate, group]) => ({ rate, cents: sum(group.map(({ vat }) => vat)) }))
      .filter(({ cents }) => cents > 0)
      .toSorted((a, b) => a.rate - b.rate),
    totalCents: sum(all.map(({ gross }) => gross)),
    membership: head.membership,
    deliveries: subject.deliveries ?? [],
    parties: {
      store: head.store,
      buyerEmail: head.email,
      seller,
      paidCents: subject.kind === "invoice" ? order.paidCents - order.refundedCents : 0,
      shippingVatRate: shares.shipping.rate,
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
