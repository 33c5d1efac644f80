import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { mailsTo } from "../../test/mails.ts";
import {
  announce,
  ask,
  deliver,
  fulfilmentOf,
  type MadeOrder,
  orderNow,
  pay,
  returnOf,
  send,
  taken,
  withdraw,
} from "../../test/orders.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import { deliverShipment, packOrder } from "../orders/fulfilment/fulfilment.service.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import { ratingMail } from "../orders/rating-mail/rating-mail.service.ts";
import { receiveReturn } from "./receive-return.service.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

const storedOf = async ({ orderNumber }: Pick<MadeOrder, "orderNumber">) => {
  const order = await findOrderByNumber(database.write, orderNumber);
  if (order === null) throw new Error("no order");
  return order;
};
const contents = v.array(
  v.object({ kind: v.string(), content: v.looseObject({ shippingCents: v.number(), totalCents: v.number() }) }),
);
const papersOf = async ({ orderNumber }: MadeOrder) =>
  v.parse(contents, [
    ...(await database.write`
      select kind, content from order_paper where order_number = ${orderNumber} order by issued_at, kind desc, number`),
  ]);
const stockOf = async (itemId: number): Promise<number> =>
  Number((await database.write`select quantity from stock where item_id = ${itemId}`)[0]?.["quantity"]);
const arrivedAndPaid = async (items: readonly (readonly [number, number])[]) => {
  const made = await orderNow(database, { items });
  await deliver(platform, made);
  await pay(platform, made);
  return made;
};
const giveBack = async (
  made: MadeOrder,
  pieces: readonly (readonly [number, number])[],
  reason = "NOT_LIKED",
  regulation = "REFUND",
) => {
  const given = returnOf(pieces);
  const items = given.items.map((item) => ({ ...item, reason }));
  const { earlierReturn } = await announce(made, { ...given, items, regulation });
  const receipt = await receiveReturn(platform, earlierReturn.rma);
  return receipt.ok ? receipt.refundCents : -1;
};

describe("goods that are returned in several steps", () => {
  it("have their shipping credited once, with the last of them, and all of the invoice in the end", async () => {
    const made = await arrivedAndPaid([
      [1_001, 2],
      [1_002, 1],
    ]);
    const { head } = await storedOf(made);
    expect(head.shippingCents).toBeGreaterThan(0);
    const refunds = [await giveBack(made, [[1, 1]]), await giveBack(made, [[2, 1]]), await giveBack(made, [[1, 1]])];
    const [invoice, ...notes] = await papersOf(made);
    expect(invoice?.content).toMatchObject({ shippingCents: head.shippingCents, totalCents: head.totalCents });
    expect(notes.map(({ content }) => content.shippingCents)).toEqual([0, 0, head.shippingCents]);
    expect(notes.map(({ content }) => content.totalCents)).toEqual(refunds);
    expect(refunds.reduce((sum, cents) => sum + cents, 0)).toBe(head.totalCents);
    expect((await storedOf(made)).refundedCents).toBe(head.totalCents);
    // Each of them has a mail of its own.
    const subjects = (await mailsTo(database, head.email)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.endsWith(`zur Bestellung ${made.orderId} ist da`))).toHaveLength(3);
  });

  it("are paid back as each return arrives, and not before", async () => {
    const made = await arrivedAndPaid([[1_001, 2]]);
    const announced = [await announce(made, returnOf([[1, 1]])), await announce(made, returnOf([[1, 1]]))];
    const [first, second] = announced.map(({ earlierReturn }) => String(earlierReturn.rma));
    expect(await receiveReturn(platform, first ?? "")).toMatchObject({ ok: true });
    expect(await receiveReturn(platform, first ?? "")).toEqual({ ok: false, fault: "notNow" });
    expect(await receiveReturn(platform, second ?? "")).toMatchObject({ ok: true });
    expect((await storedOf(made)).lines).toMatchObject([{ returned: 2, credited: 2 }]);
  });

  it("have it credited once, too, where the rest was cancelled before it was sent", async () => {
    const made = await orderNow(database, { items: [[1_001, 3]] });
    const shipment = await send(platform, made, [{ line: 0, quantity: 1 }]);
    await taken(deliverShipment(platform, shipment));
    await pay(platform, made);
    await withdraw(made, [[1, 2]]);
    await giveBack(made, [[1, 1]]);
    const { head, refundedCents } = await storedOf(made);
    const notes = (await papersOf(made)).slice(1);
    expect(notes.map(({ content }) => content.shippingCents)).toEqual([0, head.shippingCents]);
    expect(refundedCents).toBe(head.totalCents);
  });
});

