import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";
import { demoCustomerNumber, demoEmail, demoPassword, seedAccounts } from "./seed.service.ts";

const database = await startTestDatabase();

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }] }],
    products: [1, 2].map((id) => ({ id, category: 3, items: [{ id: id + 1_000, stock: id === 1 ? 100 : 5 }] })),
  });
  await startCatalogue(database);
  await database.transaction((tx) => seedAccounts(tx));
});

const shopper = (options = {}) => new Shopper(database, options).arrive();
const signIn = (who: Shopper, email: string, password: string, cartId: string | null = null) =>
  who.signIn("login(credentials: $credentials, cartId: $cartId)", "$credentials: LoginInput!, $cartId: ID", {
    credentials: { email, password },
    cartId,
  });
const register = (who: Shopper, customer: Record<string, unknown>) =>
  who.signIn(
    "registerCustomer(customer: $customer, cartId: $cartId)",
    "$customer: RegisterCustomerInput!, $cartId: ID",
    {
      customer,
      cartId: who.cartId,
    },
  );

describe("signing in (OP-M-14)", () => {
  it("takes the demo customer's email in any case, in every consumer store", async () => {
    for (const store of ["de", "at", "ch"] as const) {
      expect((await signIn(await shopper({ store }), demoEmail.toUpperCase(), demoPassword)).successfull).toBe(true);
    }
  });

  it("ACCESS-39: takes the customer number, and only that, on the business store", async () => {
    const school = await shopper({ store: "b2b" });
    expect((await signIn(school, demoEmail, demoPassword)).successfull).toBe(false);
    expect((await signIn(school, demoCustomerNumber, demoPassword)).successfull).toBe(true);
  });

  it("answers an unknown user and a wrong password alike, in the shop language", async () => {
    const [unknown, wrong] = [
      await signIn(await shopper(), "unknown@example.org", "x"),
      await signIn(await shopper(), demoEmail, "wrong"),
    ];
    expect(unknown).toEqual(wrong);
    expect(wrong.errorMessage).toBe("E-Mail-Adresse oder Passwort ist falsch.");
    const english = await shopper({ store: "b2b", language: "en-DE" });
    expect((await signIn(english, "1", "x")).errorMessage).toBe("Customer number or password is wrong.");
  });

  it("merges the visitor's cart, adds quantities and clamps them (CHKL-05)", async () => {
    const first = await shopper();
    await register(first, { email: "merge@example.org", password: "kreide" });
    await first.add(1_001, 2);
    await first.add(1_002, 4);
    const device = await shopper();
    await device.add(1_001, 3);
    await device.add(1_002, 4);
    const visitorsCart = device.cartId;
    const answer = await signIn(device, "merge@example.org", "kreide", visitorsCart);
    expect(answer).toMatchObject({ cartMerged: true, updatedCartId: first.cartId });
    expect((await device.cart()).mergedLineItems.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ["1001", 5],
      ["1002", 5],
    ]);
    const closed = await device.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", {
      id: visitorsCart,
    });
    expect(closed[0]?.extensions["classification"]).toBe("CART_NOT_FOUND");
  });

  it.each([
    ["a visitor's", async () => shopper()],
    ["a guest's", async () => (await shopper()).beGuest(null)],
    [
      "a customer's",
      async () => {
        const other = await shopper();
        await register(other, { email: `${randomUUID()}@example.org`, password: "kreide" });
        return other;
      },
    ],
  ])("takes no other visitor's cart along, whatever id is sent: %s", async (_, arrive) => {
    const owner = await arrive();
    await owner.add(1_001, 2);
    const foreign = owner.cartId;
    const email = `${randomUUID()}@example.org`;
    const thief = await shopper();
    thief.cartId = foreign;
    for (const enter of [
      () => register(thief, { email, password: "kreide" }),
      () => signIn(thief, email, "kreide", foreign),
    ]) {
      const answer = await enter();
      expect([answer.successfull, answer.cartMerged, answer.updatedCartId === foreign]).toEqual([true, false, false]);
      expect((await thief.cart()).positions).toEqual([]);
    }
    expect((await owner.cart(foreign)).positions).toMatchObject([{ itemId: "1001", quantity: 2 }]);
  });

  it("hands the visitor's cart to a customer without one", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    const { cartId } = anna;
    expect(await register(anna, { email: "keeps@example.org", password: "kreide" })).toMatchObject({
      successfull: true,
      updatedCartId: cartId,
    });
    expect((await anna.cart()).positions).toHaveLength(1);
    const stranger = await shopper();
    stranger.caller = { ...anna.caller, customer: null };
    expect(
      (await stranger.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", { id: cartId }))[0]?.message,
    ).toBe("The cart was not found.");
  });

  it("does not touch another visitor's cart that is named at sign-in", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await ben.add(1_001);
    expect(await signIn(anna, demoEmail, demoPassword, ben.cartId)).toMatchObject({
      successfull: true,
      cartMerged: false,
    });
    expect((await ben.cart()).positions).toHaveLength(1);
  });

  it("revokes the token at logout", async () => {
    const anna = await shopper();
    await signIn(anna, demoEmail, demoPassword);
    expect((await anna.change("logout")).successful).toBe(true);
    const [row] = await database.write<{ live: boolean }[]>`
      select revoked_at is null as live from customer_token where token_id = ${anna.caller.customer?.tokenId ?? ""}`;
    expect(row?.live).toBe(false);
  });
});

