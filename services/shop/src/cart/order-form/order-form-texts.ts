import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** What is said about an entry. */
export type EntryText =
  | { readonly type: "missing" | "unknown" | "membership" | "quantity" | "soldOut" | "deal" }
  | { readonly type: "raised" | "lowered"; readonly quantity: number };

/** The sentence about an entry. */
export function entryText(text: EntryText, language: Language): string {
  switch (text.type) {
    case "missing":
      return pick(language, "Bitte geben Sie die Artikelnummer ein.", "Please enter the order number.");
    case "unknown":
      return pick(
        language,
        "Diese Artikelnummer gibt es in diesem Shop nicht.",
        "There is no such order number in this shop.",
      );
    case "membership":
      return pick(
        language,
        "Die Mitgliedschaft bestellen Sie auf der Seite von Prime, nicht über den Warenkorb.",
        "You order the membership on the page of Prime, not through the basket.",
      );
    case "quantity":
      return pick(
        language,
        "Bitte geben Sie eine Menge von 1 bis 9998 ein.",
        "Please enter a quantity from 1 to 9998.",
      );
    case "soldOut":
      return pick(language, "Dieser Artikel ist zurzeit nicht lieferbar.", "This item is currently not available.");
    case "deal":
      return pick(language, "Der Preis gilt, solange das Angebot reicht.", "The price holds while the offer lasts.");
    case "raised":
      return pick(
        language,
        `Diesen Artikel gibt es ab ${text.quantity} Stück.`,
        `This item is sold from ${text.quantity} pieces.`,
      );
    case "lowered":
      return pick(
        language,
        `Davon können Sie zurzeit ${text.quantity} Stück bestellen.`,
        `You can order ${text.quantity} pieces of it at the moment.`,
      );
  }
}
