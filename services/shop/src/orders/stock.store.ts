import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

const stockRow = v.object({ itemId: v.number(), quantity: v.number() });

/** Stock of items, locked in the order of item_id until the transaction ends; items without a row have none. */
export async function lockStock(sql: Queryable, itemIds: readonly number[]): Promise<Map<number, number>> {
  const rows = v.parse(v.array(stockRow), [
    ...(await sql`
      select item_id, quantity from stock where item_id = any(${[...itemIds]}::int[])
      order by item_id for update`),
  ]);
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

/** Changes the stock of locked items in one statement; what would fall below zero stays at zero. */
export async function changeStock(sql: Queryable, changes: ReadonlyMap<number, number>): Promise<void> {
  const ids = [...changes.keys()];
  const pieces = [...changes.values()];
  await sql`
    update stock set quantity = greatest(0, stock.quantity + change.pieces)
    from unnest(${ids}::int[], ${pieces}::int[]) as change (item_id, pieces)
    where stock.item_id = change.item_id`;
}