describe("registration (OP-M-16, OP-M-17)", () => {
  it.each([
    [{ email: "", password: "kreide" }, "email"],
    [{ email: "anna@", password: "kreide" }, "email"],
    [{ email: `${"a".repeat(80)}@example.org`, password: "kreide" }, "email"],
    [{ email: "ok@example.org", password: "ab" }, "password"],
    [{ email: "ok@example.org", password: "a".repeat(36) }, "password"],
    [{ email: "ok@example.org", password: "kreide", phone: "abc" }, "phone"],
    [{ email: "ok@example.org", password: "kreide", salutation: "DR" }, "salutation"],
  ])("refuses %j at the field", async (customer, field) => {
    const answer = await register(await shopper(), customer);
    expect([answer.successfull, answer.fieldErrors.map(({ fieldName }) => fieldName)]).toEqual([false, [field]]);
  });

  it("takes an email once, however it is written and however many come at once", async () => {
    const answers = await Promise.all(
      ["Twin@Example.org", "twin@example.org", "TWIN@example.org"].map(async (email, index) =>
        register(await shopper(), { email, password: `kreide-${index}` }),
      ),
    );
    expect(answers.filter(({ successfull }) => successfull)).toHaveLength(1);
    const isUnique = async (email: string) =>
      (await shopper()).run(`{ isUniqueEmail(email: "${email}") }`, "isUniqueEmail", v.boolean());
    expect([await isUnique("twin@example.org"), await isUnique("free@example.org")]).toEqual([false, true]);
  });

  it("gives business customers a number and mails it", async () => {
    const school = await shopper({ store: "b2b" });
    await register(school, { email: "schule@example.org", password: "kreide", company: "Waldschule" });
    const [mail] = await database.write<{ message: { text: string; reference: string } }[]>`
      select message from mail_outbox where message ->> 'to' = 'schule@example.org'`;
    expect(mail?.message.reference).toMatch(/^\d{6}$/);
    expect(mail?.message.text).toContain(mail?.message.reference);
  });

  it("lets a guest open an account and keeps addresses and cart", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    await anna.beGuest(null);
    await anna.chooseAddress();
    const { cartId } = anna;
    await register(anna, { email: "from-guest@example.org", password: "kreide" });
    expect(anna.cartId).toBe(cartId);
    const schema = v.array(v.object({ city: v.string() }));
    expect(await anna.run("{ getBillingAddresses { city } }", "getBillingAddresses", schema)).toEqual([
      { city: goodAddress.city },
    ]);
  });
});

