import { Form, useSubmit } from "react-router";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { InlineSelect } from "../ui/select/select.tsx";
import { listCopy } from "./list-copy.ts";
import styles from "./listing.module.css";
import { canonicalQuery, type ListingState, writeListing } from "./listing-url.ts";

interface SortFormProps {
  readonly listing: Pick<ListingPartsFragment, "sorts">;
  readonly state: ListingState;
  readonly extra: Readonly<Record<string, string>>;
}

/** The sorts as a form: a choice applies at once; without JavaScript a button sends it. */
export function SortForm({ listing, state, extra }: SortFormProps) {
  const t = useCopy(listCopy);
  const submit = useSubmit();
  const selected = listing.sorts.find((sort) => sort.selected)?.name;
  return (
    <Form method="get" className={styles.sort}>
      {[...new URLSearchParams(writeListing({ ...state, page: 1, sort: null }, extra))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <InlineSelect
        key={selected}
        label={t.sortBy}
        name="sort"
        defaultValue={selected}
        onChange={({ currentTarget }) => {
          if (currentTarget.form)
            void submit(canonicalQuery(new FormData(currentTarget.form)), { method: "get", preventScrollReset: true });
        }}
      >
        {listing.sorts.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </InlineSelect>
      <noscript>
        <Button type="submit" scheme="outline" size="small">
          {t.applySort}
        </Button>
      </noscript>
    </Form>
  );
}
