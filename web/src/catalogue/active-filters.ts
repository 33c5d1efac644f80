import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import type { Chip } from "../ui/filters/chips.tsx";
import type { ListTexts } from "./list-copy.ts";
import { type ListingState, withoutRange, withoutValue } from "./listing-url.ts";

type Filter = ListingPartsFragment["filters"][number];

/** The active filters with the address that removes each (ux 30). Names come from the graph, codes are a fallback. */
export function activeFilters(
  state: ListingState,
  filters: readonly Filter[],
  hrefOf: (state: ListingState) => string,
  formatUnits: (units: number) => string,
  t: ListTexts,
): Chip[] {
  const known = new Map(filters.map((filter) => [filter.name, filter]));
  const values = state.enumFilters.flatMap(({ name, values: chosen }) =>
    chosen.map((value) => {
      const filter = known.get(name);
      const label =
        filter?.__typename === "EnumFilter" ? filter.values.find(({ id }) => id === value)?.displayValue : undefined;
      return { id: `${name}/${value}`, name: label ?? value, removeHref: hrefOf(withoutValue(state, name, value)) };
    }),
  );
  const ranges = state.rangeFilters.map((range) => {
    const isPrice = range.name === "PRICE";
    const text = (value: number) => (isPrice ? formatUnits(value) : String(value));
    const title = known.get(range.name)?.displayName ?? (isPrice ? t.price : t.rating);
    const bounds =
      range.from !== null && range.to !== null
        ? t.range(text(range.from), text(range.to))
        : range.from !== null
          ? t.rangeFrom(text(range.from))
          : t.rangeTo(text(range.to ?? 0));
    return { id: range.name, name: `${title}: ${bounds}`, removeHref: hrefOf(withoutRange(state, range.name)) };
  });
  return [...values, ...ranges];
}
