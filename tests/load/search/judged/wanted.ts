/** A product as a judgement sees it. */
export interface SoldProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: { readonly id: string; readonly name: string };
  /** Facet values as `FARBE/blau`. */
  readonly facets: ReadonlySet<string>;
  /** How the facet values read. */
  readonly facetNames: readonly string[];
  readonly description: string;
  /** Of its first item. */
  readonly orderNumber: string;
}

/** What a search should find. */
export interface Judged {
  readonly kind: string;
  readonly language: "de" | "en";
  readonly query: string;
  /** What must come first, and what may follow; empty for words that name nothing that is sold. */
  readonly best: ReadonlySet<string>;
  readonly good: ReadonlySet<string>;
}

/**
 * Ids of the products that an expression names: alternatives by ` or `, each of clauses joined by ` & `. A clause is
 * `#1051,1052` (in one of these categories), `@Klexi` (of the brand), `FARBE/blau` (carries the facet value), `!x` (the
 * name does not match), or a regular expression on the name.
 */
export function idsOf(expression: string, products: readonly SoldProduct[]): Set<string> {
  const alternatives = expression.split(" or ").map((one) => one.split(" & ").map(testOf));
  const isMeant = (product: SoldProduct) => alternatives.some((tests) => tests.every((test) => test(product)));
  return new Set(products.filter(isMeant).map(({ id }) => id));
}

function testOf(clause: string): (product: SoldProduct) => boolean {
  const text = clause.trim();
  if (text.startsWith("#")) {
    const ids = text.slice(1).split(",");
    return ({ category }) => ids.includes(category.id);
  }
  if (text.startsWith("@")) return ({ brand }) => brand === text.slice(1);
  if (/^[A-Z]+\/[\w-]+$/.test(text)) return ({ facets }) => facets.has(text);
  const isRefused = text.startsWith("!");
  // The letters of German words count as such: `\b` alone takes an umlaut for a gap.
  const source = (isRefused ? text.slice(1) : text)
    .replaceAll(/\\b(?=[\wäöüß])/g, "(?<![a-zäöüß])")
    .replaceAll(String.raw`\b`, "(?![a-zäöüß])");
  const pattern = new RegExp(source, "iu");
  return ({ name }) => pattern.test(name) !== isRefused;
}

/** Reads a list of judgements; see `german.ts`. @throws Error for a line that names no product */
export function readJudged(text: string, language: Judged["language"], products: readonly SoldProduct[]): Judged[] {
  const judged: Judged[] = [];
  let kind = "";
  for (const line of text.split("\n").filter((one) => one.trim() !== "")) {
    const heading = /^\[(.+)\]$/.exec(line);
    if (heading) {
      kind = heading[1] ?? "";
      continue;
    }
    const [query = "", wanted = ""] = line.split(" = ");
    const [best = "", good = ""] = wanted.split(" > ");
    const isNothing = wanted === "NOTHING";
    const found = isNothing ? new Set<string>() : idsOf(best, products);
    if (!isNothing && found.size === 0) throw new Error(`No product is meant by ${line}`);
    judged.push({ kind, language, query, best: found, good: good === "" ? new Set() : idsOf(good, products) });
  }
  return judged;
}
