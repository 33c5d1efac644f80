/** Abbreviations that people write before a full stop without a blank, as in `Dr.med. Anna` and `St.Gallen`. */
const abbreviations = new Set(
  "bzw c co dipl dr e ev h ing jur jun mag med nat oec phil pol prof rer sen st str tel u v z".split(" "),
);
/** Short names of domains that real ones are also made of a single letter with. */
const shortEnds = new Set("at ch co com de eu io ly me net org to tv".split(" "));
/** Other full stops that browsers read as one in a host's name. */
const fullStops = /[\u3002\uFF0E\uFF61]/gu;

/**
 * Whether a text has a part that mail programs turn into a link: a stranger's name is no place for one, as the shop mails
 * it to an address that the stranger has typed as well.
 */
export function holdsLink(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .replaceAll(fullStops, ".")
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "");
  if (/[\p{L}\d]:\/|\/\/|\bwww\.|@|\bmailto:/iu.test(plain)) return true;
  return [...plain.matchAll(/(?<=^|[^\p{L}\d-])([\p{L}\d-]+)\.(?=([\p{L}][\p{L}\d-]+))/giu)].some(
    ([, left = "", right = ""]) =>
      left.length === 1 ? shortEnds.has(right.toLowerCase()) : !abbreviations.has(left.toLowerCase()),
  );
}