describe("goods that came back", () => {
  it.each([
    ["NOT_LIKED", 1],
    ["DOES_NOT_FIT", 1],
    ["WRONG_ITEM", 1],
    ["DAMAGED", 0],
    ["DEFECTIVE", 0],
  ])("for the reason %s are sold again in %i of one piece", async (reason, again) => {
    const made = await arrivedAndPaid([[1_001, 2]]);
    const before = await stockOf(1_001);
    await giveBack(made, [[1, 1]], reason);
    expect((await stockOf(1_001)) - before).toBe(again);
  });

  it.each([
    ["WRONG_ITEM", 1],
    ["DAMAGED", 0],
    ["DEFECTIVE", 0],
  ])(
    "for the reason %s are sold again in %i of one piece, also where another one is sent instead",
    async (reason, again) => {
      const made = await arrivedAndPaid([[1_001, 2]]);
      const before = await stockOf(1_001);
      expect(await giveBack(made, [[1, 1]], reason, "REPLACEMENT")).toBe(0);
      const sentInstead = 1;
      expect((await stockOf(1_001)) - before).toBe(again - sentInstead);
    },
  );

  it("leave what is packed in their place on its way, though the rest of the order is withdrawn", async () => {
    const made = await orderNow(database, { items: [[1_001, 3]] });
    await pay(platform, made);
    await taken(deliverShipment(platform, await send(platform, made, [{ line: 0, quantity: 2 }])));
    await taken(packOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
    await giveBack(made, [[1, 1]], "DEFECTIVE", "REPLACEMENT");
    const replacements = async () =>
      (await storedOf(made)).shipments.filter(({ rma }) => rma !== null).map(({ status }) => status);
    expect(await replacements()).toEqual(["packed"]);
    await withdraw(made);
    const { shipments } = await storedOf(made);
    expect(shipments.filter(({ rma, status }) => rma === null && status === "packed")).toEqual([]);
    expect(await replacements()).toEqual(["packed"]);
  });

  it("are not asked about: a rating mail has links for what was kept alone, and is none where nothing was", async () => {
    const made = await arrivedAndPaid([
      [1_001, 2],
      [1_002, 1],
    ]);
    const linksOf = async () => {
      const order = await storedOf(made);
      const mail = ratingMail(
        "secret",
        { ...order, head: { ...order.head, origin: "https://shop.example" } },
        new Date(),
      );
      return mail === null ? null : order.lines.map(({ name }) => mail.text.includes(`${name} bewerten`));
    };
    expect(await linksOf()).toEqual([true, true]);
    await announce(made, returnOf([[2, 1]]));
    expect(await linksOf()).toEqual([true, false]);
    await giveBack(made, [[1, 1]]);
    expect(await linksOf()).toEqual([true, false]);
    await giveBack(made, [[1, 1]]);
    expect(await linksOf()).toBeNull();
  });
});

describe("pieces that were returned in another tab", () => {
  const keep = async ({ who, hash }: MadeOrder, pieces: readonly (readonly [number, number])[]) =>
    (await ask(who, "SaveReturnState", { hash, state: { items: returnOf(pieces).items } }))["saveReturnState"];

  it.each([
    ["all of them", 3, "Davon kann nichts mehr zurückgegeben werden."],
    ["some of them", 2, "Bitte geben Sie eine Menge von 1 bis 1 an."],
  ])("%s: the line says so, in the step that keeps them and in the last one", async (_, elsewhere, sentence) => {
    const made = await arrivedAndPaid([[1_001, 3]]);
    await announce(made, returnOf([[1, elsewhere]]));
    const fieldErrors = [{ fieldName: "items.1.quantity", errorMessage: sentence }];
    expect(await keep(made, [[1, 2]])).toMatchObject({ successful: false, fieldErrors });
    expect(await announce(made, returnOf([[1, 2]]))).toMatchObject({ isError: true, fieldErrors });
  });
});

describe("pieces that two tabs have chosen", () => {
  it("are announced by one of them, however the last steps meet; the other one hears it in words", async () => {
    const made = await arrivedAndPaid([[1_001, 2]]);
    const state = returnOf([[1, 2]]);
    await ask(made.who, "SaveReturnState", { hash: made.hash, state });
    const answers = await Promise.all([1, 2, 3].map(() => announce(made, { contact: state.contact })));
    expect(answers.filter(({ isError }) => isError === false)).toHaveLength(1);
    for (const { isError, errorMsg } of answers) expect(errorMsg === null).toBe(!isError);
    expect((await storedOf(made)).lines).toMatchObject([{ returned: 2 }]);
  });
});

describe("a withdrawal", () => {
  it("with nothing to send back has ended with its receipt; with something it waits for the goods", async () => {
    const statusOf = async (made: MadeOrder) =>
      (await ask(made.who, "WithdrawalOrder", { hash: made.hash }))["getWithdrawalOrder"].earlierWithdrawals.map(
        ({ status, labels }: { status: string; labels: number }) => [status, labels],
      );
    const unsent = await orderNow(database, { payment: "VORKASSE" });
    await withdraw(unsent, [[1, 1]]);
    expect(await statusOf(unsent)).toEqual([["REFUNDED", 0]]);
    const sent = await arrivedAndPaid([[1_001, 3]]);
    const { receipt } = await withdraw(sent, [[1, 1]]);
    expect(await statusOf(sent)).toEqual([["ANNOUNCED", 1]]);
    await receiveReturn(platform, receipt.rma);
    expect(await statusOf(sent)).toEqual([["REFUNDED", 1]]);
  });

  it("from a part is from these articles, also where it is the rest of the order", async () => {
    const made = await orderNow(database, { payment: "VORKASSE" });
    expect((await withdraw(made, [[1, 1]])).receipt.content).toContain("gilt für diese Artikel: 1 ×");
    expect((await withdraw(made)).receipt.content).toContain("gilt für diese Artikel: 2 ×");
    const whole = await orderNow(database, { payment: "VORKASSE" });
    expect((await withdraw(whole)).receipt.content).toContain("gilt für die ganze Bestellung: 3 ×");
  });

  it("is one declaration with one receipt, however often its last step is sent", async () => {
    const made = await orderNow(database, { payment: "VORKASSE" });
    await pay(platform, made);
    const submissionId = randomUUID();
    const first = await withdraw(made, [[1, 1]], submissionId);
    const again = await withdraw(made, [[1, 1]], submissionId);
    expect(again).toEqual(first);
    expect((await storedOf(made)).lines).toMatchObject([{ cancelled: 1 }]);
    const receipts = (await mailsTo(database, "anna@example.org")).filter(({ text }) =>
      text.includes(`${first.receipt.rma}.`),
    );
    expect(receipts).toHaveLength(1);
  });

  it("takes apart a parcel that is packed, and packs what is left of it again", async () => {
    const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
    const shop = testPlatform({ database, clock });
    const made = await orderNow(database, { clock, payment: "VORKASSE", items: [[1_001, 4]] });
    await pay(shop, made);
    await taken(packOrder(shop, made.orderNumber, null));
    await withdraw(made, [[1, 3]]);
    expect(await storedOf(made)).toMatchObject({
      status: "paid",
      shipments: [],
      lines: [{ quantity: 4, packed: 0, cancelled: 3, returned: 0 }],
    });
    const again = await taken(packOrder(shop, made.orderNumber, null));
    expect(again.shipments).toMatchObject([{ items: [{ line: 0, quantity: 1 }] }]);
  });
});
