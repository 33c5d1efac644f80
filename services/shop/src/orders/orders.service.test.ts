import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { countOrders, findThankYou } from "./orders.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

/** Someone with an account, and the number of their order. */
async function ordered(payment: string) {
  const who = await newAccount(database);
  await who.add(1_001, 2);
  await who.chooseAddress();
  await who.choosePayment(payment);
  const { orderId } = await who.submit();
  return { who, orderId: orderId ?? "" };
}
const find = (who: Shopper, orderId: string) => findThankYou(who.context(), orderId, null);

it("shows a customer's order as it was stored, with the bank details of prepayment", async () => {
  const { who, orderId } = await ordered("VORKASSE");
  const found = await find(who, orderId);
  expect(found).toMatchObject({ isGuestOrder: false, bankTransfer: { purpose: orderId, code: { kind: "GIROCODE" } } });
  expect(found?.order.lines).toEqual([
    {
      line: 0,
      itemId: 1_001,
      productId: 1,
      articleNumber: "101001",
      name: "Stift 1",
      names: { de: "Stift 1", en: "Item 1001" },
      quantity: 2,
      singleCents: 1_190,
      netSingleCents: 1_000,
      totalCents: 2_380,
      promotionCents: 0,
      vatRate: 1_900,
      picture: expect.objectContaining({ kind: "pencil" }),
      packed: 0,
      shipped: 0,
      cancelled: 0,
      returned: 0,
      credited: 0,
      components: [],
    },
  ]);
  expect(found?.order.head).toMatchObject({
    orderNumber: Number(orderId),
    totalCents: 2_975,
    customerId: who.caller.customer?.customerId,
  });
  expect(
    (await find(...(await ordered("INVOICE").then(({ who: ben, orderId: id }) => [ben, id] as const))))?.bankTransfer,
  ).toBeNull();
});

it("leaves a guest's next cart to the visitor, who can use it once the guest is signed out", async () => {
  const guest = await readyGuest(database);
  const { newCartId } = await guest.submit();
  guest.caller = { ...guest.caller, customer: null };
  guest.cartId = newCartId ?? "";
  expect((await guest.add(1_001)).successful).toBe(true);
  expect((await guest.cart()).mergedLineItems).toHaveLength(1);
});

it("finds no order by what is no number of one", async () => {
  const { who, orderId } = await ordered("INVOICE");
  for (const id of ["", "0", `0${orderId}`, ` ${orderId}`, `${orderId}x`, `x${orderId}`, "1e7", "9999999999", "-1"]) {
    expect(await find(who, id)).toBeNull();
  }
  expect((await find(who, orderId))?.order.head.orderNumber).toBe(Number(orderId));
});

it("finds no order of one store in another", async () => {
  const { who, orderId } = await ordered("INVOICE");
  const context = who.context();
  const abroad = { ...context, storefront: { ...context.storefront, store: "at" as const } };
  expect(await findThankYou(abroad, orderId, null)).toBeNull();
  expect(await find(who, orderId)).not.toBeNull();
});

it("counts a customer's own orders", async () => {
  const { who } = await ordered("INVOICE");
  const count = (one: Shopper) => countOrders(database.write, one.caller.customer?.customerId ?? "");
  expect([await count(who), await count(await newAccount(database))]).toEqual([1, 0]);
});
