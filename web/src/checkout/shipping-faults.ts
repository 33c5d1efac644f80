import { defineCopy } from "../lib/copy.ts";

/** What the shipping step can lack beside the parts of an address. */
export const stepFaults = defineCopy({
  de: {
    passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
    shipperMissing: "Bitte wählen Sie eine Versandart.",
    addressMissing: "Bitte wählen Sie eine Adresse.",
    speditionMissing: "Die Spedition braucht diese Angabe.",
  },
  en: {
    passwordMissing: "Please enter your password.",
    shipperMissing: "Please choose a way to ship.",
    addressMissing: "Please choose an address.",
    speditionMissing: "The freight carrier needs this.",
  },
});
