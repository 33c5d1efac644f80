import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../platform/platform.ts";
import { lockCart } from "./cart.store.ts";
import { findExpiredReservations } from "./position.store.ts";
import { changeCart } from "./settle/settle.service.ts";

/** How often reservations that ran out are looked for, in milliseconds. */
const sweepEvery = 20_000;
const batch = 100;

/** Gives the pieces of reservations that ran out back to their deals; the cart keeps them at the normal price. */
export async function releaseExpiredReservations({
  database,
  clock,
}: Pick<Platform, "database" | "clock">): Promise<number> {
  const now = clock.now();
  const cartIds = await findExpiredReservations(database.write, now, batch);
  for (const cartId of cartIds) {
    await database.transaction(async (tx) => {
      const cart = await lockCart(tx, cartId);
      if (cart === null || cart.submittedAt !== null || cart.mergedAt !== null) return;
      await changeCart(tx, cart, [], now);
    });
  }
  return cartIds.length;
}

/** Sweeps until it is stopped. */
export function startReservationSweep(platform: Pick<Platform, "database" | "clock" | "log">): Periodic {
  return runPeriodically({
    every: sweepEvery,
    run: () => releaseExpiredReservations(platform),
    log: platform.log,
    onFailure: "expired reservations were not released; tried again in the next round",
  });
}
