import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

/**
 * Whether returns are switched on in a store: `returnOrderSwitches/globalActivation` is exactly `true` (ACCESS-25,
 * C-22); the store's own value wins over the one for all.
 */
export async function readReturnSwitch(sql: Queryable, store: Store): Promise<boolean> {
  const [row] = await sql`
    select value from global_parameter
    where name = 'returnOrderSwitches' and entry = 'globalActivation' and (store = ${store} or store is null)
    order by store nulls last limit 1`;
  return row?.["value"] === "true";
}
