import { defineCopy } from "./copy.ts";

/** What is wrong with an email, a phone number or a password; each cause has its own sentence (ux 20). */
export const contactFaults = defineCopy({
  de: {
    emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    emailTooLong: "Die E-Mail-Adresse darf höchstens 80 Zeichen haben.",
    emailSpaces: "Eine E-Mail-Adresse enthält keine Leerzeichen.",
    emailNoAt: "In der E-Mail-Adresse fehlt das @-Zeichen.",
    emailNoName: "Vor dem @ fehlt ein Name.",
    emailNoEnding: "Nach dem @ fehlt die Endung, zum Beispiel „.de“.",
    phoneLetters: "Eine Telefonnummer besteht aus Ziffern, ohne Buchstaben.",
    phoneShort: "Die Telefonnummer ist zu kurz. Bitte geben Sie auch die Vorwahl an.",
    passwordMissing: "Bitte geben Sie ein Passwort ein.",
    passwordShort: "Das Passwort braucht mindestens 3 Zeichen.",
    passwordLong: "Das Passwort darf höchstens 35 Zeichen haben.",
    customerNumberMissing: "Bitte geben Sie Ihre Kundennummer ein.",
    customerNumberTooLong: "Eine Kundennummer hat höchstens 80 Zeichen.",
  },
  en: {
    emailMissing: "Please enter your email address.",
    emailTooLong: "The email address can have at most 80 characters.",
    emailSpaces: "An email address contains no spaces.",
    emailNoAt: "The email address lacks the @ sign.",
    emailNoName: "The name before the @ is missing.",
    emailNoEnding: "The ending after the @ is missing, for example “.com”.",
    phoneLetters: "A phone number consists of digits, without letters.",
    phoneShort: "The phone number is too short. Please include the area code.",
    passwordMissing: "Please enter a password.",
    passwordShort: "The password needs at least 3 characters.",
    passwordLong: "The password can have at most 35 characters.",
    customerNumberMissing: "Please enter your customer number.",
    customerNumberTooLong: "A customer number has at most 80 characters.",
  },
});
/** The sentences in one language. */
export type ContactFaults = (typeof contactFaults)["de"];

/** Shortest and longest new password (VALID-08); reported in words: a field that cuts what is pasted explains nothing. */
export const passwordMinimum = 3;
export const passwordLimit = 35;
