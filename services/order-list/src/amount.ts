import { readKey } from "@chalkbox/input-text/read-text";

/** A whole number, in groups of three where blanks or apostrophes part them, with a fraction of one or two zeros at most. */
const plain = /^(\d{1,9}|\d{1,3}(?:[ '’]\d{3}){1,2})(?:[.,]0{1,2})?$/u;
/** Groups parted by point or comma count where the other one shows which is which. */
const grouped = /^(\d{1,3}(?:\.\d{3}){1,2}),0{1,2}$|^(\d{1,3}(?:,\d{3}){1,2})\.0{1,2}$/u;
/** Words for pieces; packs, boxes and sets are none. */
const unit = /\s*(?:x|×|st\.?|stk\.?|stck\.?|stück|pcs?\.?|pieces?)$/iu;

/** A text that may be an amount as one that is none: for figures of which it is not sure what they count. */
export const unclear = (text: string): string => (readAmount(text) === null ? text : `${text} ?`);

/**
 * The pieces that a text states, null where it is not sure which: `12`, `12 Stück`, `12x`, `10,00`, `1 000` and
 * `1.000,00` are understood; `1.000`, which is one piece or a thousand, `2,5`, `-5`, `1e3` and `4 VE` are not.
 */
export function readAmount(text: string): number | null {
  // Raised digits are notes of a page: `12³` is not 123.
  if (/\p{No}/u.test(text)) return null;
  const written = readKey(text).replace(unit, "");
  const [, whole] = plain.exec(written) ?? [];
  const [, points, commas] = grouped.exec(written) ?? [];
  const digits = (whole ?? points ?? commas)?.replaceAll(/\D/gu, "");
  return digits === undefined ? null : Number(digits);
}
