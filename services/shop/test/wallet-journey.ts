import * as v from "valibot";
import { beforeEach } from "vitest";
import type { Database } from "../src/platform/database.ts";
import { newItem, writeAssortment } from "./checkout-fixture.ts";
import { Shopper, type ShopperOptions } from "./shopper.ts";
import { startTestWallet, type TestWallet } from "./wallet-provider.ts";

/** Switches the wallet on, or to whatever else the parameter may say. */
export async function setWalletParameter(database: Database, value = "amazonpay.activated"): Promise<void> {
  await database.write`delete from global_parameter where name = 'amazonPayV2Activation'`;
  await database.write`insert into global_parameter (name, entry, value, store)
    values ('amazonPayV2Activation', 'AmazonPayV2 Aktivierung', ${value}, null)`;
}

const openedSchema = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullable(v.string()),
  amazonCheckoutSessionId: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
});
export const open = (who: Shopper, type = "checkout") =>
  who.run(
    `mutation ($cartId: ID!) { openWalletSession(cartId: $cartId, checkoutType: ${type}) {
      successful generalErrorMessage amazonCheckoutSessionId redirectUrl } }`,
    "openWalletSession",
    openedSchema,
    { cartId: who.cartId },
  );
export const redeem = (who: Shopper, id: string) =>
  who.change("redeemWalletSession(cartId: $cartId, amazonCheckoutSessionId: $id)", "$cartId: ID!, $id: ID!", {
    cartId: who.cartId,
    id,
  });
const resultSchema = v.object({
  orderId: v.nullable(v.string()),
  newCartId: v.nullable(v.string()),
  errorMessage: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
});
const resultFields = "{ orderId newCartId errorMessage redirectUrl }";
export const submit = (who: Shopper) =>
  who.run(`mutation ($id: ID!) { submitCart(cartId: $id) ${resultFields} }`, "submitCart", resultSchema, {
    id: who.cartId,
  });
export const complete = (who: Shopper, id: string) =>
  who.run(
    `mutation ($cartId: ID!, $id: ID!) { completeWalletPayment(cartId: $cartId, amazonCheckoutSessionId: $id) ${resultFields} }`,
    "completeWalletPayment",
    resultSchema,
    { cartId: who.cartId, id },
  );
export const reset = (who: Shopper) =>
  who.run(
    "mutation ($id: ID!) { resetWallet(cartId: $id) { isReset cartId } }",
    "resetWallet",
    v.object({ isReset: v.boolean(), cartId: v.string() }),
    { id: who.cartId },
  );
export const chosen = (who: Shopper) =>
  who.run(
    `query ($id: ID!) { shop_findCart(cartId: $id) { walletAvailable selectedPaymentMethodInCart
      billingAddress { addressId street } shippingAddress { addressId city } total { amount } } }`,
    "shop_findCart",
    v.looseObject({ walletAvailable: v.boolean(), total: v.object({ amount: v.number() }) }),
    { id: who.cartId },
  );

/** A guest with pieces of an item of their own, whose wallet session is approved. */
async function approved(database: Database, wallet: TestWallet, options: ShopperOptions = {}) {
  const item = await newItem(database, 5);
  const buyer = await new Shopper(database, { config: wallet.config, ...options }).arrive();
  await buyer.add(item, 2);
  const { amazonCheckoutSessionId: id } = await open(buyer);
  if (id === null) throw new Error("No session");
  wallet.approve(id);
  await buyer.beGuest(null);
  return { item, buyer, id };
}

/** The same, asked to agree to the amount. */
async function atConsent(database: Database, wallet: TestWallet, options: ShopperOptions = {}) {
  const all = await approved(database, wallet, options);
  await redeem(all.buyer, all.id);
  await chosen(all.buyer);
  const { redirectUrl } = await submit(all.buyer);
  return { ...all, redirectUrl };
}

/** Fills a shop and starts its wallet, which each test finds switched on and in order; call it at a file's top. */
export async function startWalletShop(database: Database) {
  await writeAssortment(database);
  const wallet = await startTestWallet();
  beforeEach(async () => {
    wallet.losesAnswers = false;
    await setWalletParameter(database);
  });
  return {
    wallet,
    approved: (options?: ShopperOptions) => approved(database, wallet, options),
    atConsent: (options?: ShopperOptions) => atConsent(database, wallet, options),
  };
}
