/** Sets of row numbers as bits, 32 rows a word: intersections of whole catalogues cost a few microseconds. */
export type BitSet = Uint32Array;

/** The empty set for `size` rows. */
export const emptySet = (size: number): BitSet => new Uint32Array((size + 31) >>> 5);

/** Puts a row into the set. */
export function addRow(set: BitSet, row: number): void {
  const word = row >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (row & 31));
}

/** Whether a row is in the set. */
export const hasRow = (set: BitSet, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** Takes every row out of `target` that is not in `other`. */
export function intersect(target: BitSet, other: BitSet): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** Puts every row of `other` into `target`. */
export function unite(target: BitSet, other: BitSet): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** The rows from `first` to `last`, both included, of `size` rows. */
export function rangeSet(size: number, first: number, last: number): BitSet {
  const set = emptySet(size);
  if (last < first) return set;
  const firstWord = first >>> 5;
  const lastWord = last >>> 5;
  set.fill(0xffff_ffff, firstWord, lastWord + 1);
  // A shift by 32 is a shift by 0 in JavaScript: the full last word is left alone.
  set[firstWord] = (set[firstWord] ?? 0) & (0xffff_ffff << (first & 31));
  if ((last & 31) !== 31) set[lastWord] = (set[lastWord] ?? 0) & ~(0xffff_ffff << ((last & 31) + 1));
  return set;
}

/** Number of bits set in a word. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

/** Number of rows that both sets hold. */
export function countCommon(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) {
    const both = (a[word] ?? 0) & (b[word] ?? 0);
    if (both !== 0) count += bitsIn(both);
  }
  return count;
}

/** Calls `visit` with every row of the set, in ascending order. */
export function forEachRow(set: BitSet, visit: (row: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let rest = set[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit((word << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}
