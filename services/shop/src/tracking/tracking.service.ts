import * as v from "valibot";
import type { ShopContext } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { takeAttempt } from "../platform/rate-limit/rate-limit.ts";
import { visitorSubjects } from "../platform/rate-limit/visitor-rate.ts";
import { insertEvents, readEvents, type StoredEvent } from "./tracking.store.ts";
import { mostEvents, trackingEvent } from "./tracking.types.ts";

/** More calls than a tab makes in an hour. */
const callRate = {
  name: "tracking calls",
  perVisitor: 1_000,
  perAddress: 20_000,
  perNetwork: 60_000,
  windowMs: 3_600_000,
};

/** How many events are stored; a visitor who clicks all the time makes some hundreds in an hour. */
const eventRate = {
  name: "tracking events",
  perVisitor: 3_000,
  perAddress: 30_000,
  perNetwork: 90_000,
  windowMs: 3_600_000,
};
/** How much of their fields is stored, in kB. */
const sizeRate = {
  name: "kB of tracking events",
  perVisitor: 1_000,
  perAddress: 6_000,
  perNetwork: 18_000,
  windowMs: 3_600_000,
};

const events = v.pipe(v.array(trackingEvent), v.maxLength(mostEvents));

/**
 * Stores events of a visitor, each once however often it is sent (OP-M-43). Events that cannot be stored are refused
 * whole: the browser's own code has made them.
 */
export async function addEvents(
  context: ShopContext,
  given: readonly unknown[],
): Promise<{ readonly successful: boolean }> {
  const { database, clock, storefront } = context;
  const checked = v.safeParse(events, given);
  if (!checked.success) return { successful: false };
  const { output } = checked;
  const size = output.reduce((sum, { payload }) => sum + Buffer.byteLength(JSON.stringify(payload)), 0);
  const subjects = [
    ...visitorSubjects(context, callRate),
    ...visitorSubjects(context, eventRate, Math.max(1, output.length)),
    ...visitorSubjects(context, sizeRate, Math.max(1, Math.ceil(size / 1_000))),
  ];
  if (!(await takeAttempt(database, subjects, clock.now())).isAllowed) return { successful: false };
  if (output.length > 0) await insertEvents(database.write, output, { ...storefront, now: clock.now() });
  return { successful: true };
}

/** Events as stored, newest first. @param name of one kind only, null for all */
export const recentEvents = (sql: Queryable, name: string | null, limit: number): Promise<StoredEvent[]> =>
  readEvents(sql, name, limit);
