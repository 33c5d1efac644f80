import type { Bilingual } from "../bilingual.ts";
import type { Picture } from "../catalogue/model.ts";

/** A line of a class list: the German name of a model of the shop's own brand, and how many pieces. */
export type ListLine = readonly [name: string, quantity: number, choice?: "any" | "fixed"];

/** A list that schools hand out, or that a school orders by. */
export interface ClassList {
  readonly id: string;
  readonly audience: "consumer" | "school";
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly picture: Picture;
  /** `any`: who uses the list chooses the variant; else it has the first one. */
  readonly lines: readonly ListLine[];
}

/** Class lists of the demo shop. */
export const classLists: readonly ClassList[] = [
  {
    id: "erstausstattung-klasse-1",
    audience: "consumer",
    name: "Erstausstattung Klasse 1 | First equipment, year 1",
    description:
      "<p>Was die meisten Grundschulen zur <strong>Einschulung</strong> wünschen. Gleichen Sie die Liste mit der Ihrer Schule ab und ändern Sie Mengen nach Bedarf.</p> | <p>What most primary schools ask for <strong>on the first day</strong>. Compare it with your school's list and change quantities as you need them.</p>",
    picture: { kind: "school-bag", colour: "#2f6db5", accent: "#f4c430" },
    lines: [
      ["Schulranzen-Set, 4-teilig", 1, "any"],
      ["Schreiblern-Bleistift mit Griffmulden", 4],
      ["Dreikant-Buntstifte, 24 Farben", 1],
      ["Radiergummi", 1],
      ["Dosenspitzer für zwei Stiftstärken", 1],
      ["Holzlineal 17 cm mit Tuschekante", 1],
      ["Kinderschere 13 cm", 1, "any"],
      ["Klebestift 20 g", 3],
      ["Schreiblernheft A4 quer, 16 Blatt", 5],
      ["Rechenheft A5, 7-mm-Kästchen, 16 Blatt", 5],
      ["Schnellhefter", 5],
      ["Eckspannermappe", 1],
      ["Deckfarbkasten, 12 Farben", 1],
      ["Borstenpinsel, flach", 2],
      ["Zeichenblock, 20 Blatt", 1],
      ["Malkittel mit langen Ärmeln", 1, "any"],
      ["Turnbeutel mit Reißverschlussfach", 1],
      ["Brotdose mit Trennsteg", 1],
    ],
  },
  {
    id: "grundausstattung-klasse-2",
    audience: "consumer",
    name: "Nachkauf für Klasse 2 | Refills for year 2",
    description:
      "<p>Hefte, Stifte und Mappen, die nach dem ersten Schuljahr aufgebraucht sind.</p> | <p>Exercise books, pencils and folders that are used up after the first year.</p>",
    picture: { kind: "exercise-book", colour: "#3c9a4e", accent: "#f4f1ea" },
    lines: [
      ["Schulheft A5, 16 Blatt", 5],
      ["Rechenheft A4, 5-mm-Kästchen, 32 Blatt", 5],
      ["Geschichtenheft A5 mit Bildfeld, 16 Blatt", 5],
      ["Einmaleins-Trainingsheft, 32 Seiten", 5],
      ["Bleistifte, sechskantig, 12 Stück", 1],
      ["Schulfüller", 1, "any"],
      ["Schnellhefter", 5],
      ["Klebestift 40 g, ohne Lösungsmittel", 2],
      ["Lineal 30 cm", 1],
    ],
  },
  {
    id: "schulwechsel-klasse-5",
    audience: "consumer",
    name: "Schulwechsel in Klasse 5 | Moving up to year 5",
    description:
      "<p>Für den Start an der weiterführenden Schule: <strong>Geometrie, Vokabeln, Ordnung</strong>.</p> | <p>For the start at secondary school: <strong>geometry, vocabulary, order</strong>.</p>",
    picture: { kind: "compass", colour: "#24406e", accent: "#8cc152" },
    lines: [
      ["Schulrucksack, 28 Liter", 1, "any"],
      ["Collegeblock A4, 80 Blatt", 3],
      ["Vokabelheft mit Trennlinie, 40 Blatt", 2],
      ["Geometrieheft A4, blanko und kariert, 16 Blatt", 5],
      ["Geometriedreieck 16 cm", 1],
      ["Schnellverstellzirkel im Etui", 1],
      ["Schulrechner mit 4 Grundrechenarten", 1],
      ["Ordner A4, 50 mm schmal", 2],
      ["Textmarker", 3],
      ["Gelschreiber, 0,5 mm", 2],
    ],
  },
  {
    id: "start-im-kindergarten",
    audience: "consumer",
    name: "Start im Kindergarten | Starting nursery",
    description:
      "<p>Damit am ersten Tag nichts fehlt: vom Rucksack bis zur Matschhose.</p> | <p>So that nothing is missing on the first day: from the rucksack to the mud trousers.</p>",
    picture: { kind: "school-bag", colour: "#f08a24", accent: "#f4f1ea" },
    lines: [
      ["Kindergartenrucksack, 8 Liter", 1, "any"],
      ["Motiv-Brotdose", 1],
      ["Kinder-Trinkflasche mit Strohhalm, 0,45 l", 1],
      ["Matschhose", 1, "any"],
      ["Malkittel mit langen Ärmeln", 1, "any"],
      ["Wachsmalblöcke aus Bienenwachs, 8 Farben", 1],
      ["Kinderschere 13 cm", 1],
      ["Schlafdecke 100 x 135 cm", 1],
    ],
  },
  {
    id: "klassensatz-kunst",
    audience: "school",
    name: "Klassensatz Kunst, 25 Kinder | Class set for art, 25 children",
    description:
      "<p>Farben, Pinsel und Papier für ein Halbjahr Kunstunterricht.</p> | <p>Paints, brushes and paper for half a year of art lessons.</p>",
    picture: { kind: "paint-box", colour: "#d8352a", accent: "#f4c430" },
    lines: [
      ["Deckfarbkasten, 12 Farben", 25],
      ["Pinselset, 15-teilig", 5],
      ["Zeichenblock, 20 Blatt", 25],
      ["Tonpapier 130 g/m², 100 Blatt", 3],
      ["Scherenblock mit 20 Kinderscheren", 1],
      ["Kleister ohne Konservierungsstoffe, 200 g", 4],
      ["Einmal-Malschürzen, 50 Stück", 1],
      ["Wachsmaler-Klassenbox, 96 Stück", 1],
    ],
  },
  {
    id: "klassensatz-mathematik",
    audience: "school",
    name: "Anfangsunterricht Mathematik | Starting maths",
    description:
      "<p>Material zum Zählen, Bündeln und Ordnen für eine <strong>erste Klasse</strong>.</p> | <p>Material for counting, bundling and ordering in a <strong>first year</strong>.</p>",
    picture: { kind: "abacus", colour: "#2fa8a3", accent: "#f4c430" },
    lines: [
      ["Demonstrations-Rechenrahmen, 80 cm", 1],
      ["Rechenrahmen bis 20", 25],
      ["Steckwürfel-Klassensatz, 1.000 Stück", 1],
      ["Wendeplättchen, 100 Stück", 13],
      ["Dienes-Systemblöcke, 121 Teile", 2],
      ["Schüler-Lernuhren, Klassensatz 24 Stück", 1],
      ["Demonstrationsuhr, 41 cm", 1],
    ],
  },
  {
    id: "einrichtung-klassenraum",
    audience: "school",
    name: "Klassenraum zum Schuljahresbeginn | A classroom for the new school year",
    description:
      "<p>Was im Lehrerzimmer jedes Jahr als Erstes bestellt wird.</p> | <p>What staff rooms order first every year.</p>",
    picture: { kind: "marker", colour: "#24406e", accent: "#d8352a" },
    lines: [
      ["Whiteboard-Marker", 10],
      ["Flipchart-Marker, 4 Farben", 3],
      ["Tafellineal 100 cm mit Griff", 1],
      ["Tafel-Geometriedreieck 60 cm, magnetisch", 1],
      ["Klassentagebuch mit Spiralbindung", 1],
      ["Ordner A4, 75 mm breit", 10],
      ["Stehsammler A4", 8],
      ["Belohnungsstempel-Set, 12 Motive", 1],
      ["Verbandkasten nach DIN 13157", 1],
    ],
  },
  {
    id: "kita-gruppe-kreativ",
    audience: "school",
    name: "Kreativecke für eine Kita-Gruppe | A creative corner for a nursery group",
    description:
      "<p>Malen, kneten, fädeln: Grundausstattung für 20 Kinder von drei bis sechs.</p> | <p>Painting, modelling, threading: basic equipment for 20 children from three to six.</p>",
    picture: { kind: "beads", colour: "#b5529a", accent: "#8cc152" },
    lines: [
      ["Dicke Buntstifte für Kindergartenkinder, 10 Farben", 10],
      ["Fingerfarbe", 4],
      ["Borstenpinsel mit dickem Kindergriff", 20],
      ["Knete-Klassensatz, 24 Stangen", 2],
      ["Fädelperlen mit Schnüren, 40 Teile", 3],
      ["Malpapier, 250 Blatt", 2],
      ["Kinderschürze", 20],
      ["Doppelstaffelei mit Papierrolle", 1],
    ],
  },
];
