import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { cardAnswer } from "../../../test/card-provider.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { goodAddress, type Shopper, type ShopperOptions } from "../../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const stored = v.object({ address: v.object({ addressId: v.string() }) });
const places = v.array(v.object({ addressId: v.string(), city: v.string(), isAlsoCustomerAddress: v.boolean() }));
const removed = v.nullable(
  v.object({ kind: v.string(), address: v.object({ addressId: v.string(), city: v.string() }) }),
);
const customer = (options: ShopperOptions = {}) => newAccount(database, {}, options);

async function add(who: Shopper, kind: "Billing" | "Shipping", changes: object = {}): Promise<string> {
  const field = `add${kind}Address`;
  const document = `mutation ($address: AddressInput!) { ${field}(address: $address) { address { addressId } } }`;
  return (await who.run(document, field, stored, { address: { ...goodAddress, ...changes } })).address.addressId;
}
const bonn = { city: "Bonn", postCode: "53111" };
const list = (who: Shopper, kind: "Billing" | "Shipping" = "Billing") =>
  who.run(`{ get${kind}Addresses { addressId city isAlsoCustomerAddress } }`, `get${kind}Addresses`, places);
const cities = async (who: Shopper) =>
  (await list(who)).map(({ city, isAlsoCustomerAddress }) => `${city}${isAlsoCustomerAddress ? "*" : ""}`);
const remove = (who: Shopper, id: string) => who.change(`deleteAddress(addressId: "${id}")`);
const revert = (who: Shopper, id: string) => who.change(`revertAddress(addressId: "${id}")`);
const gone = (who: Shopper) =>
  who.run("{ getRemovedAddress { kind address { addressId city } } }", "getRemovedAddress", removed);

