import { domainToASCII, domainToUnicode } from "node:url";
import { fits, readKey } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** Most characters of an email (VALID-07). */
const maximumLength = 80;
const localPart = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const topLevel = /^(\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Domains with letters beyond ASCII, as people write them or as they travel. */
const international = /[^\x20-\x7e]|(?:^|\.)xn--/iu;

/** An email with its domain spelled in another way; one that cannot be spelled stays as it is. */
function withDomain(email: string, spell: (domain: string) => string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return at > 0 && international.test(domain) ? email.slice(0, at) + (spell(domain) || domain) : email;
}

/**
 * An email without what a keyboard's completion or a copy leaves around it or unseen in it. A domain beyond ASCII is
 * spelled as it travels (punycode): some browsers send it that way, others as it was typed.
 */
export function normalEmail(email: string): string {
  return withDomain(readKey(email), domainToASCII);
}

/** The ways in which an email of {@link normalEmail} may have been stored, the one of today first. */
export const storedEmails = (email: string): readonly [string, string] => [email, withDomain(email, domainToUnicode)];

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
