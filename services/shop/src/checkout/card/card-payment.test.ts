import { beforeAll, describe, expect, it } from "vitest";
import { callBack, cardAnswer, nobodyPaid, readRequest } from "../../../test/card-provider.ts";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { checkout } from "../checkout.ts";
import { openResponse } from "./card-messages.ts";
import { finishPayment, holdTime } from "../attempt/attempt.service.ts";
import { settleUnanswered } from "../attempt/inquiry.service.ts";
import { deriveCardKeys } from "./keys.ts";

const database = await startTestDatabase();
const platform = testPlatform({ database });
let shopUrl = "";

beforeAll(async () => {
  await writeAssortment(database);
  shopUrl = await startTestShop(platform, [checkout]);
});

/** A guest at the card page, with pieces of an item of their own. */
async function atCardPage(stock = 5, quantity = 2) {
  const item = await newItem(database, stock);
  const buyer = await readyGuest(database, "CREDIT_CARD", [[item, quantity]]);
  const { computopData } = await buyer.submit();
  return { item, buyer, form: computopData, cartId: buyer.cartId };
}
const complete = (
  buyer: Awaited<ReturnType<typeof atCardPage>>["buyer"],
  { len, data }: { len: string; data: string },
) => buyer.completeCardPayment(Number(len), data);
const stateOf = async (form: Parameters<typeof readRequest>[0]) => {
  const [row] = await database.write<{ state: string }[]>`
    select state from payment_attempt where id = ${readRequest(form).get("transactionId") ?? ""}`;
  return row?.state;
};

