import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

/** Texts of the pages about orders. */
export const ordersCopy = defineCopy({
  de: {
    title: "Bestellungen",
    lead: "Öffnen Sie eine Ihrer Bestellungen mit ihrer Nummer.",
    number: "Bestellnummer",
    numberHint: "Sie steht in der Bestätigung, die wir Ihnen zu jeder Bestellung schicken.",
    open: "Bestellung anzeigen",
    unknown: "Zu dieser Nummer gibt es in Ihrem Konto keine Bestellung. Bitte prüfen Sie die Nummer.",
    order: (id: string) => `Bestellung ${id}`,
    orderedAt: (day: string) => `Bestellt am ${day}`,
    delivery: "Lieferadresse",
    billing: "Rechnungsadresse",
    back: "Zu Ihren Bestellungen",
    steps: [
      {
        title: "In Ihrem Postfach",
        text: "Die Bestätigung jeder Bestellung nennt Artikel, Preise, Adressen und den Liefertermin. Ohne sie im Posteingang: Sehen Sie bitte auch im Spam-Ordner nach.",
      },
      serviceContact.de,
    ],
  },
  en: {
    title: "Orders",
    lead: "Open one of your orders with its number.",
    number: "Order number",
    numberHint: "It is in the confirmation that we send you for each order.",
    open: "Show order",
    unknown: "Your account has no order with this number. Please check the number.",
    order: (id: string) => `Order ${id}`,
    orderedAt: (day: string) => `Ordered on ${day}`,
    delivery: "Delivery address",
    billing: "Billing address",
    back: "To your orders",
    steps: [
      {
        title: "In your mailbox",
        text: "The confirmation of each order names items, prices, addresses and the delivery date. If it is not in your inbox, please look into the spam folder, too.",
      },
      serviceContact.en,
    ],
  },
});
