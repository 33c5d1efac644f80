import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

const sourceRows = v.array(v.object({ source: v.string() }));

/** Which of some sources have signed in to an account since a moment; account and sources as digests. */
export async function findKnownSources(
  sql: Queryable,
  account: string,
  sources: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await sql`
    select source from known_source
    where account = ${account} and source = any(${[...sources]}) and seen_at >= ${since}`;
  return new Set(v.parse(sourceRows, [...rows]).map(({ source }) => source));
}

/** Stores that sources have signed in to an account, and drops those that did so before `forgetBefore`. */
export async function rememberSources(
  sql: Queryable,
  account: string,
  sources: readonly string[],
  now: Date,
  forgetBefore: Date,
): Promise<void> {
  await sql`
    insert into known_source (account, source, seen_at)
    select ${account}, source, ${now} from unnest(${[...sources].toSorted()}::text[]) source
    on conflict (account, source) do update set seen_at = excluded.seen_at`;
  await sql`delete from known_source where seen_at < ${forgetBefore}`;
}

/** Drops all sources of an account. */
export async function dropSources(sql: Queryable, account: string): Promise<void> {
  await sql`delete from known_source where account = ${account}`;
}
