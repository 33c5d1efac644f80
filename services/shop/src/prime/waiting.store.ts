import * as v from "valibot";
import type { Language, Store } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";

const wakingRow = v.object({
  email: v.string(),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"] satisfies Language[]),
  origin: v.nullable(v.string()),
  requestedAt: v.date(),
});
/** Someone whose turn it is. */
export type Waking = v.InferOutput<typeof wakingRow>;

/** What someone who waits has asked for. */
export interface NewWaiting {
  readonly email: string;
  readonly store: Store;
  readonly language: string;
  readonly origin: string | null;
  readonly at: Date;
}

/** Stores who wants to be informed; false where the email waits already. Who was informed may ask again. */
export async function insertWaiting(
  sql: Queryable,
  { email, store, language, origin, at }: NewWaiting,
): Promise<boolean> {
  const rows = await sql`
    insert into prime_waiting (email, store, language, origin, requested_at)
    values (${email.toLowerCase()}, ${store}, ${language}, ${origin}, ${at})
    on conflict (email, store) do update
    set language = excluded.language, origin = excluded.origin, requested_at = excluded.requested_at, woken_at = null
    where prime_waiting.woken_at is not null
    returning email`;
  return rows.length > 0;
}

/** Stores in which someone waits. */
export async function storesWithWaiting(sql: Queryable): Promise<Store[]> {
  const rows = await sql`
    select distinct waiting.store from prime_waiting waiting
    join prime_offer on prime_offer.store = waiting.store where waiting.woken_at is null`;
  const row = v.object({ store: v.picklist(["de", "at", "ch", "b2b"] satisfies Store[]) });
  return v.parse(v.array(row), [...rows]).map(({ store }) => store);
}

/** How many were informed after a moment: a place is kept for each. */
export async function countWoken(sql: Queryable, store: Store, after: Date): Promise<number> {
  const [row] = await sql`
    select count(*)::int as count from prime_waiting where store = ${store} and woken_at > ${after}`;
  return v.parse(v.object({ count: v.number() }), row).count;
}

/** Takes those who have waited longest, so many of them; their turn is noted. */
export async function takeWaiting(tx: TransactionSql, store: Store, limit: number, at: Date): Promise<Waking[]> {
  const rows = await tx`
    update prime_waiting set woken_at = ${at}
    where (email, store) in (
      select email, store from prime_waiting where store = ${store} and woken_at is null
      order by requested_at, email limit ${limit} for update
    )
    returning email, language, origin, requested_at`;
  return v.parse(v.array(wakingRow), [...rows]);
}
