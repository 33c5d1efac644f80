/**
 * A process that orders carts, one after the other, and prints each cart's id once its order was answered. Made to be
 * killed. Arguments: the server's address and the work, both as JSON.
 */
import { writeSync } from "node:fs";
import { pino } from "pino";
import * as v from "valibot";
import { submitCart } from "../src/checkout/submit.service.ts";
import { systemClock } from "../src/platform/clock.ts";
import { readConfig } from "../src/platform/config.ts";
import { connect } from "../src/platform/database.ts";
import { createContext } from "../src/platform/platform.ts";
import { createStorage } from "../src/platform/storage/storage.ts";

const addressSchema = v.variant("kind", [
  v.object({ kind: v.literal("url"), url: v.string() }),
  v.object({ kind: v.literal("socket"), path: v.string(), user: v.string(), database: v.string() }),
]);
const workSchema = v.array(v.object({ cartId: v.string(), userId: v.string(), customerId: v.string() }));
const [, , address = "", work = ""] = process.argv;

const config = readConfig({
  SHOP_PORT: "0",
  OAUTH_CLIENT_ID: "chalkbox",
  OAUTH_CLIENT_SECRET: "client-secret-for-tests",
  TOKEN_SECRET: "token-secret-for-tests",
  SANDBOX_URL: "http://127.0.0.1:9",
  SANDBOX_PUBLIC_URL: "http://sandbox.test",
  MAIL_URL: "smtp://127.0.0.1:9",
  PAYMENT_MERCHANT_ID: "chalkbox",
  PAYMENT_SECRET: "payment-secret-for-tests",
});
const database = connect(v.parse(v.pipe(v.string(), v.parseJson(), addressSchema), address), 3);
const log = pino({ level: "silent" });
for (const { cartId, userId, customerId } of v.parse(v.pipe(v.string(), v.parseJson(), workSchema), work)) {
  const caller = { userId, customer: { customerId, isGuest: true }, tokenFault: null };
  const storefront = { store: "de", language: "de-DE" } as const;
  const context = createContext(
    { config, database, clock: systemClock, log, storage: createStorage(config.storage) },
    { storefront, caller, requestId: cartId },
  );
  const { orderId } = await submitCart(context, cartId);
  // Synchronous: what was answered is printed, even if the process ends in the next instant.
  if (orderId !== null) writeSync(1, `${cartId}\n`);
}
await database.close();
