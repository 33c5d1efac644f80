/**
 * Edits that turn one word into another: a letter added, left out, changed, or two neighbours swapped (optimal string
 * alignment). Gives up as soon as it is sure to need more than `max`.
 * @returns the number of edits, `max + 1` when there are more
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  if (max === 0) return a === b ? 0 : 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let edits = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

/** A word with each of its doubled letters once: "schere" for "scheere". */
export const withoutDoubles = (word: string): string => (doubled.test(word) ? word.replaceAll(doubles, "$1") : word);

const doubled = /(.)\1/u;
const doubles = /(.)\1+/gu;
