import { fits } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** Most characters of a house number, such as `12 a-c`. */
const limit = 20;

const normal = (text: string): string => text.toLowerCase().replaceAll(/[\s.]/g, "");

/** What is wrong with a house number; null when it is good. */
export function houseNumberFault(houseNr: string, language: Language): string | null {
  if (houseNr.trim() === "")
    return pick(language, "Bitte geben Sie Ihre Hausnummer ein.", "Please enter your house number.");
  if (!fits(houseNr.trim(), limit)) {
    return pick(
      language,
      `Eine Hausnummer hat höchstens ${limit} Zeichen.`,
      `A house number has at most ${limit} characters.`,
    );
  }
  return /\d/.test(houseNr)
    ? null
    : pick(language, "Eine Hausnummer enthält eine Ziffer.", "A house number contains a digit.");
}

/** Whether a street, which ends with its house number, has this one: `Lindenallee 12 A` has `12a`, and not `2`. */
export function hasHouseNumber(street: string, houseNr: string): boolean {
  const [own] = /\d+\s*[a-z]?(?:\s*[-/+]\s*\d*\s*[a-z]?)*\s*$/i.exec(street) ?? [];
  return own !== undefined && normal(own) === normal(houseNr);
}
