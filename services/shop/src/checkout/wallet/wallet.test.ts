import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../../test/shopper.ts";
import { startTestWallet, type TestWallet, walletBuyer } from "../../../test/wallet-provider.ts";
import { fixedClock } from "../../platform/clock.ts";
import { settleStaleCharges } from "./wallet-payment.service.ts";
import { excludedCategories } from "./wallet-rules.service.ts";

const database = await startTestDatabase();
let wallet: TestWallet;

beforeAll(async () => {
  await writeAssortment(database);
  wallet = await startTestWallet();
});
beforeEach(async () => {
  wallet.losesAnswers = false;
  await setParameter("amazonpay.activated");
});

async function setParameter(value: string): Promise<void> {
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
const open = (who: Shopper, type = "checkout") =>
  who.run(
    `mutation ($cartId: ID!) { openWalletSession(cartId: $cartId, checkoutType: ${type}) {
      successful generalErrorMessage amazonCheckoutSessionId redirectUrl } }`,
    "openWalletSession",
    openedSchema,
    { cartId: who.cartId },
  );
const redeem = (who: Shopper, id: string) =>
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
const submit = (who: Shopper) =>
  who.run(`mutation ($id: ID!) { submitCart(cartId: $id) ${resultFields} }`, "submitCart", resultSchema, {
    id: who.cartId,
  });
const complete = (who: Shopper, id: string) =>
  who.run(
    `mutation ($cartId: ID!, $id: ID!) { completeWalletPayment(cartId: $cartId, amazonCheckoutSessionId: $id) ${resultFields} }`,
    "completeWalletPayment",
    resultSchema,
    { cartId: who.cartId, id },
  );
const reset = (who: Shopper) =>
  who.run(
    "mutation ($id: ID!) { resetWallet(cartId: $id) { isReset cartId } }",
    "resetWallet",
    v.object({ isReset: v.boolean(), cartId: v.string() }),
    { id: who.cartId },
  );
const chosen = (who: Shopper) =>
  who.run(
    `query ($id: ID!) { shop_findCart(cartId: $id) { walletAvailable selectedPaymentMethodInCart
      billingAddress { addressId street } shippingAddress { addressId city } total { amount } } }`,
    "shop_findCart",
    v.looseObject({ walletAvailable: v.boolean(), total: v.object({ amount: v.number() }) }),
    { id: who.cartId },
  );

/** A guest with pieces of an item of their own, whose wallet session is approved. */
async function approved(options: ShopperOptions = {}) {
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
async function atConsent(options: ShopperOptions = {}) {
  const all = await approved(options);
  await redeem(all.buyer, all.id);
  await chosen(all.buyer);
  const { redirectUrl } = await submit(all.buyer);
  return { ...all, redirectUrl };
}

describe("the express wallet (CHKX-01)", () => {
  it("opens a session for a visitor's cart and leads to the wallet and back to the visitor's host", async () => {
    const buyer = await new Shopper(database, { config: wallet.config }).arrive();
    await buyer.add(1_001);
    const { successful, redirectUrl, amazonCheckoutSessionId } = await open(buyer);
    expect(successful).toBe(true);
    expect(redirectUrl).toBe(`http://sandbox.test/wallet/checkout/${amazonCheckoutSessionId}`);
    expect(wallet.sessions.get(amazonCheckoutSessionId ?? "")?.reference).toBe(buyer.cartId);
    expect(wallet.urls).toMatchObject({
      urlReturn: "http://localhost:3000/checkout/summary/",
      urlCancel: "http://localhost:3000/checkout/payment/?cancelPayment=AMAZONPAY",
    });
  });

  it("brings addresses, email and AMAZONPAY to the cart, however often it is redeemed", async () => {
    const { buyer, id } = await approved();
    const answers = [await redeem(buyer, id), await redeem(buyer, id)];
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(await chosen(buyer)).toMatchObject({
      walletAvailable: true,
      selectedPaymentMethodInCart: "AMAZONPAY",
      billingAddress: { street: "Invalidenstraße 43" },
      shippingAddress: { city: "Berlin" },
    });
    const addresses = v.array(v.object({ city: v.string() }));
    expect(await buyer.run("{ getBillingAddresses { city } }", "getBillingAddresses", addresses)).toHaveLength(1);
    const info = v.object({ email: v.string(), phone: v.string() });
    expect(await buyer.run('{ getCustomerInfo(url: "/") { email phone } }', "getCustomerInfo", info)).toEqual({
      email: "wallet@example.org",
      phone: "030 1234567",
    });
  });

  it("charges what the shop computed and orders once, from twenty returns at the same time", async () => {
    const { buyer, id, item, redirectUrl } = await atConsent();
    const { total } = await chosen(buyer);
    expect(redirectUrl).toBe(`http://sandbox.test/wallet/confirm/${id}`);
    expect(wallet.sessions.get(id)).toMatchObject({ amount: total.amount, state: "confirming" });
    expect(await stockOf(database, item)).toBe(3);
    const charges = wallet.charges;
    wallet.decide(id, "authorised");
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(buyer, id)));
    expect(new Set(answers.map(({ orderId, errorMessage }) => `${orderId} ${errorMessage}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ orderId: wallet.sessions.get(id)?.orderRef, errorMessage: null });
    expect([wallet.charges - charges, await ordersOf(database, buyer.cartId), await stockOf(database, item)]).toEqual([
      1, 1, 3,
    ]);
  });

  it("orders what was paid when the wallet's answer was lost, without the shopper", async () => {
    const clock = fixedClock(new Date());
    const { buyer, id, item } = await atConsent({ clock });
    wallet.decide(id, "authorised");
    wallet.losesAnswers = true;
    expect((await complete(buyer, id)).errorMessage).toContain("warten noch");
    expect([wallet.sessions.get(id)?.state, await ordersOf(database, buyer.cartId)]).toEqual(["completed", 0]);
    wallet.losesAnswers = false;
    const platform = testPlatform({ database, clock, config: wallet.config });
    expect(await settleStaleCharges(platform)).toBe(0);
    clock.advance(16_000);
    expect(await settleStaleCharges(platform)).toBe(1);
    expect([await ordersOf(database, buyer.cartId), await stockOf(database, item)]).toEqual([1, 3]);
    expect((await complete(buyer, id)).orderId).toBe(wallet.sessions.get(id)?.orderRef);
  });

  it.each([
    ["declined", "abgelehnt"],
    ["cancelled", "abgebrochen"],
  ] as const)("that is %s gives the goods back and lets the shopper choose anew", async (state, words) => {
    const { buyer, id, item } = await atConsent();
    wallet.decide(id, state);
    const { orderId, errorMessage } = await complete(buyer, id);
    expect([orderId, errorMessage]).toEqual([null, expect.stringContaining(words)]);
    expect([await stockOf(database, item), await ordersOf(database, buyer.cartId)]).toEqual([5, 0]);
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null });
    expect((await submit(buyer)).errorMessage).toContain("Zahlungsart");
    await buyer.choosePayment("INVOICE");
    expect((await submit(buyer)).orderId).not.toBeNull();
  });

  it("takes no money before the shopper agreed", async () => {
    const { buyer, id } = await atConsent();
    const charges = wallet.charges;
    expect((await complete(buyer, id)).errorMessage).toContain("bestätigen");
    expect(wallet.charges).toBe(charges);
    wallet.decide(id, "authorised");
    expect((await complete(buyer, id)).orderId).not.toBeNull();
  });

  it("asks again when the order is submitted again, and not for what was agreed already", async () => {
    const { buyer, id } = await atConsent();
    expect((await submit(buyer)).redirectUrl).toBe(`http://sandbox.test/wallet/confirm/${id}`);
    wallet.decide(id, "authorised");
    expect((await submit(buyer)).redirectUrl).toBe(
      `http://localhost:3000/checkout/confirmation/?amazonCheckoutSessionId=${id}`,
    );
    expect((await complete(buyer, id)).orderId).not.toBeNull();
  });

  it("says so when it is away, and leaves the cart as it was", async () => {
    const { buyer, id } = await approved();
    wallet.losesAnswers = true;
    expect((await redeem(buyer, id)).generalErrorMessage).toContain("antwortet gerade nicht");
    expect((await open(buyer)).generalErrorMessage).toContain("antwortet gerade nicht");
    wallet.losesAnswers = false;
    expect((await redeem(buyer, id)).successful).toBe(true);
  });
});

describe("the wallet believes nobody", () => {
  it("who brings a session of another cart, or one that is not approved", async () => {
    const [mine, theirs] = [await approved(), await approved()];
    expect((await redeem(mine.buyer, theirs.id)).successful).toBe(false);
    expect((await redeem(mine.buyer, "no-such-session")).successful).toBe(false);
    wallet.decide(mine.id, "cancelled");
    expect((await redeem(mine.buyer, mine.id)).generalErrorMessage).toContain("beendet");
    expect((await complete(mine.buyer, theirs.id)).errorMessage).toContain("beendet");
    expect((await redeem(theirs.buyer, theirs.id)).successful).toBe(true);
  });

  it("without a cart of their own, or without being a guest at least", async () => {
    const { id, buyer } = await approved();
    const stranger = await new Shopper(database, { config: wallet.config }).arrive();
    const call = `mutation ($cartId: ID!, $id: ID!) { redeemWalletSession(cartId: $cartId, amazonCheckoutSessionId: $id) { successful } }`;
    const errors = await stranger.errorsOf(call, { cartId: stranger.cartId, id });
    expect(errors[0]?.extensions["messageKey"]).toBe("vue.error.security.valid_token_required");
    await stranger.beGuest(null);
    expect((await stranger.errorsOf(call, { cartId: buyer.cartId, id }))[0]?.extensions["classification"]).toBe(
      "CART_NOT_FOUND",
    );
  });

  it("who chooses it from the list of payment methods without the wallet", async () => {
    const guest = await readyGuest(database, "INVOICE", [[1_001, 1]], { config: wallet.config });
    expect(await guest.choosePayment("AMAZONPAY")).toBe(false);
  });

  it("with an address that the shop does not deliver to", async () => {
    const { buyer, id } = await approved();
    const paris = { ...walletBuyer.billingAddress, postCode: "75001", city: "Paris", country: "FR" };
    wallet.approve(id, { ...walletBuyer, deliveryAddress: paris });
    expect((await redeem(buyer, id)).generalErrorMessage).toContain("können wir nicht liefern");
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null });
  });
});

describe("the wallet is not for", () => {
  const refusal = async (options: ShopperOptions = {}, items: readonly number[] = [1_001]) => {
    const buyer = await new Shopper(database, { config: wallet.config, ...options }).arrive();
    for (const item of items) await buyer.add(item);
    const { successful, generalErrorMessage } = await open(buyer);
    return { successful, generalErrorMessage, available: (await chosen(buyer)).walletAvailable };
  };

  it("businesses (CART-13)", async () => {
    expect(await refusal({ store: "b2b" })).toMatchObject({ successful: false, available: false });
  });

  it.each(["amazonpay.deactivated", "AMAZONPAY.ACTIVATED", ""])(
    "shops whose parameter is %j (CART-15)",
    async (value) => {
      await setParameter(value);
      expect(await refusal()).toMatchObject({ successful: false, available: false });
    },
  );

  it("empty baskets, and memberships", async () => {
    expect(await refusal({}, [])).toMatchObject({ successful: false, available: false });
    const buyer = await new Shopper(database, { config: wallet.config }).arrive();
    await buyer.add(1_001);
    expect((await open(buyer, "primecheckout")).generalErrorMessage).toContain("Mitgliedschaft");
  });

  it("goods of the nine categories and of those below (CART-14)", async () => {
    expect(excludedCategories).toHaveLength(9);
    await database.write`insert into category (id, parent_id, name_de, name_en, path, lft, rgt, depth, position)
      values (757890, null, 'Gutscheine', 'Vouchers', '/gutscheine/', 901, 904, 1, 9),
        (900001, 757890, 'Karten', 'Cards', '/gutscheine/karten/', 902, 903, 2, 0)`;
    await database.write`insert into product (id, category_id, name_de, name_en, description_de, description_en,
        delivery_scope_de, delivery_scope_en, brand, manufacturer, created_on, picture)
      select 77, 900001, name_de, name_en, description_de, description_en, delivery_scope_de, delivery_scope_en, brand,
        manufacturer, created_on, picture from product where id = 1`;
    const item = await newItem(database, 5);
    await database.write`update item set product_id = 77 where id = ${item}`;
    expect(await refusal({}, [1_001, item])).toMatchObject({ successful: false, available: false });
    expect(await refusal({}, [1_001])).toMatchObject({ successful: true, available: true });
  });
});

describe("aborting the wallet (CHKX-01, OP-M-41)", () => {
  it("gives a new cart with the goods and without the wallet, once", async () => {
    const { buyer, id, item } = await atConsent();
    const { cartId } = buyer;
    const first = await reset(buyer);
    expect(first).toMatchObject({ isReset: true });
    expect(first.cartId).not.toBe(cartId);
    expect([wallet.sessions.get(id)?.state, await stockOf(database, item)]).toEqual(["cancelled", 5]);
    expect(await buyer.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", { id: cartId })).toHaveLength(
      1,
    );
    buyer.cartId = first.cartId;
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null, billingAddress: null });
    expect((await buyer.cart()).positions).toMatchObject([{ itemId: String(item), quantity: 2 }]);
    expect(await reset(buyer)).toEqual({ isReset: false, cartId: first.cartId });
    expect((await complete(buyer, id)).errorMessage).toContain("beendet");
  });

  it("from two tabs at once gives one new cart", async () => {
    const { buyer } = await atConsent();
    const answers = await Promise.allSettled([reset(buyer), reset(buyer)]);
    const made = answers.flatMap((answer) =>
      answer.status === "fulfilled" && answer.value.isReset ? [answer.value.cartId] : [],
    );
    expect(made).toHaveLength(1);
  });

  it("of what was paid already makes the order instead", async () => {
    const { buyer, id } = await atConsent();
    wallet.decide(id, "authorised");
    wallet.losesAnswers = true;
    await complete(buyer, id);
    wallet.losesAnswers = false;
    expect(await reset(buyer)).toEqual({ isReset: false, cartId: buyer.cartId });
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });
});
