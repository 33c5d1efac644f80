import { defineCopy } from "../../lib/copy.ts";

/** Texts of what upstreams beside the shop know of a product. */
export const branchesCopy = defineCopy({
  de: {
    stock: "Verfügbar in unseren Filialen",
    pieces: (pieces: number) => (pieces === 0 ? "ausverkauft" : pieces === 1 ? "1 Stück" : `${pieces} Stück`),
    stockUnknown: "Was die Filialen vorrätig haben, ist gerade nicht zu erfahren.",
    editorial: "Von der Redaktion getestet",
    editorialUnknown: "Der Test der Redaktion ist gerade nicht zu erreichen.",
  },
  en: {
    stock: "Available in our stores",
    pieces: (pieces: number) => (pieces === 0 ? "sold out" : pieces === 1 ? "1 piece" : `${pieces} pieces`),
    stockUnknown: "What our stores have of it cannot be found out at the moment.",
    editorial: "Tested by our editors",
    editorialUnknown: "The editors’ test cannot be reached at the moment.",
  },
});
