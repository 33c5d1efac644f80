import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { ask, fulfilmentOf, type MadeOrder, orderNow, pay, taken } from "../../test/orders.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { cancelOrder } from "./fulfilment/fulfilment.service.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(() => writeAssortment(database));

const detailOf = async ({ who, orderId }: MadeOrder) =>
  (await ask(who, "OrderDetail", { orderId }))["getOrderDetailsV2"];

it("an order that is paid in advance states where the money goes, until it is there", async () => {
  const made = await orderNow(database, { payment: "VORKASSE" });
  const { bankTransfer, totalAmount } = await detailOf(made);
  expect(bankTransfer).toMatchObject({
    amount: totalAmount,
    iban: expect.stringMatching(/^DE\d\d( \d{2,4})+$/),
    purpose: made.orderId,
    code: { kind: "GIROCODE" },
  });
  await pay(platform, made);
  expect(await detailOf(made)).toMatchObject({ isPaid: true, bankTransfer: null });
});

it("of what was cancelled nothing is to be transferred any more", async () => {
  const made = await orderNow(database, { payment: "VORKASSE", items: [[1_001, 3]] });
  await taken(cancelOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
  const { bankTransfer, lines, shippingCost } = await detailOf(made);
  expect(bankTransfer.amount.stringValue).toMatch(/^29,75\s€$/);
  expect([lines[0].quantity, lines[0].cancelledQuantity, shippingCost.amount]).toEqual([3, 1, 595]);
  await taken(cancelOrder(platform, made.orderNumber, null));
  expect(await detailOf(made)).toMatchObject({ status: "CANCELLED", bankTransfer: null });
});

it("an order that is paid in another way has none, paid or not", async () => {
  expect(await detailOf(await orderNow(database))).toMatchObject({ isPaid: false, bankTransfer: null });
});
