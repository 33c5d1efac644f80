import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

const browse = { href: "/" } as const;

/** Texts of the catalogue pages. */
export const serviceCopy = defineCopy({
  de: {
    catalogue: {
      title: "Katalog",
      lead: "Unser ganzes Sortiment für Schule, Kindergarten und Lernen.",
      steps: [
        {
          ...serviceContact.de,
          title: "Gedruckt nach Hause",
          text: "Nennen Sie uns Name und Anschrift: Der Katalog ist kostenlos. Sie erreichen uns montags bis freitags von 8 bis 17 Uhr.",
        },
        {
          title: "Mit der nächsten Bestellung",
          text: "Im Warenkorb können Sie den Katalog dazulegen, ohne Aufpreis.",
          link: { href: "/checkout/basket/", label: "Zum Warenkorb" },
        },
        {
          title: "Online blättern",
          text: "Alle Artikel des Katalogs, mit Preisen und Lieferterminen von heute.",
          link: { ...browse, label: "Zum Sortiment" },
        },
      ],
    },
  },
  en: {
    catalogue: {
      title: "Catalogue",
      lead: "Everything that we have for school, kindergarten and learning.",
      steps: [
        {
          ...serviceContact.en,
          title: "In print",
          text: "Tell us name and address: the catalogue is free. You reach us Monday to Friday from 8 am to 5 pm.",
        },
        {
          title: "With your next order",
          text: "You can add the catalogue in the basket, at no charge.",
          link: { href: "/checkout/basket/", label: "To the basket" },
        },
        {
          title: "Browse online",
          text: "All products of the catalogue, with today's prices and delivery dates.",
          link: { ...browse, label: "To the products" },
        },
      ],
    },
  },
});
