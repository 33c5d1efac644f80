import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { password } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { accountData } from "./account-data.service.ts";

const database = await startTestDatabase();
const business = () => ({ realm: "b2b", customer_number: randomUUID().slice(0, 12), company: "Lindenschule" });
const data = { salutation: "MS", firstName: " Anna ", lastName: "Beispiel", company: "" };
const change = (who: Shopper, changes: Readonly<Record<string, unknown>> = {}) =>
  who.change("changeAccountData(data: $data)", "$data: AccountDataInput!", { data: { ...data, ...changes } });
const fields = async (who: Shopper, changes: Readonly<Record<string, unknown>>) =>
  (await change(who, changes)).fieldErrors.map(({ fieldName }) => fieldName);

describe("an account's data (ACC-01, OP-M-21)", () => {
  it("are shown to its owner, and to no visitor and no guest", async () => {
    const anna = await newAccount(database, { first_name: "Anna", phone: "030 123456" });
    expect(await accountData(anna.context())).toMatchObject({ firstName: "Anna", phone: "030 123456", jobTitle: null });
    const visitor = await new Shopper(database).arrive();
    expect(await accountData(visitor.context())).toBeNull();
    expect(await accountData((await visitor.beGuest()).context())).toBeNull();
  });

  it("have terms of payment in the language of the page", async () => {
    const terms = { ...business(), terms_of_payment: "14 Tage netto" };
    for (const [language, shown] of [
      ["de-DE", "14 Tage netto"],
      ["en-DE", "14 days net"],
    ] as const) {
      const school = await newAccount(
        database,
        { ...terms, customer_number: randomUUID().slice(0, 12) },
        { store: "b2b", language },
      );
      expect(await accountData(school.context())).toMatchObject({ termsOfPayment: shown });
    }
  });

  it("change: a consumer's without business data, a business's with them", async () => {
    const more = { jobTitleCode: "TEACHER", primaryIndustryGroupCode: "PRIMARY_SCHOOL", numberOfEmployees: 30 };
    const anna = await newAccount(database);
    expect(await change(anna, more)).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    const none = { jobTitle: null, industry: null, numberOfEmployees: null };
    expect(await accountData(anna.context())).toMatchObject({ salutation: "MS", firstName: "Anna", ...none });
    const options: ShopperOptions = { store: "b2b", language: "en-DE" };
    const school = await newAccount(database, business(), options);
    await change(school, { ...more, company: "Lindenschule", VATRegistrationNo: "DE123456789" });
    expect(await accountData(school.context())).toMatchObject({
      jobTitle: { code: "TEACHER", name: "Teacher" },
      industry: { code: "PRIMARY_SCHOOL", name: "Primary school" },
      VATRegistrationNo: "DE123456789",
      numberOfEmployees: 30,
    });
  });

  it("of others stay as they are", async () => {
    const [anna, ben] = [await newAccount(database), await newAccount(database, { first_name: "Ben" })];
    const { customerId = "" } = ben.caller.customer ?? {};
    const rowOf = async () =>
      (await database.write`select first_name, phone, password_hash from customer where id = ${customerId}`)[0];
    const before = await rowOf();
    expect((await change(anna)).successful).toBe(true);
    expect((await anna.change('updatePhone(phone: "030 7654321")')).successful).toBe(true);
    const passwords = { currentPassword: password, newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027" };
    const renewed =
      "changePassword(currentPassword: $currentPassword, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated)";
    const types = "$currentPassword: String!, $newPassword: String!, $newPasswordRepeated: String!";
    expect((await anna.change(renewed, types, passwords)).successful).toBe(true);
    expect(await rowOf()).toEqual(before);
  });

  it("VALID-17: are refused at their fields", async () => {
    const anna = await newAccount(database);
    expect(await fields(anna, { firstName: " ", lastName: "", salutation: "DR" })).toEqual([
      "salutation",
      "firstName",
      "lastName",
    ]);
    expect(await fields(anna, { firstName: "x".repeat(256), company: "x".repeat(256) })).toEqual([
      "firstName",
      "company",
    ]);
    const school = await newAccount(database, business(), { store: "b2b" });
    const wrong = { VATRegistrationNo: "1", jobTitleCode: "KING", primaryIndustryGroupCode: "X", numberOfEmployees: 0 };
    expect(await fields(school, wrong)).toEqual([
      "company",
      "VATRegistrationNo",
      "jobTitleCode",
      "primaryIndustryGroupCode",
      "numberOfEmployees",
    ]);
  });

  it("are closed to visitors and guests, in the same words", async () => {
    const visitor = await new Shopper(database).arrive();
    const call = 'mutation { changeAccountData(data: { firstName: "A", lastName: "B" }) { successful } }';
    const faults = await visitor.errorsOf(call);
    expect(faults[0]?.extensions["messageKey"]).toBe("vue.error.security.valid_token_required");
    expect(await (await visitor.beGuest()).errorsOf(call)).toEqual(faults);
  });
});

const namesSchema = v.array(v.object({ code: v.string(), name: v.string() }));

describe("what a business chooses from", () => {
  it.each([
    ["OP-Q-14: job titles", "getJobTitles", { de: "Lehrkraft", en: "Teacher" }],
    ["OP-Q-15: industries", "getIndustries", { de: "Grundschule", en: "Primary school" }],
  ])("%s, in the shop language", async (_, field, { de, en }) => {
    const names = async (options: ShopperOptions) =>
      (await new Shopper(database, options).run(`{ ${field} { code name } }`, field, namesSchema)).map(
        ({ name }) => name,
      );
    expect(await names({ store: "b2b" })).toContain(de);
    expect(await names({ store: "b2b", language: "en-DE" })).toContain(en);
  });
});

describe("whether an email has the newsletter (OP-Q-20)", () => {
  const ask = (who: Shopper, email: string) =>
    who.run("query ($email: String!) { checkEmailSubscribed(email: $email) }", "checkEmailSubscribed", v.boolean(), {
      email,
    });

  it("is so once it was confirmed, in its store; the question counts with the others about emails", async () => {
    const email = `${randomUUID()}@example.org`;
    await database.write`
      insert into newsletter_request (email, store, language, requested_at) values (${email}, 'de', 'de-DE', now())`;
    const anna = await new Shopper(database).arrive();
    expect(await ask(anna, email)).toBe(false);
    await database.write`update newsletter_request set confirmed_at = now() where email = ${email}`;
    expect([await ask(anna, email.toUpperCase()), await ask(anna, `x${email}`)]).toEqual([true, false]);
    expect(await ask(await new Shopper(database, { store: "at" }).arrive(), email)).toBe(false);
    for (let index = 0; index < 7; index += 1) await ask(anna, email);
    const [fault] = await anna.errorsOf(`{ checkEmailSubscribed(email: "${email}") }`);
    expect(fault?.extensions["classification"] ?? fault?.extensions["code"]).toBe("RATE_LIMITED");
  });
});
