import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cardAnswer, readRequest, startTestProvider } from "../../../test/card-provider.ts";
import { newItem, readyGuest, writeAssortment } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { cancelOrder, recordPayment } from "../../orders/fulfilment/fulfilment.service.ts";
import { holdTime } from "./attempt.service.ts";
import { settleUnanswered } from "./inquiry.service.ts";
import { makeRefunds } from "./refund.service.ts";

const database = await startTestDatabase();
const provider = await startTestProvider();
const clock = fixedClock(new Date());
const platform = testPlatform({ database, clock, config: provider.config });
beforeAll(() => writeAssortment(database));
beforeEach(() => {
  provider.isAway = false;
  provider.refundState = "refunded";
  provider.asked.length = 0;
});

const Order = v.object({ orderNumber: v.number(), totalCents: v.number(), refundedCents: v.number() });
async function orderOf(cartId: string) {
  const [row] = await database.write`
    select order_number, total_cents, refunded_cents from shop_order where cart_id = ${cartId}`;
  return v.parse(Order, row);
}

/** An order of two pieces, paid at the provider. */
async function paidOrder(payment = "CREDIT_CARD") {
  const item = await newItem(database, 5);
  const buyer = await readyGuest(database, payment, [[item, 2]], { clock, email: `${randomUUID()}@example.org` });
  const { computopData: form } = await buyer.submit();
  const id = readRequest(form).get("transactionId") ?? "";
  provider.answers.set(id, cardAnswer(form, "", { payId: id.replaceAll("-", "").padEnd(32, "0").slice(0, 32) }));
  clock.advance(holdTime + 1);
  await settleUnanswered(platform);
  provider.asked.length = 0;
  return { id, cartId: buyer.cartId, ...(await orderOf(buyer.cartId)) };
}
const cancelOne = async (orderNumber: number) => {
  clock.advance(1_000);
  expect(await cancelOrder(platform, orderNumber, [{ line: 0, quantity: 1 }])).toMatchObject({ ok: true });
};
const sums = () => provider.asked.map(({ amount }) => Number(amount));
const tasksOf = async (id: string) => [
  ...(await database.write`select reason, amount_cents from payment_task where attempt_id = ${id} order by id`),
];

describe("what is paid back of an order goes back the way it was paid", () => {
  it.each(["CREDIT_CARD", "PAYPAL"])("%s: each part once, all of it together", async (payment) => {
    const { id, orderNumber, cartId, totalCents } = await paidOrder(payment);
    await cancelOne(orderNumber);
    const first = (await orderOf(cartId)).refundedCents;
    expect([await makeRefunds(platform), await makeRefunds(platform), sums()]).toEqual([1, 0, [first]]);
    expect(provider.asked[0]).toMatchObject({ name: "refund", transactionId: id });
    await cancelOne(orderNumber);
    expect(await makeRefunds(platform)).toBe(1);
    expect(sums()).toEqual([first, totalCents - first]);
    expect(new Set(provider.asked.map(({ refundId }) => refundId)).size).toBe(2);
    expect(await tasksOf(id)).toEqual([]);
  });

  it("waits for a provider that is away, and is an operator's when it refuses, each part for itself", async () => {
    const { id, orderNumber, cartId, totalCents } = await paidOrder();
    await cancelOne(orderNumber);
    const first = (await orderOf(cartId)).refundedCents;
    provider.isAway = true;
    expect([await makeRefunds(platform), await tasksOf(id)]).toEqual([0, []]);
    provider.isAway = false;
    provider.refundState = "refused";
    clock.advance(5 * 60_000);
    await cancelOne(orderNumber);
    expect(await makeRefunds(platform)).toBe(0);
    const task = (amountCents: number) => ({ reason: "refund_not_made", amountCents });
    expect(await tasksOf(id)).toEqual([task(first), task(totalCents - first)]);
  });

  it("asks the provider for nothing that it was not paid", async () => {
    const item = await newItem(database, 5);
    const buyer = await readyGuest(database, "INVOICE", [[item, 2]], { clock, email: `${randomUUID()}@example.org` });
    await buyer.submit();
    const { orderNumber } = await orderOf(buyer.cartId);
    await recordPayment(platform, orderNumber);
    await cancelOne(orderNumber);
    expect((await orderOf(buyer.cartId)).refundedCents).toBeGreaterThan(0);
    expect([await makeRefunds(platform), provider.asked]).toEqual([0, []]);
  });
});
