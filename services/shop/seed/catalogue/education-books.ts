import type { Bilingual } from "../bilingual.ts";
import type { Family, Model } from "./model.ts";

const levels = [1, 2, 3, 4] as const;

/** A series with a volume for each year of primary school. */
function series(de: string, en: string, cents: number): Model[] {
  return levels.map((level): Model => {
    const name: Bilingual = `${de}, Klasse ${level} | ${en}, year ${level}`;
    return [name, cents, { facets: { ALTER: level < 3 ? "ab-6" : "ab-8" }, draw: { text: String(level) }, facts: [["Klassenstufe | Year", `${level} | ${level}`]] }];
  });
}

const book = { kind: "textbook", tone: "book", weight: 310, isBook: true, oneBrandEach: true } as const;
const openers: readonly Bilingual[] = [
  "Klar aufgebaute Seiten führen Schritt für Schritt durch den Lernstoff. | Clearly structured pages lead step by step through the material.",
  "Abwechslungsreiche Aufgaben auf drei Anforderungsniveaus halten die Lernfreude wach. | Varied tasks at three levels keep motivation high.",
];
const details: readonly Bilingual[] = [
  "Von Lehrkräften entwickelt und im Unterricht erprobt. | Developed by teachers and tried out in class.",
  "Abgestimmt auf die Bildungspläne aller Bundesländer. | In line with the curricula of all German federal states.",
  "Kurze Arbeitsanweisungen und Symbole erleichtern das selbstständige Lernen. | Short instructions and symbols make independent learning easier.",
];
const shared = { ...book, openers, details, facts: [["Sprache | Language", "Deutsch | German"]] as const };

