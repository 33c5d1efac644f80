import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { devicesAt } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));
const { shopper, signIn, account, isFound } = devicesAt(database);

/** A customer signed in on two devices, whose cart the first one has ordered. */
async function orderedOnPhone(): Promise<{ readonly phone: Shopper; readonly laptop: Shopper; readonly next: string }> {
  const email = await account();
  const [phone, laptop] = [await shopper(), await shopper()];
  for (const device of [phone, laptop]) await signIn(device, email);
  expect(laptop.cartId).toBe(phone.cartId);
  await phone.add(1_001, 2);
  await phone.chooseAddress();
  await phone.choosePayment("INVOICE");
  const { errorMessage, newCartId } = await phone.submit();
  expect(errorMessage).toBeNull();
  return { phone, laptop, next: newCartId ?? "" };
}

it("a cart that was ordered on one device is gone on another of the customer's, and there until its confirmation", async () => {
  const { phone, laptop, next } = await orderedOnPhone();
  expect([await isFound(phone), await isFound(laptop)]).toEqual([true, false]);
  await laptop.arrive();
  expect(laptop.cartId).toBe(next);
  expect((await laptop.cart()).positions).toEqual([]);
});

it("what is put into it there goes into the next one", async () => {
  const { laptop, next } = await orderedOnPhone();
  const { successful, cart } = await laptop.add(1_001, 1);
  expect([successful, cart?.id]).toEqual([true, next]);
});

it("a second order of it there is the first one", async () => {
  const { phone, laptop } = await orderedOnPhone();
  const [first, second] = [await phone.submit(), await laptop.submit()];
  expect(second.orderId).toBe(first.orderId);
});
