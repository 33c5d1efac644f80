import * as v from "valibot";
import type { Queryable } from "../database.ts";

/** A window that an attempt falls into. */
export interface CounterWindow {
  readonly key: string;
  /** When a window that begins now ends. */
  readonly endsAt: Date;
}

const counterRow = v.object({ key: v.string(), used: v.number(), endsAt: v.date() });
/** Attempts within the window that lasts until `endsAt`, the latest included. */
export type Counter = v.InferOutput<typeof counterRow>;

/**
 * Counts an attempt in every window, one statement for all: of attempts that arrive at once each sees the ones before.
 * A window that has ended at `now` begins anew. The rows are locked in the order of their keys.
 */
export async function countUp(sql: Queryable, windows: readonly CounterWindow[], now: Date): Promise<Counter[]> {
  const sorted = windows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sorted.map(({ key }) => key);
  const ends = sorted.map(({ endsAt }) => endsAt.toISOString());
  return v.parse(
    v.array(counterRow),
    await sql`
    insert into rate_counter as known (key, used, ends_at)
    select key, 1, ends_at from unnest(${keys}::text[], ${ends}::timestamptz[]) as given (key, ends_at)
    on conflict (key) do update set
      used = case when known.ends_at <= ${now} then 1 else least(known.used + 1, 1000000000) end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning key, used, ends_at as "endsAt"`,
  );
}

/** Takes one attempt back in every window. */
export async function countDown(sql: Queryable, keys: readonly string[]): Promise<void> {
  await sql`
    with counter as (
      select key from rate_counter where key = any(${[...keys]}) order by key for update
    ), spent as (
      delete from rate_counter using counter where rate_counter.key = counter.key and used = 1
    )
    update rate_counter set used = used - 1 from counter where rate_counter.key = counter.key and used > 1`;
}

/** Forgets all attempts of these windows. */
export async function forgetCounters(sql: Queryable, keys: readonly string[]): Promise<void> {
  await sql`delete from rate_counter where key = any(${[...keys]})`;
}

/** Removes some counters whose window has ended; those that somebody else counts in just now are left alone. */
export async function removeEnded(sql: Queryable, now: Date, atMost: number): Promise<void> {
  await sql`
    delete from rate_counter where key in (
      select key from rate_counter where ends_at <= ${now} order by ends_at limit ${atMost} for update skip locked
    )`;
}
