/**
 * Shortens at a word's end and adds an ellipsis; the result is at most `limit` characters long.
 * A text that fits comes back unchanged.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** One piece of a text, and whether the search found it. */
export interface TextPart {
  text: string;
  match: boolean;
}

/**
 * Splits a text where the words of a query occur, so that matches can be set in bold (ux 32).
 * Case does not count. The parts joined give the text again.
 */
export function splitMatches(text: string, query: string): TextPart[] {
  const words = query.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return text === "" ? [] : [{ text, match: false }];
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "giu"))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
