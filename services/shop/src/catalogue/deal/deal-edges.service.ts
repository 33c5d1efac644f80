import { runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../../platform/platform.ts";
import { hasDealEdge } from "./deal-edges.store.ts";

/** How often deals are looked at, in ms: prices are true again within a second of a deal's beginning or end. */
const lookEvery = 250;

/**
 * Announces that deals have begun or ended (DEAL-01). All other changes of deals are announced by the database; the
 * clock changes them without a statement, and answers with their prices are kept for longer than that may go unnoticed.
 */
export function announceDealEdges({
  database,
  clock,
  log,
  invalidation,
}: Pick<Platform, "database" | "clock" | "log"> & {
  readonly invalidation: Pick<Platform["invalidation"], "drop" | "hasListeners">;
}): () => Promise<void> {
  if (!invalidation.hasListeners) return () => Promise.resolve();
  let seen = clock.now();
  const looking = runPeriodically({
    every: lookEvery,
    run: async () => {
      const now = clock.now();
      if (await hasDealEdge(database.read, seen, now)) void invalidation.drop(["deals"]);
      // Only what was looked at: after a failure the next round looks at the same time again.
      seen = now;
    },
    log,
    onFailure: "beginnings and ends of deals were not looked for; tried again in the next round",
  });
  return looking.stop;
}
