import { seller } from "../../src/platform/seller.ts";

/** The number of the customer service, of a range that is reserved for fiction. */
export const servicePhone: string = seller.phone;

/** When somebody answers it. */
export const phoneHours = {
  de: "Montag bis Freitag von 8 bis 17 Uhr",
  en: "Monday to Friday from 8 am to 5 pm (CET)",
} as const;

/** The same for a form or a letter. */
export const mailAddress: string = seller.email;

/** Where the demonstration says that it has its seat, as imprint and invoices have it. */
export const postalAddress = `${seller.name} (Demo-Shop)<br>${seller.street}<br>${seller.postCode} ${seller.city}`;
