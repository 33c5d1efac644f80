import { localeOf } from "./locale.ts";

/** A language of the shop (STORE-01..05). */
export type ShopLanguage = "de-DE" | "de-AT" | "de-CH" | "en-DE";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes an amount as shoppers of that language read it.
 * @param cents integer cents; negative for reductions
 * @param currency ISO 4217 code; every storefront sells in EUR (C-10)
 * @throws RangeError when `cents` is not an integer: a fraction of a cent is a bug of the caller
 */
export function formatMoney(cents: number, language: ShopLanguage, currency = "EUR"): string {
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
