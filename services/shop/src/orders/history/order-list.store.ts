import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

/** Which of a customer's orders to list. */
export interface OrderSelection {
  readonly customerId: string;
  /** Moments between which they were made; null leaves that end open. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Words in lower case; all have to occur. */
  readonly words: readonly string[];
}

const pageRow = v.object({ orderNumber: v.number(), count: v.number() });
const countRow = v.object({ count: v.number() });
const yearRow = v.object({ year: v.number() });

/** Numbers of a page of orders, latest first. @param offset orders before the page */
export async function readOrderNumbers(
  sql: Queryable,
  selection: OrderSelection,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const { customerId, from, until, words } = selection;
  const rows = await sql`
    select order_number, 0 as count from shop_order
    where customer_id = ${customerId}
      and ordered_at >= coalesce(${from}::timestamptz, '-infinity')
      and ordered_at < coalesce(${until}::timestamptz, 'infinity')
      and search_text like all (${likes(words)}::text[])
    order by ordered_at desc, order_number desc limit ${limit} offset ${offset}`;
  return v.parse(v.array(pageRow), [...rows]).map(({ orderNumber }) => orderNumber);
}

/** How many orders a selection has. */
export async function countSelected(
  sql: Queryable,
  { customerId, from, until, words }: OrderSelection,
): Promise<number> {
  const rows = await sql`
    select count(*)::int as count from shop_order
    where customer_id = ${customerId}
      and ordered_at >= coalesce(${from}::timestamptz, '-infinity')
      and ordered_at < coalesce(${until}::timestamptz, 'infinity')
      and search_text like all (${likes(words)}::text[])`;
  return v.parse(v.tuple([countRow]), [...rows])[0].count;
}

/** Years in which a customer has ordered, latest first; by the shop's clock. */
export async function readOrderYears(sql: Queryable, customerId: string): Promise<number[]> {
  const rows = await sql`
    select distinct extract(year from ordered_at at time zone 'Europe/Berlin')::int as year
    from shop_order where customer_id = ${customerId} order by year desc`;
  return v.parse(v.array(yearRow), [...rows]).map(({ year }) => year);
}

const likes = (words: readonly string[]): string[] => words.map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
