import { defineCopy } from "../lib/copy.ts";

/** Texts about pieces that are reserved at a deal's price. */
export const reservationCopy = defineCopy({
  de: {
    title: "Reservierung",
    reserved: (time: string) => `Ihr Blitzangebot ist noch ${time} reserviert.`,
    soon: (minutes: number) =>
      minutes < 1
        ? "Ihr Blitzangebot ist weniger als eine Minute reserviert."
        : `Ihr Blitzangebot ist noch ${minutes === 1 ? "eine Minute" : `${minutes} Minuten`} reserviert.`,
    expired: "Der Angebotspreis ist abgelaufen. Es gilt der normale Preis.",
    extend: "Einmal um 15 Minuten verlängern",
    extendToEnd: "Einmal bis zum Ende des Angebots verlängern",
    refresh: "Wieder zum Angebotspreis reservieren",
    busy: "Einen Moment …",
    done: (time: string) => `Ihr Blitzangebot ist bis ${time} Uhr reserviert.`,
    over: (count: number) =>
      count === 1
        ? "Für einen Artikel gibt es kein Blitzangebot mehr; er liegt zum normalen Preis im Warenkorb."
        : `Für ${count} Artikel gibt es kein Blitzangebot mehr; sie liegen zum normalen Preis im Warenkorb.`,
    reduced: (quantity: number, before: number) =>
      `Zum Angebotspreis sind nur noch ${quantity} statt ${before} Stück reserviert; für die übrigen gilt er nicht mehr.`,
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  },
  en: {
    title: "Reservation",
    reserved: (time: string) => `Your deal is reserved for another ${time}.`,
    soon: (minutes: number) =>
      minutes < 1
        ? "Your deal is reserved for less than a minute."
        : `Your deal is reserved for ${minutes === 1 ? "one more minute" : `${minutes} more minutes`}.`,
    expired: "The deal's price has ended. The normal price applies.",
    extend: "Extend once by 15 minutes",
    extendToEnd: "Extend once until the deal ends",
    refresh: "Reserve again at the deal's price",
    busy: "One moment …",
    done: (time: string) => `Your deal is reserved until ${time}.`,
    over: (count: number) =>
      count === 1
        ? "There is no deal for one article any more; it is in the basket at the normal price."
        : `There is no deal for ${count} articles any more; they are in the basket at the normal price.`,
    reduced: (quantity: number, before: number) =>
      `Only ${quantity} instead of ${before} are reserved at the deal's price; it no longer applies to the others.`,
    failed: "That did not work. Please try again.",
  },
});
