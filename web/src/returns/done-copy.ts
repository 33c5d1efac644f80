import { defineCopy } from "../lib/copy.ts";

/** Texts of the page about a return that was announced. */
export const doneCopy = defineCopy({
  de: {
    title: "Ihre Rücksendung ist angemeldet",
    number: (rma: string) => `Ihre Rücksendenummer ist ${rma}.`,
    mail: "Alles Wichtige steht auch in der Mail, die wir Ihnen geschickt haben.",
    labels: (count: number): string => (count === 1 ? "Ihr Etikett" : "Ihre Etiketten"),
    parcel: "Ihr Paket",
    labelText: (count: number): string =>
      count === 1
        ? "Drucken Sie das Etikett aus und kleben Sie es auf das Paket."
        : "Drucken Sie die Etiketten aus und kleben Sie auf jedes Paket eines.",
    noLabel: "Bitte schreiben Sie die Rücksendenummer außen auf das Paket, und schicken Sie es an:",
    next: "So geht es weiter",
    nextHeld: (moment: string) =>
      `Für die Anmeldung genügten Bestellnummer und Postleitzahl. Sie gilt ab ${moment} Uhr, wenn von der E-Mail-Adresse der Bestellung niemand widerspricht. Sobald die Ware bei uns ist, prüfen wir sie.`,
    nextText: "Sobald die Ware bei uns ist, prüfen wir sie und schreiben Ihnen.",
    all: "Alle Rücksendungen dieser Bestellung",
    shop: "Weiter einkaufen",
  },
  en: {
    title: "Your return is registered",
    number: (rma: string) => `Your return number is ${rma}.`,
    mail: "Everything important is also in the mail that we have sent to you.",
    labels: (count: number): string => (count === 1 ? "Your label" : "Your labels"),
    parcel: "Your parcel",
    labelText: (count: number): string =>
      count === 1 ? "Print the label and stick it on the parcel." : "Print the labels and stick one on each parcel.",
    noLabel: "Please write the return number on the outside of the parcel, and send it to:",
    next: "What happens next",
    nextHeld: (moment: string) =>
      `The announcement only took an order number and a postcode. It counts from ${moment} unless someone objects from the email address of the order. As soon as the goods are with us, we check them.`,
    nextText: "As soon as the goods are with us, we check them and write to you.",
    all: "All returns of this order",
    shop: "Continue shopping",
  },
});
