import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

/** Texts of the pages about orders. */
export const ordersCopy = defineCopy({
  de: {
    title: "Bestellungen",
    lead: "Was Sie bestellt haben, wo es gerade ist, und die Rechnungen dazu.",
    order: (id: string) => `Bestellung ${id}`,
    orderedAt: (day: string) => `Bestellt am ${day}`,
    total: "Gesamtsumme",
    details: "Bestellung ansehen",
    detailsOf: (id: string) => `Bestellung ${id} ansehen`,
    search: {
      title: "Bestellungen suchen",
      words: "Suche",
      wordsHint: "Bestellnummer, Artikel oder Ihr Bestellzeichen",
      period: "Zeitraum",
      last3months: "Letzte 3 Monate",
      all: "Alle Bestellungen",
      submit: "Anzeigen",
      found: (count: number) => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`),
    },
    empty: {
      none: "Hier ist noch keine Bestellung",
      noneText: "In den letzten drei Monaten haben Sie mit diesem Konto nichts bestellt.",
      notFound: "Dazu gibt es keine Bestellung",
      notFoundText: "Bitte prüfen Sie die Suche, oder sehen Sie in allen Bestellungen nach.",
      showAll: "Alle Bestellungen zeigen",
      toShop: "Zum Sortiment",
    },
    more: (count: number) => `und ${count} weitere`,
    question: "Frage zu dieser Bestellung stellen",
    back: "Zu Ihren Bestellungen",
    steps: [
      {
        title: "Etwas zurückgeben?",
        text: "Öffnen Sie die Bestellung und wählen Sie „Artikel zurücksenden“. Das Etikett bekommen Sie gleich.",
      },
      serviceContact.de,
    ],
  },
  en: {
    title: "Orders",
    lead: "What you have ordered, where it is now, and the invoices for it.",
    order: (id: string) => `Order ${id}`,
    orderedAt: (day: string) => `Ordered on ${day}`,
    total: "Total",
    details: "Show order",
    detailsOf: (id: string) => `Show order ${id}`,
    search: {
      title: "Search orders",
      words: "Search",
      wordsHint: "Order number, item or your order reference",
      period: "Period",
      last3months: "Last 3 months",
      all: "All orders",
      submit: "Show",
      found: (count: number) => (count === 1 ? "1 order" : `${count} orders`),
    },
    empty: {
      none: "There is no order here yet",
      noneText: "You have ordered nothing with this account in the last three months.",
      notFound: "No order matches",
      notFoundText: "Please check the search, or look through all orders.",
      showAll: "Show all orders",
      toShop: "To our range",
    },
    more: (count: number) => `and ${count} more`,
    question: "Ask about this order",
    back: "To your orders",
    steps: [
      {
        title: "Anything to return?",
        text: "Open the order and choose “Return items”. You get the label at once.",
      },
      serviceContact.en,
    ],
  },
});
