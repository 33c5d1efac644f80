import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { deliver, fulfilmentOf, orderNow, pay, send, taken } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { deliverShipment, shipShipment } from "./fulfilment.service.ts";
import { markDemo } from "../demo/demo.store.ts";

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

it("hands a parcel to its carrier once: its code and the order's invoice stay what they are", async () => {
  const shipment = await send(platform, await orderNow(database));
  expect(await shipShipment(platform, shipment, "ANOTHER-1")).toEqual({ ok: false, fault: "notNow" });
  const { papers, shipments } = await taken(deliverShipment(platform, shipment));
  expect(papers.map(({ kind }) => kind)).toEqual(["invoice"]);
  expect(shipments.map(({ trackingCode }) => trackingCode)).toEqual(["00340434161094000000"]);
});
