import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { devicesAt, password, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { isUniqueEmail, registerCustomer, type RegisterCustomerInput } from "./registration.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper, signIn } = devicesAt(database);

const newEmail = () => `${randomUUID()}@example.org`;
const input = (changes: Partial<RegisterCustomerInput> = {}): RegisterCustomerInput => ({
  email: newEmail(),
  password,
  salutation: "",
  firstName: "",
  lastName: "",
  company: "",
  phone: "",
  VATRegistrationNo: "",
  jobTitleCode: "",
  primaryIndustryGroupCode: "",
  ...changes,
});
const register = (who: Shopper, changes: Partial<RegisterCustomerInput> = {}) =>
  registerCustomer(who.context(), input(changes), null);
async function storedOf(email: string): Promise<Record<string, unknown>> {
  const [row] = await database.write`
    select realm, customer_number, salutation, first_name, last_name, company, phone, payment_method, terms_of_payment,
      is_guest, is_internal
    from customer where email = ${email}`;
  return v.parse(v.record(v.string(), v.unknown()), row);
}

describe("what a new account keeps (OP-M-16)", () => {
  it("is what was entered, without blanks around it; a consumer has agreed on nothing", async () => {
    const email = newEmail();
    const answer = await register(await shopper(), {
      email: ` ${email} `,
      salutation: "DIVERSE",
      firstName: " Anna ",
      lastName: " Beispiel ",
      company: " Waldschule ",
      phone: " 030 1234567 ",
    });
    expect(answer).toMatchObject({
      successfull: true,
      errorMessage: null,
      firstName: "Anna",
      lastName: "Beispiel",
      cartMerged: false,
      sharedListMerged: false,
      fieldErrors: [],
    });
    expect(await storedOf(email)).toEqual({
      realm: "consumer",
      customerNumber: null,
      salutation: "DIVERSE",
      firstName: "Anna",
      lastName: "Beispiel",
      company: "Waldschule",
      phone: "030 1234567",
      paymentMethod: null,
      termsOfPayment: null,
      isGuest: false,
      isInternal: false,
    });
  });

  it("is a number and the invoice for a business, which signs in with that number", async () => {
    const email = newEmail();
    const school = await shopper({ store: "b2b" });
    const company = "Waldschule";
    expect(await register(school, { email, company })).toMatchObject({
      successfull: true,
      firstName: null,
      lastName: null,
    });
    const { customerNumber, ...stored } = await storedOf(email);
    expect(customerNumber).toMatch(/^\d{6}$/);
    expect(stored).toMatchObject({ realm: "b2b", paymentMethod: "RECHNUNG", termsOfPayment: "14 Tage netto" });
    expect((await signIn(await shopper({ store: "b2b" }), String(customerNumber))).successfull).toBe(true);
  });

  it("ACCESS-39: is job title, industry, VAT id and size of a business, from the shop's lists; a consumer has none", async () => {
    const business = {
      company: "Waldschule",
      VATRegistrationNo: " DE123456789 ",
      jobTitleCode: "TEACHER",
      primaryIndustryGroupCode: "KINDERGARTEN",
      numberOfEmployees: 12,
    };
    const rowOf = async (email: string) => {
      const [row] = await database.write`
        select vat_registration_no, job_title_code, primary_industry_group_code, number_of_employees
        from customer where email = ${email}`;
      return Object.values(v.parse(v.record(v.string(), v.unknown()), row));
    };
    const [school, anna] = [newEmail(), newEmail()];
    await register(await shopper({ store: "b2b" }), { email: school, ...business });
    await register(await shopper(), { email: anna, ...business });
    expect(await rowOf(school)).toEqual(["DE123456789", "TEACHER", "KINDERGARTEN", 12]);
    expect(await rowOf(anna)).toEqual([null, null, null, null]);
    const wrong = { VATRegistrationNo: "1", jobTitleCode: "KING", primaryIndustryGroupCode: "X", numberOfEmployees: 0 };
    const refused = await register(await shopper({ store: "b2b" }), { company: "Waldschule", ...wrong });
    expect(refused.fieldErrors.map(({ fieldName }) => fieldName)).toEqual(Object.keys(wrong));
  });

  it("is an email once in a realm, and again in the other one", async () => {
    const email = newEmail();
    expect((await register(await shopper(), { email })).successfull).toBe(true);
    for (const [language, words] of [
      ["de-DE", "Zu dieser E-Mail-Adresse gibt es bereits ein Konto."],
      ["en-DE", "There is an account with this email address already."],
    ] as const) {
      const again = await register(await shopper({ language }), { email: email.toUpperCase(), password: "tafel" });
      expect(again).toMatchObject({ successfull: false, errorMessage: null, token: null, updatedCartId: null });
      expect(again.fieldErrors).toEqual([{ fieldName: "email", errorMessage: expect.stringContaining(words) }]);
    }
    expect((await register(await shopper({ store: "b2b" }), { email, company: "Waldschule" })).successfull).toBe(true);
    expect((await register(await shopper({ store: "at" }), { email, password: "tafel" })).successfull).toBe(false);
  });

  it("is also what a guest gave for one order, who has no account", async () => {
    const email = newEmail();
    const guest = await (await shopper()).beGuest(email);
    expect(await isUniqueEmail(guest.context(), email)).toBe(true);
    expect((await register(await shopper(), { email })).successfull).toBe(true);
    expect(await isUniqueEmail(guest.context(), email)).toBe(false);
  });
});

describe("what is refused", () => {
  it.each(["firstName", "lastName", "company"] as const)("is a %s of more than 255 characters", async (field) => {
    const visitor = await shopper();
    const { fieldErrors } = await register(visitor, { [field]: "x".repeat(256) });
    expect(fieldErrors).toEqual([{ fieldName: field, errorMessage: "Hier sind höchstens 255 Zeichen möglich." }]);
    expect((await register(visitor, { [field]: "x".repeat(255) })).successfull).toBe(true);
  });

  it("VALID-17: is named at all its fields at once, in the shop's language, and nothing is stored", async () => {
    const bad = { email: "", password: "ab", phone: "12", salutation: "DR", firstName: "x".repeat(256) };
    const faults = async (language: "de-DE" | "en-DE") =>
      (await register(await shopper({ language }), bad)).fieldErrors.map(({ fieldName, errorMessage }) => [
        fieldName,
        errorMessage,
      ]);
    expect(await faults("de-DE")).toEqual([
      ["email", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
      ["password", "Das Passwort braucht mindestens 3 Zeichen."],
      ["phone", expect.stringContaining("zu kurz")],
      ["salutation", "Bitte wählen Sie eine Anrede aus der Liste."],
      ["firstName", "Hier sind höchstens 255 Zeichen möglich."],
    ]);
    expect(await faults("en-DE")).toEqual([
      ["email", "Please enter your email address."],
      ["password", "The password needs at least 3 characters."],
      ["phone", expect.stringContaining("too short")],
      ["salutation", "Please choose a salutation from the list."],
      ["firstName", "At most 255 characters are possible here."],
    ]);
  });

  it.each(["MR", "MS", "DIVERSE", ""])("is no salutation that the list has: %j", async (salutation) => {
    const email = newEmail();
    expect((await register(await shopper(), { email, salutation })).successfull).toBe(true);
    expect((await storedOf(email))["salutation"]).toBe(salutation);
  });

  it("OP-Q-19, VALID-07: an email with an account is not free, in any case; another one is", async () => {
    const email = newEmail();
    await register(await shopper(), { email });
    const ask = async (typed: string, store: "at" | "b2b" = "at") =>
      (await shopper({ store })).run("query ($e: String!) { isUniqueEmail(email: $e) }", "isUniqueEmail", v.boolean(), {
        e: typed,
      });
    expect([await ask(email.toUpperCase()), await ask(`x${email}`), await ask(email, "b2b")]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("VALID-14: an email is one with its domain in punycode, also one that was stored as it was typed", async () => {
    const name = newEmail().split("@")[0] ?? "";
    await register(await shopper(), { email: `${name}@xn--mller-kva.de` });
    const isFree = async (email: string) => isUniqueEmail((await shopper()).context(), email);
    expect([await isFree(`${name}@Müller.de`), await isFree(`x${name}@müller.de`)]).toEqual([false, true]);
    await database.write`update customer set email = ${`${name}@müller.de`} where email = ${`${name}@xn--mller-kva.de`}`;
    expect([await isFree(`${name}@Müller.de`), await isFree(`${name}@xn--mller-kva.de`)]).toEqual([false, false]);
  });

  it("is a faulty email as not free, without counting as a question", async () => {
    const who = await shopper();
    for (let question = 0; question < 12; question += 1)
      expect(await isUniqueEmail(who.context(), "anna@")).toBe(false);
    expect(await isUniqueEmail(who.context(), ` ${newEmail()} `)).toBe(true);
  });

  it("is too many questions, with the time to wait in both languages (C-89)", async () => {
    for (const [language, words] of [
      ["de-DE", /^Das waren zu viele Versuche\. Bitte versuchen Sie es in \d+ Minuten noch einmal\.$/],
      ["en-DE", /^These were too many attempts\. Please try again in \d+ minutes\.$/],
    ] as const) {
      const who = await shopper({ language });
      for (let question = 0; question < 10; question += 1) await isUniqueEmail(who.context(), newEmail());
      await expect(isUniqueEmail(who.context(), newEmail())).rejects.toMatchObject({
        message: expect.stringMatching(words),
        classification: "RATE_LIMITED",
      });
    }
  });
});

describe("a guest account (OP-M-17)", () => {
  const beGuest = (who: Shopper) =>
    who.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: who.cartId });
  const realmOf = async (who: Shopper) => {
    const [row] = await database.write<{ realm: string }[]>`
      select realm from customer where id = ${who.caller.customer?.customerId ?? ""}`;
    return row?.realm;
  };

  it("is opened once for a cart, in the store's realm, and has no name", async () => {
    for (const [store, realm] of [
      ["de", "consumer"],
      ["b2b", "b2b"],
    ] as const) {
      const guest = await shopper({ store });
      await guest.add(1_001);
      const { cartId } = guest;
      expect(await beGuest(guest)).toMatchObject({
        successfull: true,
        updatedCartId: cartId,
        cartMerged: false,
        firstName: null,
      });
      const first = guest.caller.customer?.customerId;
      expect([guest.caller.customer?.isGuest, await realmOf(guest)]).toEqual([true, realm]);
      await beGuest(guest);
      expect([guest.caller.customer?.customerId, guest.cartId]).toEqual([first, cartId]);
    }
  });

  it("is another one for a customer who orders as a guest", async () => {
    const anna = await newAccount(database);
    const customerId = anna.caller.customer?.customerId;
    await beGuest(anna);
    expect([anna.caller.customer?.isGuest, anna.caller.customer?.customerId === customerId]).toEqual([true, false]);
  });

  it("needs a cart of the caller's own", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    const call = "mutation ($cartId: ID!) { registerGuest(cartId: $cartId) { successfull } }";
    expect((await anna.errorsOf(call, { cartId: ben.cartId }))[0]?.extensions["classification"]).toBe("CART_NOT_FOUND");
  });
});

it("ACCESS-39: of a business needs the school or company, which a consumer may leave out", async () => {
  const email = () => `${randomUUID()}@example.org`;
  const school = await shopper({ store: "b2b" });
  for (const company of ["", "  "]) {
    expect(await register(school, { email: email(), company })).toMatchObject({
      successfull: false,
      fieldErrors: [{ fieldName: "company", errorMessage: "Bitte geben Sie Schule oder Unternehmen ein." }],
    });
  }
  expect((await register(school, { email: email(), company: "Waldschule" })).successfull).toBe(true);
  expect((await register(await shopper(), { email: email(), company: "" })).successfull).toBe(true);
});
