import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Domain } from "../platform/domain.ts";
import type { Platform } from "../platform/platform.ts";
import { expireAttempts, settleUnanswered } from "./attempt/inquiry.service.ts";
import { makeRefunds } from "./attempt/refund.service.ts";
import { cardCallbackRoute } from "./card/callback.route.ts";
import { checkoutResolvers } from "./checkout.resolvers.ts";
import { paymentMetricsRoute } from "./payment-metrics.route.ts";
import { settleStaleCharges } from "./wallet/wallet-payment.service.ts";

/** Shipping, payment and the order button. */
export const checkout = {
  name: "checkout",
  resolvers: checkoutResolvers,
  routes: (platform) => [cardCallbackRoute(platform), paymentMetricsRoute(platform)],
  start: async (platform) => startSweep(platform).stop,
} satisfies Domain;

/** How often unfinished payments are looked for, in milliseconds. */
const sweepEvery = 60_000;

function startSweep(platform: Platform): Periodic {
  return runPeriodically({
    every: sweepEvery,
    run: () => sweep(platform),
    log: platform.log,
    onFailure: "stale payments were not settled; tried again in the next round",
  });
}

/** What was paid becomes an order before anything is given up. */
async function sweep(platform: Platform): Promise<void> {
  await settleStaleCharges(platform);
  await settleUnanswered(platform);
  await expireAttempts(platform);
  await makeRefunds(platform);
}
