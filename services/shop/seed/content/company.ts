import { seller, serviceContacts } from "../../src/platform/seller.ts";
import type { StoreFacts } from "./blocks.ts";

/** When somebody answers the phone: all countries of the shop have the same clock. */
export const phoneHours = {
  de: "Montag bis Freitag von 8 bis 17 Uhr",
  en: "Monday to Friday from 8 am to 5 pm (CET)",
} as const;

/** How a store's customers reach the service, as texts and links. */
export function contactOf(store: StoreFacts["store"]) {
  const { phone, email } = serviceContacts[store];
  const [phoneUrl, emailUrl] = [`tel:${phone.replaceAll(" ", "")}`, `mailto:${email}`];
  return {
    phone,
    phoneUrl,
    phoneLink: `<a href="${phoneUrl}">${phone}</a>`,
    email,
    emailUrl,
    emailLink: `<a href="${emailUrl}">${email}</a>`,
  };
}

/** Where the demonstration says that it has its seat, as imprint and invoices have it. */
export const postalAddress = `${seller.name} (Demo-Shop)<br>${seller.street}<br>${seller.postCode} ${seller.city}`;
