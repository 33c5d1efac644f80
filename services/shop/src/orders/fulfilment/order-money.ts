import { splitProportionally, taxOnTop } from "../../platform/money.ts";
import type { StoredOrder } from "../stored-order.ts";

/** What a part of an order has cost, in cents. */
export interface Share {
  /** VAT rate in hundredths of a percent. */
  readonly rate: number;
  /** What was to be paid for it, VAT included. */
  readonly gross: number;
  readonly vat: number;
}

/** The order's amounts, spread over its lines and its shipping: together they are its total and its VAT, to the cent. */
export interface Shares {
  readonly lines: readonly Share[];
  readonly shipping: Share;
}

type Line = StoredOrder["lines"][number];

interface Priced {
  readonly head: StoredOrder["head"];
  readonly lines: readonly Pick<Line, "totalCents" | "promotionCents" | "vatRate">[];
}

/** An order as far as its money is concerned. */
export type BilledOrder = Pick<StoredOrder, "head" | "lines" | "papers">;

/** Spreads an order's total and VAT over its lines and its shipping. */
export function sharesOf({ head, lines }: Priced): Shares {
  const shippingRate = head.shippingVatRate ?? likelyShippingRate({ head, lines });
  const parts = [
    ...lines.map(({ totalCents, promotionCents, vatRate }) => ({ rate: vatRate, cents: totalCents - promotionCents })),
    { rate: shippingRate, cents: head.shippingCents },
  ];
  const vats = parts.map(() => 0);
  for (const { rate, cents } of head.taxes) {
    const mine = parts.flatMap((part, index) => (part.rate === rate ? [{ index, cents: part.cents }] : []));
    if (mine.length === 0) continue;
    const split = splitProportionally(
      cents,
      mine.map((part) => part.cents),
    );
    for (const [place, { index }] of mine.entries()) vats[index] = split[place] ?? 0;
  }
  const shares = parts.map(({ rate, cents }, index): Share => {
    const vat = vats[index] ?? 0;
    return { rate, vat, gross: head.taxIncluded ? cents : cents + vat };
  });
  return { lines: shares.slice(0, -1), shipping: shares.at(-1) ?? { rate: 0, vat: 0, gross: 0 } };
}

/**
 * The rate that makes shipping's VAT fit the order's: orders of earlier versions keep the sums by rate, not what belongs to
 * shipping. It was taxed at the standard rate, so the highest comes first; a rate of nothing would always fit.
 */
function likelyShippingRate({ head, lines }: Priced): number {
  const { taxes, shippingCents } = head;
  if (shippingCents === 0) return taxes[0]?.rate ?? 0;
  const fits = taxes.findLast(({ rate, cents }) => {
    const goods = lines
      .filter(({ vatRate }) => vatRate === rate)
      .reduce((sum, { totalCents, promotionCents }) => sum + totalCents - promotionCents, 0);
    const base = goods + shippingCents;
    const vat = head.taxIncluded ? Math.round((base * rate) / (10_000 + rate)) : taxOnTop(base, rate).vat;
    return Math.abs(vat - cents) <= 1;
  });
  return fits?.rate ?? taxes.at(-1)?.rate ?? 0;
}

/** The part of a share that `count` of `of` pieces have, when `before` of them had theirs already; adds up to it. */
export function partOf(share: Share, { before, count, of }: { before: number; count: number; of: number }): Share {
  const until = (cents: number, pieces: number): number => Math.floor((cents * pieces) / of);
  const between = (cents: number): number => until(cents, before + count) - until(cents, before);
  return { rate: share.rate, gross: between(share.gross), vat: between(share.vat) };
}

/** What the pieces cost that were neither cancelled nor returned, and the shipping unless all were cancelled. */
export function dueCents(order: BilledOrder): number {
  const { papers } = order;
  const credited = papers
    .filter(({ kind }) => kind === "credit_note")
    .reduce((sum, { totalCents }) => sum + totalCents, 0);
  const invoice = papers.find(({ kind }) => kind === "invoice");
  return invoice === undefined ? unbilledCents(order) : invoice.totalCents - credited;
}

/** What an order without an invoice is about: its pieces that were not cancelled, with shipping unless all were. */
function unbilledCents(order: BilledOrder): number {
  const { lines, shipping } = sharesOf(order);
  const goods = order.lines.reduce((sum, { quantity, cancelled }, index) => {
    const share = lines[index] ?? { rate: 0, gross: 0, vat: 0 };
    return sum + share.gross - partOf(share, { before: 0, count: cancelled, of: quantity }).gross;
  }, 0);
  const isAllCancelled = order.lines.every(({ quantity, cancelled }) => quantity === cancelled);
  return isAllCancelled ? 0 : goods + shipping.gross;
}

/** Whether what is due has been paid. */
export function isSettled(order: StoredOrder): boolean {
  return order.paidCents - order.refundedCents >= dueCents(order);
}
