import type { SuggestedFilter } from "../generated/graph.ts";
import { pick, textLanguage } from "../catalogue/language.ts";
import { findListing, firstPage } from "../catalogue/listing/listing.service.ts";
import { type Snapshot, snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { searchedIn } from "./search.service.ts";
import { formsOf, stem } from "./text/stem.ts";
import { queryWords, wordsOf } from "./text/words.ts";

/** Facets whose values say how a thing is, rather than what it is. */
const describing: ReadonlySet<string> = new Set(["FARBE", "MATERIAL", "MARKE", "FORMAT", "GROESSE", "LINEATUR"]);

/** Most words of a value that is recognised: "Klugkopf Spiele". */
const longestValue = 2;

/** Values of filters by their words and by the stems of these: "blau", "rot", "klexi". */
function valuesByWords(snapshot: Snapshot, language: Language): ReadonlyMap<string, SuggestedFilter> {
  const codes = new Map(snapshot.facets.map(({ id, code }) => [id, code]));
  const found = new Map<string, SuggestedFilter>();
  for (const { facetId, code, displayDe, displayEn } of snapshot.facetValueById.values()) {
    const name = codes.get(facetId);
    const words = wordsOf(pick(language, displayDe, displayEn));
    if (name === undefined || words.length > longestValue || !describing.has(name)) continue;
    const stems = words.map((word) => stem(word, textLanguage(language)));
    for (const key of [words.join(" "), stems.join(" ")]) found.set(key, { name, values: [code] });
  }
  return found;
}

/** The value that words name, however they bend: "roter", "rotes" and "rot". */
function valueOf(
  values: ReadonlyMap<string, SuggestedFilter>,
  words: readonly string[],
  language: Language,
): SuggestedFilter | undefined {
  const forms = words.map((word) => formsOf(word, textLanguage(language)));
  const keys = forms.reduce<readonly string[]>(
    (starts, ends) => starts.flatMap((start) => ends.map((end) => (start === "" ? end : `${start} ${end}`))),
    [""],
  );
  return keys.map((key) => values.get(key)).find((value) => value !== undefined);
}

/**
 * A search of several words as what is wanted and the filters that the others name (SEARCH-17, OP-Q-38). It stays as it
 * is where no product has both.
 */
export async function adjustLongtail(
  context: ShopContext,
  searchQuery: string,
): Promise<{ filters: readonly SuggestedFilter[]; searchQuery: string }> {
  const { language } = context.storefront;
  const unchanged = { filters: [], searchQuery: searchQuery.trim() };
  const words = queryWords(searchQuery);
  if (words.length < 2) return unchanged;
  const values = valuesByWords(snapshotOf(context), language);
  const filters = new Map<string, string[]>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = [longestValue, 1]
      .filter((length) => at + length <= words.length)
      .map((length) => ({
        length,
        value: valueOf(
          values,
          words.slice(at, at + length).map(({ folded }) => folded),
          language,
        ),
      }))
      .find(({ value }) => value !== undefined);
    if (found?.value) filters.set(found.value.name, [...(filters.get(found.value.name) ?? []), ...found.value.values]);
    else rest.push(words[at]?.written ?? "");
    at += found?.length ?? 1;
  }
  if (filters.size === 0 || rest.length === 0) return unchanged;
  const suggested = [...filters].map(([name, chosen]) => ({ name, values: chosen }));
  const adjusted = rest.join(" ");
  const hits = searchedIn(context, adjusted);
  const { answer } = await findListing(
    context,
    null,
    { ...firstPage, limit: 1 },
    { enumFilters: suggested, rangeFilters: [] },
    hits,
  );
  return answer.total > 0 ? { filters: suggested, searchQuery: adjusted } : unchanged;
}
