import { defineCopy } from "../lib/copy.ts";

/** Texts of the form that finds an order without a sign-in (C-96). */
export const lookupCopy = defineCopy({
  de: {
    errorTitle: "Fehler",
    number: "Bestellnummer",
    numberHint: "Sie steht in der Bestätigung, die wir Ihnen geschickt haben.",
    zipCode: "Postleitzahl",
    zipCodeHint: "Die der Liefer- oder der Rechnungsadresse.",
    busy: "Wird gesucht …",
    numberMissing: "Bitte geben Sie die Bestellnummer ein.",
    numberWrong: "Eine Bestellnummer besteht nur aus Ziffern.",
    zipCodeMissing: "Bitte geben Sie die Postleitzahl ein.",
    zipCodeWrong: "Eine Postleitzahl hat 4 oder 5 Ziffern.",
    notFound: "Mit dieser Nummer und Postleitzahl finden wir keine Bestellung. Bitte prüfen Sie beides.",
  },
  en: {
    errorTitle: "Error",
    number: "Order number",
    numberHint: "It is in the confirmation that we have sent to you.",
    zipCode: "Postcode",
    zipCodeHint: "That of the delivery or the billing address.",
    busy: "Searching …",
    numberMissing: "Please enter the order number.",
    numberWrong: "An order number consists of digits only.",
    zipCodeMissing: "Please enter the postcode.",
    zipCodeWrong: "A postcode has 4 or 5 digits.",
    notFound: "We find no order with this number and postcode. Please check both.",
  },
});

/** The texts in one language. */
export type LookupTexts = (typeof lookupCopy)["de"];
