import type { ShopLanguage } from "@chalkbox/storefront";
import { formatNumber } from "./numbers.ts";

/** How a currency stands beside an amount. */
export interface CurrencySign {
  readonly sign: string;
  readonly isBefore: boolean;
}

/**
 * The sign of a currency and its side, as prices of that language have it (ux 41): `€` behind in German, `EUR` in front in
 * Switzerland, `€` in front in English. Not asked of Intl: its first answer takes a phone 20 ms.
 * @param currency ISO 4217 code, as the graph gives it (C-10)
 */
export function currencySign(currency: string, language: ShopLanguage): CurrencySign {
  const isSwiss = language === "de-CH";
  return { sign: currency === "EUR" && !isSwiss ? "€" : currency, isBefore: isSwiss || language === "en-DE" };
}

/** An amount of whole units with its sign: `40 €`, `EUR 40`, `€40`. */
export function formatUnits(units: number, currency: string, language: ShopLanguage): string {
  const { sign, isBefore } = currencySign(currency, language);
  // Amounts are grouped in Austria as in Germany, like its prices; plain numbers are not.
  const number = formatNumber(units, language === "de-AT" ? "de-DE" : language);
  if (!isBefore) return `${number}\u00a0${sign}`;
  return sign === "€" ? sign + number : `${sign}\u00a0${number}`;
}
