/** What people write before an order number. */
const label = /^(?:art(?:ikel)?|bestell?|best|order|item|product|produkt|sku|nr|no|nummer|number|[\s.:#-])+/i;

/**
 * The order numbers that a search may be, most likely first: upper case, as "Art.-Nr. 919 973" or "ab-77" are typed.
 * @returns none for what is no order number, such as words
 */
export function orderNumbersOf(query: string): string[] {
  const bare = query.trim().replace(label, "").toUpperCase();
  // "919 973" is one number; "Heft A4" is none.
  const joined = /^[\d\s./-]+$/.test(bare) ? bare.replaceAll(/[\s./]/g, "") : bare;
  const numbers = [joined, joined.replaceAll("-", "")];
  return [...new Set(numbers)].filter((number) => /^(?=.*\d)[0-9A-Z-]{4,16}$/.test(number));
}
