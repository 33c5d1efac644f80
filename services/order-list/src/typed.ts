import { readAmount, unclear } from "./amount.ts";
import { isItemNumber } from "./item-number.ts";

/** Number and amount of a line, as they were written. */
export interface Stated {
  readonly orderNumber: string;
  readonly amount: string;
}

const times = /^[x×]$/iu;

/**
 * A line as people type it, with blanks between: `157096 10`, `157096`, which is one piece, `10x 157096`, `10 x 157096`,
 * `157096 10 Stück`. What is more than that is kept as one text, and no amount.
 */
export function readTyped(text: string): Stated {
  const words = text.split(/\s+/u);
  const [first = "", second = "", third = ""] = words;
  if (words.length === 1) return { orderNumber: text, amount: isItemNumber(text) ? "1" : "" };
  const isPieces = (word: string): boolean => readAmount(word) !== null;
  const hasUnit = (word: string): boolean => isPieces(word) && !/^\d+$/u.test(word);
  if (words.length === 2) {
    const isTurned = hasUnit(first) || (!isItemNumber(first) && isPieces(first) && isItemNumber(second));
    return isTurned ? { orderNumber: second, amount: first } : { orderNumber: first, amount: second };
  }
  if (words.length === 3) {
    if (times.test(second) && isItemNumber(first) !== isItemNumber(third)) {
      return isItemNumber(first) ? { orderNumber: first, amount: third } : { orderNumber: third, amount: first };
    }
    const unit = `${second} ${third}`;
    if (isItemNumber(first) && !/\d/u.test(third) && isPieces(unit)) return { orderNumber: first, amount: unit };
    const before = `${first} ${second}`;
    if (isItemNumber(third) && !/\d/u.test(second) && isPieces(before)) return { orderNumber: third, amount: before };
  }
  const at = text.search(/\s/u);
  return isItemNumber(first)
    ? { orderNumber: first, amount: unclear(text.slice(at).trim()) }
    : { orderNumber: text, amount: "" };
}
