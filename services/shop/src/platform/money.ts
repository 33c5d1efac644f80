import type { Price } from "../generated/graph.ts";
import type { Language } from "./context.ts";

/** Every storefront sells in euros (C-10). */
export const currencyCode = "EUR";

/** An amount with its tax, all in integer cents; `net + vat === gross` always holds. */
export interface TaxedAmount {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** `Intl` formatters are costly to make and free to keep; there are four languages. */
const formatters = new Map<Language, Intl.NumberFormat>();

/**
 * Integer cents as a shopper of that language reads them, e.g. `1299` → `12,99 €` in `de-DE`. A reduction has a minus sign
 * in front in every language, as the pages write it: Intl's own Swiss form is `EUR-1.60`.
 */
export function formatPrice(cents: number, language: Language): string {
  assertCents(cents);
  let formatter = formatters.get(language);
  if (formatter === undefined) {
    // Austria writes like Germany here ("12,99 €"), where Intl's own de-AT puts the sign in front.
    const locale = language === "de-AT" ? "de-DE" : language;
    formatter = new Intl.NumberFormat(locale, { style: "currency", currency: currencyCode });
    formatters.set(language, formatter);
  }
  // Safe: the double nearest to an amount below 10^13 cents prints as exactly that amount.
  const text = formatter.format(Math.abs(cents) / 100);
  return cents < 0 ? `−${text}` : text;
}

/** The graph's `Price` of an amount in integer cents. */
export function priceOf(cents: number, language: Language): Price {
  return { stringValue: formatPrice(cents, language), amount: cents, currencyCode };
}

/**
 * The one rounding rule of the shop: to whole cents, halves away from zero ("kaufmännisch", DIN 1333).
 * Computes `amount * numerator / denominator` without leaving the integers.
 * @param amount integer cents
 * @param denominator a positive integer
 */
export function scaleCents(amount: number, numerator: number, denominator: number): number {
  assertCents(amount);
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
}

/**
 * Takes the tax out of a gross amount: the tax is rounded, the net is what is left.
 * @param gross integer cents
 * @param rate tax rate in hundredths of a percent, e.g. `1900` for 19 %
 */
export function taxWithin(gross: number, rate: number): TaxedAmount {
  const vat = scaleCents(gross, rate, 10_000 + rate);
  return { net: gross - vat, vat, gross };
}

/**
 * Puts the tax on a net amount: the tax is rounded, the gross is the sum.
 * @param net integer cents
 * @param rate tax rate in hundredths of a percent, e.g. `1900` for 19 %
 */
export function taxOnTop(net: number, rate: number): TaxedAmount {
  const vat = scaleCents(net, rate, 10_000);
  return { net, vat, gross: net + vat };
}

/**
 * Splits an amount in proportion to weights, by largest remainder; the parts always add up to the amount.
 * Equal remainders go to the earlier part, so that the result is the same every time.
 * Weights that are all zero count as equal.
 * @param amount integer cents, negative for a discount
 * @param weights integers from zero up, at least one
 */
export function splitProportionally(amount: number, weights: readonly number[]): number[] {
  assertCents(amount);
  if (weights.length === 0) throw new RangeError("An amount cannot be split among no parts");
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError("Weights must be integers from zero up");
  }
  const effective = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const sum = effective.reduce((total, weight) => total + BigInt(weight), 0n);
  const magnitude = BigInt(Math.abs(amount));
  const shares = effective.map((weight, index) => {
    const product = magnitude * BigInt(weight);
    return { index, whole: product / sum, remainder: product % sum };
  });
  let missing = magnitude - shares.reduce((total, share) => total + share.whole, 0n);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (missing === 0n) break;
    share.whole += 1n;
    missing -= 1n;
  }
  // `0 - x` and not `-x`, which would turn a share of nothing into -0.
  return shares.map(({ whole }) => (amount < 0 ? 0 - Number(whole) : Number(whole)));
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`);
}
