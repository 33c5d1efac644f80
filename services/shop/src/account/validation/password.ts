import { lengthOf } from "@chalkbox/input-text/read-text";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Fewest and most characters of a password (C-68). */
const length = { minimum: 3, maximum: 35 } as const;

/**
 * What is wrong with a new password; null when it is good. Passwords that were chosen before keep working: only what is
 * chosen again is looked at (C-84).
 */
export function passwordFault(password: string, language: Language): string | null {
  if (password === "") return pick(language, "Bitte wählen Sie ein Passwort.", "Please choose a password.");
  const count = lengthOf(password.normalize("NFKC"));
  if (count < length.minimum) {
    return pick(
      language,
      `Das Passwort braucht mindestens ${length.minimum} Zeichen.`,
      `The password needs at least ${length.minimum} characters.`,
    );
  }
  if (count > length.maximum) {
    return pick(
      language,
      `Das Passwort darf höchstens ${length.maximum} Zeichen haben.`,
      `The password can have at most ${length.maximum} characters.`,
    );
  }
  return isCommonPassword(password)
    ? pick(
        language,
        "Dieses Passwort wird sehr oft gewählt und ist leicht zu erraten. Bitte wählen Sie ein anderes.",
        "This password is chosen very often and easy to guess. Please choose another one.",
      )
    : null;
}
