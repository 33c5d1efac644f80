import type postgres from "postgres";
import * as v from "valibot";
import type { Queryable } from "../database.ts";

/** How many attempts are made before the next one has to wait; times in milliseconds. */
export interface CounterRule {
  readonly limit: number;
  /** Length of a window that begins with the first attempt; with `backoff`, the pause after which attempts count again. */
  readonly windowMs: number;
  /** Beyond the limit one attempt after each wait, which doubles up to the longest; absent: none until the window ends. */
  readonly backoff?: { readonly firstWaitMs: number; readonly longestWaitMs: number };
}

const usedRow = v.object({ used: v.number() });
const waitRow = v.object({ freeAt: v.nullable(v.date()) });

/**
 * Counts an attempt, unless those before it make it wait: one statement, so that of many at once each sees the ones
 * before.
 * @param amount how much of the limit it uses, from 1; the last one before the limit may exceed it
 * @returns how long it has to wait, in milliseconds; 0: it was counted
 */
export async function countUp(sql: Queryable, key: string, rule: CounterRule, now: Date, amount = 1): Promise<number> {
  const windowEnd = sql`${new Date(now.getTime() + rule.windowMs)}::timestamptz`;
  const used = sql`case when known.ends_at <= ${now} then ${amount}::int
    else least(known.used + ${amount}::int, 1000000000) end`;
  // A pause is counted from the latest attempt, a window from the first.
  const endsAt =
    rule.backoff === undefined
      ? sql`case when known.ends_at <= ${now} then ${windowEnd} else known.ends_at end`
      : windowEnd;
  const rows = await sql`
    insert into rate_counter as known (key, used, ends_at, free_at)
    values (${key}, ${amount}, ${windowEnd}, ${freeAt(sql, rule, sql`${amount}::int`, windowEnd, now)})
    on conflict (key) do update set
      used = ${used}, ends_at = ${endsAt}, free_at = ${freeAt(sql, rule, used, endsAt, now)}
    where known.ends_at <= ${now} or known.free_at is null or known.free_at <= ${now}
    returning used`;
  if (v.parse(v.array(usedRow), [...rows]).length > 0) return 0;
  const [row] = v.parse(v.array(waitRow), [...(await sql`select free_at from rate_counter where key = ${key}`)]);
  // One that was given back in between may come again at once.
  return Math.max(1, (row?.freeAt ?? now).getTime() - now.getTime());
}

/** When the attempt after one may be made, as an expression: null as long as the rule leaves some. */
function freeAt(
  sql: Queryable,
  { limit, backoff }: CounterRule,
  used: postgres.Fragment,
  endsAt: postgres.Fragment,
  now: Date,
) {
  if (backoff === undefined) return sql`case when ${used} >= ${limit}::int then ${endsAt} end`;
  const [first, longest] = [backoff.firstWaitMs / 1000, backoff.longestWaitMs / 1000];
  // 2^40 of any wait is longer than the longest.
  const wait = sql`least(${longest}::float8, ${first}::float8 * power(2, least(40, ${used} - ${limit}::int)))`;
  return sql`case when ${used} >= ${limit}::int then ${now}::timestamptz + make_interval(secs => ${wait}) end`;
}

/** When the last of these windows allows an attempt again; null: all do now. */
export async function readFreeAt(sql: Queryable, keys: readonly string[], now: Date): Promise<Date | null> {
  const rows = await sql`
    select max(free_at) as free_at from rate_counter where key = any(${[...keys]}) and ends_at > ${now}`;
  return v.parse(v.array(waitRow), [...rows])[0]?.freeAt ?? null;
}

/** Takes one attempt back in every window. */
export async function countDown(sql: Queryable, keys: readonly string[]): Promise<void> {
  await sql`
    with counter as (
      select key from rate_counter where key = any(${[...keys]}) order by key for update
    ), spent as (
      delete from rate_counter using counter where rate_counter.key = counter.key and used = 1
    )
    update rate_counter set used = used - 1, free_at = null
    from counter where rate_counter.key = counter.key and used > 1`;
}

/** Drops all attempts of these windows. */
export async function forgetCounters(sql: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from rate_counter where key = any(${[...keys]})`;
}

/** Removes some counters whose window has ended; those that another process counts in just now are left alone. */
export async function removeEnded(sql: Queryable, now: Date, atMost: number): Promise<void> {
  await sql`
    delete from rate_counter where key in (
      select key from rate_counter where ends_at <= ${now} order by ends_at limit ${atMost} for update skip locked
    )`;
}
