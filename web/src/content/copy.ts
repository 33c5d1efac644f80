import { defineCopy } from "../lib/copy.ts";

/** Words of teasers that operators do not write. */
export const contentCopy = defineCopy({
  de: {
    more: "Mehr anzeigen",
    less: "Weniger anzeigen",
    close: "Schließen",
    dismiss: "Hinweis ausblenden",
    info: "Hinweis zum Bild",
    pause: "Automatischen Wechsel anhalten",
    play: "Automatischen Wechsel starten",
    slides: "Bild wählen",
    slide: (at: number, all: number) => `Bild ${at} von ${all}`,
    open: "Mehr erfahren",
    toForm: "Zum Formular",
    onThisPage: "Auf dieser Seite",
    bar: "Hinweis",
  },
  en: {
    more: "Show more",
    less: "Show less",
    close: "Close",
    dismiss: "Hide this notice",
    info: "About the picture",
    pause: "Pause automatic slides",
    play: "Start automatic slides",
    slides: "Choose a slide",
    slide: (at: number, all: number) => `Slide ${at} of ${all}`,
    open: "Read more",
    toForm: "To the form",
    onThisPage: "On this page",
    bar: "Notice",
  },
});