describe("paying by card (CHKX-08)", () => {
  it("STORE-18: opens the provider's page with what is to be paid, and leads back to the visitor's own host", async () => {
    const { form, buyer, item } = await atCardPage();
    const { total } = await buyer.cart();
    const request = readRequest(form);
    expect(form).toMatchObject({ formUrl: "http://sandbox.test/card/pay", merchantID: "chalkbox" });
    expect(Object.fromEntries(request)).toMatchObject({
      amount: String(total.amount),
      urlSuccess: "http://localhost:3000/computop/success",
      urlFailure: "http://localhost:3000/checkout/payment/",
      urlCancel: "http://localhost:3000/checkout/payment/?cancelPayment=CREDIT_CARD",
    });
    expect([await stockOf(database, item), await ordersOf(database, buyer.cartId)]).toEqual([3, 0]);
  });

  it("STORE-18: takes TWINT to the provider's page as well, and orders with its answer", async () => {
    await database.write`insert into global_parameter values ('featureFlags', 'T134_Twint-Payment', null, 'true')`;
    const buyer = await readyGuest(database, "TWINT", [[1_001, 1]], { store: "ch" });
    const { computopData } = await buyer.submit();
    expect(computopData).toMatchObject({ formUrl: "http://sandbox.test/twint/pay" });
    expect(readRequest(computopData).get("urlCancel")).toMatch(/\?cancelPayment=TWINT$/);
    await complete(buyer, cardAnswer(computopData));
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });

  it("STORE-18: takes PayPal to the provider's page for PayPal, and orders with its answer", async () => {
    const buyer = await readyGuest(database, "PAYPAL", [[1_001, 1]]);
    const { computopData } = await buyer.submit();
    expect(computopData).toMatchObject({ formUrl: "http://sandbox.test/paypal/pay" });
    expect(readRequest(computopData).get("urlCancel")).toMatch(/\?cancelPayment=PAYPAL$/);
    await complete(buyer, cardAnswer(computopData));
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });

  it("orders once from twenty callbacks and returns at the same time, in whatever order", async () => {
    const { form, buyer, item, cartId } = await atCardPage();
    const answer = cardAnswer(form);
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? callBack(shopUrl, answer) : complete(buyer, answer),
    );
    const answers = await Promise.all(calls);
    const orders = new Set(
      answers.flatMap((one) =>
        typeof one === "number" ? [] : [`${one.state} ${one.orderId} ${one.newCartId} ${one.errorMessage}`],
      ),
    );
    expect(answers.filter((one) => typeof one === "number")).toEqual(Array.from({ length: 10 }, () => 200));
    expect([orders.size, await ordersOf(database, cartId), await stockOf(database, item)]).toEqual([1, 1, 3]);
    expect((await buyer.submit()).orderId).toBe(readRequest(form).get("orderRef"));
  });

  it.each(["DECLINED", "TIMEOUT", "CANCELLED"] as const)(
    "leaves the cart as it was after %s, with a message",
    async (errorCode) => {
      const { form, buyer, item } = await atCardPage();
      const before = await buyer.cart();
      const { errorMessage, orderId } = await complete(buyer, cardAnswer(form, errorCode));
      expect([orderId, errorMessage === null || errorMessage === ""]).toEqual([null, false]);
      expect([await buyer.cart(), await stockOf(database, item)]).toEqual([before, 5]);
      const again = await buyer.submit();
      expect(readRequest(again.computopData).get("transactionId")).not.toBe(readRequest(form).get("transactionId"));
      await complete(buyer, cardAnswer(again.computopData));
      expect(await stockOf(database, item)).toBe(3);
    },
  );

  it("orders what was paid, even when the cart has changed meanwhile", async () => {
    const { form, buyer, item, cartId } = await atCardPage();
    await buyer.add(1_002, 3);
    const { orderId } = await complete(buyer, cardAnswer(form));
    const lines =
      await database.write`select item_id, quantity from order_line where order_number = ${Number(orderId)}`;
    expect([...lines]).toEqual([{ itemId: item, quantity: 2 }]);
    expect(await ordersOf(database, cartId)).toBe(1);
  });

  it("keeps what the shopper has put in meanwhile, for the next order, and not what was sold", async () => {
    const { form, buyer, item } = await atCardPage(9);
    await buyer.add(1_002, 3);
    await buyer.add(item, 1);
    const { newCartId } = await complete(buyer, cardAnswer(form));
    const next = await database.write`
      select item_id, quantity from cart_position where cart_id = ${newCartId} order by sequence`;
    expect([...next]).toEqual([
      { itemId: item, quantity: 1 },
      { itemId: 1_002, quantity: 3 },
    ]);
    const again = await complete(buyer, cardAnswer(form));
    expect(again.newCartId).toBe(newCartId);
    expect(
      await database.write`select sum(quantity)::int as pieces from cart_position where cart_id = ${newCartId}`,
    ).toMatchObject([{ pieces: 4 }]);
  });

  it("shows the shopper's own pieces as available while they are at the card page", async () => {
    const { buyer } = await atCardPage(2, 2);
    expect((await buyer.cart()).mergedLineItems).toMatchObject([{ quantity: 2, availableForSale: true }]);
    expect((await buyer.submit()).errorMessage).toBeNull();
  });

  it("orders a payment that comes after it was given up, from whichever attempt", async () => {
    const { form, buyer, item, cartId } = await atCardPage();
    const second = await buyer.submit();
    expect(await stateOf(form)).toBe("superseded");
    expect(await stockOf(database, item)).toBe(3);
    expect(await callBack(shopUrl, cardAnswer(form))).toBe(200);
    expect([await stateOf(form), await stateOf(second.computopData)]).toEqual(["paid", "superseded"]);
    expect([await ordersOf(database, cartId), await stockOf(database, item)]).toEqual([1, 3]);
    expect(await callBack(shopUrl, cardAnswer(second.computopData))).toBe(200);
    expect([
      await stateOf(second.computopData),
      await ordersOf(database, cartId),
      await stockOf(database, item),
    ]).toEqual(["paid_twice", 1, 3]);
  });

  it("keeps the order when a failure is reported after the success", async () => {
    const { form, buyer } = await atCardPage();
    const { orderId } = await complete(buyer, cardAnswer(form));
    expect((await complete(buyer, cardAnswer(form, "TIMEOUT"))).orderId).toBe(orderId);
    expect(await stateOf(form)).toBe("paid");
  });

  it("puts goods back that were not paid for, and still takes the payment later", async () => {
    const { form, item, cartId } = await atCardPage();
    const clock = fixedClock(new Date(Date.now() + holdTime + 1_000));
    await settleUnanswered(testPlatform({ database, clock }), nobodyPaid);
    expect([await stateOf(form), await stockOf(database, item)]).toEqual(["expired", 5]);
    await callBack(shopUrl, cardAnswer(form));
    expect([await ordersOf(database, cartId), await stockOf(database, item)]).toEqual([1, 3]);
  });

  it("trusts nothing that is forged, of another amount or unknown", async () => {
    const { form, buyer, cartId } = await atCardPage();
    const other = await atCardPage();
    const genuine = cardAnswer(form);
    expect(await callBack(shopUrl, { ...genuine, data: `${genuine.data}A` })).toBe(400);
    // Received, and an operator's: sending it again would not help.
    expect(await callBack(shopUrl, cardAnswer(form, "", { amount: "1" }))).toBe(200);
    expect(await callBack(shopUrl, cardAnswer(form, "", { transactionId: "unknown" }))).toBe(404);
    expect((await buyer.completeCardPayment(3, "abc")).orderId).toBeNull();
    expect([await ordersOf(database, cartId), await ordersOf(database, other.cartId)]).toEqual([0, 0]);
  });

  it("is refused where the visitor's host is not known", async () => {
    const buyer = await readyGuest(database, "CREDIT_CARD");
    const context = buyer.context();
    buyer.context = () => ({ ...context, publicOrigin: null });
    expect((await buyer.submit()).errorMessage).toContain("nicht möglich");
  });

  it("leaves nothing half done when the transaction breaks off", async () => {
    const { form, item, cartId } = await atCardPage();
    const { merchantId, secret } = platform.config.payment;
    const response = openResponse(deriveCardKeys(merchantId, secret), cardAnswer(form));
    if (response === null) throw new Error("the answer is genuine");
    // As a kill of the process would: everything is done, and then the connection ends without a commit.
    const dying = {
      ...platform,
      database: {
        ...database,
        transaction: <T>(work: Parameters<typeof database.transaction<T>>[0]) =>
          database.transaction<T>(async (tx) => {
            await work(tx);
            throw new Error("killed");
          }),
      },
    };
    await expect(finishPayment(dying, response)).rejects.toThrow("killed");
    expect([await stateOf(form), await ordersOf(database, cartId), await stockOf(database, item)]).toEqual([
      "open",
      0,
      3,
    ]);
    expect((await finishPayment(platform, response)).type).toBe("ordered");
    expect([await ordersOf(database, cartId), await stockOf(database, item)]).toEqual([1, 3]);
  });
});
