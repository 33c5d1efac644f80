import type { Bilingual } from "../bilingual.ts";

/** A value that items or filters know: its code and names, and what it does to price, weight and content. */
export interface Option {
  readonly code: string;
  readonly name: Bilingual;
  readonly css?: string;
  /** Price, weight and content of the item as a multiple of the model's. */
  readonly factor?: number;
}

const option = (code: string, name: Bilingual, extra: { css?: string; factor?: number } = {}): Option => ({ code, name, ...extra });

const colours: readonly Option[] = [
  option("rot", "rot | red", { css: "#d8352a" }), option("orange", "orange | orange", { css: "#f08a24" }),
  option("gelb", "gelb | yellow", { css: "#f4c430" }), option("hellgruen", "hellgrün | light green", { css: "#8cc152" }),
  option("gruen", "grün | green", { css: "#3c9a4e" }), option("tuerkis", "türkis | turquoise", { css: "#2fa8a3" }),
  option("hellblau", "hellblau | light blue", { css: "#7db9e8" }), option("blau", "blau | blue", { css: "#2f6db5" }),
  option("dunkelblau", "dunkelblau | navy blue", { css: "#24406e" }), option("violett", "violett | purple", { css: "#7b4fa3" }),
  option("rosa", "rosa | pink", { css: "#ec8fb0" }), option("beere", "beere | berry", { css: "#a8325e" }),
  option("braun", "braun | brown", { css: "#8a5a34" }), option("natur", "natur | natural", { css: "#d9b98a" }),
  option("weiss", "weiß | white", { css: "#f4f1ea" }), option("hellgrau", "hellgrau | light grey", { css: "#c3c7cb" }),
  option("grau", "grau | grey", { css: "#7f868c" }), option("schwarz", "schwarz | black", { css: "#2b2b2e" }),
];

