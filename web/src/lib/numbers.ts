import type { ShopLanguage } from "@chalkbox/storefront";

/* What Intl writes, but for English. It takes its first number on a page 20 ms of a phone to find that out; prices come written. */
const marks: Readonly<Record<ShopLanguage, { readonly group: string; readonly decimal: string }>> = {
  "de-DE": { group: ".", decimal: "," },
  "de-AT": { group: "\u00a0", decimal: "," },
  "de-CH": { group: "’", decimal: "." },
  // As its prices: Intl's own en-DE writes them in English and numbers in German.
  "en-DE": { group: ",", decimal: "." },
};

/** A number as shoppers of that language read it: whole ones as they are, others with two decimals: `1.204`, `64,90`. */
export function formatNumber(value: number, language: ShopLanguage): string {
  const { group, decimal } = marks[language];
  const [whole = "", fraction] = value.toFixed(Number.isInteger(value) ? 0 : 2).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
