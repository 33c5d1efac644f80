import { scaleCents, splitProportionally, taxOnTop, taxWithin } from "../platform/money.ts";

/** A line as far as money is concerned. */
export interface PricedLine {
  /** Price of a piece in cents: with VAT for consumers, without for businesses. */
  readonly unitCents: number;
  /** What a piece cost before a reduction, in cents; the same as `unitCents` when it is not reduced. */
  readonly regularUnitCents: number;
  readonly quantity: number;
  /** VAT rate in hundredths of a percent. */
  readonly vatRate: number;
}

/** What is added up. */
export interface TotalsInput {
  readonly lines: readonly PricedLine[];
  /** Hundredths of a percent that a voucher takes off the goods; 0 without one. Never more than the goods cost. */
  readonly discountRate: number;
  /** Cents, like prices with or without VAT. */
  readonly shippingCents: number;
  readonly taxIncluded: boolean;
}

/** VAT of one rate, in cents. */
export interface RateTax {
  readonly rate: number;
  readonly cents: number;
}

/** The sums of a cart in cents: `total = subtotal - promotionsSaving + shipping (+ tax, unless it is included)`. */
export interface Totals {
  readonly subtotal: number;
  readonly promotionsSaving: number;
  /** Share of `promotionsSaving` of each line, in the order of the lines. */
  readonly lineSavings: readonly number[];
  readonly shipping: number;
  /** VAT rate of shipping in hundredths of a percent: that of the goods. */
  readonly shippingVatRate: number;
  readonly tax: number;
  /** By rising rate; adds up to `tax`. Rates without any amount are left out. */
  readonly taxes: readonly RateTax[];
  readonly total: number;
  /** `promotionsSaving` and what reduced prices save. */
  readonly totalSavings: number;
  readonly taxIncluded: boolean;
}

/** Hundredths of a percent in a whole. */
const wholeRate = 10_000;

/**
 * Adds up a cart. Rounding happens in two places only: the discount of the whole cart, and the VAT of each rate on
 * the sum of all that is taxed at it. Everything else is integer sums, so that the parts always make the total.
 */
export function totalsOf(input: TotalsInput): Totals {
  const amounts = input.lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const subtotal = sum(amounts);
  const discountRate = Math.min(Math.max(input.discountRate, 0), wholeRate);
  const promotionsSaving = scaleCents(subtotal, discountRate, wholeRate);
  const lineSavings = amounts.length === 0 ? [] : splitProportionally(promotionsSaving, amounts);
  const goods = input.lines.map(({ vatRate }, index) => ({
    rate: vatRate,
    cents: (amounts[index] ?? 0) - (lineSavings[index] ?? 0),
  }));
  const shippingVatRate = shippingRate(goods);
  const taxes = taxesOf([...goods, { rate: shippingVatRate, cents: input.shippingCents }], input.taxIncluded);
  const tax = sum(taxes.map(({ cents }) => cents));
  const reductions = sum(
    input.lines.map((line) => Math.max(0, line.regularUnitCents - line.unitCents) * line.quantity),
  );
  return {
    subtotal,
    promotionsSaving,
    lineSavings,
    shipping: input.shippingCents,
    shippingVatRate,
    tax,
    taxes,
    total: subtotal - promotionsSaving + input.shippingCents + (input.taxIncluded ? 0 : tax),
    totalSavings: promotionsSaving + reductions,
    taxIncluded: input.taxIncluded,
  };
}

/**
 * Shipping is taxed like the goods that it brings, so that an order has one country's rates; at the highest of them where
 * there are several. What costs nothing counts only where nothing else is shipped.
 */
function shippingRate(goods: readonly RateTax[]): number {
  const paid = goods.filter(({ cents }) => cents > 0);
  return Math.max(0, ...(paid.length > 0 ? paid : goods).map(({ rate }) => rate));
}

function taxesOf(parts: readonly RateTax[], taxIncluded: boolean): RateTax[] {
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, group]) => ({ rate, base: sum(group.map(({ cents }) => cents)) }))
    .filter(({ base }) => base > 0)
    .toSorted((a, b) => a.rate - b.rate)
    .map(({ rate, base }) => ({ rate, cents: (taxIncluded ? taxWithin(base, rate) : taxOnTop(base, rate)).vat }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
