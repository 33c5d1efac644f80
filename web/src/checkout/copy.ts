import { defineCopy } from "../lib/copy.ts";

/** Texts that several steps share. */
export const copy = defineCopy({
  de: {
    steps: { LOGIN: "Anmelden", SHIPPING: "Lieferung", PAYMENT: "Zahlung", SUMMARY: "Prüfen", CONFIRMATION: "Fertig" },
    errorTitle: (title: string) => `Fehler: ${title}`,
    change: "Ändern",
    changeOf: (what: string) => `${what} ändern`,
    billingAddress: "Rechnungsadresse",
    deliveryAddress: "Lieferadresse",
    delivery: "Versand",
    payment: "Zahlung",
    contact: "Kontakt",
    sameAsBilling: "wie Rechnungsadresse",
    packstation: (number: string) => `Packstation ${number}`,
    postNumber: (number: string) => `Postnummer ${number}`,
    arrives: (span: string) => `Lieferung ${span}`,
  },
  en: {
    steps: { LOGIN: "Sign in", SHIPPING: "Delivery", PAYMENT: "Payment", SUMMARY: "Check", CONFIRMATION: "Done" },
    errorTitle: (title: string) => `Error: ${title}`,
    change: "Change",
    changeOf: (what: string) => `Change ${what.toLowerCase()}`,
    billingAddress: "Billing address",
    deliveryAddress: "Delivery address",
    delivery: "Shipping",
    payment: "Payment",
    contact: "Contact",
    sameAsBilling: "same as billing address",
    packstation: (number: string) => `Packstation ${number}`,
    postNumber: (number: string) => `Post number ${number}`,
    arrives: (span: string) => `Delivery ${span}`,
  },
});
