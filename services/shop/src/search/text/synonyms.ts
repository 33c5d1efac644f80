import type { TextLanguage } from "../../catalogue/language.ts";

/** What shoppers call things that the assortment calls otherwise: other words by the assortment's own, folded. */
const synonyms: Readonly<Record<TextLanguage, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    geometriedreieck: ["geodreieck"],
    kugelschreiber: ["kuli"],
    radiergummi: ["radierer", "ratzefummel"],
    fasermaler: ["filzstift", "filzer"],
    faserstift: ["filzstift", "filzer"],
    deckfarbkasten: ["malkasten", "farbkasten", "tuschkasten", "wasserfarben"],
    wachsmaler: ["wachsmalstift", "wachsmalkreide"],
    fuller: ["fullfederhalter", "fullhalter"],
    schulranzen: ["tornister", "schultasche"],
    federmappchen: ["federmappe", "etui", "schlampermappchen"],
    kopierpapier: ["druckerpapier"],
    blockflot: ["flote"],
    schnellhefter: ["hefter"],
    textmarker: ["leuchtstift", "markierstift"],
    klebestift: ["leimstift"],
  },
  en: {
    coloured: ["colored"],
    colour: ["color"],
    colours: ["colors"],
    eraser: ["rubber"],
    exercise: ["jotter"],
    highlighter: ["textmarker"],
    ballpoint: ["biro"],
    sharpener: ["pencilsharpener"],
    folder: ["binder"],
    watercolours: ["watercolors"],
  },
};

/** Other words for a word of the assortment, given folded with its stem. */
export const otherWordsFor = (word: string, stemmed: string, language: TextLanguage): readonly string[] =>
  synonyms[language][word] ?? synonyms[language][stemmed] ?? [];
