import type { DoubleRangeFilter, EnumFilter, PriceRangeFilter } from "../../generated/graph.ts";
import type { Language } from "../../platform/context.ts";
import { pick } from "../language.ts";
import type { Snapshot } from "../snapshot.loader.ts";
import type { ListingAnswer } from "./listing.ts";
import { quickFilters, quickValue, quickValueId } from "./quick-filters.ts";

/** A `Filter` of the graph; hero filters are offered above the list as well. */
export type OfferedFilter = DoubleRangeFilter | EnumFilter | PriceRangeFilter;

/**
 * The filters with listed values in shop order (LIST-10). A value without products is left out unless
 * it is chosen: a shopper must be able to take it back. A filter with one value that all products carry narrows nothing.
 */
export function enumFiltersOf(
  { facets, facetValueById, attributes }: Pick<Snapshot, "facets" | "facetValueById" | "attributes">,
  { counts, total }: Pick<ListingAnswer, "counts" | "total">,
  chosen: ReadonlySet<number>,
  language: Language,
): OfferedFilter[] {
  const valuesOf = Map.groupBy(facetValueById.values(), (value) => value.facetId);
  const listed: OfferedFilter[] = facets.flatMap((facet) => {
    const values = (valuesOf.get(facet.id) ?? [])
      .map((value) => ({
        id: value.code,
        displayValue: pick(language, value.displayDe, value.displayEn),
        count: counts.get(value.id) ?? 0,
        selected: chosen.has(value.id),
        css: value.css,
      }))
      .filter(({ count, selected }) => count > 0 || selected)
      .toSorted((a, b) => b.count - a.count);
    const isChosen = values.some(({ selected }) => selected);
    if (values.length < 2 && !isChosen) return [];
    const displayName = pick(language, facet.displayDe, facet.displayEn);
    const { code, isHero } = facet;
    const isVariant = attributes.has(code);
    return [{ __typename: "EnumFilter", name: code, displayName, isHero, isQuick: false, isVariant, values }];
  });
  return [...listed, ...quickFilters.flatMap((filter) => quickFilterOf(filter, counts, total, chosen, language))];
}

/** A switch above the list; left out where it would keep nothing or everything. */
function quickFilterOf(
  filter: (typeof quickFilters)[number],
  counts: ReadonlyMap<number, number>,
  total: number,
  chosen: ReadonlySet<number>,
  language: Language,
): OfferedFilter[] {
  const valueId = quickValueId(filter);
  const count = counts.get(valueId) ?? 0;
  const selected = chosen.has(valueId);
  if (!selected && (count === 0 || count === total)) return [];
  const displayName = pick(language, filter.displayDe, filter.displayEn);
  const values = [{ id: quickValue, displayValue: displayName, count, selected, css: null }];
  return [
    {
      __typename: "EnumFilter",
      name: filter.code,
      displayName,
      isHero: false,
      isQuick: true,
      isVariant: false,
      values,
    },
  ];
}
