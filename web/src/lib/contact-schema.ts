import * as v from "valibot";
import { defineCopy } from "./copy.ts";
import { rules } from "./rules.ts";

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

/** Longest email and customer number (VALID-07, VALID-09). Reported in words: a field that cuts what is pasted explains nothing. */
const identityLimit = 80;
/** Shortest and longest new password (VALID-08); reported in words, as above. */
export const passwordMinimum = 3;
export const passwordLimit = 35;

/** An email (VALID-07). The shop checks it again and more closely. */
export const emailSchema = (t: ContactFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t.emailMissing),
      v.check(rules.maxLength(identityLimit), t.emailTooLong),
      v.regex(/^\S*$/u, t.emailSpaces),
      v.regex(/@/u, t.emailNoAt),
      v.regex(/^[^@]/u, t.emailNoName),
      v.check(rules.email, t.emailNoEnding),
    ),
    "",
  );

/** A customer number: whatever is not empty (VALID-09); only the server checks which ones there are. */
export const customerNumberSchema = (t: ContactFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t.customerNumberMissing),
      v.check(rules.maxLength(identityLimit), t.customerNumberTooLong),
    ),
    "",
  );

/** A phone number, or nothing: it is optional. */
export const phoneSchema = (t: ContactFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((phone) => phone === "" || rules.phone(phone.replaceAll(/[()/.]/gu, " ")), t.phoneLetters),
      v.regex(/^$|(?:\d\D*){5}/u, t.phoneShort),
    ),
    "",
  );

/** A new password: 3 to 35 characters and no further rule (ux 4, C-68). */
export const newPasswordSchema = (t: ContactFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty(t.passwordMissing),
      v.check(rules.minLength(passwordMinimum), t.passwordShort),
      v.check(rules.maxLength(passwordLimit), t.passwordLong),
    ),
    "",
  );

/** A password that exists: whether it is right is the shop's to say. */
export const passwordSchema = (t: ContactFaults) => v.optional(v.pipe(v.string(), v.nonEmpty(t.passwordMissing)), "");
