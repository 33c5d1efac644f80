import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper, type ShopperOptions } from "../../test/shopper.ts";
import {
  customerAddress,
  customerInfo,
  findAgreedPayment,
  requireCustomerData,
  updatePhone,
} from "./customer.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const customer = (columns: Readonly<Record<string, unknown>> = {}, options: ShopperOptions = {}) =>
  newAccount(database, columns, options);
async function infoOf(who: Shopper) {
  const { isExistingCustomer, isNewCustomer, visitorType, ...rest } = await customerInfo(who.context());
  return {
    ...rest,
    isExistingCustomer: await isExistingCustomer(),
    isNewCustomer: await isNewCustomer(),
    visitorType: await visitorType(),
  };
}
/** Someone whose account is gone. */
const gone = async () => {
  const who = await customer();
  await database.write`delete from cart where customer_id = ${who.caller.customer?.customerId ?? ""}`;
  await database.write`delete from customer where id = ${who.caller.customer?.customerId ?? ""}`;
  return who;
};

describe("who someone is (ENT-03)", () => {
  const noDetails = {
    email: null,
    firstName: null,
    lastName: null,
    phone: null,
    categoryType: null,
    notification: null,
  };
  const unknown = { isExistingCustomer: false, isNewCustomer: false, isGuest: false, isInternal: false };

  it("is a visitor before the sign-in, and again when the account is gone", async () => {
    const visitor = await new Shopper(database).arrive();
    const loggedOut = { visitorType: "guest", visitorLoginState: "logged-out", ...unknown, ...noDetails };
    expect(await infoOf(visitor)).toEqual({ userId: visitor.caller.userId, ...loggedOut });
    expect(await infoOf(await gone())).toMatchObject(loggedOut);
  });

  it("OP-Q-16: is answered by the graph for the root path, with all fields", async () => {
    const anna = await customer({ first_name: "Anna", phone: "030 1234567" });
    const document = `{ getCustomerInfo(url: "/") {
      userId isExistingCustomer isNewCustomer isGuest isInternal visitorType visitorLoginState categoryType notification
      email primeInfo { status } } }`;
    const { email } = await infoOf(anna);
    expect(await anna.run(document, "getCustomerInfo", v.unknown())).toEqual({
      userId: anna.caller.userId,
      isExistingCustomer: false,
      isNewCustomer: true,
      isGuest: false,
      isInternal: false,
      visitorType: "new-customer",
      visitorLoginState: "logged-in",
      categoryType: "private",
      notification: null,
      email,
      primeInfo: { status: "NONE" },
    });
    expect(email).toContain("@");
  });

  it("is a guest, with an email once it was given", async () => {
    const guest = await (await new Shopper(database).arrive()).beGuest(null);
    const { userId } = guest.caller;
    expect(await infoOf(guest)).toEqual({
      userId,
      ...noDetails,
      ...unknown,
      isGuest: true,
      visitorType: "guest",
      visitorLoginState: "guest",
      categoryType: "private",
    });
    await guest.change('updateEmail(email: " anna@example.org ")');
    expect((await infoOf(guest)).email).toBe("anna@example.org");
  });

  it("is a new customer until the first order, and an existing one from then on", async () => {
    const anna = await customer({ first_name: "Anna", last_name: "Beispiel", phone: "030 1234567", is_internal: true });
    expect(await infoOf(anna)).toMatchObject({
      isExistingCustomer: false,
      isNewCustomer: true,
      isGuest: false,
      isInternal: true,
      visitorType: "new-customer",
      visitorLoginState: "logged-in",
      firstName: "Anna",
      lastName: "Beispiel",
      phone: "030 1234567",
      categoryType: "private",
    });
    await anna.add(1_001);
    await anna.chooseAddress();
    await anna.choosePayment("INVOICE");
    expect((await anna.submit()).errorMessage).toBeNull();
    expect(await infoOf(anna)).toMatchObject({
      isExistingCustomer: true,
      isNewCustomer: false,
      visitorType: "existing-customer",
    });
  });

  it("stays a guest after an order as one", async () => {
    const guest = await (await new Shopper(database).arrive()).beGuest();
    await guest.add(1_001);
    await guest.chooseAddress();
    await guest.choosePayment("INVOICE");
    expect((await guest.submit()).orderId).not.toBeNull();
    expect(await infoOf(guest)).toMatchObject({
      isExistingCustomer: false,
      isNewCustomer: false,
      visitorType: "guest",
    });
  });

  it.each([
    ["consumer", "", "private"],
    ["consumer", "Malerei Meier", "company"],
    ["consumer", "Waldschule", "school"],
    ["consumer", "KINDERGARTEN Sonne", "school"],
    ["b2b", "", "company"],
    ["b2b", "Kita Nord", "school"],
    ["b2b", "Gymnasium am See", "school"],
    ["b2b", "Universität Ulm", "school"],
    ["b2b", "International School", "school"],
  ])("counts as %s of %j among: %s", async (realm, company, category) => {
    const customer_number = realm === "b2b" ? randomUUID().slice(0, 12) : null;
    expect((await infoOf(await customer({ realm, company, customer_number }))).categoryType).toBe(category);
  });
});

