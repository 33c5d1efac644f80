import * as route from "../checkout/shipping.tsx";
import type { Answers, Part } from "./made-up-answers.ts";
import { openPage } from "./open-page.server.tsx";

/** A stored billing address, the main one. */
export const address = {
  addressId: "bill-1",
  addressAddition: "",
  schoolOrCompany: "",
  salutation: "",
  firstName: "Ada",
  lastName: "Kreide",
  street: "Lindenweg 4",
  postCode: "70173",
  city: "Stuttgart",
  country: "DE",
  email: null,
  packstationAddress: false,
  isAlsoCustomerAddress: true,
};
/** A stored delivery address. */
export const parcel = { ...address, addressId: "ship-1", city: "Ulm", country: "AT", isAlsoCustomerAddress: false };
/** A stored packstation. */
export const station = {
  ...parcel,
  addressId: "stat-1",
  street: "12345678",
  addressAddition: "145",
  packstationAddress: true,
};
/** The parcel service, which is chosen. */
export const dhl = {
  code: "dhl",
  name: "Paket",
  enabled: true,
  selected: true,
  costs: { amount: 595, stringValue: "5,95 €" },
  speditionFields: [],
};
/** The freight carrier, with what it needs to know. */
export const freight = {
  ...dhl,
  code: "spedition",
  name: "Spedition",
  selected: false,
  speditionFields: [{ fieldName: "phone", displayName: "Telefon", fieldValue: "030 1", required: true }],
};
/** The session of the page, with what was chosen before and what the cart holds. */
export const pageWith = (checkout: Part = {}, cart: Part = {}) => ({
  session: {
    cartId: "c-1",
    checkout: { access: { allowed: true }, shipping: null, ...checkout },
    cart: { id: "c-1", shippers: [dhl, freight], billingAddress: null, shippingAddress: null, ...cart },
  },
});
/** Addresses and customer of the step. */
export const stepWith = (changes: Part = {}) => ({
  getShippingStepDetails: { packstationAllowed: true, deliveryCountries: [{ code: "DE", name: "Deutschland" }] },
  getBillingAddresses: [address],
  getShippingAddresses: [parcel, station],
  getRemovedAddress: null,
  getCustomerInfo: { isGuest: false, email: "ada@schule.de", phone: "030 123456" },
  ...changes,
});
/** What a mutation answers that worked. */
export const yes = { successful: true, fieldErrors: [], generalErrorMessage: null };
/** What a mutation answers that was refused. */
export const no = { successful: false, fieldErrors: [], generalErrorMessage: "geht nicht" };
const answers: Answers = {
  CheckoutPage: pageWith(),
  ShippingStep: stepWith(),
  ShippingPreview: () => ({ getShippingStepDetails: { cart: { shippers: [dhl, freight] } } }),
  CompleteShippingStep: {
    completeShippingStep: {
      ...yes,
      checkout: { currentStep: "PAYMENT", steps: [{ step: "PAYMENT", path: "/checkout/payment" }] },
    },
  },
};
/** Opens the step. */
export const show = (more: Answers = {}, query = "", host = "localhost") =>
  openPage(route, `http://${host}/checkout/shipping/${query}`, { answers: { ...answers, ...more } });
const base = {
  "billing.id": "bill-1",
  deliveryType: "sameAsBilling",
  shipperCode: "dhl",
  shownOffer: "dhl 595,spedition 595",
  phone: "030 123456",
};
/** Sends the step; answers what was asked to be stored, in its order. */
export async function send(form: Readonly<Record<string, string>>, more: Answers = {}) {
  const { asked, ...page } = await openPage(route, "http://localhost/checkout/shipping/", {
    form: { ...base, ...form },
    answers: { ...answers, ...more },
  });
  const reads = new Set(["CheckoutPage", "ShippingStep", "ShippingPreview", "Translations", "Settings"]);
  return { ...page, stored: asked.filter(([name]) => !reads.has(name)) };
}
/** The fields of an address as they are typed; a packstation has numbers beside the street. */
export const typed = (group: string) =>
  Object.fromEntries(
    Object.entries({
      mode: "edit",
      formType: "private",
      firstName: "Ada",
      lastName: "Kreide",
      street: "Weg 1",
      postNumber: "12345678",
      packstation: "145",
      postCode: "10115",
      city: "Berlin",
      country: "DE",
    }).map(([name, value]) => [`${group}.${name}`, value]),
  );
/** Name, value and choice of the fields in a page. */
export const fields = (html: string): readonly (readonly [string, string, boolean])[] =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]*>/gu)].map(([tag]) => {
    const of = (key: string) => new RegExp(`\\b${key}="([^"]*)"`, "u").exec(tag)?.[1] ?? "";
    return [of("name"), of("value"), tag.includes("checked")];
  });
