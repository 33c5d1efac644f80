import { hasForeignDigits } from "@chalkbox/input-text/city";
import { readKey } from "@chalkbox/input-text/read-text";
import * as v from "valibot";
import type { AddressFaults } from "./address-faults.ts";
import type { ContactFaults } from "../lib/contact-faults.ts";
import { emailSchema } from "../lib/contact-schema.ts";
import { type ErrorMap } from "../lib/error-map.ts";
import { type FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf, text } from "../lib/schema-errors.ts";

/** The sentences that an address can need. */
export type AddressTexts = AddressFaults & ContactFaults;

/** Kinds of addresses: a packstation has numbers instead of a street (ADDR-10). */
export type AddressKind = "street" | "packstation";

const postCodeDigits: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4 };

/** The digits of a postcode: people write `D-10115`, too. */
const bare = (postCode: string): string => readKey(postCode).replace(/^(?:DE?|AT?|CH)[- ]\s*/iu, "");

const required = (missing: string, t: AddressFaults) =>
  v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.check(rules.maxLength(255), t.tooLong)), "");
const name = (missing: string, t: AddressFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(missing),
      v.check(rules.maxLength(255), t.tooLong),
      v.regex(/^\D*$/u, t.nameDigits),
    ),
    "",
  );
const digits = (missing: string, letters: string, length: RegExp, wrongLength: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(readKey),
      v.nonEmpty(missing),
      v.regex(/^\d+$/u, letters),
      v.regex(length, wrongLength),
    ),
    "",
  );

/** The parts that both kinds have. The postcode's length is its country's. */
function commonFields(t: AddressFaults, country: string) {
  const length = postCodeDigits[country];
  return {
    firstName: name(t.firstNameMissing, t),
    lastName: name(t.lastNameMissing, t),
    postCode: v.optional(
      v.pipe(
        v.string(),
        v.transform(bare),
        v.nonEmpty(t.postCodeMissing),
        v.regex(/^\d+$/u, t.postCodeLetters),
        v.check(
          (code) => length === undefined || code.length === length,
          ({ input }) => t.postCodeLength(length ?? 5, input.length),
        ),
      ),
      "",
    ),
    city: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t.cityMissing),
        v.check(rules.maxLength(255), t.tooLong),
        v.check((city) => !hasForeignDigits(city), t.cityDigits),
      ),
      "",
    ),
  };
}

const streetFields = (t: AddressFaults, isCompany: boolean) => ({
  salutation: text,
  company: isCompany ? required(t.companyMissing, t) : text,
  street: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t.streetMissing),
      v.check(rules.maxLength(255), t.tooLong),
      v.regex(/\p{L}/u, t.streetNameMissing),
      // Mannheim's squares and "o. Nr." are as good as a number at the end.
      v.regex(/\d|\bo\. ?Nr|\bno number/iu, t.houseNumberMissing),
    ),
    "",
  ),
  addition: v.optional(v.pipe(v.string(), v.check(rules.maxLength(255), t.tooLong)), ""),
  country: required(t.countryMissing, t),
});

const packstationFields = (t: AddressFaults) => ({
  company: v.optional(v.pipe(v.string(), v.check(rules.maxLength(255), t.tooLong)), ""),
  postNumber: digits(t.postNumberMissing, t.postNumberLetters, /^\d{6,10}$/u, t.postNumberLength),
  packstation: digits(t.packstationMissing, t.packstationLetters, /^\d{3}$/u, t.packstationLength),
});

/**
 * What is wrong with an address as typed; empty when all is right. The shop checks it again and checks more: whether
 * postcode and city belong together.
 */
export function checkAddress(values: FormValues, kind: AddressKind, t: AddressTexts): ErrorMap {
  const country = kind === "packstation" ? "DE" : (values["country"] ?? "");
  const isCompany = values["formType"] === "companyOrSchool";
  const wantsEmail = values["hasDeliveryEmail"] === "on";
  const schema = v.object({
    ...(kind === "packstation" ? packstationFields(t) : streetFields(t, isCompany)),
    ...commonFields(t, country),
    deliveryEmail: wantsEmail ? emailSchema(t) : text,
  });
  return errorsOf(schema, values);
}

/** An address as typed, in the form that the graph takes (ADDR-08, ADDR-10). */
export function addressInputOf(values: FormValues, kind: AddressKind, addressId: string | null) {
  const field = (key: string) => (values[key] ?? "").trim();
  const isPackstation = kind === "packstation";
  return {
    ...(addressId !== null && { addressId }),
    salutation: field("salutation"),
    firstName: field("firstName"),
    lastName: field("lastName"),
    // The company of who chose "private" stays in the field, but not in the address (ADDR-06).
    company: values["formType"] === "companyOrSchool" ? field("company") : "",
    postCode: bare(field("postCode")),
    city: field("city"),
    streetAndHouseNr: field(isPackstation ? "postNumber" : "street"),
    additionalAddress: field(isPackstation ? "packstation" : "addition"),
    country: isPackstation ? "DE" : field("country"),
    packstationAddress: isPackstation,
    confirmPostCode: values["confirmPostCode"] === "on",
    ...(values["hasDeliveryEmail"] === "on" && { email: field("deliveryEmail") }),
    ...(values["isAlsoCustomerAddress"] === "on" && { isAlsoCustomerAddress: true }),
  };
}
