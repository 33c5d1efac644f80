import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { cardAnswer, nobodyPaid, readRequest, startTestProvider } from "../../../test/card-provider.ts";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import type { Clock } from "../../platform/clock.ts";
import { checkout } from "../checkout.ts";
import { finishPayment, holdTime, type ProviderAnswer } from "./attempt.service.ts";
import { settleUnanswered } from "./inquiry.service.ts";

const database = await startTestDatabase();
const provider = await startTestProvider();
beforeAll(() => writeAssortment(database));
const start = new Date();

async function readyCustomer(item: number, clock: Clock): Promise<Shopper> {
  const buyer = await newAccount(database, {}, { clock });
  await buyer.add(item, 2);
  await buyer.chooseAddress();
  await buyer.choosePayment("CREDIT_CARD");
  return buyer;
}

/** A guest, or someone with an account, at the card page with two pieces of an item of their own, at a clock of their own. */
async function atCardPage({ stock = 5, voucher = false, account = false } = {}) {
  const clock = fixedClock(start);
  const item = await newItem(database, stock);
  const code = `V${item}`;
  const buyer = account
    ? await readyCustomer(item, clock)
    : await readyGuest(database, "CREDIT_CARD", [[item, 2]], { clock, email: `${randomUUID()}@example.org` });
  if (voucher) {
    await database.write`
      insert into voucher (code, kind, name_de, name_en, percent_basis_points, max_redemptions)
      values (${code}, 'percentage', 'Zehn', 'Ten', 1000, 1)`;
    await buyer.update([{ voucherOp: { addVoucher: { code } } }]);
  }
  const { computopData } = await buyer.submit();
  const request = readRequest(computopData);
  const answer = (changes: Partial<ProviderAnswer> = {}): ProviderAnswer => ({
    status: "success",
    payId: "0".repeat(32),
    transactionId: request.get("transactionId") ?? "",
    amount: Number(request.get("amount")),
    orderRef: request.get("orderRef") ?? "",
    errorCode: "",
    ...changes,
  });
  const platform = testPlatform({ database, clock });
  const finish = (changes?: Partial<ProviderAnswer>) => finishPayment(platform, answer(changes));
  return { buyer, item, clock, code, form: computopData, id: answer().transactionId, finish };
}
const attemptSchema = v.object({
  state: v.string(),
  errorCode: v.string(),
  reference: v.nullable(v.string()),
  endedAt: v.nullable(v.date()),
  held: v.number(),
});
async function attemptOf(id: string) {
  const [row] = await database.write`
    select state, error_code, provider_reference as reference, ended_at,
      (select coalesce(sum(quantity), 0)::int from payment_hold where attempt_id = id) as held
    from payment_attempt where id = ${id}`;
  return v.parse(attemptSchema, row);
}
async function redemptions(code: string) {
  const [row] = await database.write`select count(*)::int as count from voucher_redemption where code = ${code}`;
  return v.parse(v.object({ count: v.number() }), row).count;
}
const mailSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() });
/** Mails that say that an attempt's money goes back. */
async function mailsAbout(id: string) {
  const rows = await database.write`
    select message from mail_outbox where idempotency_key like ${`%:paid-back:${id}`}`;
  return rows.map(({ message }) => v.parse(mailSchema, message));
}
const failure = { status: "failure", errorCode: "DECLINED", payId: "f".repeat(32) } as const;

describe("a payment that has begun", () => {
  it("holds its goods and uses its voucher", async () => {
    const { id, item, code } = await atCardPage({ voucher: true });
    expect(await attemptOf(id)).toEqual({ state: "open", errorCode: "", reference: null, endedAt: null, held: 2 });
    expect([await stockOf(database, item), await redemptions(code)]).toEqual([3, 1]);
  });

  it("is given up after half an hour, and not before", async () => {
    const { id, item, clock, code } = await atCardPage({ voucher: true });
    clock.advance(holdTime);
    await settleUnanswered(testPlatform({ database, clock }), nobodyPaid);
    expect((await attemptOf(id)).state).toBe("open");
    clock.advance(1);
    expect(await settleUnanswered(testPlatform({ database, clock }), nobodyPaid)).toBeGreaterThan(0);
    expect(await attemptOf(id)).toEqual({
      state: "expired",
      errorCode: "",
      reference: null,
      endedAt: clock.now(),
      held: 0,
    });
    expect([await stockOf(database, item), await redemptions(code)]).toEqual([5, 0]);
    expect(await settleUnanswered(testPlatform({ database, clock }), nobodyPaid)).toBe(0);
  });

  it("is looked for every minute until the shop stops", async () => {
    const { id, clock } = await atCardPage();
    clock.advance(holdTime + 1);
    const sweepFor = async (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const stop = await checkout.start?.(testPlatform({ database, clock, config: provider.config }));
      await vi.advanceTimersByTimeAsync(milliseconds);
      await stop?.();
      vi.useRealTimers();
      return (await attemptOf(id)).state;
    };
    expect([await sweepFor(59_999), await sweepFor(60_000)]).toEqual(["open", "expired"]);
  });

  it("keeps its goods and its voucher when the payment of another cart fails", async () => {
    const [mine, other] = [await atCardPage({ voucher: true }), await atCardPage({ voucher: true })];
    expect(await other.finish(failure)).toMatchObject({ type: "failed" });
    expect([await attemptOf(mine.id), await stockOf(database, mine.item)]).toMatchObject([{ held: 2 }, 3]);
    expect(await stockOf(database, other.item)).toBe(5);
    expect([await redemptions(mine.code), await redemptions(other.code)]).toEqual([1, 0]);
  });

  it("is replaced by the next one, and its goods and voucher with it", async () => {
    const { id, item, buyer, code, clock } = await atCardPage({ voucher: true });
    clock.advance(5);
    const second = readRequest((await buyer.submit()).computopData).get("transactionId") ?? "";
    expect(await attemptOf(id)).toMatchObject({ state: "superseded", endedAt: clock.now(), held: 0 });
    expect(await attemptOf(second)).toMatchObject({ state: "open", held: 2 });
    expect([await stockOf(database, item), await redemptions(code)]).toEqual([3, 1]);
  });
});