/** What items differ in. The order is the order of the choices on a product page. */
export const variantAttributes = {
  FARBE: { name: "Farbe | Colour", options: colours },
  MOTIV: { name: "Motiv | Design", options: [
    option("weltall", "Weltall | Space"), option("dschungel", "Dschungel | Jungle"), option("pferde", "Pferde | Horses"), option("dinosaurier", "Dinosaurier | Dinosaurs"),
    option("meer", "Unterwasserwelt | Under the sea"), option("fussball", "Fußball | Football"), option("einhorn", "Einhorn | Unicorn"), option("wald", "Waldtiere | Forest animals"),
  ] },
  FORMAT: { name: "Format | Format", options: [
    option("a6", "A6 | A6", { factor: 0.6 }), option("a5", "A5 | A5", { factor: 0.7 }), option("a4", "A4 | A4"), option("a3", "A3 | A3", { factor: 1.7 }),
    option("a2", "A2 | A2", { factor: 2.9 }), option("50x70", "50 x 70 cm | 50 x 70 cm", { factor: 4.2 }),
  ] },
  LINEATUR: { name: "Lineatur | Ruling", options: [
    option("1", "Lineatur 1 | ruling 1"), option("2", "Lineatur 2 | ruling 2"), option("3", "Lineatur 3 | ruling 3"), option("4", "Lineatur 4 | ruling 4"),
    option("5", "Lineatur 5, kariert | ruling 5, squared"), option("liniert", "liniert | lined"), option("kariert", "kariert | squared"),
    option("punktkariert", "punktkariert | dotted"), option("blanko", "blanko | plain"),
  ] },
  GROESSE: { name: "Größe | Size", options: [
    option("klein", "klein | small", { factor: 0.75 }), option("mittel", "mittel | medium"), option("gross", "groß | large", { factor: 1.4 }),
    option("s", "S | S"), option("m", "M | M"), option("l", "L | L"), option("xl", "XL | XL", { factor: 1.05 }),
    option("98", "98/104 | 98/104"), option("110", "110/116 | 110/116"), option("122", "122/128 | 122/128"),
  ] },
  HAERTE: { name: "Härtegrad | Hardness", options: [
    option("2h", "2H | 2H"), option("h", "H | H"), option("hb", "HB | HB"), option("b", "B | B"), option("2b", "2B | 2B"), option("4b", "4B | 4B"),
  ] },
  FEDER: { name: "Federstärke | Nib", options: [
    option("anfaenger", "Anfängerfeder A | beginner's nib A"), option("m", "Feder M | medium nib"), option("f", "Feder F | fine nib"), option("links", "Linkshänderfeder L | left-handed nib L"),
  ] },
  STAERKE: { name: "Strichstärke | Line width", options: [
    option("fein", "fein, 0,4 mm | fine, 0.4 mm"), option("mittel", "mittel, 1 mm | medium, 1 mm"), option("breit", "breit, 3 mm | broad, 3 mm", { factor: 1.1 }),
  ] },
  HAND: { name: "Ausführung | Version", options: [option("rechts", "Rechtshänder | right-handed"), option("links", "Linkshänder | left-handed", { factor: 1.05 })] },
  INHALT: { name: "Inhalt | Content", options: [
    option("1", "Einzeln | Single"), option("5", "5er-Pack | Pack of 5", { factor: 4.7 }), option("10", "10er-Pack | Pack of 10", { factor: 9 }), option("25", "25er-Klassensatz | Class set of 25", { factor: 21.5 }),
  ] },
  VOLUMEN: { name: "Füllmenge | Volume", options: [
    option("100", "100 ml | 100 ml", { factor: 0.4 }), option("250", "250 ml | 250 ml", { factor: 0.6 }), option("500", "500 ml | 500 ml"), option("1000", "1 Liter | 1 litre", { factor: 1.75 }),
  ] },
  PINSEL: { name: "Pinselstärke | Brush size", options: [
    option("2", "Größe 2 | size 2", { factor: 0.6 }), option("4", "Größe 4 | size 4", { factor: 0.75 }), option("8", "Größe 8 | size 8"), option("12", "Größe 12 | size 12", { factor: 1.4 }), option("18", "Größe 18 | size 18", { factor: 2.1 }),
  ] },
  DURCHMESSER: { name: "Durchmesser | Diameter", options: [
    option("15", "15 cm | 15 cm", { factor: 0.7 }), option("18", "18 cm | 18 cm", { factor: 0.85 }), option("22", "22 cm | 22 cm"), option("50", "50 cm | 50 cm"), option("60", "60 cm | 60 cm", { factor: 1.15 }), option("70", "70 cm | 70 cm", { factor: 1.3 }), option("80", "80 cm | 80 cm", { factor: 1.45 }),
  ] },
  LAENGE: { name: "Länge | Length", options: [
    option("2", "2 m | 2 m", { factor: 0.8 }), option("25", "2,5 m | 2.5 m"), option("5", "5 m | 5 m", { factor: 1.9 }), option("10", "10 m | 10 m", { factor: 3.4 }),
  ] },
  SITZHOEHE: { name: "Sitzhöhe | Seat height", options: [
    option("26", "26 cm | 26 cm", { factor: 0.85 }), option("30", "30 cm | 30 cm", { factor: 0.9 }), option("34", "34 cm | 34 cm", { factor: 0.95 }), option("38", "38 cm | 38 cm"), option("43", "43 cm | 43 cm", { factor: 1.06 }), option("46", "46 cm | 46 cm", { factor: 1.1 }),
  ] },
  TISCHHOEHE: { name: "Tischhöhe | Table height", options: [
    option("46", "46 cm | 46 cm", { factor: 0.9 }), option("53", "53 cm | 53 cm", { factor: 0.95 }), option("59", "59 cm | 59 cm"), option("71", "71 cm | 71 cm", { factor: 1.08 }), option("76", "76 cm | 76 cm", { factor: 1.1 }),
  ] },
  MASSE: { name: "Maße | Dimensions", options: [
    option("60x45", "60 x 45 cm | 60 x 45 cm", { factor: 0.5 }), option("90x60", "90 x 60 cm | 90 x 60 cm", { factor: 0.7 }), option("120x90", "120 x 90 cm | 120 x 90 cm"), option("180x90", "180 x 90 cm | 180 x 90 cm", { factor: 1.6 }),
    option("100x150", "100 x 150 cm | 100 x 150 cm", { factor: 1.1 }), option("200x150", "200 x 150 cm | 200 x 150 cm", { factor: 1.9 }), option("200x300", "200 x 300 cm | 200 x 300 cm", { factor: 3.4 }),
  ] },
  SPEICHER: { name: "Speicher | Storage", options: [
    option("16", "16 GB | 16 GB", { factor: 0.8 }), option("32", "32 GB | 32 GB"), option("64", "64 GB | 64 GB", { factor: 1.3 }), option("128", "128 GB | 128 GB", { factor: 1.6 }), option("256", "256 GB | 256 GB", { factor: 2.1 }),
  ] },
} as const satisfies Record<string, { name: Bilingual; options: readonly Option[] }>;

export type VariantCode = keyof typeof variantAttributes;

