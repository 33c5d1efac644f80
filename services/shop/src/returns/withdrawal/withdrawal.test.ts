import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import {
  announce,
  ask,
  deliver,
  fulfilmentOf,
  orderNow,
  pay,
  returnOf,
  send,
  taken,
  withdraw,
} from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { packOrder } from "../../orders/fulfilment/fulfilment.service.ts";
import { findOrderByNumber } from "../../orders/orders.service.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { receiveReturn } from "../receive-return.service.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});
const storedOf = async (orderNumber: number) => {
  const order = await findOrderByNumber(database.write, orderNumber);
  if (order === null) throw new Error("no order");
  return order;
};

describe("a withdrawal", () => {
  it("cancels what has not left, pays it back, and is receipted at once with content, day and time", async () => {
    const made = await orderNow(database, { payment: "VORKASSE" });
    await pay(platform, made);
    const { receipt } = await withdraw(made);
    const { head, ...order } = await storedOf(made.orderNumber);
    expect(order).toMatchObject({ status: "cancelled", refundedCents: head.totalCents, lines: [{ cancelled: 3 }] });
    const mail = (await mailsTo(database, "anna@example.org")).at(-1);
    expect(mail?.subject).toContain(made.orderId);
    expect(mail?.text).toContain(receipt.content);
    expect(receipt.content).toContain(
      `Hiermit widerrufe ich, Anna Beispiel, den Vertrag über die Bestellung ${made.orderId}`,
    );
    expect(mail?.text).toMatch(/am \d+\. \S+ \d{4} um \d{2}:\d{2}:\d{2} bei uns eingegangen/);
  });

  it("is from lines and pieces, awaits what has left, and takes apart what is packed", async () => {
    const made = await orderNow(database, {
      items: [
        [1_001, 4],
        [1_002, 1],
      ],
      payment: "VORKASSE",
    });
    await pay(platform, made);
    await send(platform, made, [{ line: 0, quantity: 2 }]);
    await taken(packOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
    const { receipt } = await withdraw(made, [[1, 3]]);
    expect(receipt.goodsToReturn).toBe(true);
    const order = await storedOf(made.orderNumber);
    expect(order.shipments.map(({ status }) => status)).toEqual(["shipped"]);
    expect(order.lines[0]?.packed).toBe(2);
    expect(order.lines).toMatchObject([{ quantity: 4, shipped: 2, cancelled: 2, returned: 1 }, { cancelled: 0 }]);
    expect(order.refundedCents).toBe(2_380);
    expect(await receiveReturn(platform, receipt.rma)).toMatchObject({ refundCents: 1_190 });
    expect((await storedOf(made.orderNumber)).refundedCents).toBe(2_380 + 1_190);
  });

  it("leaves the order's page what is still possible for what is left, and so does a return", async () => {
    const made = await orderNow(database, { items: [[1_001, 3]] });
    await deliver(platform, made);
    const offers = async () => {
      const order = (await ask(made.who, "OrderDetail", { orderId: made.orderId }))["getOrderDetailsV2"];
      return [order.returnable, order.withdrawable];
    };
    expect(await offers()).toEqual([true, true]);
    await withdraw(made, [[1, 1]]);
    expect(await offers()).toEqual([true, true]);
    await announce(made, returnOf([[1, 1]]));
    expect(await offers()).toEqual([true, true]);
    await withdraw(made);
    expect(await offers()).toEqual([false, false]);
    const returned = await orderNow(database);
    await deliver(platform, returned);
    await announce(returned, returnOf([[1, 3]]));
    const { hash, orderId, who } = returned;
    expect((await ask(who, "OrderDetail", { orderId }))["getOrderDetailsV2"]).toMatchObject({
      returnable: false,
      withdrawable: false,
    });
    expect((await ask(who, "WithdrawalOrder", { hash }))["getWithdrawalOrder"]).toMatchObject({
      available: false,
      reason: "Alle Artikel dieser Bestellung sind schon widerrufen, storniert oder zurückgegeben.",
    });
  });

  it("is one however often it is sent, and never more than there is", async () => {
    const made = await orderNow(database);
    const submissionId = randomUUID();
    const again = await Promise.all(Array.from({ length: 4 }, () => withdraw(made, [[1, 2]], submissionId)));
    expect(new Set(again.map(({ receipt }) => receipt.rma)).size).toBe(1);
    const race = await Promise.all([withdraw(made, [[1, 1]]), withdraw(made, [[1, 1]]), withdraw(made)]);
    expect(race.filter(({ isError }) => isError === false)).toHaveLength(1);
    expect((await storedOf(made.orderNumber)).lines).toMatchObject([{ cancelled: 3 }]);
  });

  it("says why where there is no right to it: in the Swiss and the business store, and after 30 days", async () => {
    const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
    const late = await orderNow(database, { clock });
    await deliver(fulfilmentOf(database, clock), late);
    clock.advance(31 * 24 * 3_600_000);
    const shown = (await ask(late.who, "WithdrawalOrder", { hash: late.hash }))["getWithdrawalOrder"];
    expect(shown).toMatchObject({ available: false, until: "2026-12-23", reason: expect.stringContaining("30 Tagen") });
    expect(await withdraw(late)).toMatchObject({ isError: true, errorMsg: shown.reason });
    const b2b = await orderNow(database);
    await database.write`
      update shop_order set snapshot = jsonb_set(snapshot, '{store}', '"b2b"') where order_number = ${b2b.orderNumber}`;
    expect(await withdraw(b2b)).toMatchObject({
      isError: true,
      errorMsg: expect.stringContaining("kein gesetzliches Widerrufsrecht"),
    });
  });

  it("needs a name and an address for the receipt", async () => {
    const { who, hash } = await orderNow(database);
    const withdrawal = { submissionId: randomUUID(), name: " ", email: "x" };
    const { submitWithdrawal: answer } = await ask(who, "SubmitWithdrawal", { hash, withdrawal });
    expect(answer.fieldErrors.map(({ fieldName }: { fieldName: string }) => fieldName)).toEqual(["name", "email"]);
  });
});
