import { beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "../../../test/accounts.ts";
import { cardAnswer, readRequest } from "../../../test/card-provider.ts";
import { ordersOf, readyGuest, writeAssortment } from "../../../test/checkout-fixture.ts";
import { devicesAt } from "../../../test/devices.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { fulfilmentOf, taken } from "../../../test/orders.ts";
import { Shopper } from "../../../test/shopper.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { cancelOrder } from "../../orders/fulfilment/fulfilment.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const kinds = ["CREDIT_CARD", "PAYPAL"] as const;

/** A guest at the provider's page, with the genuine answer that their browser will bring back. */
async function atProvider(payment = "CREDIT_CARD", clock = fixedClock(new Date())) {
  const buyer = await readyGuest(database, payment, [[1_001, 1]], { clock });
  const { computopData: form } = await buyer.submit();
  const { len, data } = cardAnswer(form);
  const comeBack = (visitor: Shopper) => visitor.completeCardPayment(Number(len), data);
  return { buyer, form, clock, comeBack, number: readRequest(form).get("orderRef") };
}
const silent = { orderId: null, cartId: null, newCartId: null, confirmation: null, errorMessage: null };

describe("a genuine return is enough, from whatever session", () => {
  it.each(kinds)(
    "of %s from a session that knows nothing: ordered once, and nothing is said about it",
    async (kind) => {
      const { buyer, comeBack, number } = await atProvider(kind);
      const stranger = new Shopper(database);
      for (let time = 0; time < 2; time += 1)
        expect(await comeBack(stranger)).toEqual({ state: "ORDERED_ELSEWHERE", ...silent });
      expect(await comeBack(await readyGuest(database))).toEqual({ state: "ORDERED_ELSEWHERE", ...silent });
      expect(await ordersOf(database, buyer.cartId)).toBe(1);
      // Who ordered has the confirmation all the same.
      expect(await comeBack(buyer)).toMatchObject({ state: "ORDERED", orderId: number, cartId: buyer.cartId });
    },
  );

  it.each(kinds)("of %s with another cart current: the order is the one that was paid", async (kind) => {
    const { buyer, comeBack, number } = await atProvider(kind);
    const paidCart = buyer.cartId;
    buyer.cartId = "another";
    expect(await comeBack(buyer)).toMatchObject({ state: "ORDERED", orderId: number, cartId: paidCart });
    expect(await ordersOf(database, paidCart)).toBe(1);
  });

  it.each(kinds)("of %s two days later", async (kind) => {
    const { buyer, comeBack, clock, number } = await atProvider(kind);
    clock.advance(48 * 3_600_000);
    const first = await comeBack(buyer);
    expect(first).toMatchObject({ state: "ORDERED", orderId: number, confirmation: { ticket: expect.any(String) } });
    // The confirmation opens for half an hour after the order (C-86); then the order is no less made.
    clock.advance(1_800_001);
    expect(await comeBack(buyer)).toEqual({ ...first, confirmation: null });
  });

  it("after the order was cancelled: the money goes back, and there is no second order", async () => {
    const { buyer, comeBack, number } = await atProvider();
    await comeBack(buyer);
    await taken(cancelOrder(fulfilmentOf(database), Number(number), null));
    expect(await comeBack(buyer)).toMatchObject({
      state: "REFUNDED",
      confirmation: null,
      errorMessage: "Diese Bestellung ist storniert. Den Betrag zahlen wir Ihnen zurück.",
    });
    expect(await comeBack(new Shopper(database))).toEqual({ state: "ORDERED_ELSEWHERE", ...silent });
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });

  it("twice, the second time after the confirmation has signed the guest out", async () => {
    const { buyer, comeBack, number } = await atProvider();
    const first = await comeBack(buyer);
    const { userId } = buyer.caller;
    const signedOut = { userId, customer: null, tokenFault: null };
    buyer.caller = signedOut;
    expect(await comeBack(buyer)).toEqual(first);
    // The cookie of the confirmation alone is enough, too; that of another order is not.
    buyer.caller = { ...signedOut, userId: null, confirmation: first.confirmation?.secret ?? "" };
    expect(await comeBack(buyer)).toMatchObject({ state: "ORDERED", orderId: number });
    buyer.caller = { ...signedOut, userId: null, confirmation: "of another order" };
    expect(await comeBack(buyer)).toEqual({ state: "ORDERED_ELSEWHERE", ...silent });
  });

  it("with a login that has ended meanwhile: ordered, without a word of the ended login", async () => {
    const { buyer, comeBack } = await atProvider();
    const visitor = new Shopper(database);
    visitor.caller = { userId: null, customer: null, tokenFault: "invalid" };
    expect((await comeBack(visitor)).state).toBe("ORDERED_ELSEWHERE");
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });

  it("to another store's host", async () => {
    const { buyer, comeBack } = await atProvider();
    const swiss = new Shopper(database, { store: "ch" });
    swiss.caller = buyer.caller;
    expect((await comeBack(swiss)).state).toBe("ORDERED_ELSEWHERE");
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });
});

describe("a login in another tab between the payment and the return", () => {
  const goodsOf = async (who: Shopper) =>
    (await who.cart()).mergedLineItems.map(({ itemId, quantity }) => [itemId, quantity]);
  /** A guest at the provider's page who signs in meanwhile to an account with goods in its basket. */
  async function merged(earlierGoods: readonly [number, number], payment: (typeof kinds)[number] = "CREDIT_CARD") {
    const { buyer, comeBack, number } = await atProvider(payment);
    const paidCart = buyer.cartId;
    const { email } = await insertAccount(database);
    const { shopper, signIn } = devicesAt(database);
    const earlier = await shopper();
    await signIn(earlier, email);
    await earlier.add(...earlierGoods);
    await signIn(buyer, email);
    expect(buyer.cartId).toBe(earlier.cartId);
    return { buyer, comeBack, number, paidCart };
  }

  it.each(kinds)("%s: the order is made once, and what was paid is not in the basket any more", async (payment) => {
    const { buyer, comeBack, number, paidCart } = await merged([1_002, 1], payment);
    expect(await goodsOf(buyer)).toContainEqual(["1001", 1]);
    const returned = { state: "ORDERED", orderId: number, cartId: paidCart, newCartId: buyer.cartId };
    expect(await comeBack(buyer)).toMatchObject(returned);
    expect(await comeBack(buyer)).toMatchObject(returned);
    expect(await ordersOf(database, paidCart)).toBe(1);
    expect(await goodsOf(buyer)).toEqual([["1002", 1]]);
  });

  it("an account without a basket has the guest's: it is ordered, once", async () => {
    const { buyer, comeBack, number } = await atProvider();
    const { email } = await insertAccount(database);
    await devicesAt(database).signIn(buyer, email);
    const { state, orderId, newCartId } = await comeBack(buyer);
    expect([state, orderId]).toEqual(["ORDERED", number]);
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
    buyer.cartId = newCartId ?? "";
    expect(await goodsOf(buyer)).toEqual([]);
  });

  it("what the account had of it before stays in its basket", async () => {
    const { buyer, comeBack } = await merged([1_001, 2]);
    expect(await goodsOf(buyer)).toEqual([["1001", 3]]);
    await comeBack(buyer);
    expect(await goodsOf(buyer)).toEqual([["1001", 2]]);
  });

  it("what was taken out of the basket meanwhile stays out, and strangers hear of no order", async () => {
    const { buyer, comeBack, number } = await merged([1_002, 1]);
    const line = (await buyer.cart()).positions.find(({ itemId }) => itemId === "1001");
    await buyer.update([{ positionOp: { removePosition: { positionId: line?.id ?? "" } } }]);
    expect((await comeBack(new Shopper(database))).state).toBe("ORDERED_ELSEWHERE");
    expect(await comeBack(buyer)).toMatchObject({ state: "ORDERED", orderId: number });
    expect(await goodsOf(buyer)).toEqual([["1002", 1]]);
  });

  it("a deal's pieces are counted once", async () => {
    const item = 1_002;
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
      values ('de', ${item}, 100, 10, now() - interval '1 hour', now() + interval '1 hour')`;
    const taken = async () =>
      (await database.write`select taken from lightning_deal where item_id = ${item}`)[0]?.["taken"];
    const buyer = await readyGuest(database, "CREDIT_CARD", []);
    await buyer.add(`${item}#LIGHTNING_DEAL`, 2);
    const { computopData: form } = await buyer.submit();
    const { len, data } = cardAnswer(form);
    const { email } = await insertAccount(database);
    const { shopper, signIn } = devicesAt(database);
    const earlier = await shopper();
    await signIn(earlier, email);
    await earlier.add(1_001, 1);
    await signIn(buyer, email);
    expect(await taken()).toBe(2);
    expect((await buyer.completeCardPayment(Number(len), data)).state).toBe("ORDERED");
    expect(await goodsOf(buyer)).toEqual([["1001", 1]]);
    expect(await taken()).toBe(2);
  });
});
