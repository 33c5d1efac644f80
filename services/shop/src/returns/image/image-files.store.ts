import * as v from "valibot";
import type { TransactionSql } from "../../platform/database.ts";

const unmovedRow = v.object({ id: v.string(), bytes: v.instance(Uint8Array) });
const idRow = v.object({ id: v.string() });

/**
 * A picture that waits for its file: that of an id, or the one that has waited longest; locked, so that it cannot be taken
 * away meanwhile.
 */
export async function takeUnmoved(
  tx: TransactionSql,
  id: string | null,
): Promise<v.InferOutput<typeof unmovedRow> | null> {
  const rows = await tx`
    select id, bytes from return_image where bytes is not null and (${id}::uuid is null or id = ${id}::uuid) order by added_at limit 1 for update skip locked`;
  return v.parse(v.array(unmovedRow), [...rows])[0] ?? null;
}

/** The file is in the storage: the row keeps what describes it. */
export async function markMoved(tx: TransactionSql, id: string): Promise<void> {
  await tx`update return_image set bytes = null where id = ${id}`;
}

/** The id of a picture without a row, locked; null when there is none. */
export async function takeRemoved(tx: TransactionSql): Promise<string | null> {
  const rows = await tx`select id from removed_return_image limit 1 for update skip locked`;
  return v.parse(v.array(idRow), [...rows])[0]?.id ?? null;
}

export async function forgetRemoved(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from removed_return_image where id = ${id}`;
}