/** What listings can be narrowed by; brand values come from the families. */
export const facets = {
  MARKE: { name: "Marke | Brand", hero: true, options: [] },
  FARBE: { name: "Farbe | Colour", hero: true, options: colours },
  FORMAT: { name: "Format | Format", hero: true, options: variantAttributes.FORMAT.options },
  ALTER: { name: "Altersempfehlung | Recommended age", hero: true, options: [
    option("ab-1", "ab 1 Jahr | from 1 year"), option("ab-3", "ab 3 Jahren | from 3 years"), option("ab-5", "ab 5 Jahren | from 5 years"), option("ab-6", "ab 6 Jahren | from 6 years"),
    option("ab-8", "ab 8 Jahren | from 8 years"), option("ab-10", "ab 10 Jahren | from 10 years"), option("ab-14", "ab 14 Jahren | from 14 years"),
  ] },
  MATERIAL: { name: "Material | Material", hero: true, options: [
    option("holz", "Holz | wood"), option("kunststoff", "Kunststoff | plastic"), option("papier", "Papier | paper"), option("karton", "Karton | cardboard"), option("metall", "Metall | metal"),
    option("edelstahl", "Edelstahl | stainless steel"), option("textil", "Textil | fabric"), option("baumwolle", "Baumwolle | cotton"), option("filz", "Filz | felt"), option("wolle", "Wolle | wool"), option("glas", "Glas | glass"),
    option("schaumstoff", "Schaumstoff | foam"), option("gummi", "Gummi | rubber"), option("wachs", "Wachs | wax"), option("kork", "Kork | cork"), option("ton", "Ton | clay"),
  ] },
  LINEATUR: { name: "Lineatur | Ruling", hero: false, options: variantAttributes.LINEATUR.options },
  GROESSE: { name: "Größe | Size", hero: false, options: variantAttributes.GROESSE.options },
  GRUNDSCHULFACH: { name: "Fach | Subject", hero: false, options: [
    option("deutsch", "Deutsch | German"), option("mathematik", "Mathematik | Maths"), option("sachunterricht", "Sachunterricht | General studies"), option("englisch", "Englisch | English"),
    option("kunst", "Kunst | Art"), option("werken", "Werken | Handicraft"), option("musik", "Musik | Music"), option("sport", "Sport | PE"), option("naturwissenschaften", "Naturwissenschaften | Science"), option("erdkunde", "Erdkunde | Geography"),
  ] },
  THEMA: { name: "Thema | Topic", hero: false, options: [
    option("einschulung", "Einschulung | Starting school"), option("zahlen", "Zahlen und Rechnen | Numbers"), option("buchstaben", "Buchstaben und Lesen | Letters and reading"), option("farben-formen", "Farben und Formen | Colours and shapes"),
    option("tiere", "Tiere | Animals"), option("natur", "Natur und Garten | Nature and garden"), option("weltall", "Weltall | Space"), option("koerper", "Mein Körper | My body"), option("gefuehle", "Gefühle | Feelings"),
    option("verkehr", "Verkehr | Road safety"), option("zeit", "Uhr und Zeit | Clock and time"), option("experimente", "Experimente | Experiments"), option("bewegung", "Bewegung | Movement"), option("advent", "Advent | Advent"),
    option("ordnung", "Ordnung | Organisation"), option("rollenspiel", "Rollenspiel | Pretend play"), option("inklusion", "Inklusion | Inclusion"),
  ] },
  SIEGEL: { name: "Siegel und Herkunft | Labels and origin", hero: false, options: [
    option("fsc", "FSC® Mix | FSC® Mix"), option("blauer-engel", "Blauer Engel | Blue Angel"), option("recycling", "Recyclingmaterial | Recycled material"), option("gots", "GOTS-Baumwolle | GOTS cotton"),
    option("gs", "GS geprüfte Sicherheit | GS tested safety"), option("deutschland", "Hergestellt in Deutschland | Made in Germany"), option("europa", "Hergestellt in Europa | Made in Europe"),
  ] },
} as const satisfies Record<string, { name: Bilingual; hero: boolean; options: readonly Option[] }>;

export type FacetCode = keyof typeof facets;

/** Options by their codes, in the order of the vocabulary. Throws for a code that is not in it. */
export function optionsOf(options: readonly Option[], codes: string): Option[] {
  const wanted = new Set(codes.split(" "));
  const found = options.filter(({ code }) => wanted.delete(code));
  if (wanted.size > 0) throw new Error(`Unknown option codes: ${[...wanted].join(", ")}`);
  return found;
}
