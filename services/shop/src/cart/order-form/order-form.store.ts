import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const itemRow = v.object({ orderNumber: v.string(), id: v.number() });

/** Ids of the items with these order numbers that a store sells, by number. */
export async function readItemIds(
  sql: Queryable,
  store: Store,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql`
    select order_number, item.id from item join price on price.item_id = item.id and price.store = ${store}
    where order_number = any(${[...orderNumbers]}::text[])`;
  return new Map(v.parse(v.array(itemRow), [...rows]).map(({ orderNumber, id }) => [orderNumber, id]));
}
