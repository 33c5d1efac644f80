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
  let running: Promise<unknown> = Promise.resolve();
  const renew = (): Promise<unknown> => renewEndedDeals(database.write, clock.now());
  await renew();
  const timer = setInterval(() => {
    running = renew().catch((error: unknown) => log.warn({ err: error }, "ended deals were not renewed"));
  }, renewEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
