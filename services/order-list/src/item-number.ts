import { readKey } from "@chalkbox/input-text/read-text";

/** Most characters of an item number. */
const most = 40;
const shape = /^[\p{L}\d][\p{L}\d/_-]*$/u;

/** An item number as it is looked up: in capitals, without blanks and dots, every dash the usual one. */
export const itemNumber = (text: string): string =>
  readKey(text.replace(/^'/u, "")).replaceAll(/[\s.]/gu, "").toUpperCase();

/** Tells item numbers by their looks from prices, positions and names. */
export function isItemNumber(text: string): boolean {
  const written = readKey(text.replace(/^'/u, ""));
  if (/\p{No}/u.test(text) || /^\d+[.,]\d{1,2}$/u.test(written)) return false;
  // Blanks part groups of digits; in words they part words.
  if (/\s/u.test(written) && !/^[\d. ]+$/u.test(written)) return false;
  const number = itemNumber(written);
  return number.length >= 4 && number.length <= most && /\d/u.test(number) && shape.test(number);
}
