import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

const parameterRow = v.object({
  name: v.string(),
  entry: v.string(),
  store: v.nullable(v.picklist(["de", "at", "ch", "b2b"])),
  value: v.string(),
});
/** A parameter as stored. */
export type ParameterRow = v.InferOutput<typeof parameterRow>;

/** Parameters as stored. @param name of one only, null for all */
export async function readParameters(sql: Queryable, name: string | null): Promise<ParameterRow[]> {
  return v.parse(v.array(parameterRow), [
    ...(await sql`
    select name, entry, store, value from global_parameter where ${name}::text is null or name = ${name}::text
    order by name, entry, store nulls first`),
  ]);
}

/** Sets a parameter. */
export async function upsertParameter(tx: TransactionSql, { name, entry, store, value }: ParameterRow): Promise<void> {
  await tx`
    insert into global_parameter (name, entry, store, value) values (${name}, ${entry}, ${store}, ${value})
    on conflict (name, entry, store) do update set value = excluded.value`;
}

/** Deletes a parameter; returns whether it existed. */
export async function deleteParameter(
  tx: TransactionSql,
  name: string,
  entry: string,
  store: Store | null,
): Promise<boolean> {
  const rows = await tx`
    delete from global_parameter where name = ${name} and entry = ${entry} and store is not distinct from ${store}::text returning name`;
  return rows.length > 0;
}
