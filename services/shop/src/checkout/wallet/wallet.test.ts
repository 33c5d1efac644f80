import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ordersOf, stockOf } from "../../../test/checkout-fixture.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";
import { chosen, complete, open, redeem, reset, startWalletShop, submit } from "../../../test/wallet-journey.ts";
import { walletBuyer } from "../../../test/wallet-provider.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { settleStaleCharges } from "./wallet-payment.service.ts";

const database = await startTestDatabase();
const { wallet, approved, atConsent } = await startWalletShop(database);

describe("the express wallet (CHKX-01)", () => {
  it("STORE-18: opens a session for a visitor's cart and leads to the wallet and back to the visitor's host", async () => {
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

  it.each([
    ["de-DE", "Ihr Einkauf bei Chalkbox"],
    ["en-DE", "Your purchase from Chalkbox"],
  ] as const)("shows what is paid for in the shopper's language: %s", async (language, words) => {
    const buyer = await new Shopper(database, { config: wallet.config, language }).arrive();
    await buyer.add(1_001);
    await open(buyer);
    expect(wallet.description).toBe(words);
  });

  it("of one cart stays while another cart is paid with the wallet", async () => {
    const [mine, other] = [await approved(), await approved()];
    for (const { buyer, id } of [mine, other]) expect((await redeem(buyer, id)).successful).toBe(true);
    expect((await submit(mine.buyer)).redirectUrl).toBe(`http://sandbox.test/wallet/confirm/${mine.id}`);
  });

  it("adds addresses, email and AMAZONPAY to the cart, however often it is redeemed", async () => {
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

  it("STORE-18: charges what the shop computed and orders once, from twenty returns at the same time", async () => {
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
  ] as const)("that is %s gives the goods back and lets the shopper choose again", async (state, words) => {
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

  it.each([
    ["declined", { state: "failed", errorCode: "DECLINED", providerReference: "" }],
    ["cancelled", { state: "cancelled", errorCode: "CANCELLED", providerReference: "" }],
  ] as const)("that is %s is stored with its cause, for operators", async (state, end) => {
    const { buyer, id } = await atConsent();
    wallet.decide(id, state);
    await complete(buyer, id);
    const attempts = await database.read`
      select state, error_code as "errorCode", provider_reference as "providerReference"
      from payment_attempt where cart_id = ${buyer.cartId}`;
    expect([...attempts]).toEqual([end]);
  });

  it("that is made is stored with the wallet's own reference and without a cause", async () => {
    const { buyer, id } = await atConsent();
    wallet.decide(id, "authorised");
    await complete(buyer, id);
    const attempts = await database.read`
      select state, error_code as "errorCode", provider_reference as "providerReference"
      from payment_attempt where cart_id = ${buyer.cartId}`;
    expect([...attempts]).toEqual([
      { state: "paid", errorCode: "", providerReference: wallet.sessions.get(id)?.chargeId },
    ]);
  });

  it("is redeemed again by a guest whose answer was lost", async () => {
    const { buyer, id } = await approved();
    await redeem(buyer, id);
    buyer.caller = { ...buyer.caller, customer: null };
    await buyer.arrive();
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null, billingAddress: null });
    await buyer.beGuest(null);
    expect((await redeem(buyer, id)).successful).toBe(true);
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: "AMAZONPAY" });
  });

  it("takes no money before the shopper agreed", async () => {
    const { buyer, id } = await atConsent();
    const charges = wallet.charges;
    expect((await complete(buyer, id)).errorMessage).toContain("bestätigen");
    expect(wallet.charges).toBe(charges);
    wallet.decide(id, "authorised");
    expect((await complete(buyer, id)).orderId).not.toBeNull();
  });

  it("opens another payment when the order is submitted again, and not for what was agreed already", async () => {
    const { buyer, id } = await atConsent();
    expect((await submit(buyer)).redirectUrl).toBe(`http://sandbox.test/wallet/confirm/${id}`);
    wallet.decide(id, "authorised");
    expect((await submit(buyer)).redirectUrl).toBe(
      `http://localhost:3000/checkout/confirmation/?amazonCheckoutSessionId=${id}`,
    );
    expect((await complete(buyer, id)).orderId).not.toBeNull();
  });

  it("reports it when it is away, and leaves the cart as it was", async () => {
    const { buyer, id } = await approved();
    wallet.losesAnswers = true;
    expect((await redeem(buyer, id)).generalErrorMessage).toContain("antwortet gerade nicht");
    expect((await open(buyer)).generalErrorMessage).toContain("antwortet gerade nicht");
    wallet.losesAnswers = false;
    expect((await redeem(buyer, id)).successful).toBe(true);
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

describe("OP-Q-13: what the wallet handed over for an order", () => {
  const listed = v.array(v.object({ street: v.string(), city: v.string() }));
  const asked = async (who: Shopper, orderId: string) => {
    const list = (field: string) =>
      who.run(`query ($orderId: ID!) { ${field}(orderId: $orderId) { street city } }`, field, listed, { orderId });
    const field = "getWalletShippingStepDetails";
    const step = v.nullable(v.object({ cart: v.object({ id: v.string() }) }));
    const details = await who.run(
      `query ($orderId: ID!) { ${field}(orderId: $orderId) { cart { id } } }`,
      field,
      step,
      {
        orderId,
      },
    );
    return {
      billing: await list("getWalletBillingAddresses"),
      shipping: await list("getWalletShippingAddresses"),
      cartId: details?.cart.id ?? null,
    };
  };
  const nothing = { billing: [], shipping: [], cartId: null };

  it("is found by the wallet's id and by the order's number, by its buyer alone", async () => {
    const { buyer, id } = await atConsent();
    const { cartId } = buyer;
    const street = "Invalidenstraße 43";
    const found = { billing: [{ street, city: "Berlin" }], shipping: [{ street, city: "Berlin" }], cartId };
    expect(await asked(buyer, id)).toEqual(found);
    const stranger = await new Shopper(database, { config: wallet.config }).arrive();
    expect(await asked(stranger, id)).toEqual(nothing);
    wallet.decide(id, "authorised");
    const { orderId } = await complete(buyer, id);
    expect(await asked(buyer, orderId ?? "")).toEqual(found);
    expect(await asked(await stranger.beGuest(), orderId ?? "")).toEqual(nothing);
  });

  it("is the address that was chosen for goods or invoice, and no other of the shopper's", async () => {
    const { buyer, id } = await approved();
    const elsewhere = { ...walletBuyer.billingAddress, street: "Am Kanal 7", postCode: "14467", city: "Potsdam" };
    wallet.approve(id, { ...walletBuyer, deliveryAddress: elsewhere });
    await redeem(buyer, id);
    expect(await asked(buyer, id)).toMatchObject({
      billing: [{ street: "Invalidenstraße 43", city: "Berlin" }],
      shipping: [{ street: "Am Kanal 7", city: "Potsdam" }],
    });
  });

  it("is nothing before the shopper has come back, and for what is no order", async () => {
    const { buyer, id } = await approved();
    for (const orderId of [id, "unknown", "0", ""]) expect(await asked(buyer, orderId)).toEqual(nothing);
  });
});
