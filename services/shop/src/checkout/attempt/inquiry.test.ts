import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearer, post } from "../../../test/backoffice-fixture.ts";
import { cardAnswer, readRequest, startTestProvider } from "../../../test/card-provider.ts";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../../test/shop-test.ts";
import { finishPayment, holdTime } from "./attempt.service.ts";
import { expireAttempts, settleUnanswered } from "./inquiry.service.ts";
import { makeRefunds } from "./refund.service.ts";

const database = await startTestDatabase();
const provider = await startTestProvider();
const clock = fixedClock(new Date());
const platform = testPlatform({ database, clock, config: provider.config });
const shop = await startTestShop(platform);
beforeAll(() => writeAssortment(database));
beforeEach(async () => {
  provider.isAway = false;
  provider.refundState = "refunded";
  provider.asked.length = 0;
  await database.write`update payment_attempt set inquiry_due_at = null`;
});

/** A guest at the provider's page, of whom the shop hears nothing for half an hour. */
async function unheard(payment = "CREDIT_CARD") {
  const item = await newItem(database, 5);
  const buyer = await readyGuest(database, payment, [[item, 2]], { clock, email: `${randomUUID()}@example.org` });
  const { computopData: form } = await buyer.submit();
  const id = readRequest(form).get("transactionId") ?? "";
  clock.advance(holdTime + 1);
  const state = async () => {
    const [row] = await database.write`select state from payment_attempt where id = ${id}`;
    return v.parse(v.object({ state: v.string() }), row).state;
  };
  return { item, buyer, form, id, state };
}
const openTasks = async (id: string): Promise<Record<string, unknown>[]> => {
  const answer = await post(
    shop,
    "{ paymentTasks(limit: 200) { id transactionId reason email orderNumber amountCents } }",
  );
  const schema = v.object({ data: v.object({ paymentTasks: v.array(v.record(v.string(), v.unknown())) }) });
  return v.parse(schema, await answer.json()).data.paymentTasks.filter(({ transactionId }) => transactionId === id);
};
const settle = async (id: unknown, decision: string) => {
  const mutation = `mutation ($id: ID!, $decision: PaymentDecision!) {
    settlePaymentTask(id: $id, decision: $decision, note: "looked up") { successful generalErrorMessage } }`;
  const schema = v.object({
    data: v.object({
      settlePaymentTask: v.object({ successful: v.boolean(), generalErrorMessage: v.nullable(v.string()) }),
    }),
  });
  return v.parse(schema, await (await post(shop, mutation, { id, decision })).json()).data.settlePaymentTask;
};
const metric = async (line: string): Promise<number> => {
  const text = await (await fetch(`${shop}/metrics`, { headers: { authorization: bearer } })).text();
  return Number(
    text
      .split("\n")
      .find((one) => one.startsWith(line))
      ?.split(" ")
      .at(-1),
  );
};

describe("before a payment is given up the provider is asked", () => {
  it.each(["CREDIT_CARD", "PAYPAL"])("%s: what was paid is ordered, once", async (payment) => {
    const { id, form, buyer, item, state } = await unheard(payment);
    provider.answers.set(id, cardAnswer(form));
    expect([await settleUnanswered(platform), await settleUnanswered(platform)]).toEqual([1, 0]);
    expect([await state(), await ordersOf(database, buyer.cartId), await stockOf(database, item)]).toEqual([
      "paid",
      1,
      3,
    ]);
    expect(provider.asked).toEqual([expect.objectContaining({ name: "inquiry", transactionId: id, close: "yes" })]);
  });

  it("what was declined or never paid is given up, and its goods go back", async () => {
    const declined = await unheard();
    provider.answers.set(declined.id, cardAnswer(declined.form, "DECLINED"));
    const unpaid = await unheard();
    await settleUnanswered(platform);
    expect([await declined.state(), await unpaid.state()]).toEqual(["failed", "expired"]);
    expect([await stockOf(database, declined.item), await stockOf(database, unpaid.item)]).toEqual([5, 5]);
  });

  it("a payment that is being decided keeps its goods and is asked about again, a minute later", async () => {
    const { id, form, buyer, item, state } = await unheard();
    provider.underWay.add(id);
    expect([await settleUnanswered(platform), await settleUnanswered(platform)]).toEqual([0, 0]);
    expect([await state(), await stockOf(database, item), await openTasks(id)]).toEqual(["open", 3, []]);
    provider.answers.set(id, cardAnswer(form));
    clock.advance(60_001);
    await settleUnanswered(platform);
    expect(provider.asked).toHaveLength(2);
    expect([await state(), await ordersOf(database, buyer.cartId), await stockOf(database, item)]).toEqual([
      "paid",
      1,
      3,
    ]);
  });

  it("a payment that was replaced by another is asked about, too: both paid, one is paid back", async () => {
    const { id, form, buyer, state } = await unheard();
    const second = (await buyer.submit()).computopData;
    const secondId = readRequest(second).get("transactionId") ?? "";
    provider.answers.set(id, cardAnswer(form)).set(secondId, cardAnswer(second, "", { payId: "2".repeat(32) }));
    clock.advance(holdTime + 1);
    await settleUnanswered(platform);
    expect([await state(), await ordersOf(database, buyer.cartId)]).toEqual(["paid", 1]);
    expect(await metric("chalkbox_payment_refunds_waiting")).toBe(1);
    expect(await makeRefunds(platform)).toBe(1);
    expect(provider.asked.at(-1)).toMatchObject({ name: "refund", transactionId: secondId, payId: "2".repeat(32) });
    expect([await makeRefunds(platform), await metric("chalkbox_payment_refunds_waiting")]).toEqual([0, 0]);
  });

  it("while the provider is away nothing is given up; after an hour it is an operator's, once, until the provider answers", async () => {
    const { id, form, buyer, item, state } = await unheard();
    provider.isAway = true;
    const before = await metric('chalkbox_payment_tasks_total{reason="no_answer"}');
    await settleUnanswered(platform);
    await expireAttempts(platform);
    expect([await state(), await stockOf(database, item), await openTasks(id)]).toEqual(["open", 3, []]);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(holdTime);
      await settleUnanswered(platform);
      await expireAttempts(platform);
    }
    expect(await state()).toBe("open");
    expect(await openTasks(id)).toMatchObject([
      { reason: "no_answer", email: expect.stringContaining("@example.org") },
    ]);
    expect(await metric('chalkbox_payment_tasks_total{reason="no_answer"}')).toBe(before + 1);
    provider.isAway = false;
    provider.answers.set(id, cardAnswer(form));
    clock.advance(60_001);
    await settleUnanswered(platform);
    expect([await state(), await ordersOf(database, buyer.cartId), await openTasks(id)]).toEqual(["paid", 1, []]);
  });
});