/** Textbooks and workbooks; prices are fixed by law, so none of them is ever reduced. */
export const textbookFamilies: readonly Family[] = [
  { ...shared, category: "deutsch-lesen", brands: ["Wortwiese Verlag", "Lernhafen Verlag"], facets: { GRUNDSCHULFACH: "deutsch", THEMA: "buchstaben", MATERIAL: "papier" }, looks: [["#d8352a", "#f4f1ea"], ["#f08a24", "#f4f1ea"]],
    models: [...series("Lesewiese – Lesebuch", "Reading meadow – reader", 2195), ...series("Lesespuren – Arbeitsheft", "Reading trails – workbook", 995), ["Leseanfänger – Fibel | First reader – primer", 1895, { facets: { ALTER: "ab-6", THEMA: "einschulung buchstaben" } }]] },
  { ...shared, category: "mathe-hefte", brands: ["Zahlenfuchs Verlag", "Lernhafen Verlag"], facets: { GRUNDSCHULFACH: "mathematik", THEMA: "zahlen", MATERIAL: "papier" }, looks: [["#2f6db5", "#f4f1ea"], ["#2fa8a3", "#f4f1ea"]],
    models: [...series("Zahlenreise – Arbeitsheft Mathematik", "Number journey – maths workbook", 1050), ...series("Sachrechnen leicht gemacht – Übungsheft", "Word problems made easy – practice book", 895)] },
  { ...shared, category: "sachunterricht-hefte", brands: ["Lernhafen Verlag", "Weltblick Verlag"], facets: { GRUNDSCHULFACH: "sachunterricht", THEMA: "natur", MATERIAL: "papier" }, looks: [["#3c9a4e", "#f4f1ea"], ["#8cc152", "#f4f1ea"]],
    models: [...series("Forscherheft Sachunterricht", "Explorer workbook general studies", 1095), ["Werkstatt Verkehrserziehung | Road safety workshop", 1395, { facets: { THEMA: "verkehr", ALTER: "ab-8" } }], ["Werkstatt Mein Körper | My body workshop", 1395, { facets: { THEMA: "koerper", ALTER: "ab-6" } }], ["Werkstatt Planeten und Sterne | Planets and stars workshop", 1395, { facets: { THEMA: "weltall", ALTER: "ab-8" } }]] },
  { ...shared, category: "englisch-hefte", facts: [["Sprache | Language", "Englisch und Deutsch | English and German"]], brands: ["Lernhafen Verlag", "Wortwiese Verlag"], facets: { GRUNDSCHULFACH: "englisch", ALTER: "ab-8", MATERIAL: "papier" }, looks: [["#24406e", "#d8352a"]],
    models: [...series("Hello Friends – Activity Book", "Hello Friends – activity book", 950), ["Mein Bildwörterbuch Englisch | My English picture dictionary", 1495, {}], ["Songs and Rhymes – Liederheft | Songs and rhymes – song book", 1295, { facets: { GRUNDSCHULFACH: "englisch musik" } }]] },
  { ...shared, category: "rechtschreibung", brands: ["Wortwiese Verlag", "Lernhafen Verlag"], facets: { GRUNDSCHULFACH: "deutsch", THEMA: "buchstaben", MATERIAL: "papier" }, looks: [["#7b4fa3", "#f4c430"]],
    models: [...series("Richtig schreiben – Rechtschreibtraining", "Writing right – spelling practice", 850), ["Grundwortschatz-Kartei, 800 Karten | Core vocabulary cards, 800 cards", 4495, { weight: 1800, draw: { kind: "file-box" } }], ["Mein Wörterbuch für die Grundschule | My primary school dictionary", 1650, {}]] },
  { ...shared, category: "vorschule", brands: ["Lernhafen Verlag", "Papierboot Verlag"], facets: { ALTER: "ab-5", THEMA: "einschulung", MATERIAL: "papier" }, looks: [["#f4c430", "#2f6db5"], ["#ec8fb0", "#f4f1ea"]],
    models: [["Fit für die Schule – Vorschulblock | Ready for school – preschool pad", 695, {}], ["Schwungübungen – abwischbares Heft | Pen control – wipe-clean book", 895, {}], ["Zählen bis zehn – Mitmachheft | Counting to ten – activity book", 595, { facets: { THEMA: "zahlen" } }], ["Laute hören – Sprachspielheft | Hearing sounds – language games", 795, { facets: { THEMA: "buchstaben", GRUNDSCHULFACH: "deutsch" } }], ["Gefühle benennen – Bildkarten | Naming feelings – picture cards", 1695, { facets: { THEMA: "gefuehle" } }], ["Formen und Farben – Stickerheft | Shapes and colours – sticker book", 695, { facets: { THEMA: "farben-formen" } }]] },
  { ...book, tone: "book", category: "lehrerhandreichungen", brands: ["Lernhafen Verlag", "Wortwiese Verlag"], facets: { MATERIAL: "papier" }, looks: [["#7f868c", "#f4c430"]], facts: [["Einband | Binding", "Broschur | paperback"]],
    openers: ["Fundiert, praxisnah und sofort im Unterricht umsetzbar. | Well-founded, practical and ready to use in class.", "Entlastet bei der Vorbereitung und gibt Sicherheit in der Durchführung. | Eases preparation and gives confidence in class."], details: ["Mit Stundenverläufen, Tafelbildern und Differenzierungshinweisen. | With lesson plans, board displays and notes on differentiation.", "Alle Materialien stehen zusätzlich als Download bereit. | All materials are also available for download.", "Verfasst von erfahrenen Lehrkräften. | Written by experienced teachers."],
    models: [["Classroom-Management in der Grundschule | Classroom management in primary school", 2495, {}], ["Differenzieren leicht gemacht | Differentiation made easy", 2295, { facets: { THEMA: "inklusion" } }], ["Elterngespräche sicher führen | Confident parent meetings", 1995, {}], ["Bewegte Pause – 50 Spielideen | Active break – 50 games", 1795, { facets: { THEMA: "bewegung", GRUNDSCHULFACH: "sport" } }], ["Experimentieren im Anfangsunterricht | Experiments in the first years", 2695, { facets: { THEMA: "experimente", GRUNDSCHULFACH: "sachunterricht" } }], ["Kunststunden für das ganze Jahr | Art lessons for the whole year", 2495, { facets: { GRUNDSCHULFACH: "kunst" } }]] },
  { ...book, category: "kopiervorlagen", brands: ["Lernhafen Verlag", "Wortwiese Verlag", "Zahlenfuchs Verlag"], facets: { MATERIAL: "papier", FORMAT: "a4" }, looks: [["#2fa8a3", "#f4f1ea"], ["#f08a24", "#f4f1ea"]], facts: [["Einband | Binding", "Ringheftung | ring-bound"]],
    openers: ["Kopierfertige Arbeitsblätter für den schnellen Einsatz. | Worksheets ready to copy and use straight away.", "Die Blätter sind übersichtlich, kindgerecht und in drei Schwierigkeitsstufen angelegt. | The sheets are clear, child-friendly and come in three levels."], details: ["Mit Lösungen und Hinweisen für die Lehrkraft. | With answers and notes for teachers.", "Für Regelunterricht, Förderung und Vertretungsstunden. | For regular lessons, extra support and cover lessons.", "Als Schullizenz im ganzen Kollegium nutzbar. | The school licence covers the whole staff."],
    models: [["Kopiervorlagen Einmaleins | Times tables worksheets", 2290, { facets: { THEMA: "zahlen", GRUNDSCHULFACH: "mathematik" } }], ["Kopiervorlagen Leseverstehen | Reading comprehension worksheets", 2290, { facets: { THEMA: "buchstaben", GRUNDSCHULFACH: "deutsch" } }], ["Kopiervorlagen Wetter und Jahreszeiten | Weather and seasons worksheets", 2090, { facets: { THEMA: "natur", GRUNDSCHULFACH: "sachunterricht" } }], ["Kopiervorlagen Advent und Winter | Advent and winter worksheets", 1990, { facets: { THEMA: "advent" } }], ["Kopiervorlagen Uhrzeit | Telling the time worksheets", 1890, { facets: { THEMA: "zeit", GRUNDSCHULFACH: "mathematik" } }], ["Kopiervorlagen Fahrradprüfung | Cycling test worksheets", 2190, { facets: { THEMA: "verkehr", GRUNDSCHULFACH: "sachunterricht" } }]] },
];
