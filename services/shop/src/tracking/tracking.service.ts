import * as v from "valibot";
import type { ShopContext } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { takeVisitorAttempt } from "../platform/rate-limit/visitor-rate.ts";
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
  if (!checked.success || !(await takeVisitorAttempt(context, callRate)).isAllowed) return { successful: false };
  if (checked.output.length > 0) {
    await insertEvents(database.write, checked.output, { ...storefront, now: clock.now() });
  }
  return { successful: true };
}

/** Events as stored, newest first. @param name of one kind only, null for all */
export const recentEvents = (sql: Queryable, name: string | null, limit: number): Promise<StoredEvent[]> =>
  readEvents(sql, name, limit);
