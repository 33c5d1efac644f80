import { ancestorsOf } from "../catalogue/category/category.service.ts";
import { pick, type TextLanguage } from "../catalogue/language.ts";
import { type Snapshot, snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { Language, ShopContext, Store } from "../platform/context.ts";
import { createThread } from "../platform/background-thread.ts";
import { type Database, withoutTimeLimits } from "../platform/database.ts";
import { storefronts } from "../platform/storefront.ts";
import { Redirects } from "./index/redirects.ts";
import { type Phrase, Suggestions } from "./index/suggestions.ts";
import { TextIndex } from "./index/text-index.ts";
import { type ChangedTexts, readChangedTexts, type TextPrints } from "./changed-texts.loader.ts";

/** What searching needs of one catalogue version. */
interface SearchIndex {
  readonly texts: Readonly<Record<TextLanguage, TextIndex>>;
  /** By `store language`. */
  readonly suggestions: ReadonlyMap<string, Suggestions>;
  readonly redirects: Redirects;
}

const indexes = new WeakMap<Snapshot, SearchIndex>();

/** The words and the suggestions for the storefront of a call. */
export function searchIndexOf(context: ShopContext): {
  readonly texts: TextIndex;
  readonly suggestions: Suggestions;
  readonly redirects: Redirects;
} {
  const index = indexes.get(snapshotOf(context));
  const { store, language } = context.storefront;
  const suggestions = index?.suggestions.get(`${store} ${language}`);
  if (!index || !suggestions) throw new Error("The search of this database was not started");
  return { texts: index.texts[language === "en-DE" ? "en" : "de"], suggestions, redirects: index.redirects };
}

/** Builds the index of each snapshot. */
export interface SearchPreparation {
  prepare(snapshot: Snapshot): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes the preparation that builds the index of each snapshot. Most versions change prices or stock only: the words
 * are indexed again only when a text has changed, after the first time in a thread beside the requests.
 */
export function createSearchPreparation(database: Database): SearchPreparation {
  const thread = createThread<TextPrints, ChangedTexts>(
    new URL("search-index.thread.ts", import.meta.url),
    database.address,
  );
  let prints: TextPrints = { de: null, en: null };
  let texts: SearchIndex["texts"] | null = null;
  return {
    async prepare(snapshot) {
      const changed = await (texts === null
        ? withoutTimeLimits(database.address, 1, (patient) => readChangedTexts(patient, prints))
        : thread.ask(prints));
      prints = { ...prints, ...changed.prints };
      const textsIn = (language: TextLanguage): TextIndex => {
        const columns = changed.columns[language];
        const synonyms = changed.synonyms.filter((one) => one.language === language);
        return columns ? new TextIndex(columns, synonyms) : known(texts?.[language]).withSynonyms(synonyms);
      };
      texts = { de: textsIn("de"), en: textsIn("en") };
      const suggestions = storefronts.map(
        ({ store, language }) =>
          [`${store} ${language}`, new Suggestions(phrasesOf(snapshot, store, language))] as const,
      );
      indexes.set(snapshot, { texts, suggestions: new Map(suggestions), redirects: new Redirects(changed.redirects) });
    },
    stop: () => thread.stop(),
  };
}

/** What has not changed since has been indexed before. */
function known(index: TextIndex | undefined): TextIndex {
  if (!index) throw new Error("A language was never indexed");
  return index;
}

/** Categories and brands that the store has products of: what people type, and what surely finds something. */
function phrasesOf(snapshot: Snapshot, store: Store, language: Language): Phrase[] {
  const listing = snapshot.listings[store];
  const categories = snapshot.categories
    .filter((category) => listing.countBetween(category.lft, category.rgt) > 0)
    .filter((category) => !ancestorsOf(snapshot, category).some((one) => one.isSale || one.isExcludedFromNav))
    .flatMap((category) => {
      const isLeaf = category.rgt - category.lft === 1;
      const weight = isLeaf ? listing.popularityBetween(category.lft, category.rgt) : 0;
      return phrasesIn(pick(language, category.nameDe, category.nameEn)).map((text) => ({
        text,
        weight,
        names: { categoryId: category.id },
      }));
    });
  const brandFacet = snapshot.facets.find(({ code }) => code === "MARKE");
  const brands = [...snapshot.facetValueById.values()]
    .filter((value) => value.facetId === brandFacet?.id && listing.countCarrying(value.id) > 0)
    .map(({ displayDe, displayEn, code }) => ({
      text: pick(language, displayDe, displayEn),
      weight: 0,
      names: { brand: code },
    }));
  return [...categories, ...brands];
}

/** Shoppers do not type "Ordner und Ringbücher": each for itself, unless they share a word as in "Ton- und Buntpapier". */
function phrasesIn(name: string): string[] {
  if (name.includes("- ")) return [name];
  return name.split(/ und | and /).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}
