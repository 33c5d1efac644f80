import { readKey } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** Fewest and most digits of a number with its area code. */
const digits = { minimum: 6, maximum: 17 } as const;
const maximumLength = 30;

/** A phone number as it is dialled: other dashes and blanks are the usual ones, what is not seen is not there. */
export const normalPhone = (phone: string): string => readKey(phone);

/** What is wrong with a phone number that was given; an empty one is good, it is optional. */
export function phoneFault(phone: string, language: Language): string | null {
  if (phone === "") return null;
  if (/\p{L}/u.test(phone))
    return pick(language, "Eine Telefonnummer enthält keine Buchstaben.", "A phone number contains no letters.");
  if (!/^\+?[\d\s()/.-]+$/.test(phone)) {
    return pick(
      language,
      "Erlaubt sind Ziffern, Leerzeichen, -, /, Klammern und ein + am Anfang.",
      "Digits, spaces, -, /, brackets and a leading + are allowed.",
    );
  }
  const count = phone.replaceAll(/\D/g, "").length;
  if (count < digits.minimum)
    return pick(
      language,
      "Die Telefonnummer ist zu kurz. Fehlt die Vorwahl?",
      "The phone number is too short. Is the area code missing?",
    );
  if (count > digits.maximum || phone.length > maximumLength)
    return pick(language, "Die Telefonnummer ist zu lang.", "The phone number is too long.");
  return null;
}
