import { defineCopy } from "../lib/copy.ts";

/** Texts of a customer's email in the shipping step. */
export const accountEmailCopy = defineCopy({
  de: {
    accountEmail: "E-Mail-Adresse Ihres Kontos",
    otherEmail: "Andere E-Mail-Adresse verwenden",
    currentPassword: "Ihr Passwort",
  },
  en: {
    accountEmail: "Email address of your account",
    otherEmail: "Use another email address",
    currentPassword: "Your password",
  },
});
