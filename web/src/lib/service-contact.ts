import { defineCopy } from "./copy.ts";

/** How people reach the shop's service. */
const email = "info@chalkbox.example";

/** The way to the service: who answers, and when. */
export const serviceContact = defineCopy({
  de: {
    title: "Schreiben Sie uns",
    text: "Unser Kundenservice antwortet montags bis freitags von 8 bis 17 Uhr. Nennen Sie bitte Ihre Bestell- oder Kundennummer, wenn Sie eine haben.",
    link: { href: `mailto:${email}`, label: email },
  },
  en: {
    title: "Write to us",
    text: "Our customer service answers Monday to Friday from 8 am to 5 pm. Please mention your order or customer number if you have one.",
    link: { href: `mailto:${email}`, label: email },
  },
});