describe("contact data (OP-M-22, OP-M-23)", () => {
  it("VALID-17: distinguishes the causes of a bad phone number, and takes good ones", async () => {
    const anna = await (await shopper()).beGuest(null);
    const fault = async (phone: string) => {
      const [one] = (await anna.change("updatePhone(phone: $phone)", "$phone: String!", { phone })).fieldErrors;
      return one && `${one.fieldName}: ${one.errorMessage}`;
    };
    expect(await fault("ruf mich an")).toMatch(/^phone: .*Buchstaben/);
    expect(await fault("123")).toMatch(/^phone: .*zu kurz/);
    expect(await fault("+49 30 1234567 1234567 12345")).toMatch(/^phone: .*zu lang/);
    expect(await fault("030#1234567")).toMatch(/^phone: .*Erlaubt/);
    for (const phone of ["+49 (0)30 123 45-67", "030/1234567", ""]) expect(await fault(phone)).toBeUndefined();
  });

  it("ACCESS-36, VALID-17: does not let a customer take another account's email; a guest may use any", async () => {
    const [anna, guest] = [await shopper(), await (await shopper()).beGuest(null)];
    await register(anna, { email: "own@example.org", password: "kreide" });
    const taken = `updateEmail(email: "${demoEmail}", currentPassword: "kreide")`;
    expect((await anna.change(taken)).fieldErrors[0]?.fieldName).toBe("email");
    expect((await guest.change(`updateEmail(email: "${demoEmail}")`)).successful).toBe(true);
  });

  it("changes a customer's email with the current password only, and a copied token guesses five times (C-100)", async () => {
    const anna = await shopper();
    await register(anna, { email: "before@example.org", password: "kreide" });
    const change = async (rest: string) => anna.change(`updateEmail(email: "after@example.org"${rest})`);
    for (const rest of ["", ', currentPassword: ""', ', currentPassword: "wrong"', ", currentPassword: null"]) {
      expect((await change(rest)).fieldErrors.map(({ fieldName }) => fieldName)).toEqual(["currentPassword"]);
    }
    const isTaken = async (email: string) => (await signIn(await shopper(), email, "kreide")).successfull;
    expect([await isTaken("before@example.org"), await isTaken("after@example.org")]).toEqual([true, false]);
    for (let attempt = 0; attempt < 4; attempt += 1) await change(', currentPassword: "wrong"');
    expect(await change(', currentPassword: "kreide"')).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("Zu viele"),
    });
    expect(await isTaken("before@example.org")).toBe(true);
    const ben = await shopper();
    await register(ben, { email: "ben-before@example.org", password: "kreide" });
    expect(
      (await ben.change('updateEmail(email: "ben-after@example.org", currentPassword: "kreide")')).successful,
    ).toBe(true);
    // The new one has to be confirmed first.
    expect([await isTaken("ben-before@example.org"), await isTaken("ben-after@example.org")]).toEqual([true, false]);
  });
});

describe("the address book (OP-M-24..28)", () => {
  const add = "addBillingAddress(address: $address)";
  it("keeps a customer's first billing address as the main one, and not a guest's (ADDR-08)", async () => {
    const anna = await shopper();
    await register(anna, { email: "main@example.org", password: "kreide" });
    const first = await anna.chooseAddress();
    await anna.chooseAddress({ ...goodAddress, firstName: "Zweite" });
    const rows = await database.write<{ id: string }[]>`
      select id from address where customer_id = ${anna.caller.customer?.customerId ?? ""} and is_customer_address`;
    expect(rows.map(({ id }) => id)).toEqual([first]);
  });

  it("does not change, delete or use another customer's address", async () => {
    const [anna, ben] = [await (await shopper()).beGuest(), await (await shopper()).beGuest()];
    const id = await anna.chooseAddress();
    const update = (who: Shopper, field: string, firstName: string) =>
      who.change(`${field}(address: $address)`, "$address: AddressInput!", {
        address: { ...goodAddress, addressId: id, firstName },
      });
    const names = () =>
      anna.run(
        "{ getBillingAddresses { firstName } }",
        "getBillingAddresses",
        v.array(v.object({ firstName: v.string() })),
      );
    for (const field of ["updateBillingAddress", "updateShippingAddress"]) {
      expect((await update(ben, field, "Mallory")).successful).toBe(false);
    }
    expect(await names()).toEqual([{ firstName: goodAddress.firstName }]);
    expect((await update(anna, "updateBillingAddress", "Annika")).successful).toBe(true);
    expect(await names()).toEqual([{ firstName: "Annika" }]);
    expect((await ben.change(`deleteAddress(addressId: "${id}")`)).successful).toBe(false);
    const select = await ben.change("selectBillingAddress(cartId: $c, addressId: $a)", "$c: ID!, $a: ID!", {
      c: ben.cartId,
      a: id,
    });
    expect(select).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("gibt es nicht mehr"),
    });
    expect((await anna.change(`deleteAddress(addressId: "${id}")`)).successful).toBe(true);
    expect((await anna.change(`deleteAddress(addressId: "${id}")`)).successful).toBe(false);
  });

  it("needs a sign-in, and reports it with a key", async () => {
    const errors = await (
      await shopper()
    ).errorsOf(`mutation ($address: AddressInput!) { ${add} { successful } }`, { address: goodAddress });
    expect(errors[0]?.extensions["messageKey"]).toBe("vue.error.security.valid_token_required");
  });
});
