import { readKey } from "@chalkbox/input-text/read-text";
import * as v from "valibot";
import { type ContactFaults, passwordLimit, passwordMinimum } from "./contact-faults.ts";
import { rules } from "./rules.ts";

/** Longest email and customer number (VALID-07, VALID-09). Reported in words: a field that cuts what is pasted explains nothing. */
const identityLimit = 80;

/** An email (VALID-07). The shop checks it again and more closely. */
export const emailSchema = (t: ContactFaults) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(readKey),
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
      v.transform(readKey),
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
      v.transform(readKey),
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
