import type { ShopLanguage } from "@chalkbox/storefront";
import { localeOf } from "./locale.ts";

/** What every storefront sells in, Switzerland included (C-10): prices that come without a currency are in it. */
export const shopCurrency = "EUR";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes an amount as shoppers of that language read it.
 * @param cents integer cents; negative for reductions
 * @param currency ISO 4217 code; left out: {@link shopCurrency}
 * @throws RangeError when `cents` is not an integer: a fraction of a cent is a bug of the caller
 */
export function formatMoney(cents: number, language: ShopLanguage, currency: string = shopCurrency): string {
  if (!Number.isInteger(cents)) throw new RangeError(`money is integer cents, got ${cents}`);
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    const locale = localeOf(language);
    // Austria writes like Germany here ("12,99 €"), where Intl's de-AT puts the sign first.
    format = new Intl.NumberFormat(locale === "de-AT" ? "de-DE" : locale, { style: "currency", currency });
    formats.set(key, format);
  }
  return format.format(cents / 100);
}
