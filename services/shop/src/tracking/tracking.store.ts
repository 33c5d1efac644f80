import * as v from "valibot";
import type { Language, Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import type { TrackingEvent } from "./tracking.types.ts";

/** Stores events; those whose id is known are left as they are. */
export async function insertEvents(
  sql: Queryable,
  events: readonly TrackingEvent[],
  { store, language, now }: { readonly store: Store; readonly language: Language; readonly now: Date },
): Promise<void> {
  await sql`
    insert into tracking_event (id, store, language, name, payload, occurred_at, received_at)
    select given.id, ${store}, ${language}, given.name, given.payload, given.occurred_at, ${now}
    from jsonb_to_recordset(${JSON.stringify(
      events.map(({ id, name, payload, occurredAt }) => ({ id, name, payload, occurred_at: occurredAt.toISOString() })),
    )}::text::jsonb) as given (id uuid, name text, payload jsonb, occurred_at timestamptz)
    on conflict (id) do nothing`;
}

const storedEvent = v.object({
  id: v.string(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  name: v.string(),
  payload: v.unknown(),
  occurredAt: v.date(),
  receivedAt: v.date(),
});
/** An event as stored. */
export type StoredEvent = v.InferOutput<typeof storedEvent>;

/** Events, newest first. @param name of one kind only, null for all */
export async function readEvents(sql: Queryable, name: string | null, limit: number): Promise<StoredEvent[]> {
  const rows = await sql`
    select id, store, name, payload, occurred_at, received_at from tracking_event
    where ${name}::text is null or name = ${name}::text order by received_at desc, id limit ${limit}`;
  return v.parse(v.array(storedEvent), [...rows]);
}
