import { useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { currencySign, formatUnits } from "../lib/currency-sign.ts";
import { formatNumber } from "../lib/numbers.ts";
import { Button } from "../ui/button/button.tsx";
import { FacetGroup } from "../ui/filters/facet-group.tsx";
import { RangeFields } from "../ui/filters/range-fields.tsx";
import { listCopy } from "./list-copy.ts";
import { listingCopy } from "./listing-copy.ts";
import styles from "./listing.module.css";
import { canonicalQuery, type ListingState } from "./listing-url.ts";
import { Swatch } from "./swatch.tsx";

type Filter = ListingPartsFragment["filters"][number];

export interface ListingFiltersProps {
  readonly listing: Pick<ListingPartsFragment, "filters" | "totalCount">;
  readonly state: ListingState;
  /** Parts of the query that are no filter and must survive, e.g. the search term. */
  readonly extra: Readonly<Record<string, string>>;
}

/** Whole currency units of integer cents, as fields show them. */
const units = (cents: number): number => cents / 100;

/** Stars that a shopper may require at least. */
const leastStars = [4, 3, 2] as const;

/** Price, rating and two facets are open from the start. */
const openFields = 4;

interface FieldProps {
  readonly filter: Filter;
  readonly open: boolean;
}

function FilterField({ filter, open }: FieldProps) {
  const t = useCopy(listingCopy);
  const { language } = useStorefront();
  switch (filter.__typename) {
    case "EnumFilter":
      return (
        <FacetGroup
          title={filter.displayName}
          name={`filter.${filter.name}`}
          values={filter.values.map(({ id, displayValue, css, ...value }) => ({
            ...value,
            value: id,
            label: displayValue,
            mark: css === null ? undefined : <Swatch css={css} />,
          }))}
          search={{ label: t.searchIn(filter.displayName), none: t.noMatch }}
          {...(open && { open })}
        />
      );
    case "PriceRangeFilter":
      return (
        <RangeFields
          title={filter.displayName}
          fromName="filter.PRICE.from"
          toName="filter.PRICE.to"
          min={units(filter.min.amount)}
          max={units(filter.max.amount)}
          from={filter.selectedMin ? units(filter.selectedMin.amount) : undefined}
          to={filter.selectedMax ? units(filter.selectedMax.amount) : undefined}
          lowest={t.lowest(filter.displayName)}
          highest={t.highest(filter.displayName)}
          unit={currencySign(filter.min.currencyCode, language)}
          numberOf={(value) => formatNumber(value, language)}
          textOf={(value) => formatUnits(value, filter.min.currencyCode, language)}
          open
        />
      );
    case "DoubleRangeFilter":
      return (
        <FacetGroup
          title={filter.displayName}
          name={`filter.${filter.name}.from`}
          values={leastStars.map((stars) => ({
            value: String(stars),
            label: t.starsAndMore(stars),
            sign: `${"★".repeat(stars)}${"☆".repeat(5 - stars)} ${t.andMore}`,
            // The graph counts ranges by their bounds only: a choice that keeps nothing is greyed out.
            isEmpty: filter.maxDouble < stars,
            selected: filter.selectedMinDouble === stars,
          }))}
          open
        />
      );
  }
}

/** Price and rating first, then the facets in the shop's order; switches are above the list. */
function ordered(filters: readonly Filter[]): readonly Filter[] {
  const ranges = filters.filter(({ __typename }) => __typename !== "EnumFilter");
  const facets = filters.filter((filter) => filter.__typename === "EnumFilter" && !filter.isQuick);
  return [...ranges, ...facets];
}

/**
 * The filters as one plain form: with JavaScript a choice applies at once (`useFilterForms`), without it the button sends
 * the form (LIST-05..10, ux 30).
 */
export function ListingFilters({ listing: { filters, totalCount }, state, extra }: ListingFiltersProps) {
  const { filters: title } = useCopy(listCopy);
  const t = useCopy(listingCopy);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (): void => {
    if (!form.current) return;
    void submit(canonicalQuery(new FormData(form.current)), { method: "get", preventScrollReset: true });
  };
  const shown = ordered(filters);
  const fields = new Set(shown.map(({ name }) => name));
  // What has no field here, such as a switch above the list, goes on as it is.
  const kept = [
    ...Object.entries({ ...extra, ...(state.sort && { sort: state.sort }) }),
    ...state.enumFilters
      .filter(({ name }) => !fields.has(name))
      .flatMap(({ name, values }) => values.map((value) => [`filter.${name}`, value] as const)),
  ];
  return (
    <Form
      ref={form}
      method="get"
      className={styles.filters}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {shown.map((filter, index) => (
        <FilterField key={filter.name} filter={filter} open={index < openFields} />
      ))}
      <Button type="submit" scheme="secondary" wide className={styles.applyAll}>
        {t.showResults(totalCount)}
      </Button>
    </Form>
  );
}
