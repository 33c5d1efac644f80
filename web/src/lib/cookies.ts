const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * The cookies of a `Cookie` header or of `document.cookie`, by name, with their values decoded; of two with one name the
 * first counts. A value that cannot be decoded stays as it came. Written out because pages carry it: the library that
 * reads cookies on the server does not fit what a page may load.
 */
export function cookiesIn(header: string | null | undefined): Readonly<Record<string, string | undefined>> {
  const pairs = (header ?? "").split(";").flatMap((part): [string, string][] => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), decode(part.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs.toReversed());
}