describe("a payment that was made", () => {
  it("is the order of its cart, whichever callback answers, and its goods are held no longer", async () => {
    const { id, item, buyer, finish, clock, code } = await atCardPage({ voucher: true });
    const outcome = await finish();
    expect(outcome).toMatchObject({ type: "ordered" });
    expect(await attemptOf(id)).toEqual({
      state: "paid",
      errorCode: "",
      reference: "0".repeat(32),
      endedAt: clock.now(),
      held: 0,
    });
    expect([await stockOf(database, item), await ordersOf(database, buyer.cartId), await redemptions(code)]).toEqual([
      3, 1, 1,
    ]);
    expect(await finish()).toEqual(outcome);
    // What comes after it changes nothing any more.
    expect(await finish(failure)).toEqual(outcome);
    expect((await attemptOf(id)).state).toBe("paid");
  });

  it("after it was given up is paid back when others have bought its goods meanwhile, and the shopper reads it", async () => {
    const { id, item, clock, finish, buyer } = await atCardPage({ stock: 2 });
    clock.advance(holdTime + 1);
    await settleUnanswered(testPlatform({ database, clock }), nobodyPaid);
    await database.write`update stock set quantity = 1 where item_id = ${item}`;
    for (let time = 0; time < 2; time += 1) expect(await finish()).toEqual({ type: "refunded" });
    expect([await stockOf(database, item), await ordersOf(database, buyer.cartId)]).toEqual([1, 0]);
    expect(await attemptOf(id)).toMatchObject({ state: "refunded", reference: "0".repeat(32) });
    const [mail, ...others] = await mailsAbout(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining("geht zurück") });
    expect(mail?.text).toContain(`2 × Einzelstück ${item}`);
    expect(mail?.text).toContain("auf dem Weg zurück, auf dem Sie gezahlt haben (Kreditkarte)");
  });

  it("is paid back with a mail to the email that the buyer's account has by now, too (C-106)", async () => {
    const { id, item, buyer, clock, finish } = await atCardPage({ stock: 2, account: true });
    const now = `${randomUUID()}@example.org`;
    const customerId = buyer.caller.customer?.customerId ?? "";
    await database.write`update customer set email = ${now} where id = ${customerId}`;
    clock.advance(holdTime + 1);
    await settleUnanswered(testPlatform({ database, clock }), nobodyPaid);
    await database.write`update stock set quantity = 1 where item_id = ${item}`;
    expect(await finish()).toEqual({ type: "refunded" });
    const subject = expect.stringContaining("geht zurück");
    for (const to of [`${customerId}@example.org`, now])
      expect([to, await mailsTo(database, to)]).toMatchObject([to, [{ subject }]]);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it("a second time for one order is to be refunded, and is noted once", async () => {
    const { buyer, item, finish } = await atCardPage();
    const second = (await buyer.submit()).computopData;
    const secondId = readRequest(second).get("transactionId") ?? "";
    const first = await finish();
    const { len, data } = cardAnswer(second, "", { payId: "2".repeat(32) });
    for (let time = 0; time < 2; time += 1) {
      expect((await buyer.completeCardPayment(Number(len), data)).orderId).toBe(
        first.type === "ordered" ? String(first.order.orderNumber) : null,
      );
    }
    expect(await attemptOf(secondId)).toMatchObject({ state: "paid_twice", reference: "2".repeat(32), held: 0 });
    const [mail, ...others] = await mailsAbout(secondId);
    expect([others, mail?.text]).toEqual([[], expect.stringContaining("wurde zweimal bezahlt")]);
    expect(await stockOf(database, item)).toBe(3);
  });
});

describe("a payment that was not made", () => {
  it.each([
    ["failure", "DECLINED", "failed"],
    ["failure", "TIMEOUT", "failed"],
    ["cancelled", "CANCELLED", "cancelled"],
  ] as const)("gives everything back: %s %s", async (status, errorCode, state) => {
    const { id, item, finish, code, clock } = await atCardPage({ voucher: true });
    expect(await finish({ status, errorCode })).toEqual({ type: "failed", errorCode });
    expect(await attemptOf(id)).toEqual({ state, errorCode, reference: "0".repeat(32), endedAt: clock.now(), held: 0 });
    expect([await stockOf(database, item), await redemptions(code)]).toEqual([5, 0]);
    // The first end stays.
    expect(await finish({ status: "failure", errorCode: "TIMEOUT", payId: "9".repeat(32) })).toEqual({
      type: "failed",
      errorCode: "TIMEOUT",
    });
    expect(await attemptOf(id)).toMatchObject({ state, errorCode, reference: "0".repeat(32) });
    expect(await stockOf(database, item)).toBe(5);
  });
});

describe("an answer about nothing that was requested", () => {
  it("changes nothing: another payment, amount or order", async () => {
    const { id, finish, buyer } = await atCardPage();
    for (const changes of [{ transactionId: randomUUID() }, { amount: 2_596, ...failure }])
      expect(await finish(changes)).toEqual({ type: "unknown" });
    for (const changes of [{ amount: 1 }, { orderRef: "1" }])
      expect(await finish(changes)).toEqual({ type: "unclear" });
    expect((await attemptOf(id)).state).toBe("open");
    expect((await finish()).type).toBe("ordered");
    expect(await ordersOf(database, buyer.cartId)).toBe(1);
  });
});
