/** Numbers of things ordered by their keys, the first key first; ties in order of number. */
export function permutation<Thing>(
  things: readonly Thing[],
  keysOf: (thing: Thing, number: number) => readonly number[],
): Uint32Array {
  const keys = things.map(keysOf);
  return Uint32Array.from(things.keys()).toSorted((a, b) => compareKeys(keys[a] ?? [], keys[b] ?? []) || a - b);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
