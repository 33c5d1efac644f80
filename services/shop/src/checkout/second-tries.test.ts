import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { cardAnswer } from "../../test/card-provider.ts";
import { newItem, readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const offer = (code: string, basisPoints: number) => database.write`
  insert into voucher (code, kind, name_de, name_en, percent_basis_points, max_redemptions)
  values (${code}, 'percentage', 'Rabatt', 'Discount', ${basisPoints}, 1)`;

it("a voucher is not used up by an order that is refused because its goods have gone", async () => {
  const item = await newItem(database, 5);
  const code = `SHORT${item}`;
  await offer(code, 1_000);
  const buyer = await readyGuest(database, "INVOICE", [[item, 2]]);
  await buyer.update([{ voucherOp: { addVoucher: { code } } }]);
  await database.write`update stock set quantity = 1 where item_id = ${item}`;
  expect(await buyer.submit()).toMatchObject({ orderId: null, errorMessage: expect.stringContaining("Einzelstück") });
  expect(await database.write`select from voucher_redemption where code = ${code}`).toHaveLength(0);
});

it("an order that costs nothing waits for no money", async () => {
  const item = await newItem(database, 5);
  await database.write`update item set delivery_free = true where id = ${item}`;
  const code = `FREE${item}`;
  await offer(code, 10_000);
  const buyer = await readyGuest(database, "VORKASSE", [[item, 1]]);
  await buyer.update([{ voucherOp: { addVoucher: { code } } }]);
  const { orderId } = await buyer.submit();
  const rows = await database.write`
    select status, total_cents as total from shop_order where order_number = ${Number(orderId)}`;
  expect([...rows]).toEqual([{ status: "paid", total: 0 }]);
});

it("a browser that was signed out while its customer paid hears nothing of the order", async () => {
  const buyer = await newAccount(database);
  await buyer.add(1_001, 1);
  await buyer.chooseAddress();
  await buyer.choosePayment("CREDIT_CARD");
  const { computopData } = await buyer.submit();
  buyer.caller = { ...buyer.caller, customer: null };
  const { len, data } = cardAnswer(computopData);
  const nothing = { orderId: null, cartId: null, newCartId: null, confirmation: null };
  expect(await buyer.completeCardPayment(Number(len), data)).toMatchObject({ ...nothing, state: "ORDERED_ELSEWHERE" });
});

it("who comes back from the card's page changes and orders the last pieces, which the payment had taken", async () => {
  const item = await newItem(database, 2);
  const buyer = await readyGuest(database, "CREDIT_CARD", [[item, 2]]);
  expect((await buyer.submit()).computopData).not.toBeNull();
  const [line] = (await buyer.cart()).positions;
  const change = { positionId: line?.id ?? "", updateQuantity: { quantity: 1 } };
  expect((await buyer.update([{ positionOp: { updatePosition: change } }])).errorMessage).toBeNull();
  await buyer.choosePayment("INVOICE");
  await buyer.cart();
  expect((await buyer.submit()).orderId).not.toBeNull();
  expect([...(await database.write`select quantity from stock where item_id = ${item}`)]).toEqual([{ quantity: 1 }]);
});
