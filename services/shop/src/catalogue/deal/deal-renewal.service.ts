import { runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../../platform/platform.ts";
import { renewEndedDeals } from "./deal-renewal.store.ts";

/** How often ended deals are looked for, in ms. */
const renewEvery = 60_000;

/**
 * Keeps the demo's deals running (DEAL-01): renews those that have ended, now and from then on. In the local
 * environment only; elsewhere operators make deals.
 * @returns how to stop it
 */
export async function startDealRenewal({ config, database, clock, log }: Platform): Promise<() => Promise<void>> {
  if (config.environment !== "local") return () => Promise.resolve();
  const renewal = runPeriodically({
    every: renewEvery,
    run: () => renewEndedDeals(database.write, clock.now()),
    log,
    onFailure: "ended deals were not renewed; tried again in the next round",
  });
  await renewal.runNow();
  return renewal.stop;
}
