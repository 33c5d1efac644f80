import type { Language } from "../../platform/context.ts";
import { pick } from "../language.ts";
import type { Snapshot } from "../snapshot.loader.ts";

/** A `Filter` of the graph; hero filters are offered above the list as well. */
export interface OfferedFilter {
  readonly isHero: boolean;
}

/**
 * The filters with listed values in shop order (LIST-10). A value without products is left out unless
 * it is chosen: a shopper must be able to take it back. A filter with one value that all products carry narrows nothing.
 */
export function enumFiltersOf(
  { facets, facetValueById }: Pick<Snapshot, "facets" | "facetValueById">,
  counts: ReadonlyMap<number, number>,
  chosen: ReadonlySet<number>,
  language: Language,
): OfferedFilter[] {
  const valuesOf = Map.groupBy(facetValueById.values(), (value) => value.facetId);
  return facets.flatMap((facet) => {
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
    return [{ __typename: "EnumFilter", name: facet.code, displayName, isHero: facet.isHero, values }];
  });
}
