/** Most characters of all answers that are kept: some hundred products, or sixty listings. */
const capacity = 4_000_000;
/** By text, in order of last use. */
const kept = new Map<string, unknown>();
let characters = 0;

/**
 * Reads an answer that is the same for every visitor, and gives the same value for the same text: it is read once, and
 * what was made of it can be kept by it. Whether it is still true the gateway says anew for each page.
 */
export function readShared(text: string): unknown {
  const known = kept.get(text);
  if (known !== undefined) {
    kept.delete(text);
    kept.set(text, known);
    return known;
  }
  const value: unknown = JSON.parse(text);
  if (text.length > capacity) return value;
  kept.set(text, value);
  characters += text.length;
  for (const [oldest] of kept) {
    if (characters <= capacity) break;
    kept.delete(oldest);
    characters -= oldest.length;
  }
  return value;
}
