import { defineCopy } from "../lib/copy.ts";

/** Texts of sign-in and sign-out. */
export const accountCopy = defineCopy({
  de: {
    signIn: "Anmelden",
    errorTitle: "Fehler",
    signingIn: "Sie werden angemeldet …",
    lead: "Schön, dass Sie wieder da sind.",
    businessLead: "Für Schulen, Kitas und Unternehmen: Melden Sie sich mit Ihrer Kundennummer an.",
    email: "E-Mail-Adresse",
    customerNumber: "Kundennummer",
    password: "Passwort",
    stayLogged: "Angemeldet bleiben",
    stayHint: "30 Tage lang, nur auf Ihrem eigenen Gerät",
    emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    emailInvalid: "Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@schule.de.",
    customerNumberMissing: "Bitte geben Sie Ihre Kundennummer ein.",
    passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
    failed: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    signedIn: "Sie sind angemeldet.",
  },
  en: {
    signIn: "Sign in",
    errorTitle: "Error",
    signingIn: "Signing you in …",
    lead: "Good to see you again.",
    businessLead: "For schools, kindergartens and companies: sign in with your customer number.",
    email: "Email address",
    customerNumber: "Customer number",
    password: "Password",
    stayLogged: "Stay signed in",
    stayHint: "For 30 days, only on your own device",
    emailMissing: "Please enter your email address.",
    emailInvalid: "Please enter a complete email address, for example name@school.com.",
    customerNumberMissing: "Please enter your customer number.",
    passwordMissing: "Please enter your password.",
    failed: "Signing in did not work. Please try again.",
    signedIn: "You are signed in.",
  },
});

/** The texts in one language. */
export type AccountTexts = (typeof accountCopy)["de"];
