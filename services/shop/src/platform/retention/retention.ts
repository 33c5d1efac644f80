import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../platform.ts";
import { deleteOver, retentions, takeTurn } from "./rules.store.ts";

/** How often rows are looked for whose time is over, in milliseconds. */
const everyTenMinutes = 600_000;
/** Rows of one statement. */
const batch = 1_000;

/**
 * Deletes what was stored for strangers and whose time is over. Each batch is a transaction of its own under a lock that
 * one shop has at a time: of several shops one works, and the others leave it to that one.
 * @returns how many rows were deleted, by table
 */
export async function removeOver(
  { database, clock }: Pick<Platform, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const removed = new Map<string, number>();
  for (const rule of retentions) {
    for (;;) {
      if (stopping?.aborted === true) return removed;
      const deleted = await database.transaction(async (tx) =>
        (await takeTurn(tx)) ? deleteOver(tx, rule, clock.now(), batch) : null,
      );
      if (deleted === null) return removed;
      if (deleted > 0) removed.set(rule.table, (removed.get(rule.table) ?? 0) + deleted);
      if (deleted < batch) break;
    }
  }
  return removed;
}

/** Deletes it until it is stopped. */
export function startRetention(platform: Pick<Platform, "database" | "clock" | "log">): Periodic {
  return runPeriodically({
    every: everyTenMinutes,
    run: async (stopping) => {
      const removed = await removeOver(platform, stopping);
      if (removed.size > 0) platform.log.info({ removed: Object.fromEntries(removed) }, "what was over is deleted");
    },
    log: platform.log,
    onFailure: "what is over was not deleted; tried again in ten minutes",
  });
}
