import { type ChangeEvent, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { FacetGroup } from "../ui/filters/facet-group.tsx";
import { RangeFields } from "../ui/filters/range-fields.tsx";
import { copy } from "./copy.ts";
import styles from "./listing.module.css";
import { canonicalQuery } from "./listing-url.ts";

type Filter = ListingPartsFragment["filters"][number];

interface ListingFiltersProps {
  readonly filters: readonly Filter[];
  readonly totalCount: number;
  /** Parts of the query that are no filter and must survive, e.g. the sort or the search term. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Whole currency units of integer cents, as fields show them. */
const units = (cents: number): number => cents / 100;

function FilterField({
  filter,
  onChange,
  open,
}: {
  readonly filter: Filter;
  readonly open: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const t = useCopy(copy);
  switch (filter.__typename) {
    case "EnumFilter": {
      const values = filter.values.map(({ id, displayValue, count, selected }) => ({
        value: id,
        label: displayValue,
        count,
        selected,
      }));
      return (
        <FacetGroup
          title={filter.displayName}
          name={`filter.${filter.name}`}
          values={values}
          onChange={onChange}
          {...(open && { open })}
        />
      );
    }
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
          step={0.01}
          unit="€"
          open
        />
      );
    case "DoubleRangeFilter":
      return (
        <FacetGroup
          title={filter.displayName}
          name={`filter.${filter.name}.from`}
          values={[4, 3, 2].map((stars) => ({
            value: String(stars),
            label: t.stars(stars),
            // The graph counts ranges by their bounds only: a choice that keeps nothing is greyed out.
            count: filter.maxDouble >= stars ? 1 : 0,
            selected: filter.selectedMinDouble === stars,
          }))}
          onChange={onChange}
        />
      );
  }
}

/**
 * The filters as one plain form: with JavaScript a choice applies at once, without it the button sends the form
 * (LIST-05..10, ux 30).
 */
export function ListingFilters({ filters, totalCount, kept }: ListingFiltersProps) {
  const t = useCopy(copy);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (): void => {
    if (!form.current) return;
    void submit(canonicalQuery(new FormData(form.current)), { method: "get", preventScrollReset: true });
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    // Of the rating's choices one holds at a time: the last one that was ticked.
    if (currentTarget.name.endsWith(".from") && currentTarget.checked) {
      for (const other of currentTarget.form?.querySelectorAll<HTMLInputElement>(`[name="${currentTarget.name}"]`) ??
        []) {
        if (other !== currentTarget) other.checked = false;
      }
    }
    apply();
  };
  return (
    <Form
      ref={form}
      method="get"
      className={styles.filters}
      aria-label={t.filters}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter, index) => (
        <FilterField key={filter.name} filter={filter} onChange={onChange} open={index < 3} />
      ))}
      <Button type="submit" scheme="secondary" wide className={styles.applyAll}>
        {t.showResults(totalCount)}
      </Button>
    </Form>
  );
}