describe("removing an address (OP-M-28)", () => {
  it("hides it, and the last one comes back as it was, at its place (ADDR-02)", async () => {
    const anna = await customer();
    const [berlin] = [await add(anna, "Billing"), await add(anna, "Billing", bonn)];
    expect(await gone(anna)).toBeNull();
    const before = await list(anna);
    expect((await remove(anna, berlin)).successful).toBe(true);
    expect(await cities(anna)).toEqual(["Bonn*"]);
    expect(await gone(anna)).toEqual({ kind: "billing", address: { addressId: berlin, city: "Berlin" } });
    expect((await revert(anna, berlin)).successful).toBe(true);
    expect(await list(anna)).toEqual(before);
    expect(await cities(anna)).toEqual(["Berlin*", "Bonn"]);
    expect(await gone(anna)).toBeNull();
    expect(await revert(anna, berlin)).toMatchObject({ successful: false, fieldErrors: [] });
  });

  it("takes it from the cart at once, which names it no more when it is back", async () => {
    const anna = await customer();
    await anna.add(1_001);
    const id = await anna.chooseAddress();
    const document = "query ($id: ID!) { shop_findCart(cartId: $id) { billingAddress { addressId } } }";
    const schema = v.object({ billingAddress: v.nullable(v.object({ addressId: v.string() })) });
    const named = async () => (await anna.run(document, "shop_findCart", schema, { id: anna.cartId })).billingAddress;
    expect(await named()).toEqual({ addressId: id });
    await remove(anna, id);
    expect(await named()).toBeNull();
    await revert(anna, id);
    expect(await named()).toBeNull();
  });

  it("is for good when another one of any kind is removed (ADDR-03)", async () => {
    const anna = await customer();
    const [first, second] = [await add(anna, "Billing"), await add(anna, "Shipping", bonn)];
    await remove(anna, first);
    await remove(anna, second);
    expect(await gone(anna)).toMatchObject({ kind: "shipping", address: { addressId: second } });
    expect((await revert(anna, first)).successful).toBe(false);
    expect(await list(anna)).toEqual([]);
    expect((await revert(anna, second)).successful).toBe(true);
  });

  it("is for good with a sign-out, an order and after a day (ADDR-03)", async () => {
    let now = new Date("2026-03-02T10:00:00Z");
    const anna = await customer({ clock: { now: () => now } });
    const id = await add(anna, "Shipping", bonn);
    await remove(anna, id);
    await anna.change("logout");
    expect(await gone(anna)).toBeNull();

    const bought = await add(anna, "Shipping", bonn);
    await anna.add(1_001);
    await anna.chooseAddress();
    await remove(anna, bought);
    await anna.choosePayment("VORKASSE");
    expect((await anna.submit()).orderId).not.toBeNull();
    expect(await gone(anna)).toBeNull();

    const old = await add(anna, "Shipping", bonn);
    await remove(anna, old);
    now = new Date("2026-03-03T10:00:00Z");
    expect(await gone(anna)).toMatchObject({ address: { addressId: old } });
    now = new Date("2026-03-03T10:00:00.001Z");
    expect(await gone(anna)).toBeNull();
    expect((await revert(anna, old)).successful).toBe(false);
    const [ben] = [await customer({ clock: { now: () => now } })];
    await remove(ben, await add(ben, "Shipping"));
    const [row] = await database.write`select 1 from removed_address where id = ${old}`;
    expect(row).toBeUndefined();
  });

  it("is for good once an order was paid by card, and not while it is being paid (ADDR-03)", async () => {
    const anna = await customer();
    const id = await add(anna, "Shipping", bonn);
    await anna.add(1_001);
    await anna.chooseAddress();
    await remove(anna, id);
    await anna.choosePayment("CREDIT_CARD");
    const { len, data } = cardAnswer((await anna.submit()).computopData);
    expect(await gone(anna)).toMatchObject({ address: { addressId: id } });
    expect((await anna.completeCardPayment(Number(len), data)).orderId).not.toBeNull();
    expect([await gone(anna), (await revert(anna, id)).successful]).toEqual([null, false]);
  });

  it("stays to be put back when another customer signs out", async () => {
    const [anna, ben] = [await customer(), await customer()];
    const id = await add(anna, "Billing");
    await remove(anna, id);
    await ben.change("logout");
    expect((await revert(anna, id)).successful).toBe(true);
  });

  it("is the owner's alone, and looks the same for missing and foreign ones", async () => {
    const [anna, ben] = [await customer(), await customer()];
    const id = await add(anna, "Billing");
    await remove(anna, id);
    expect(await gone(ben)).toBeNull();
    const answers = await Promise.all([id, randomUUID(), "nonsense"].map((each) => revert(ben, each)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.successful).toBe(false);
    expect((await revert(anna, id)).successful).toBe(true);
  });
});

describe("the main address", () => {
  it("is the one that was chosen last, and there is never more than one", async () => {
    const anna = await customer();
    await add(anna, "Billing");
    const id = await add(anna, "Billing", { ...bonn, isAlsoCustomerAddress: true });
    expect(await cities(anna)).toEqual(["Berlin", "Bonn*"]);
    await add(anna, "Shipping", { isAlsoCustomerAddress: true });
    const document = `mutation ($address: AddressInput!) { updateBillingAddress(address: $address) { address { addressId } } }`;
    const change = (address: object) =>
      anna.run(document, "updateBillingAddress", stored, { address: { ...goodAddress, ...address } });
    await change({ ...bonn, addressId: id, isAlsoCustomerAddress: false });
    expect(await cities(anna)).toEqual(["Berlin", "Bonn*"]);
    await change({ addressId: (await list(anna))[0]?.addressId ?? "", isAlsoCustomerAddress: true });
    expect(await cities(anna)).toEqual(["Berlin*", "Bonn"]);
  });

  it("of others stays when a customer chooses another one", async () => {
    const [anna, ben] = [await customer(), await customer()];
    await add(anna, "Billing");
    await add(ben, "Billing");
    await add(ben, "Billing", { ...bonn, isAlsoCustomerAddress: true });
    expect([await cities(anna), await cities(ben)]).toEqual([["Berlin*"], ["Berlin", "Bonn*"]]);
  });

  it("is one whatever many tabs add at once", async () => {
    const anna = await customer();
    await Promise.all(Array.from({ length: 6 }, () => add(anna, "Billing")));
    expect((await list(anna)).filter(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress)).toHaveLength(1);
  });
});
