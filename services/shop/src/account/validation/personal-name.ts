import { fits } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { holdsLink } from "../../platform/holds-link.ts";

/** What someone reads whose name, or that of their company, has a link in it. */
export function linkText(language: Language): string {
  return pick(
    language,
    "Bitte lassen Sie Internet- und E-Mail-Adressen hier weg.",
    "Please leave web and email addresses out here.",
  );
}

/**
 * What is wrong with the name of a person, by the rules that the names of addresses have; null when nothing is. An empty
 * one is the caller's to judge.
 * @param longest most characters
 */
export function personalNameFault(name: string, language: Language, longest: number): string | null {
  if (/\p{Cc}/u.test(name))
    return pick(language, "Bitte entfernen Sie Sonderzeichen.", "Please remove special characters.");
  if (!fits(name, longest)) {
    return pick(
      language,
      `Hier sind höchstens ${longest} Zeichen möglich.`,
      `At most ${longest} characters are possible here.`,
    );
  }
  if (/\d/.test(name)) return pick(language, "Ein Name enthält keine Ziffern.", "A name contains no digits.");
  return holdsLink(name) ? linkText(language) : null;
}

/** The same for the name of a school or company, which may have digits. */
export function companyNameFault(name: string, language: Language, longest: number): string | null {
  return personalNameFault(name.replaceAll(/\d/g, "x"), language, longest);
}

/** A name as a mail may greet with: one from before these rules that has a link in it is left out. */
export function greetable(name: string): string {
  return holdsLink(name) ? "" : name;
}
