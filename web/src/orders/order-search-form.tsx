import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { ordersCopy } from "./copy.ts";
import type { OrderSearch } from "./order-search.ts";
import styles from "./orders.module.css";

interface OrderSearchFormProps {
  readonly search: OrderSearch;
  /** Years in which there are orders (ORD-04). */
  readonly years: readonly number[];
}

/** Words and period of the order list; both are in its address (ROUTE-14). Give it a new key with each search. */
export function OrderSearchForm({ search, years }: OrderSearchFormProps) {
  const t = useCopy(ordersCopy).search;
  const isBusy = useNavigation().location?.pathname.startsWith("/myaccount/orders") === true;
  return (
    <search aria-label={t.title}>
      <Form method="get" action="/myaccount/orders/" className={styles.search}>
        <TextInput
          type="search"
          name="q"
          label={t.words}
          hint={t.wordsHint}
          defaultValue={search.words}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
        <Select name="filter" label={t.period} defaultValue={search.filter} required>
          <option value="last3months">{t.last3months}</option>
          {years.map((year) => (
            <option key={year} value={String(year)}>
              {year}
            </option>
          ))}
          <option value="all">{t.all}</option>
        </Select>
        <Button type="submit" scheme="secondary" aria-busy={isBusy || undefined}>
          {t.submit}
        </Button>
      </Form>
    </search>
  );
}
