import { createHash } from "node:crypto";
import { ancestorsOf } from "../catalogue/category/category.service.ts";
import { pick, type TextLanguage } from "../catalogue/language.ts";
import { type Snapshot, snapshotOf } from "../catalogue/snapshot.ts";
import type { Language, ShopContext, Store } from "../platform/context.ts";
import type { Database } from "../platform/database.ts";
import { storefronts } from "../platform/storefront.ts";
import { type Phrase, Suggestions } from "./index/suggestions.ts";
import { type ProductText, TextIndex } from "./index/text-index.ts";
import { readTexts } from "./search.store.ts";

/** What searching needs of one catalogue version. */
interface SearchIndex {
  readonly texts: Readonly<Record<TextLanguage, TextIndex>>;
  /** By `store language`. */
  readonly suggestions: ReadonlyMap<string, Suggestions>;
}

const indexes = new WeakMap<Snapshot, SearchIndex>();

/** The words and the suggestions for the storefront of a call. */
export function searchIndexOf(context: ShopContext): { readonly texts: TextIndex; readonly suggestions: Suggestions } {
  const index = indexes.get(snapshotOf(context));
  const { store, language } = context.storefront;
  const suggestions = index?.suggestions.get(`${store} ${language}`);
  if (!index || !suggestions) throw new Error("The search of this database was not started");
  return { texts: index.texts[language === "en-DE" ? "en" : "de"], suggestions };
}

/**
 * Makes the preparation that builds the index of each snapshot. Most versions change prices or stock only: the words
 * are indexed anew only when a text has changed.
 */
export function searchPreparation(database: Database): (snapshot: Snapshot) => Promise<void> {
  const known = new Map<TextLanguage, { readonly print: string; readonly index: TextIndex }>();
  const textIndex = async (language: TextLanguage): Promise<TextIndex> => {
    const rows = await readTexts(database.read, language);
    const print = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
    const before = known.get(language);
    if (before?.print === print) return before.index;
    const products = rows.map((row): ProductText => ({ productId: row.product_id, ...row }));
    const index = await TextIndex.build(language, products);
    known.set(language, { print, index });
    return index;
  };
  return async (snapshot) => {
    const texts = { de: await textIndex("de"), en: await textIndex("en") };
    const suggestions = storefronts.map(
      ({ store, language }) => [`${store} ${language}`, new Suggestions(phrasesOf(snapshot, store, language))] as const,
    );
    indexes.set(snapshot, { texts, suggestions: new Map(suggestions) });
  };
}

/** Categories and brands that the store has products of: what people type, and what surely finds something. */
function phrasesOf(snapshot: Snapshot, store: Store, language: Language): Phrase[] {
  const listing = snapshot.listings[store];
  const categories = snapshot.categories
    .filter((category) => listing.countBetween(category.lft, category.rgt) > 0)
    .filter((category) => !ancestorsOf(snapshot, category).some((one) => one.is_sale || one.is_excluded_from_nav))
    .flatMap((category) => {
      const isLeaf = category.rgt - category.lft === 1;
      const weight = isLeaf ? listing.popularityBetween(category.lft, category.rgt) : 0;
      return phrasesIn(pick(language, category.name_de, category.name_en)).map((text) => ({ text, weight }));
    });
  const brandFacet = snapshot.facets.find(({ code }) => code === "MARKE");
  const brands = [...snapshot.facetValueById.values()]
    .filter((value) => value.facet_id === brandFacet?.id && listing.countCarrying(value.id) > 0)
    .map((value) => ({ text: pick(language, value.display_de, value.display_en), weight: 0 }));
  return [...categories, ...brands];
}

/** Nobody types "Ordner und Ringbücher": each for itself, unless they share a word as in "Ton- und Buntpapier". */
function phrasesIn(name: string): string[] {
  if (name.includes("- ")) return [name];
  return name.split(/ und | and /).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}
