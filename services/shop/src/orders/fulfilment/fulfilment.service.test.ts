import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { deliver, fulfilmentOf, orderNow, pay, send, taken } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { cancelOrder, deliverShipment, shipShipment } from "./fulfilment.service.ts";
import { formatPrice } from "../../platform/money.ts";
import { markDemo } from "../demo/demo.store.ts";
import { readPaper } from "../paper/paper.store.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(() => writeAssortment(database));

it("books money that comes after the goods, and writes no mail that these are being packed", async () => {
  const made = await orderNow(database);
  const delivered = await deliver(platform, made);
  // Of a demo order no earlier mail is kept, which would hold back a second one.
  await database.transaction((tx) => markDemo(tx, made.orderNumber));
  const paid = await pay(platform, made);
  expect([delivered.paidCents, paid.paidCents]).toEqual([0, paid.head.totalCents]);
  expect([paid.status, paid.events]).toEqual(["delivered", delivered.events]);
  expect(await mailsTo(database, paid.head.email)).toEqual([]);
});

it("names the money that has come, which is less than was ordered once a part was cancelled", async () => {
  const made = await orderNow(database, { payment: "VORKASSE" });
  const cancelled = await taken(cancelOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
  const { head, paidCents } = await pay(platform, made);
  expect([cancelled.refundedCents, paidCents < head.totalCents]).toEqual([0, true]);
  const mail = (await mailsTo(database, head.email)).find(({ subject }) => subject.endsWith("wir packen"));
  expect(mail?.text).toContain(`Ihre Zahlung ist da: ${formatPrice(paidCents, "de-DE")}.`);
});

it("hands a parcel to its carrier once: its code and the order's invoice stay what they are", async () => {
  const shipment = await send(platform, await orderNow(database));
  expect(await shipShipment(platform, shipment, "ANOTHER-1")).toEqual({ ok: false, fault: "notNow" });
  const { papers, shipments } = await taken(deliverShipment(platform, shipment));
  expect(papers.map(({ kind }) => kind)).toEqual(["invoice"]);
  expect(shipments.map(({ trackingCode }) => trackingCode)).toEqual(["00340434161094000000"]);
});

it("writes an invoice of what has gone and of the money that was kept, after a part was cancelled and paid back", async () => {
  const made = await orderNow(database, { payment: "VORKASSE" });
  const { paidCents } = await pay(platform, made);
  const cancelled = await taken(cancelOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
  expect([paidCents > 0, cancelled.refundedCents > 0]).toEqual([true, true]);
  await send(platform, made, [{ line: 0, quantity: 1 }]);
  const { papers } = await taken(deliverShipment(platform, await send(platform, made, [{ line: 0, quantity: 1 }])));
  const number = papers.find(({ kind }) => kind === "invoice")?.number ?? 0;
  const content = (await readPaper(database.write, "invoice", number))?.content;
  expect(content?.parties?.paidCents).toBe(paidCents - cancelled.refundedCents);
  // The piece that went with the invoice is not one that is expected.
  expect(
    content?.deliveries?.map(({ isExpected, pieces }) => [isExpected, pieces.map(({ quantity }) => quantity)]),
  ).toEqual([
    [false, [1]],
    [true, [1]],
  ]);
});

it("leaves other orders as they are, whatever happens to one", async () => {
  const [one, other] = [await orderNow(database), await orderNow(database)];
  const rowOf = async () =>
    (
      await database.write`
      select status, paid_cents, refunded_cents from shop_order where order_number = ${other.orderNumber}`
    )[0];
  const before = await rowOf();
  await deliver(platform, one);
  await pay(platform, one);
  await taken(cancelOrder(platform, (await orderNow(database)).orderNumber, null));
  expect(await rowOf()).toEqual(before);
});
