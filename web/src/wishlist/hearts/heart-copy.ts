import { defineCopy } from "../../lib/copy.ts";

/** Texts of hearts and of the choice among several lists. */
export const heartCopy = defineCopy({
  de: {
    added: (name: string, list: string | null) =>
      `„${name}“ steht jetzt auf ${list ? `„${list}“` : "Ihrem Merkzettel"}.`,
    removed: (name: string, list: string | null) =>
      `„${name}“ steht nicht mehr auf ${list ? `„${list}“` : "Ihrem Merkzettel"}.`,
    between: "“, „",
    saved: "Ihre Auswahl ist gespeichert.",
    toList: "Ansehen",
    signIn: "Anmelden",
    chooseTitle: "Auf welche Liste?",
    chooseLead: (name: string) => `Wo möchten Sie „${name}“ vormerken?`,
    lists: "Ihre Listen",
    articles: (count: number) => `${count} Artikel`,
    newList: "Neue Liste",
    newListHint: "Leer lassen, wenn Sie keine neue brauchen.",
    save: "Speichern",
    saving: "Wird gespeichert …",
  },
  en: {
    added: (name: string, list: string | null) => `“${name}” is now on ${list ? `“${list}”` : "your wish list"}.`,
    removed: (name: string, list: string | null) =>
      `“${name}” is no longer on ${list ? `“${list}”` : "your wish list"}.`,
    between: "”, “",
    saved: "Your choice is saved.",
    toList: "View",
    signIn: "Sign in",
    chooseTitle: "Which list?",
    chooseLead: (name: string) => `Where would you like to save “${name}”?`,
    lists: "Your lists",
    articles: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    newList: "New list",
    newListHint: "Leave this empty unless you want a new list.",
    save: "Save",
    saving: "Saving …",
  },
  edu: {
    de: {
      added: (name: string, list: string | null) =>
        `„${name}“ steht jetzt auf ${list ? `„${list}“` : "Ihrer Bestellliste"}.`,
      removed: (name: string, list: string | null) =>
        `„${name}“ steht nicht mehr auf ${list ? `„${list}“` : "Ihrer Bestellliste"}.`,
    },
    en: {
      added: (name: string, list: string | null) => `“${name}” is now on ${list ? `“${list}”` : "your order list"}.`,
      removed: (name: string, list: string | null) =>
        `“${name}” is no longer on ${list ? `“${list}”` : "your order list"}.`,
    },
  },
});