describe("the main address (ADDR-09)", () => {
  it("is the first billing address, with what a business agreed with the shop", async () => {
    const school = await customer(
      {
        realm: "b2b",
        customer_number: "200300",
        payment_method: "RECHNUNG",
        terms_of_payment: "30 Tage netto",
        vat_registration_no: "DE1",
        job_title_code: "L",
        primary_industry_group_code: "85",
        number_of_employees: 40,
      },
      { store: "b2b" },
    );
    expect(await customerAddress(school.context())).toBeNull();
    const addressId = await school.chooseAddress();
    await school.chooseAddress({ ...goodAddress, city: "Potsdam", postCode: "14467" });
    expect(await customerAddress(school.context())).toMatchObject({
      address: { addressId, city: "Berlin", isAlsoCustomerAddress: true },
      VATRegistrationNo: "DE1",
      jobTitleCode: "L",
      primaryIndustryGroupCode: "85",
      numberOfEmployees: 40,
      educationalUserData: { customerNumber: "200300", paymentMethod: "RECHNUNG", termsOfPayment: "30 Tage netto" },
    });
  });

  it.each([
    ["30 Tage netto", "30 days net"],
    ["sofort, mit 2 % Skonto", "sofort, mit 2 % Skonto"],
  ])("has terms of payment in English where they count days: %s", async (terms, shown) => {
    const school = await customer(
      { realm: "b2b", customer_number: randomUUID().slice(0, 12), payment_method: "RECHNUNG", terms_of_payment: terms },
      { store: "b2b", language: "en-DE" },
    );
    await school.chooseAddress();
    expect(await customerAddress(school.context())).toMatchObject({ educationalUserData: { termsOfPayment: shown } });
  });

  it("is without such an agreement for a consumer, and none for a guest", async () => {
    const anna = await customer();
    await anna.chooseAddress();
    expect(await customerAddress(anna.context())).toMatchObject({ educationalUserData: null, VATRegistrationNo: null });
    const guest = await (await new Shopper(database).arrive()).beGuest();
    await guest.chooseAddress();
    expect(await customerAddress(guest.context())).toBeNull();
  });
});

describe("what an account holds", () => {
  it("is given to a visitor who is signed in, with an account that is there", async () => {
    await expect(requireCustomerData((await gone()).context())).rejects.toMatchObject({
      extensions: { messageKey: "vue.error.security.valid_token_required" },
    });
  });

  it("takes a phone number without blanks around it, and none in place of it (OP-M-23)", async () => {
    const anna = await customer();
    const phoneAfter = async (phone: string) => {
      expect((await updatePhone(anna.context(), phone)).successful).toBe(true);
      return (await infoOf(anna)).phone;
    };
    expect(await phoneAfter(" 030 1234567 ")).toBe("030 1234567");
    expect(await updatePhone(anna.context(), "12")).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "phone" }],
    });
    expect((await infoOf(anna)).phone).toBe("030 1234567");
    expect(await phoneAfter("  ")).toBeNull();
  });

  it("is a way to pay only where one was agreed (C-17)", async () => {
    const visitor = await new Shopper(database).arrive();
    const agreed = async (who: Shopper) => findAgreedPayment(who.context());
    expect([await agreed(visitor), await agreed(await customer()), await agreed(await gone())]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await agreed(await customer({ payment_method: "X_RECHNUNG" }))).toBe("X_RECHNUNG");
  });
});

describe("changing the email (OP-M-22)", () => {
  const taken = `taken-${randomUUID()}@example.org`;
  beforeAll(() => customer({ email: taken }));

  it("refuses a faulty one at the field, to guests and customers", async () => {
    const guest = await (await new Shopper(database).arrive()).beGuest(null);
    for (const who of [guest, await customer()]) {
      const answer = await who.change('updateEmail(email: "anna@", currentPassword: "kreide")');
      expect(answer).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "email" }] });
    }
  });

  it("reports what is missing or wrong in both languages", async () => {
    const errors = async (language: "de-DE" | "en-DE", password: string) => {
      const anna = await customer({}, { language });
      const answer = await anna.change(
        `updateEmail(email: "new-${randomUUID()}@example.org", currentPassword: "${password}")`,
      );
      return answer.fieldErrors;
    };
    const fieldName = "currentPassword";
    expect(await errors("de-DE", "")).toEqual([
      { fieldName, errorMessage: "Bitte geben Sie Ihr bisheriges Passwort ein." },
    ]);
    expect(await errors("en-DE", "")).toEqual([{ fieldName, errorMessage: "Please enter your current password." }]);
    expect(await errors("de-DE", "x")).toEqual([{ fieldName, errorMessage: "Ihr bisheriges Passwort ist falsch." }]);
    expect(await errors("en-DE", "x")).toEqual([{ fieldName, errorMessage: "Your current password is wrong." }]);
  });

  it("keeps a customer's when another account has the new one, and takes the own one again in any case", async () => {
    const email = `own-${randomUUID()}@example.org`;
    const anna = await customer({ email });
    const change = (to: string) => anna.change(`updateEmail(email: "${to}", currentPassword: "kreide")`);
    expect(await change(taken.toUpperCase())).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "email", errorMessage: expect.stringContaining("bereits ein Konto") }],
    });
    expect((await infoOf(anna)).email).toBe(email);
    expect((await change(email.toUpperCase())).successful).toBe(true);
    expect((await infoOf(anna)).email).toBe(email.toUpperCase());
  });

  it("may use what an account of the other realm has", async () => {
    const school = await customer({ realm: "b2b", customer_number: randomUUID().slice(0, 12) }, { store: "b2b" });
    expect((await school.change(`updateEmail(email: "${taken}", currentPassword: "kreide")`)).successful).toBe(true);
  });
});
