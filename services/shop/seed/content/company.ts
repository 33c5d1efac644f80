/** The number of the customer service, of a range that is reserved for fiction. */
export const servicePhone = "+49 30 23125 014";

/** When somebody answers it. */
export const phoneHours = {
  de: "Montag bis Freitag von 8 bis 17 Uhr",
  en: "Monday to Friday from 8 am to 5 pm (CET)",
} as const;

/** The same for a form or a letter. */
export const mailAddress = "info@chalkbox.example";

/** Where the demonstration says that it has its seat, as the imprint has it. */
export const postalAddress = "Chalkbox (Demo-Shop)<br>Musterstraße 1<br>12345 Musterstadt";
