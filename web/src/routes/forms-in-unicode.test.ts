import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkContact as checkAccount } from "~/account/contact-check.ts";
import { contactCopy as accountCopy } from "~/account/contact-copy.ts";
import { checkForgotten } from "~/account/forgotten-check.ts";
import { forgottenCopy } from "~/account/forgotten-copy.ts";
import { checkLogin } from "~/account/login-schema.ts";
import { checkRegister } from "~/account/register-schema.ts";
import { checkRating } from "~/catalogue/rating-check.ts";
import { ratingCopy } from "~/catalogue/rating-copy.ts";
import { checkAddressEdit } from "~/checkout/address-edit.ts";
import { checkShipping, shippingFaults } from "~/checkout/shipping-check.ts";
import { checkEntry } from "~/content/competition/competition-submit.ts";
import { competitionCopy } from "~/content/competition/competition-copy.ts";
import { checkContact } from "~/content/contact/contact-check.ts";
import { contactCopy } from "~/content/contact/contact-copy.ts";
import { checkUnsubscribing } from "~/content/newsletter/newsletter-check.ts";
import { newsletterCopy } from "~/content/newsletter/newsletter-copy.ts";
import { contactFaults } from "~/lib/contact-faults.ts";
import { type ErrorMap, errorEntries } from "~/lib/error-map.ts";
import { type FormValues, readForm } from "~/lib/form-values.ts";
import { storefrontFromHost } from "~/lib/storefront-from-host.ts";
import { checkCancellation } from "~/prime/cancellation-check.ts";
import { cancellationCopy } from "~/prime/cancellation-copy.ts";
import { checkLookup } from "~/returns/lookup-check.ts";
import { lookupCopy } from "~/returns/lookup-copy.ts";
import { returnCopy } from "~/returns/return-copy.ts";
import { checkCarrier } from "~/returns/step-check.ts";

const storefront = storefrontFromHost("localhost");
const business = storefrontFromHost("educational.localhost");
const faults = contactFaults.de;
const email = "anna@example.org";
const person = { firstName: "Zoë", lastName: "Müller-Lüdenscheidt" };
const phone = "+49 30 123-4567";
const street = { ...person, street: "Rhein weg 1", postCode: "53111", city: "Köln", country: "DE" };
const packstation = { ...person, postNumber: "12345678", packstation: "123", postCode: "53111", city: "Köln" };
const grouped = (group: string, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]));

/** Each form that people write in, with values that are right and the check of both sides. */
const forms: readonly (readonly [name: string, right: FormValues, check: (values: FormValues) => ErrorMap])[] = [
  ["registration", { email, ...person, password: "kreide-2026" }, (values) => checkRegister(values, storefront)],
  [
    "registration of a business",
    { email, ...person, company: "Grundschule Öse", numberOfEmployees: "12", password: "kreide-2026" },
    (values) => checkRegister(values, business),
  ],
  ["login", { email, password: "kreide-2026" }, (values) => checkLogin(values, storefront)],
  ["login of a business", { email: "100200", password: "kreide-2026" }, (values) => checkLogin(values, business)],
  [
    "new password",
    { email, customerNumber: "100200", phone: "" },
    (values) => checkForgotten(values, true, forgottenCopy.de),
  ],
  [
    "account",
    { ...person, company: "Öse", numberOfEmployees: "12" },
    (values) => checkAccount("data", values, true, accountCopy.de),
  ],
  ["other email", { email, currentPassword: "x" }, (values) => checkAccount("email", values, false, accountCopy.de)],
  ["phone", { phone }, (values) => checkAccount("phone", values, false, accountCopy.de)],
  ["address", { ...grouped("billing", street), phone }, (values) => checkAddressEdit(values, "billing", storefront)],
  [
    "packstation",
    { ...grouped("packstation", packstation), phone },
    (values) => checkAddressEdit(values, "packstation", storefront),
  ],
  [
    "shipping",
    { email, phone, ...grouped("billing", { ...street, mode: "edit" }), delivery: "billing", shipperCode: "DHL" },
    (values) => checkShipping(values, { needsEmail: true, requiredSpeditionFields: [] }, shippingFaults(storefront)),
  ],
  [
    "competition",
    { email, ...person, answer: "Die rote Kreide", acceptsConditions: "on" },
    (values) => checkEntry(values, { ...competitionCopy.de, ...faults }),
  ],
  [
    "contact",
    { email, name: "Zoë Müller", topic: "OTHER", reference: "P-1", text: "Grüße" },
    (values) => checkContact(values, { ...contactCopy.de, ...faults }),
  ],
  [
    "newsletter's end",
    { email, houseNr: "12 a-c" },
    (values) => checkUnsubscribing(values, { ...newsletterCopy.de.unsubscribe, ...faults }),
  ],
  [
    "rating",
    { rating: "5", title: "Schön", text: "Grüße", author: "Zoë" },
    (values) => checkRating(values, ratingCopy.de),
  ],
  ["lookup", { orderId: "123456", zipCode: "53111" }, (values) => checkLookup(values, lookupCopy.de)],
  [
    "return",
    { carrier: "DHL", labels: "1", ...grouped("contact", { ...person, email, phone }) },
    (values) => checkCarrier(values, returnCopy.de),
  ],
  [
    "cancellation",
    { kind: "EXTRAORDINARY", reason: "Umzug", contract: "123456", name: "Zoë Müller", email },
    (values) => checkCancellation(values, cancellationCopy.de),
  ],
];

