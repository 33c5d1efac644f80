import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

/** Texts of the returns. */
export const returnsCopy = defineCopy({
  de: {
    title: "Rücksendung",
    lead: "Sie können Ihre Artikel innerhalb von 30 Tagen zurückgeben.",
    unknown: "Zu diesem Link gibt es keine Bestellung, die zurückgesendet werden kann.",
    steps: [
      {
        ...serviceContact.de,
        title: "1. Rücksendung anmelden",
        text: "Nennen Sie uns Bestellnummer und Artikel. Montags bis freitags von 8 bis 17 Uhr schicken wir Ihnen das Etikett zurück.",
      },
      {
        title: "2. Einpacken",
        text: "Legen Sie den Lieferschein bei und kleben Sie das Etikett auf das Paket. Die Originalverpackung schützt am besten.",
      },
      {
        title: "3. Geld zurück",
        text: "Wir erstatten den Preis auf demselben Weg, auf dem Sie gezahlt haben.",
        link: { href: "/widerruf/", label: "Widerruf und Rückgabe" },
      },
    ],
  },
  en: {
    title: "Returns",
    lead: "You can return your items within 30 days.",
    unknown: "This link belongs to no order that can be returned.",
    steps: [
      {
        ...serviceContact.en,
        title: "1. Register the return",
        text: "Tell us order number and items. Monday to Friday from 8 am to 5 pm we send you the label.",
      },
      {
        title: "2. Pack",
        text: "Enclose the delivery note and stick the label on the parcel. The original box protects best.",
      },
      {
        title: "3. Money back",
        text: "We refund the price the way you paid.",
        link: { href: "/withdrawal/", label: "Withdrawal and returns" },
      },
    ],
  },
});
