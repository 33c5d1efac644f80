import { pick } from "../catalogue/language.ts";
import type { KeyedMessage } from "../platform/messages/keyed-message.ts";
import type { Language } from "../platform/context.ts";
import { maxComment, maxDescription, maxEntries, maxName } from "./limits.ts";

/** `WishlistErrorCode` of the graph. */
export type Fault =
  | "LIST_NOT_FOUND"
  | "ENTRY_NOT_FOUND"
  | "COMMENT_NOT_FOUND"
  | "NOT_ALLOWED"
  | "SIGN_IN_REQUIRED"
  | "CHANGED_MEANWHILE"
  | "PRODUCT_NOT_FOUND"
  | "MEMBERSHIP"
  | "QUANTITY_INVALID"
  | "NAME_INVALID"
  | "DESCRIPTION_INVALID"
  | "COMMENT_INVALID"
  | "DATE_INVALID"
  | "LIMIT_REACHED"
  | "NOT_EMPTY"
  | "DEFAULT_LIST"
  | "ALREADY_LISTED"
  | "INVITE_INVALID"
  | "USER_NOT_FOUND";

/** What shoppers read, German and English. */
const texts: Readonly<Record<Fault, readonly [string, string]>> = {
  LIST_NOT_FOUND: ["Diese Liste gibt es nicht.", "There is no such list."],
  ENTRY_NOT_FOUND: ["Dieser Artikel steht nicht mehr auf der Liste.", "This item is not on the list any more."],
  COMMENT_NOT_FOUND: ["Diesen Kommentar gibt es nicht mehr.", "This comment is not there any more."],
  NOT_ALLOWED: [
    "Das dürfen Sie auf dieser Liste nicht. Fragen Sie die Person, die sie erstellt hat.",
    "You may not do that on this list. Ask the person who made it.",
  ],
  SIGN_IN_REQUIRED: [
    "Dafür brauchen Sie ein Konto. Bitte melden Sie sich an.",
    "You need an account for that. Please sign in.",
  ],
  CHANGED_MEANWHILE: [
    "Das hat gerade jemand anderes geändert. Wir zeigen Ihnen den neuen Stand; bitte prüfen Sie Ihre Eingabe.",
    "Someone else has just changed this. You see it as it is now; please check what you entered.",
  ],
  PRODUCT_NOT_FOUND: ["Dieses Produkt gibt es nicht mehr.", "This product no longer exists."],
  MEMBERSHIP: [
    "Eine Mitgliedschaft passt auf keine Liste. Sie bestellen sie auf der Seite von Prime.",
    "A membership cannot be on a list. You order it on the page of Prime.",
  ],
  QUANTITY_INVALID: ["Bitte geben Sie eine Menge von 1 bis 9998 an.", "Please give a quantity from 1 to 9998."],
  NAME_INVALID: [
    `Bitte geben Sie einen Namen mit 1 bis ${maxName} Zeichen ein, ohne Internet- oder E-Mail-Adresse.`,
    `Please enter a name of 1 to ${maxName} characters, without a web or email address.`,
  ],
  DESCRIPTION_INVALID: [
    `Eine Beschreibung darf höchstens ${maxDescription} Zeichen haben.`,
    `A description may have at most ${maxDescription} characters.`,
  ],
  COMMENT_INVALID: [
    `Bitte schreiben Sie einen Kommentar mit 1 bis ${maxComment} Zeichen.`,
    `Please write a comment of 1 to ${maxComment} characters.`,
  ],
  DATE_INVALID: [
    "Bitte wählen Sie ein Datum in der Zukunft, höchstens ein Jahr voraus.",
    "Please choose a date in the future, at most a year ahead.",
  ],
  LIMIT_REACHED: ["Mehr ist leider nicht möglich.", "No more is possible."],
  NOT_EMPTY: [
    "Auf dieser Liste steht noch etwas. Möchten Sie sie wirklich löschen?",
    "There is still something on this list. Do you really want to delete it?",
  ],
  DEFAULT_LIST: [
    "Mit dieser Liste, die alle haben, geht das nicht.",
    "That is not possible with this list, which every visitor has.",
  ],
  ALREADY_LISTED: ["Diese Variante steht schon auf der Liste.", "This variant is on the list already."],
  INVITE_INVALID: [
    "Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.",
    "This link is not valid any more. Ask for a new one.",
  ],
  USER_NOT_FOUND: ["Diese Person ist nicht auf der Liste.", "This person is not on the list."],
};

/** What a shopper reads of a change that was not made. */
export const faultText = (fault: Fault, language: Language): string => pick(language, ...texts[fault]);

/** A list is full. */
export const fullText = (language: Language): string =>
  pick(language, `Auf eine Liste passen höchstens ${maxEntries} Artikel.`, `A list holds at most ${maxEntries} items.`);

/** A notice with the key that clients know it by. */
export type Notice = KeyedMessage;

/** A quantity was too high (WISH-24). */
export const maximumNotice = (quantity: number, language: Language): Notice => ({
  messageKey: "vue.buybox.text.quantity.error",
  message: pick(
    language,
    `Höchstens ${quantity} Stück sind möglich. Wir haben die Menge angepasst.`,
    `At most ${quantity} pieces are possible. We have adjusted the quantity.`,
  ),
  figure: pick(language, `höchstens ${quantity} Stück`, `at most ${quantity}`),
});

/** A quantity was too low (WISH-25). */
export const minimumNotice = (quantity: number, language: Language): Notice => ({
  messageKey: "vue.pdp.minQuantity",
  message: pick(
    language,
    `Diesen Artikel gibt es ab ${quantity} Stück. Wir haben die Menge angepasst.`,
    `This item is sold from ${quantity} pieces. We have adjusted the quantity.`,
  ),
  figure: pick(language, `mindestens ${quantity} Stück`, `at least ${quantity}`),
});