it("an operator has an unclear payment an hour after its beginning, and not a second before", async () => {
  const { id } = await unheard();
  provider.isAway = true;
  const [attempt] = await database.write`select created_at from payment_attempt where id = ${id}`;
  const turnTo = (ms: number) => clock.advance(new Date(attempt?.["createdAt"]).getTime() + ms - clock.now().getTime());
  turnTo(60 * 60_000 - 1_000);
  await settleUnanswered(platform);
  expect(await openTasks(id)).toEqual([]);
  await database.write`update payment_attempt set inquiry_due_at = created_at where id = ${id}`;
  turnTo(60 * 60_000);
  await settleUnanswered(platform);
  expect(await openTasks(id)).toMatchObject([{ reason: "no_answer" }]);
});

describe("an operator", () => {
  it.each([
    ["PAID", "paid", 1, 3],
    ["NOT_PAID", "expired", 0, 5],
    ["DONE_BY_HAND", "expired", 0, 5],
  ] as const)("settles what stays unanswered as %s, once", async (decision, state, orders, stock) => {
    const stuck = await unheard();
    provider.isAway = true;
    clock.advance(holdTime);
    await settleUnanswered(platform);
    const [task] = await openTasks(stuck.id);
    expect(await settle(task?.["id"], decision)).toMatchObject({ successful: true });
    expect([
      await stuck.state(),
      await ordersOf(database, stuck.buyer.cartId),
      await stockOf(database, stuck.item),
    ]).toEqual([state, orders, stock]);
    expect(await openTasks(stuck.id)).toEqual([]);
    expect((await settle(task?.["id"], decision)).successful).toBe(false);
  });

  it("has a payment again that was dealt with by hand and is answered later: it is not ordered by itself", async () => {
    const { id, form, item, state, buyer } = await unheard();
    provider.isAway = true;
    clock.advance(holdTime);
    await settleUnanswered(platform);
    const [task] = await openTasks(id);
    await settle(task?.["id"], "DONE_BY_HAND");
    const { len, data } = cardAnswer(form);
    const late = async () => (await buyer.completeCardPayment(Number(len), data)).state;
    expect([await late(), await late()]).toEqual(["UNCLEAR", "UNCLEAR"]);
    expect([await state(), await ordersOf(database, buyer.cartId), await stockOf(database, item)]).toEqual([
      "expired",
      0,
      5,
    ]);
    expect(await openTasks(id)).toMatchObject([{ id: task?.["id"], reason: "no_answer" }]);
    expect(await settle(task?.["id"], "PAID")).toMatchObject({ successful: true });
    expect([await state(), await ordersOf(database, buyer.cartId)]).toEqual(["paid", 1]);
    expect(await late()).toBe("ORDERED");
  });

  it("has what was paid with another amount, what the shop does not know, and what the provider does not pay back", async () => {
    const { id, form, state } = await unheard();
    provider.answers.set(id, cardAnswer(form, "", { amount: "1" }));
    await settleUnanswered(platform);
    await expireAttempts(platform);
    expect([await state(), await openTasks(id)]).toMatchObject([
      "open",
      [{ reason: "amount_differs", amountCents: 1 }],
    ]);
    const [task] = await openTasks(id);
    expect(await settle(task?.["id"], "PAID")).toMatchObject({ successful: false });
    expect(await settle(task?.["id"], "DONE_BY_HAND")).toMatchObject({ successful: true });
    expect(await state()).toBe("expired");

    const transactionId = randomUUID();
    const paid = { status: "success", payId: "7".repeat(32), amount: 5, orderRef: "1", errorCode: "" } as const;
    for (let time = 0; time < 2; time += 1)
      expect(await finishPayment(platform, { ...paid, transactionId })).toEqual({ type: "unknown" });
    expect(await openTasks(transactionId)).toMatchObject([{ reason: "unknown_payment", orderNumber: null }]);

    const gone = await unheard();
    await settleUnanswered(platform);
    await database.write`update stock set quantity = 0 where item_id = ${gone.item}`;
    provider.refundState = "refused";
    const { transactionId: goneId = "", amount, orderRef = "" } = Object.fromEntries(readRequest(gone.form));
    await finishPayment(platform, { ...paid, transactionId: goneId, amount: Number(amount), orderRef });
    await makeRefunds(platform);
    expect(await openTasks(gone.id)).toMatchObject([{ reason: "refund_not_made", amountCents: Number(amount) }]);
    expect(await settle("999999", "PAID")).toMatchObject({ successful: false });
  });
});
