import { defineCopy } from "../lib/copy.ts";

/** Texts of the returns and withdrawals that an order had so far. */
export const earlierCopy = defineCopy({
  de: {
    title: "Rücksendungen und Widerrufe",
    number: (rma: string) => `Rücksendung ${rma}`,
    withdrawal: (rma: string) => `Widerruf ${rma}`,
    at: (day: string) => `Angemeldet am ${day}`,
    status: {
      HELD: "Eingegangen",
      ANNOUNCED: "Angemeldet",
      RECEIVED: "Bei uns angekommen",
      REFUNDED: "Abgeschlossen",
      UNDONE: "Gilt nicht",
    },
    held: (moment: string) => `Gilt ab ${moment} Uhr, wenn von der E-Mail-Adresse der Bestellung niemand widerspricht.`,
    refund: (amount: string) => `Erstattet: ${amount}`,
    label: (number: number, count: number) => (count === 1 ? "Etikett (PDF)" : `Etikett ${number} von ${count} (PDF)`),
  },
  en: {
    title: "Returns and withdrawals",
    number: (rma: string) => `Return ${rma}`,
    withdrawal: (rma: string) => `Withdrawal ${rma}`,
    at: (day: string) => `Registered on ${day}`,
    status: {
      HELD: "Received",
      ANNOUNCED: "Registered",
      RECEIVED: "Arrived with us",
      REFUNDED: "Completed",
      UNDONE: "Without effect",
    },
    held: (moment: string) => `Counts from ${moment}, unless someone objects from the email address of the order.`,
    refund: (amount: string) => `Refunded: ${amount}`,
    label: (number: number, count: number) => (count === 1 ? "Label (PDF)" : `Label ${number} of ${count} (PDF)`),
  },
});
