import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

/** Texts of the page where a return begins. */
export const returnsCopy = defineCopy({
  de: {
    title: "Rücksendung",
    lead: "Sie können Ihre Artikel innerhalb von 30 Tagen zurückgeben. Hier sehen Sie auch ohne Konto, wo Ihre Bestellung gerade ist.",
    unknown: "Zu diesem Link gibt es keine Bestellung, die zurückgesendet werden kann.",
    lookup: "Ihre Bestellung",
    submit: "Bestellung öffnen",
    steps: [
      {
        title: "1. Rücksendung anmelden",
        text: "Öffnen Sie Ihre Bestellung, wählen Sie die Artikel und sagen Sie uns, was nicht passt. Die Etiketten bekommen Sie gleich und mit der Mail.",
      },
      {
        title: "2. Einpacken",
        text: "Kleben Sie das Etikett auf das Paket. Die Originalverpackung schützt am besten.",
      },
      {
        title: "3. Geld zurück",
        text: "Wir erstatten den Preis auf demselben Weg, auf dem Sie gezahlt haben.",
        link: { href: "/widerruf/", label: "Widerruf und Rückgabe" },
      },
      serviceContact.de,
    ],
  },
  en: {
    title: "Returns",
    lead: "You can return your items within 30 days. Here you also see where your order is, without an account.",
    unknown: "This link belongs to no order that can be returned.",
    lookup: "Your order",
    submit: "Open order",
    steps: [
      {
        title: "1. Register the return",
        text: "Open your order, choose the items and tell us what does not suit you. You get the labels at once and with the mail.",
      },
      {
        title: "2. Pack",
        text: "Stick the label on the parcel. The original box protects best.",
      },
      {
        title: "3. Money back",
        text: "We refund the price the way you paid.",
        link: { href: "/withdrawal/", label: "Withdrawal and returns" },
      },
      serviceContact.en,
    ],
  },
});
