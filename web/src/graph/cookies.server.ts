/** Pairs of a `Cookie` header; a later one of the same name wins. */
function pairsOf(header: string): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0) pairs.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return pairs;
}

const isExpired = (setCookie: string) => /;\s*max-age=(0|-\d+)\b/i.test(setCookie);

/**
 * The `Cookie` header that a browser would send after it took these `Set-Cookie` lines: a later query of the same
 * page must see what an earlier one was given.
 */
export function mergeCookies(header: string, setCookies: readonly string[]): string {
  if (setCookies.length === 0) return header;
  const pairs = pairsOf(header);
  for (const line of setCookies) {
    const [first = ""] = line.split(";", 1);
    const at = first.indexOf("=");
    if (at < 1) continue;
    const name = first.slice(0, at).trim();
    if (isExpired(line)) pairs.delete(name);
    else pairs.set(name, first.slice(at + 1).trim());
  }
  return [...pairs].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** The last of several `Set-Cookie` lines for each cookie: an answer says one thing of a cookie. */
export const lastOfEach = (setCookies: readonly string[]): readonly string[] => [
  ...new Map(setCookies.map((line) => [line.split("=", 1)[0]?.trim() ?? "", line])).values(),
];

/** Whether a `Cookie` header carries a cookie of this name. */
export const hasCookie = (header: string | null, name: string): boolean => pairsOf(header ?? "").has(name);
