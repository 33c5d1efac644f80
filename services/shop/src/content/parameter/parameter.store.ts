import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const parameterRow = v.object({ name: v.string(), entry: v.string(), value: v.string() });
/** A switch or value that operators set. */
export type ParameterRow = v.InferOutput<typeof parameterRow>;

/** Entries of parameters in a store, by name and entry; the store's own value wins over the one for all. */
export async function readParameters(sql: Queryable, names: readonly string[], store: Store): Promise<ParameterRow[]> {
  return v.parse(
    v.array(parameterRow),
    await sql`
    select distinct on (name, entry) name, entry, value from global_parameter
    where name = any(${[...names]}::text[]) and (store = ${store} or store is null)
    order by name, entry, store nulls last`,
  );
}