const read = (values: FormValues): FormValues => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readForm(form);
};
/** What no one types: choices, and passwords, which are compared as they were sent. */
const chosen = /password|country|mode|^delivery$|topic|rating|carrier|shipperCode|labels|kind|acceptsConditions/iu;
const fields = forms.flatMap(([form, right, check]) =>
  Object.keys(right)
    .filter((name) => !chosen.test(name))
    .map((name) => ({ form, right, check, name })),
);
const unseen = ["\u200b", "\u2060", "\u00ad", "\ufeff", "\u202a", "\u200e"];
const blanks = ["\u00a0", "\u2009", "\u3000"];
/** Keys are looked up or dialled: their digits and dashes have more than one form. */
const isKey =
  /(?:^|\.)(?:email|phone|postcode|zipcode|orderid|customernumber|housenr|postnumber|packstation|numberofemployees|contract)$/iu;
const fullWidth = (text: string): string =>
  text.replaceAll(/[0-9@.]/gu, (each) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0));

describe("H-90: every field of every form", () => {
  it.each(forms)("%s: what is right is right", (_, right, check) => {
    expect(errorEntries(check(read(right)))).toEqual([]);
  });

  it.each(fields)(
    "$form, $name: a copy from a PDF or a chat is read as what a person sees",
    ({ right, check, name }) => {
      const value = right[name] ?? "";
      fc.assert(
        fc.property(
          fc.constantFrom(...unseen),
          fc.constantFrom(...blanks),
          fc.constantFrom("-", "–", "‑", "−"),
          fc.boolean(),
          (hidden, blank, dash, isWide) => {
            const dashed = isKey.test(name) ? (isWide ? fullWidth(value) : value).replaceAll("-", dash) : value;
            const copied = dashed.normalize("NFD").replaceAll(" ", blank);
            const [first = "", ...rest] = Array.from(copied);
            const values = read({ ...right, [name]: `${hidden}${first}${hidden}${rest.join("")}${hidden}` });
            expect(values[name]).toBe(value);
            expect(errorEntries(check(values))).toEqual([]);
          },
        ),
        { numRuns: 40 },
      );
    },
  );

  it.each(fields)("$form, $name: any text is right or refused in words, and read once", ({ right, check, name }) => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (typed) => {
        const values = read({ ...right, [name]: typed });
        for (const [, words] of errorEntries(check(values))) expect(words).toMatch(/\p{L}{3}.*[.?]$/su);
        expect(read(values)).toEqual(values);
        expect(values[name]?.isWellFormed()).toBe(typed.isWellFormed());
      }),
      { numRuns: 60 },
    );
  });
});
