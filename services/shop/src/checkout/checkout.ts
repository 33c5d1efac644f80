import type { Domain } from "../platform/domain.ts";
import type { Platform } from "../platform/platform.ts";
import { expireAttempts } from "./attempt/attempt.service.ts";
import { cardCallbackRoute } from "./card/callback-route.ts";
import { checkoutResolvers } from "./checkout.resolvers.ts";
import { settleStaleCharges } from "./wallet/wallet-payment.service.ts";

/** Shipping, payment and the order button. */
export const checkout: Domain = {
  name: "checkout",
  resolvers: checkoutResolvers,
  routes: (platform) => [cardCallbackRoute(platform)],
  start: (platform) => Promise.resolve(startSweep(platform)),
};

/** How often payments that nobody finishes are looked for, in milliseconds. */
const sweepEvery = 60_000;

function startSweep(platform: Platform): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(platform).catch((error: unknown) =>
      platform.log.error({ err: error }, "stale payments were not settled; tried again in the next round"),
    );
  }, sweepEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** What was paid becomes an order before anything is given up. */
async function sweep(platform: Platform): Promise<void> {
  await settleStaleCharges(platform);
  await expireAttempts(platform);
}
