import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

/** Adds a look at an item to those of a day. */
export async function countGlance(
  sql: Queryable,
  { day, store, productId, itemId }: { day: string; store: Store; productId: number; itemId: number },
): Promise<void> {
  await sql`
    insert into glance_view (day, store, product_id, item_id, views) values (${day}, ${store}, ${productId}, ${itemId}, 1)
    on conflict (day, store, item_id) do update set views = glance_view.views + 1`;
}
