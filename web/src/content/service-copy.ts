import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

const browse = { href: "/" } as const;

/** Texts of catalogue, order form and newsletter. */
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
    orderForm: {
      title: "Bestellschein",
      lead: "Sie haben die Artikelnummern schon? So bestellen Sie am schnellsten.",
      steps: [
        {
          title: "Mit der Artikelnummer",
          text: "Geben Sie die Nummer in die Suche ein: Sie kommen direkt zum Artikel und legen ihn in den Warenkorb.",
          link: { href: "/search", label: "Zur Suche" },
        },
        {
          ...serviceContact.de,
          title: "Schriftlich",
          text: "Schicken Sie uns Artikelnummern, Mengen und Anschrift. Montags bis freitags von 8 bis 17 Uhr bestätigen wir Ihnen die Bestellung.",
        },
      ],
    },
    newsletter: {
      title: "Newsletter",
      lead: "Neues, Angebote und Ideen für den Unterricht.",
      steps: [
        {
          title: "Mit Ihrer Bestellung",
          text: "Setzen Sie vor dem Absenden das Häkchen für den Newsletter: Dann kommt er an Ihre E-Mail-Adresse.",
          link: { href: "/checkout/basket/", label: "Zum Warenkorb" },
        },
        {
          ...serviceContact.de,
          title: "Per E-Mail",
          text: "Schreiben Sie uns von der Adresse aus, an die wir ihn schicken dürfen. Wir tragen sie montags bis freitags von 8 bis 17 Uhr ein.",
        },
      ],
    },
    success: {
      title: "Newsletter",
      lead: "Danke für Ihr Interesse. Den Newsletter können Sie jederzeit wieder abbestellen.",
      steps: [
        {
          title: "Bis dahin",
          text: "Sehen Sie, was es heute zu entdecken gibt.",
          link: { ...browse, label: "Zum Sortiment" },
        },
      ],
    },
    unsubscribe: {
      title: "Newsletter abbestellen",
      lead: "Ein Satz genügt, einen Grund brauchen wir nicht.",
      steps: [
        {
          ...serviceContact.de,
          title: "Per E-Mail",
          text: "Schreiben Sie uns von der Adresse aus, an die der Newsletter kommt. Wir tragen sie am selben Werktag aus, montags bis freitags von 8 bis 17 Uhr.",
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
    orderForm: {
      title: "Order form",
      lead: "You have the order numbers already? This is the fastest way to order.",
      steps: [
        {
          title: "With the order number",
          text: "Type the number into the search: it leads to the product, which you put into the basket.",
          link: { href: "/search", label: "To the search" },
        },
        {
          ...serviceContact.en,
          title: "In writing",
          text: "Send us order numbers, quantities and address. We confirm the order, Monday to Friday from 8 am to 5 pm.",
        },
      ],
    },
    newsletter: {
      title: "Newsletter",
      lead: "News, offers and ideas for lessons.",
      steps: [
        {
          title: "With your order",
          text: "Tick the box for the newsletter before you send the order: then it comes to your email address.",
          link: { href: "/checkout/basket/", label: "To the basket" },
        },
        {
          ...serviceContact.en,
          title: "By email",
          text: "Write to us from the address that we may send it to. We add it Monday to Friday from 8 am to 5 pm.",
        },
      ],
    },
    success: {
      title: "Newsletter",
      lead: "Thank you for your interest. You can unsubscribe from the newsletter at any time.",
      steps: [
        {
          title: "Until then",
          text: "See what there is to discover today.",
          link: { ...browse, label: "To the products" },
        },
      ],
    },
    unsubscribe: {
      title: "Unsubscribe from the newsletter",
      lead: "One sentence is enough, we need no reason.",
      steps: [
        {
          ...serviceContact.en,
          title: "By email",
          text: "Write to us from the address that the newsletter comes to. We remove it on the same working day, Monday to Friday from 8 am to 5 pm.",
        },
      ],
    },
  },
});
