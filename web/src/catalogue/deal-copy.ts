import { defineCopy } from "../lib/copy.ts";

/** Texts of a lightning deal. */
export const dealCopy = defineCopy({
  de: {
    title: (percent: number) => (percent > 0 ? `Blitzangebot −${percent} %` : "Blitzangebot"),
    reserved: (percent: number) => `${percent} % reserviert`,
    allReserved: "Zurzeit gilt der normale Preis",
    most: (count: number) => `Höchstens ${count} Stück zum Angebotspreis`,
  },
  en: {
    title: (percent: number) => (percent > 0 ? `Lightning deal −${percent} %` : "Lightning deal"),
    reserved: (percent: number) => `${percent} % reserved`,
    allReserved: "The usual price applies for now",
    most: (count: number) => `At most ${count} at the deal's price`,
  },
});
