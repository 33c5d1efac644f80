import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** A salutation as it is stored. */
export type Salutation = "" | "MR" | "MS" | "DIVERSE";

/** A salutation of the list; null for any other text. */
export function salutationOf(text: string): Salutation | null {
  return text === "" || text === "MR" || text === "MS" || text === "DIVERSE" ? text : null;
}

/** What is wrong with a salutation; null when it is of the list. */
export function salutationFault(text: string, language: Language): string | null {
  return salutationOf(text) === null
    ? pick(language, "Bitte wählen Sie eine Anrede aus der Liste.", "Please choose a salutation from the list.")
    : null;
}
