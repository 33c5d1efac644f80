import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { mailsTo } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const Main = v.nullable(v.object({ address: v.object({ city: v.string() }) }));
const Orders = v.object({ orders: v.array(v.object({ orderId: v.string() })) });

/** A guest who has ordered and is signed out again, in the browser that ordered. */
async function ordered() {
  const email = `gast.${randomUUID()}@example.org`;
  const guest = await readyGuest(database, "INVOICE", undefined, { email });
  const { orderId, confirmation } = await guest.submit();
  const { ticket = "", secret = "" } = confirmation ?? {};
  guest.caller = { ...guest.caller, customer: null, confirmation: secret };
  await guest.arrive();
  return { email, guest, order: { orderId: orderId ?? "", ticket } };
}

const register = (who: Shopper, email: string, order: object | null, more: object = {}) =>
  who.signIn(
    "registerCustomer(customer: $customer, cartId: $cartId)",
    "$customer: RegisterCustomerInput!, $cartId: ID",
    {
      customer: { email, password: "kreide", order, ...more },
      cartId: who.cartId,
    },
  );
const ordersOf = async (who: Shopper) =>
  (
    await who.run('{ getOrdersV2(dateFilter: "last3months") { orders { orderId } } }', "getOrdersV2", Orders)
  ).orders.map(({ orderId }) => orderId);
const detailsOf = (who: Shopper, orderId: string) =>
  who.run(
    "query ($orderId: ID!) { getOrderDetailsV2(orderId: $orderId) { orderId hash } }",
    "getOrderDetailsV2",
    v.nullable(v.object({ orderId: v.string(), hash: v.nullable(v.string()) })),
    { orderId },
  );
const mainOf = async (who: Shopper) =>
  (await who.run("{ getCustomerAddress { address { city } } }", "getCustomerAddress", Main))?.address.city ?? null;

describe("an account that a guest opens on the confirmation (ux 3, C-86)", () => {
  it("owns the order, and the guest's address is its main one", async () => {
    const { email, guest, order } = await ordered();
    expect((await register(guest, email.toUpperCase(), order)).successfull).toBe(true);
    expect(await ordersOf(guest)).toEqual([order.orderId]);
    expect(await mainOf(guest)).toBe("Berlin");
  });

  it("opens the order's page, and has its confirmation sent once more", async () => {
    const { email, guest, order } = await ordered();
    const { orderId } = order;
    expect(await detailsOf(guest, orderId)).toBeNull();
    await register(guest, email, order);
    expect(await detailsOf(guest, orderId)).toEqual({ orderId, hash: expect.stringContaining(`${orderId}-`) });
    const again = await guest.change("resendOrderConfirmation(orderId: $orderId)", "$orderId: ID!", { orderId });
    expect(again.successful).toBe(true);
    const { guest: other } = await ordered();
    expect(await detailsOf(other, orderId)).toBeNull();
  });

  it("has used the vouchers of the order, and what they were counted by goes with the account", async () => {
    const { email, guest, order } = await ordered();
    const code = `GAST-${order.orderId}`;
    await database.write`
      insert into voucher (code, kind, name_de, name_en, percent_basis_points) values (${code}, 'percentage', 'a', 'a', 1)`;
    await database.write`
      insert into voucher_redemption (code, cart_id, redeemer, order_number, redeemed_at)
      select ${code}, cart_id, ${email}, order_number, now() from shop_order where order_number = ${order.orderId}`;
    await register(guest, email, order);
    const redeemed = async () =>
      (await database.write`select redeemer, customer_id from voucher_redemption where code = ${code}`)[0];
    expect(await redeemed()).toEqual({ redeemer: email, customerId: guest.caller.customer?.customerId });
    await guest.change('deleteCurrentCustomerAccount(currentPassword: "kreide")');
    expect(await redeemed()).toMatchObject({ redeemer: expect.stringMatching(/^erased:/) });
  });

  it("takes no addresses of others along", async () => {
    const other = await new Shopper(database).arrive();
    await register(other, `other.${randomUUID()}@example.org`, null);
    await other.chooseAddress();
    const { email, guest, order } = await ordered();
    await register(guest, email, order);
    expect(await mainOf(other)).toBe("Berlin");
  });

  it("with another email has neither", async () => {
    const { email, guest, order } = await ordered();
    expect((await register(guest, `other.${email}`, order)).successfull).toBe(true);
    expect([await ordersOf(guest), await mainOf(guest)]).toEqual([[], null]);
  });

  it("from another browser has neither, with the ticket as without", async () => {
    const { email, order } = await ordered();
    const { guest: other } = await ordered();
    const stranger = await new Shopper(database).arrive();
    expect((await register(stranger, email, order)).successfull).toBe(true);
    expect([await ordersOf(stranger), await mainOf(stranger)]).toEqual([[], null]);
    const next = await ordered();
    expect((await register(other, next.email, next.order)).successfull).toBe(true);
    expect([await ordersOf(other), await mainOf(other)]).toEqual([[], null]);
    const third = await ordered();
    expect((await register(third.guest, third.email, { ...third.order, ticket: "x" })).successfull).toBe(true);
    expect(await ordersOf(third.guest)).toEqual([]);
  });

  it("does not own an order that has an account already", async () => {
    const { email, guest, order } = await ordered();
    await register(guest, email, order);
    const second = await new Shopper(database).arrive();
    second.caller = { ...second.caller, confirmation: guest.caller.confirmation ?? null };
    await register(second, `second.${email}`, order);
    expect([await ordersOf(second), await ordersOf(guest)]).toEqual([[], [order.orderId]]);
  });
});

describe("the names of an account (VALID-03)", () => {
  const sentence = "Ihr Konto ist gesperrt: https://boese.example/";

  it.each(["firstName", "lastName", "company"])("are no place for links: %s", async (field) => {
    const email = `opfer.${randomUUID()}@example.org`;
    const who = await new Shopper(database).arrive();
    for (const words of [sentence, "Klicken Sie auf boese.xyz", "www.boese.example"]) {
      const answer = await register(who, email, null, { [field]: words });
      expect([words, answer.successfull, answer.fieldErrors.map(({ fieldName }) => fieldName)]).toEqual([
        words,
        false,
        [field],
      ]);
    }
    expect(await mailsTo(database, email)).toEqual([]);
    expect(
      (await register(who, email, null, { firstName: "Dr. Anna", lastName: "O\u2019Neill", company: "Schule 5" }))
        .successfull,
    ).toBe(true);
    const change = "changeAccountData(data: $data)";
    const data = { salutation: "", firstName: "Anna", lastName: "Beispiel", company: "", [field]: sentence };
    expect((await who.change(change, "$data: AccountDataInput!", { data })).fieldErrors).toMatchObject([
      { fieldName: field },
    ]);
  });

  it.each(["firstName", "lastName", "company", "city", "additionalAddress"])(
    "nor those of an address: %s",
    async (field) => {
      const who = await readyGuest(database);
      const address = {
        salutation: "MS",
        firstName: "Anna",
        lastName: "Beispiel",
        streetAndHouseNr: "Invalidenstraße 43",
        postCode: "10115",
        city: "Berlin",
        country: "DE",
        [field]: "auf boese.example klicken",
      };
      const schema = v.object({ successful: v.boolean(), fieldErrors: v.array(v.object({ fieldName: v.string() })) });
      const document =
        "mutation ($address: AddressInput!) { addBillingAddress(address: $address) { successful fieldErrors { fieldName } } }";
      const { successful, fieldErrors } = await who.run(document, "addBillingAddress", schema, { address });
      expect([successful, fieldErrors.length]).toEqual([false, 1]);
    },
  );
});
