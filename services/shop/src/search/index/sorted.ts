/** The first place of a sorted list where something holds, and from there on; its length when it never does. */
export function firstWhere(length: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Whether a term comes before an end, read from the last letter. */
export function endsBefore(term: string, end: string): boolean {
  for (let at = 1; at <= end.length; at += 1) {
    if (at > term.length) return true;
    const [one, other] = [term.charCodeAt(term.length - at), end.charCodeAt(end.length - at)];
    if (one !== other) return one < other;
  }
  return false;
}
