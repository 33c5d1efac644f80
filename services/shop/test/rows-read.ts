import * as v from "valibot";
import { connect, type Database } from "../src/platform/database.ts";

const rowsSchema = v.array(v.object({ table: v.string(), rows: v.number() }));

/** Rows that were read so far, by table: with a table as a whole, and with an index. */
async function readSoFar({ read }: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await read`
    select relname as table, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_user_tables`;
  return new Map(v.parse(rowsSchema, [...rows]).map((row) => [row.table, row.rows]));
}

/** Others than the caller's connection that are open. */
async function otherBackends({ read }: Database): Promise<number> {
  const rows = await read`
    select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`;
  return v.parse(v.tuple([v.object({ others: v.number() })]), [...rows])[0].others;
}

/**
 * Rows that work reads, by table; tables that it does not read are left out. Connections report what they have read when they
 * end at the latest, so the work has its own.
 * @param observer used for nothing else while the work runs
 */
export async function rowsReadBy(
  observer: Database,
  work: (database: Database) => Promise<void>,
): Promise<Readonly<Record<string, number>>> {
  const idle = await otherBackends(observer);
  const before = await readSoFar(observer);
  const own = connect(observer.address, 2);
  try {
    await work(own);
  } finally {
    await own.close();
  }
  while ((await otherBackends(observer)) > idle);
  const after = await readSoFar(observer);
  const read = [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
  return Object.fromEntries(read.filter(([, rows]) => rows > 0));
}
