import { hasForeignDigits } from "@chalkbox/input-text/city";
import { fits, readKey } from "@chalkbox/input-text/read-text";
import type { AddressInput, FieldError } from "../../generated/graph.ts";
import type { Language } from "../../platform/context.ts";
import { emailFault } from "../validation/email.ts";
import { holdsLink } from "../../platform/holds-link.ts";
import type { CheckedAddress } from "./address-input.ts";
import { type AddressFault, addressFaultText } from "./address-texts.ts";
import { type AddressCountry, isMismatch, postCodeDigits } from "./post-codes.ts";

/** The address as it is stored, or what is wrong with which field. */
export type CheckedInput =
  | { readonly ok: true; readonly address: CheckedAddress }
  | { readonly ok: false; readonly fieldErrors: readonly FieldError[]; readonly needsPostCodeConfirmation: boolean };

/** A generous technical maximum for free texts (C-67). */
const maximumLength = 255;

type TextField = "firstName" | "lastName" | "company" | "postCode" | "city" | "streetAndHouseNr" | "additionalAddress";
const textFields: readonly TextField[] = [
  "firstName",
  "lastName",
  "company",
  "postCode",
  "city",
  "streetAndHouseNr",
  "additionalAddress",
];

/**
 * Checks an address field by field; at most one fault a field, the first that mends it. A doubtful pair of postcode
 * and city is reported only when nothing else is wrong, and not once it was confirmed.
 */
export function checkAddress(input: AddressInput, language: Language): CheckedInput {
  const address = trimmed(input);
  const country = countryOf(address.country);
  const email = (input.email ?? "").trim();
  const faults: [string, AddressFault | null][] = [
    ["salutation", salutationOf(address.salutation) === null ? { type: "salutation" } : null],
    ["firstName", nameFault(address.firstName, "firstName")],
    ["lastName", nameFault(address.lastName, "lastName")],
    ["company", null],
    [
      "streetAndHouseNr",
      input.packstationAddress ? postNumberFault(address.streetAndHouseNr) : streetFault(address.streetAndHouseNr),
    ],
    ["additionalAddress", input.packstationAddress ? packstationFault(address.additionalAddress) : null],
    ["postCode", postCodeFault(address.postCode, country)],
    ["city", cityFault(address.city)],
    ["country", countryFault(country, input.packstationAddress)],
  ];
  const technical = new Map<string, AddressFault | null>(
    textFields.map((field) => [field, technicalFault(address[field])]),
  );
  const fieldErrors = faults.flatMap(([fieldName, fault]) => {
    const first = technical.get(fieldName) ?? fault;
    return first === null ? [] : [{ fieldName, errorMessage: addressFaultText(first, language) }];
  });
  const emailMessage = email === "" ? null : emailFault(email, language);
  if (emailMessage !== null) fieldErrors.push({ fieldName: "email", errorMessage: emailMessage });
  const salutation = salutationOf(address.salutation);
  if (fieldErrors.length > 0 || country === null || salutation === null) {
    return { ok: false, fieldErrors, needsPostCodeConfirmation: false };
  }
  if (!input.confirmPostCode && isMismatch(country, address.postCode, address.city)) {
    const errorMessage = addressFaultText(
      { type: "mismatch", postCode: address.postCode, city: address.city },
      language,
    );
    return { ok: false, fieldErrors: [{ fieldName: "postCode", errorMessage }], needsPostCodeConfirmation: true };
  }
  const { firstName, lastName, company, postCode, city, streetAndHouseNr, additionalAddress } = address;
  return {
    ok: true,
    address: {
      salutation,
      firstName,
      lastName,
      company,
      street: streetAndHouseNr,
      addition: additionalAddress,
      postCode,
      city,
      country,
      isPackstation: input.packstationAddress,
      email: email === "" ? null : email,
    },
  };
}

function trimmed(input: AddressInput) {
  const clean = (text: string) => text.trim().replaceAll(/ {2,}/g, " ");
  return {
    salutation: input.salutation.trim(),
    country: input.country.trim().toUpperCase(),
    firstName: clean(input.firstName),
    lastName: clean(input.lastName),
    company: clean(input.company),
    // People write `D-10115` and `1010 `: the digits are what counts.
    postCode: clean(readKey(input.postCode)).replace(/^(?:DE?|AT?|CH)[- ]\s*/i, ""),
    city: clean(input.city),
    streetAndHouseNr: clean(input.streetAndHouseNr),
    additionalAddress: clean(input.additionalAddress),
  };
}

function countryOf(code: string): AddressCountry | null {
  return code === "DE" || code === "AT" || code === "CH" ? code : null;
}

function salutationOf(text: string): CheckedAddress["salutation"] | null {
  return text === "" || text === "MR" || text === "MS" || text === "DIVERSE" ? text : null;
}

function technicalFault(text: string): AddressFault | null {
  if (/\p{Cc}/u.test(text)) return { type: "controlCharacter" };
  if (holdsLink(text)) return { type: "link" };
  return fits(text, maximumLength) ? null : { type: "tooLong", maximum: maximumLength };
}

function nameFault(name: string, field: "firstName" | "lastName"): AddressFault | null {
  if (name === "") return { type: "missing", field };
  return /\d/.test(name) ? { type: "nameDigits" } : null;
}

function streetFault(street: string): AddressFault | null {
  if (street === "") return { type: "missing", field: "street" };
  if (!/\p{L}/u.test(street)) return { type: "streetMissing" };
  // Mannheim's squares (`Q7, 12`) and `o. Nr.` are as good as a number at the end.
  return /\d|\bo\. ?Nr|\bno number/iu.test(street) ? null : { type: "houseNumberMissing" };
}

function postNumberFault(postNumber: string): AddressFault | null {
  if (postNumber === "") return { type: "missing", field: "postNumber" };
  if (!/^[\d ]+$/.test(postNumber)) return { type: "postNumberFormat" };
  return /^\d{6,10}$/.test(postNumber) ? null : { type: "postNumberLength" };
}

function packstationFault(number: string): AddressFault | null {
  if (number === "") return { type: "missing", field: "packstation" };
  if (!/^\d+$/.test(number)) return { type: "packstationFormat" };
  return number.length === 3 ? null : { type: "packstationLength" };
}

function postCodeFault(postCode: string, country: AddressCountry | null): AddressFault | null {
  if (postCode === "") return { type: "missing", field: "postCode" };
  if (!/^\d+$/.test(postCode)) return { type: "postCodeLetters" };
  if (country === null) return null;
  const digits = postCodeDigits[country];
  return postCode.length === digits ? null : { type: "postCodeLength", country, digits };
}

function cityFault(city: string): AddressFault | null {
  if (city === "") return { type: "missing", field: "city" };
  return hasForeignDigits(city) ? { type: "cityDigits" } : null;
}

function countryFault(country: AddressCountry | null, isPackstation: boolean): AddressFault | null {
  if (country === null) return { type: "country" };
  return isPackstation && country !== "DE" ? { type: "packstationGermanyOnly" } : null;
}
