import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { insertAccount, newAccount } from "../../../test/accounts.ts";
import { cardAnswer } from "../../../test/card-provider.ts";
import { readyGuest, writeAssortment } from "../../../test/checkout-fixture.ts";
import { devicesAt } from "../../../test/devices.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../../test/shopper.ts";
import { findBillingAddress } from "./address.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));
const { signIn } = devicesAt(database);

const added = v.object({ address: v.object({ addressId: v.string() }) });
const add = async (who: Shopper, field: string, values: object = {}) => {
  const document = `mutation ($address: AddressInput!) { ${field}(address: $address) { address { addressId } } }`;
  const { address } = await who.run(document, field, added, { address: { ...goodAddress, ...values } });
  return address.addressId;
};
const remove = (who: Shopper, addressId: string) =>
  who.change("deleteAddress(addressId: $addressId)", "$addressId: ID!", { addressId });
const named = v.nullable(v.object({ addressId: v.string() }));
const ofCart = v.object({ billingAddress: named, shippingAddress: named });
const addressesOf = (who: Shopper) =>
  who.run(
    "query ($id: ID!) { shop_findCart(cartId: $id) { billingAddress { addressId } shippingAddress { addressId } } }",
    "shop_findCart",
    ofCart,
    { id: who.cartId },
  );

it("the oldest billing address becomes the main one when that is removed", async () => {
  const who = await newAccount(database);
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await add(who, "addBillingAddress"));
  await remove(who, ids[0] ?? "");
  expect(await findBillingAddress(who.context(), null)).toMatchObject({ id: ids[1] });
});

it("no invoice goes to a parcel station, also where an order names it", async () => {
  const who = await newAccount(database);
  const station = { packstationAddress: true, streetAndHouseNr: "12345678", additionalAddress: "123" };
  const id = await add(who, "addShippingAddress", station);
  expect(await findBillingAddress(who.context(), id)).toBeNull();
});

it("what was removed is gone for good with an order that was paid by card", async () => {
  const who = await newAccount(database);
  await who.add(1_001, 1);
  await who.chooseAddress();
  await remove(who, await add(who, "addShippingAddress"));
  await who.choosePayment("CREDIT_CARD");
  const removed = () =>
    who.run("{ getRemovedAddress { kind } }", "getRemovedAddress", v.nullable(v.object({ kind: v.string() })));
  const { computopData } = await who.submit();
  expect(await removed()).not.toBeNull();
  const { len, data } = cardAnswer(computopData);
  expect(await who.completeCardPayment(Number(len), data)).toMatchObject({ state: "ORDERED" });
  expect(await removed()).toBeNull();
});

it("a guest's addresses do not stay on the cart that an account takes over", async () => {
  const guest = await readyGuest(database);
  const { email } = await insertAccount(database);
  const { cartId } = guest;
  expect(await signIn(guest, email)).toMatchObject({ successfull: true, updatedCartId: cartId });
  expect(await addressesOf(guest)).toEqual({ billingAddress: null, shippingAddress: null });
});

it("a guest's addresses do not stay on the cart that comes back to a visitor who lost the login", async () => {
  const guest = await readyGuest(database);
  const { cartId } = guest;
  guest.caller = { ...guest.caller, customer: null };
  await guest.arrive();
  expect(guest.cartId).toBe(cartId);
  expect(await addressesOf(guest)).toEqual({ billingAddress: null, shippingAddress: null });
});

it("a guest's cart stays as it is when the same browser looks at another store", async () => {
  const guest = await readyGuest(database);
  const chosen = await addressesOf(guest);
  expect(chosen.shippingAddress).not.toBeNull();
  const elsewhere = new Shopper(database, { store: "at" });
  elsewhere.caller = { ...guest.caller, customer: null };
  await elsewhere.arrive();
  expect(elsewhere.cartId).not.toBe(guest.cartId);
  expect(await addressesOf(guest)).toEqual(chosen);
});
