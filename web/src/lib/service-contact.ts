import { defineCopy } from "./copy.ts";
import type { Store } from "./storefront-from-host.ts";

/** The address at which people reach a store's service. */
export const serviceEmail = (store: Store): string =>
  store === "b2b" ? "schulen@chalkbox.example" : "info@chalkbox.example";

/** The way to the service: who answers, and when. */
export const serviceContact = defineCopy({
  de: {
    title: "Schreiben Sie uns",
    text: "Unser Kundenservice antwortet montags bis freitags von 8 bis 17 Uhr. Nennen Sie bitte Ihre Bestell- oder Kundennummer, wenn Sie eine haben.",
    link: "service" as const,
  },
  en: {
    title: "Write to us",
    text: "Our customer service answers Monday to Friday from 8 am to 5 pm. Please mention your order or customer number if you have one.",
    link: "service" as const,
  },
});
