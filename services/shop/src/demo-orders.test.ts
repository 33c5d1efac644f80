import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../test/checkout-fixture.ts";
import { mailsTo } from "../test/mails.ts";
import { startTestDatabase, testPlatform } from "../test/shop-test.ts";
import { demoCustomerNumber, demoEmail, seedAccounts } from "./account/seed.service.ts";
import { fixedClock } from "../test/fixed-clock.ts";
import { findOrderByNumber } from "./orders/orders.service.ts";
import { moveDemoOrders, seedOrders } from "./orders/demo/demo.service.ts";
import type { StoredOrder } from "./orders/stored-order.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
const platform = testPlatform({ database, clock });
const rows = v.array(v.object({ orderNumber: v.number(), status: v.string() }));
const orders = async () =>
  v.parse(rows, [
    ...(await database.write`select order_number, status from shop_order where is_demo order by order_number`),
  ]);

const schoolsOrders = async (): Promise<StoredOrder[]> => {
  const found = await Promise.all(
    (await orders()).map(({ orderNumber }) => findOrderByNumber(database.write, orderNumber)),
  );
  return found.filter((order) => order !== null).filter(({ head }) => head.store === "b2b");
};
const isPartlySent = ({ lines }: StoredOrder): boolean =>
  lines.some(({ shipped }) => shipped > 0) && lines.some(({ shipped, cancelled }) => shipped + cancelled === 0);

beforeAll(async () => {
  await writeAssortment(database);
  await database.transaction((tx) => seedAccounts(tx));
  await database.transaction((tx) =>
    seedOrders(tx, clock.now(), { email: demoEmail, customerNumber: demoCustomerNumber }),
  );
});

it("gives the demo account an order in every state, without writing mails", async () => {
  const states = (await orders()).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set(["placed", "paid", "packed", "shipped", "delivered", "cancelled"]));
  expect(await mailsTo(database, demoEmail)).toEqual([]);
});

it("gives the school orders at net prices with electronic invoices; of one of them a part has left", async () => {
  const found = await schoolsOrders();
  expect(found.map(({ head }) => [head.store, head.taxIncluded])).toEqual(found.map(() => ["b2b", false]));
  expect(found.flatMap(({ papers }) => papers).map(({ isElectronic }) => isElectronic)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(found.filter(isPartlySent)).toHaveLength(1);
});

it("moves each along by a step a day, with its mails, until it has arrived", async () => {
  const seen: string[] = [];
  const parcels: string[] = [];
  const [placed] = (await orders()).filter(({ status }) => status === "placed");
  const partly = (await schoolsOrders()).find(isPartlySent)?.head.orderNumber ?? 0;
  for (let days = 0; days < 6; days += 1) {
    seen.push((await findOrderByNumber(database.write, placed?.orderNumber ?? 0))?.status ?? "");
    const { shipments = [] } = (await findOrderByNumber(database.write, partly)) ?? {};
    parcels.push(shipments.map(({ status }) => status).join(", "));
    clock.advance(24 * 3_600_000);
    await moveDemoOrders(platform);
    expect(await moveDemoOrders(platform)).toBe(0);
  }
  expect(seen).toEqual(["placed", "paid", "packed", "shipped", "delivered", "delivered"]);
  expect(parcels).toEqual([
    "shipped",
    "delivered",
    "delivered, packed",
    "delivered, shipped",
    "delivered, delivered",
    "delivered, delivered",
  ]);
  const subjects = (await mailsTo(database, demoEmail)).filter(
    ({ reference }) => reference === String(placed?.orderNumber),
  );
  expect(subjects.map(({ subject }) => subject.split(": ")[1])).toEqual([
    "wir packen",
    "gepackt",
    "unterwegs",
    "angekommen",
  ]);
});
