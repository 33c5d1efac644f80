import { defineCopy } from "../lib/copy.ts";

/** Texts of an order's papers for who has no account, and of the link that opens them. */
export const paperCopy = defineCopy({
  de: {
    title: "Rechnung",
    lead: "Die Rechnung enthält Namen und Adressen. Wir schicken Ihnen deshalb einen Link an die E-Mail-Adresse, die bei der Bestellung angegeben wurde.",
    send: "Link per E-Mail schicken",
    sending: "Wird geschickt …",
    sent: "Der Link geht an die E-Mail-Adresse der Bestellung, einmal in der Stunde. Einer von vorhin gilt weiter.",
    kinds: { INVOICE: "Rechnung", CREDIT_NOTE: "Gutschrift" },
    paper: (kind: string, number: string) => `${kind} ${number} (PDF)`,
  },
  en: {
    title: "Invoice",
    lead: "The invoice has names and addresses on it. That is why we send you a link to the email address that was given with the order.",
    send: "Send the link by email",
    sending: "Sending …",
    sent: "The link goes to the email address of the order, once an hour. One sent earlier still works.",
    kinds: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" },
    paper: (kind: string, number: string) => `${kind} ${number} (PDF)`,
  },
});
