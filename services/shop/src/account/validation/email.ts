import { fits, readKey } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** Most characters of an email (VALID-07). */
const maximumLength = 80;
const localPart = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const topLevel = /^(\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** An email without what a keyboard's completion or a copy leaves around it or unseen in it. */
export function normalEmail(email: string): string {
  return readKey(email);
}

/** What is wrong with an email, each cause with its own sentence (VALID-07); null when it is good. */
export function emailFault(email: string, language: Language): string | null {
  if (email === "")
    return pick(language, "Bitte geben Sie Ihre E-Mail-Adresse ein.", "Please enter your email address.");
  if (!fits(email, maximumLength)) {
    return pick(
      language,
      `Die E-Mail-Adresse darf höchstens ${maximumLength} Zeichen haben.`,
      `The email address can have at most ${maximumLength} characters.`,
    );
  }
  if (/\s/.test(email))
    return pick(language, "Eine E-Mail-Adresse enthält keine Leerzeichen.", "An email address contains no spaces.");
  const [local = "", domain, ...more] = email.split("@");
  if (domain === undefined) {
    return pick(language, "In der E-Mail-Adresse fehlt das @-Zeichen.", "The email address lacks the @ sign.");
  }
  if (more.length > 0)
    return pick(
      language,
      "Eine E-Mail-Adresse enthält nur ein @-Zeichen.",
      "An email address contains only one @ sign.",
    );
  if (local === "") return pick(language, "Vor dem @ fehlt ein Name.", "The name before the @ is missing.");
  if (!localPart.test(local) || local.startsWith(".") || local.endsWith(".") || local.includes("..")) {
    return pick(
      language,
      "Vor dem @ steht ein Zeichen, das dort nicht erlaubt ist.",
      "There is a character before the @ that is not allowed there.",
    );
  }
  const labels = domain.split(".");
  if (labels.length < 2 || !topLevel.test(labels.at(-1) ?? "")) {
    return pick(
      language,
      "Nach dem @ fehlt die Endung, zum Beispiel „.de“.",
      "The ending after the @ is missing, for example “.com”.",
    );
  }
  return labels.every((part) => label.test(part))
    ? null
    : pick(
        language,
        "Nach dem @ steht keine gültige Adresse, zum Beispiel „schule.de“.",
        "What follows the @ is no valid address, for example “school.com”.",
      );
}
