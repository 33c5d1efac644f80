import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFaults } from "./address-faults.ts";
import { contactFaults } from "../lib/contact-faults.ts";
import { errorAt, errorEntries, type ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { checkShipping, type ShippingFacts } from "./shipping-check.ts";
import { stepFaults } from "./shipping-faults.ts";

const texts = { ...addressFaults.de, ...contactFaults.de, ...stepFaults.de };
const guest: ShippingFacts = { needsEmail: true, requiredSpeditionFields: [] };
const good: FormValues = {
  email: "anna@schule.de",
  phone: "",
  "billing.mode": "edit",
  "billing.id": "",
  "billing.formType": "private",
  "billing.firstName": "Anna",
  "billing.lastName": "Weiß",
  "billing.street": "Lindenweg 4",
  "billing.postCode": "70173",
  "billing.city": "Stuttgart",
  "billing.country": "DE",
  deliveryType: "sameAsBilling",
  shipperCode: "dhl",
};
const namesIn = (errors: ErrorMap) => errorEntries(errors).map(([name]) => name);
const faults = (changes: FormValues, facts = guest) => checkShipping({ ...good, ...changes }, facts, texts);

describe("the shipping step", () => {
  it("is right with what it needs and nothing more", () => {
    expect(faults({})).toEqual({});
  });

  it.each([
    ["email", "", "ein."],
    ["email", "anna", "@-Zeichen"],
    ["email", "anna@schule", "Endung"],
    ["phone", "keine", "Ziffern"],
    ["phone", "12", "Vorwahl"],
    ["billing.firstName", "", "Vornamen"],
    ["billing.lastName", "R2D2", "keine Ziffern"],
    ["billing.street", "Lindenweg", "Hausnummer"],
    ["billing.street", "4", "Name der Straße"],
    ["billing.postCode", "7017", "5 Ziffern, eingegeben sind 4"],
    ["billing.postCode", "7O173", "nur aus Ziffern"],
    ["billing.city", "70173 Stuttgart", "eigenes Feld"],
    ["shipperCode", "", "Versandart"],
  ])("distinguishes the causes: %s %j (ux 20)", (field, value, cause) => {
    const found = errorEntries(faults({ [field]: value }));
    expect(found).toEqual([[field, expect.stringContaining(cause)]]);
  });

  it.each([
    ["DE", "10115", "1011"],
    ["AT", "1010", "10100"],
    ["CH", "8001", "80010"],
  ])("a postcode of %s is %s, and not %s", (country, right, wrong) => {
    const at = (postCode: string) => faults({ "billing.country": country, "billing.postCode": postCode });
    expect(at(right)).toEqual({});
    expect(at(`${country}-${right}`)).toEqual({});
    expect(namesIn(at(wrong))).toEqual(["billing.postCode"]);
  });

  it("CHKS-17: checks another email of a customer, and their password, in the browser already", () => {
    const customer = { ...guest, needsEmail: false };
    const typed = { otherEmail: "on", currentPassword: "kreide" };
    expect(Object.keys(faults({ ...typed, email: "anna" }, customer))).toEqual(["email"]);
    expect(Object.keys(faults({ ...typed, email: "" }, customer))).toEqual(["email"]);
    expect(Object.keys(faults({ ...typed, currentPassword: "", email: "neu@schule.de" }, customer))).toEqual([
      "currentPassword",
    ]);
    expect(faults({ ...typed, email: "neu@schule.de" }, customer)).toEqual({});
  });

  it("VALID-07: requires no email of customers", () => {
    expect(faults({ email: "" }, { ...guest, needsEmail: false })).toEqual({});
  });

  it("requests the school's name only when one orders for a school (ADDR-06)", () => {
    expect(namesIn(faults({ "billing.formType": "companyOrSchool" }))).toEqual(["billing.company"]);
  });

  it("takes a stored address as it is", () => {
    expect(faults({ "billing.mode": "choose", "billing.id": "a1", "billing.lastName": "" })).toEqual({});
    expect(namesIn(faults({ "billing.mode": "choose", "billing.id": "" }))).toEqual(["billing.id"]);
  });

  it("requires the numbers of a packstation (ADDR-10)", () => {
    const found = faults({
      deliveryType: "packstation",
      "packstation.mode": "edit",
      "packstation.postNumber": "12",
      "packstation.packstation": "1",
    });
    expect(errorAt(found, "packstation.postNumber")).toContain("6 bis 10");
    expect(errorAt(found, "packstation.packstation")).toContain("3 Ziffern");
  });

  it("requires what the forwarding agent needs, and only then (CHKS-15)", () => {
    const facts = { ...guest, requiredSpeditionFields: ["phone"] };
    expect(namesIn(faults({ shipperCode: "spedition" }, facts))).toEqual(["spedition.phone"]);
    expect(faults({}, facts)).toEqual({});
  });

  it("looks only at what is in use: other delivery types may stay half filled in", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("firstName", "street", "postCode", "city", "postNumber"), fc.string()),
        (typed) => {
          const others = Object.fromEntries(
            Object.entries(typed).flatMap(([key, value]) => [
              [`shipping.${key}`, value],
              [`packstation.${key}`, value],
            ]),
          );
          expect(faults({ "shipping.mode": "edit", "packstation.mode": "edit", ...others })).toEqual({});
        },
      ),
    );
  });

  it("never fails on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (street, postCode) => {
        expect(() => faults({ "billing.street": street, "billing.postCode": postCode, email: street })).not.toThrow();
      }),
    );
  });
});
