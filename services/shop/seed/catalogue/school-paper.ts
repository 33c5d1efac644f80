import type { Family } from "./model.ts";

/** Exercise books, pads and filing of the school department. */
export const paperFamilies: readonly Family[] = [
  {
    category: "schulhefte", kind: "exercise-book", tone: "paper", weight: 95, min: 5, brands: ["Papyra Recycling", "Lindwerk Basic", "Schreibfink Plus"],
    models: [
      ["Schulheft A4, 16 Blatt | Exercise book A4, 16 sheets", 59, { variants: { LINEATUR: "1 2 3 4 5 blanko" }, base: [16, "sheet"], facets: { FORMAT: "a4" } }],
      ["Schulheft A5, 16 Blatt | Exercise book A5, 16 sheets", 49, { variants: { LINEATUR: "1 2 3 4 5" }, weight: 50, base: [16, "sheet"], facets: { FORMAT: "a5" } }],
      ["Doppelheft A4 mit Rand, 32 Blatt | Exercise book A4 with margin, 32 sheets", 99, { variants: { LINEATUR: "liniert kariert blanko" }, weight: 180, base: [32, "sheet"], facets: { FORMAT: "a4" } }],
      ["Schreiblernheft A4 quer, 16 Blatt | Handwriting book A4 landscape, 16 sheets", 119, { variants: { LINEATUR: "1 2" }, base: [16, "sheet"], facets: { FORMAT: "a4", THEMA: "einschulung buchstaben" }, about: "Farbig hinterlegte Mittelbänder zeigen, wie hoch ein Buchstabe werden darf. | Tinted middle bands show how tall a letter may grow." }],
      ["Geschichtenheft A5 mit Bildfeld, 16 Blatt | Story book A5 with picture box, 16 sheets", 109, { variants: { LINEATUR: "1 2 3" }, base: [16, "sheet"], facets: { FORMAT: "a5", THEMA: "buchstaben" } }],
    ],
    openers: [
      "Festes, blendfrei weißes Papier, auf dem Tinte nicht verläuft. | Firm, glare-free white paper on which ink does not feather.",
      "Mit klaren Linien, stabilem Umschlag und zwei Klammern geheftet. | Clear lines, a sturdy cover and two staples.",
    ],
    details: [
      "Abgerundete Ecken vermeiden Eselsohren. | Rounded corners prevent dog ears.",
      "Auf dem Etikett ist Platz für Name, Klasse und Fach. | The label has room for name, class and subject.",
      "Das Papier ist beidseitig beschreibbar, nichts scheint durch. | Both sides of the paper can be used; nothing shows through.",
    ],
    facets: { MATERIAL: "papier", ALTER: "ab-6 ab-8", GRUNDSCHULFACH: "deutsch mathematik", SIEGEL: "recycling blauer-engel" }, facts: [["Papiergewicht | Paper weight", "90 g/m² | 90 gsm"]], draw: { pattern: "lines" },
    looks: [["#2f6db5", "#f4f1ea"], ["#3c9a4e", "#f4f1ea"], ["#d8352a", "#f4f1ea"], ["#f08a24", "#f4f1ea"]],
  },
  {
    category: "rechenhefte", kind: "exercise-book", tone: "paper", weight: 95, min: 5, brands: ["Papyra Recycling", "Zahlenfuchs", "Lindwerk Basic"],
    models: [
      ["Rechenheft A5, 7-mm-Kästchen, 16 Blatt | Maths book A5, 7 mm squares, 16 sheets", 55, { weight: 50, base: [16, "sheet"], facets: { FORMAT: "a5" } }],
      ["Rechenheft A4, 5-mm-Kästchen, 32 Blatt | Maths book A4, 5 mm squares, 32 sheets", 95, { variants: { FARBE: "rot blau gruen gelb" }, base: [32, "sheet"], facets: { FORMAT: "a4" } }],
      ["Geometrieheft A4, blanko und kariert, 16 Blatt | Geometry book A4, plain and squared, 16 sheets", 129, { base: [16, "sheet"], facets: { FORMAT: "a4", THEMA: "farben-formen" } }],
      ["Übungsheft Zahlenraum bis 20, 24 Seiten | Practice book, numbers to 20, 24 pages", 349, { facets: { FORMAT: "a4", THEMA: "zahlen" }, draw: { text: "1+2" } }],
      ["Einmaleins-Trainingsheft, 32 Seiten | Times tables practice book, 32 pages", 399, { facets: { FORMAT: "a5", THEMA: "zahlen" }, draw: { text: "3×4" } }],
    ],
    openers: ["Ordentlich untereinander rechnen fällt mit den gut sichtbaren Kästchen leicht. | Clearly printed squares make it easy to set sums out neatly.", "Ein Heft für alles, was im Mathematikunterricht zu Papier kommt. | A book for everything that goes on paper in maths."],
    details: ["Der Umschlag aus festem Karton hält ein ganzes Schulhalbjahr. | The stiff card cover lasts a whole half-year.", "Bleistift und Tinte lassen sich gleichermaßen gut darauf führen. | Takes pencil and ink equally well.", "Das Namensfeld auf der Vorderseite ist groß genug für Schreibanfänger. | The name field on the front is big enough for beginners."],
    facets: { MATERIAL: "papier", ALTER: "ab-6", GRUNDSCHULFACH: "mathematik", LINEATUR: "kariert", SIEGEL: "fsc" }, draw: { pattern: "grid" },
  },
  {
    category: "collegebloecke", kind: "writing-pad", tone: "paper", weight: 420, brands: ["Papyra Recycling", "Officia Pad", "Lindwerk Basic", "Kobaro Studio"],
    models: [
      ["Collegeblock A4, 80 Blatt | College pad A4, 80 sheets", 249, { variants: { LINEATUR: "liniert kariert blanko punktkariert" }, base: [80, "sheet"], facets: { FORMAT: "a4" } }],
      ["Schreibblock, 50 Blatt | Writing pad, 50 sheets", 189, { variants: { FORMAT: "a5 a4", LINEATUR: "liniert kariert" }, base: [50, "sheet"] }],
      ["Ringbuchblock A4, 100 Blatt, mit Farbrand | Ring binder refill A4, 100 sheets, coloured edge", 329, { variants: { LINEATUR: "liniert kariert" }, base: [100, "sheet"], facets: { FORMAT: "a4" } }],
    ],
    openers: ["Mit Mikroperforation und Vierfachlochung: Blätter lassen sich sauber heraustrennen und sofort abheften. | Micro-perforated and punched with four holes: sheets tear out cleanly and can be filed at once.", "Ein Block für Mitschriften, Entwürfe und Hausaufgaben. | A pad for notes, drafts and homework."],
    details: ["Die feste Rückpappe erlaubt das Schreiben auch ohne Tisch. | The firm backboard lets you write without a desk.", "Das Papier mit 70 g/m² ist für Füller und Fineliner geeignet. | The 70 gsm paper suits fountain pens and fineliners.", "Die Seiten liegen beim Schreiben flach auf. | Pages lie flat while you write."],
    facets: { MATERIAL: "papier", ALTER: "ab-10 ab-14", SIEGEL: "recycling blauer-engel" }, draw: { pattern: "lines" },
  },
  {
    category: "notizbuecher", kind: "notebook", tone: "paper", weight: 260, brands: ["Papyra Atelier", "Officia Note", "Lindwerk Leinen"],
    models: [
      ["Notizbuch mit Gummiband, 96 Blatt | Notebook with elastic band, 96 sheets", 899, { variants: { FARBE: "schwarz dunkelblau beere gruen", FORMAT: "a6 a5" }, base: [96, "sheet"] }],
      ["Bullet Journal A5, punktkariert | Bullet journal A5, dotted", 1299, { variants: { FARBE: "schwarz tuerkis rosa hellgrau" }, facets: { FORMAT: "a5", LINEATUR: "punktkariert" } }],
      ["Klassentagebuch mit Spiralbindung | Class diary, spiral-bound", 990, { facets: { FORMAT: "a4", THEMA: "ordnung" } }],
      ["Vokabelheft mit Trennlinie, 40 Blatt | Vocabulary book with dividing line, 40 sheets", 179, { variants: { FARBE: "rot blau gruen" }, facets: { FORMAT: "a5", GRUNDSCHULFACH: "englisch" }, base: [40, "sheet"] }],
    ],
    openers: ["Ein schlichtes Buch für Gedanken, Listen und Skizzen. | A plain book for thoughts, lists and sketches.", "Stabil gebunden, damit auch nach Monaten kein Blatt verloren geht. | Firmly bound so that no page is lost, even after months."],
    details: ["Das cremeweiße Papier schont die Augen. | The cream paper is easy on the eyes.", "Passt in jede Schul- und Umhängetasche. | Fits any school or shoulder bag.", "Der feste Einband schützt die Seiten unterwegs. | The firm cover protects the pages on the go."],
    facets: { MATERIAL: "papier karton", ALTER: "ab-8 ab-14", SIEGEL: "fsc" },
  },
  {
    category: "ringbuecher", kind: "ring-binder", tone: "paper", weight: 380, brands: ["Ordnio Color", "Officia File", "Papyra Recycling"],
    models: [
      ["Ordner A4, 75 mm breit | Lever arch file A4, 75 mm", 349, { variants: { FARBE: "rot gelb gruen blau violett schwarz grau" }, min: 2 }],
      ["Ordner A4, 50 mm schmal | Lever arch file A4, 50 mm", 329, { variants: { FARBE: "rot gelb gruen blau schwarz" }, min: 2 }],
      ["Ringbuch A4, 4-Ring-Mechanik | Ring binder A4, 4 rings", 399, { variants: { FARBE: "rot orange tuerkis blau rosa weiss" } }],
      ["Motivordner A4, 75 mm | Patterned lever arch file A4, 75 mm", 549, { variants: { MOTIV: "weltall dschungel pferde meer" } }],
    ],
    openers: ["Hält Arbeitsblätter, Zeugnisse und Unterlagen zuverlässig zusammen. | Keeps worksheets, reports and documents safely together.", "Farbige Rücken schaffen im Regal auf einen Blick Ordnung. | Coloured spines bring order to the shelf at a glance."],
    details: ["Die Mechanik schließt passgenau, Blätter lassen sich leicht umlegen. | The mechanism closes precisely and pages turn easily.", "Das Griffloch mit Metallring erleichtert das Herausziehen. | The metal-rimmed finger hole makes it easy to pull out.", "Mit Kantenschutz für lange Haltbarkeit. | With edge protection for a long life."],
    facets: { MATERIAL: "karton", FORMAT: "a4", THEMA: "ordnung", SIEGEL: "blauer-engel" },
  },
  {
    category: "mappen", kind: "folder", tone: "paper", weight: 45, brands: ["Ordnio Color", "Lindwerk Basic", "Papyra Recycling"],
    models: [
      ["Schnellhefter | Report file", 49, { variants: { FARBE: "rot orange gelb hellgruen gruen blau violett weiss", INHALT: "1 10 25" }, min: 5 }],
      ["Eckspannermappe | Elastic corner folder", 199, { variants: { FARBE: "rot gelb gruen blau schwarz", FORMAT: "a4 a3" } }],
      ["Postmappe mit Namensfeld | Home-school folder with name label", 249, { variants: { FARBE: "rot gelb gruen blau" }, facets: { THEMA: "einschulung" } }],
      ["Sammelmappe mit 12 Fächern | Project file with 12 pockets", 899, { variants: { FARBE: "blau grau beere" } }],
    ],
    openers: ["Für jedes Fach eine Farbe – so finden Kinder ihre Blätter schnell wieder. | One colour for each subject helps children find their sheets quickly.", "Robuste Mappe für den Weg zwischen Schule und Zuhause. | A robust folder for the way between school and home."],
    details: ["Fasst lose und gelochte Blätter. | Holds loose and punched sheets.", "Das Material ist reißfest und lässt sich feucht abwischen. | The material is tear-resistant and wipes clean.", "Ein Beschriftungsfeld erleichtert das Wiederfinden. | A label field makes it easy to find again."],
    facets: { MATERIAL: "karton kunststoff", FORMAT: "a4", ALTER: "ab-6", THEMA: "ordnung" },
  },
  {
    category: "heftboxen", kind: "file-box", tone: "paper", weight: 350, brands: ["Ordnio Box", "Officia File", "Raumita Klasse"],
    models: [
      ["Heftbox A4 mit Gummizug | Exercise book box A4 with elastic", 449, { variants: { FARBE: "rot gelb gruen blau violett" } }],
      ["Stehsammler A4 | Magazine file A4", 299, { variants: { FARBE: "rot gelb gruen blau weiss schwarz", INHALT: "1 5" } }],
      ["Schubladenbox mit 5 Fächern | Drawer box with 5 drawers", 2990, { variants: { FARBE: "weiss grau hellblau" }, weight: 2400 }],
      ["Karteikasten A6 mit Register | Index card box A6 with dividers", 699, { variants: { FARBE: "rot blau schwarz" }, facets: { FORMAT: "a6" } }],
    ],
    openers: ["Hefte, Bücher und Mappen eines Faches bleiben beisammen und griffbereit. | Keeps the books and folders of one subject together and to hand.", "Schafft Ordnung auf Regalen und Fensterbänken. | Brings order to shelves and window sills."],
    details: ["Standfest auch dann, wenn sie nur halb gefüllt ist. | Stands firm even when only half full.", "Mit Griffmulde und Etikett zum Beschriften. | With finger grip and a label to write on.", "Aus stabilem Material, das viele Schuljahre mitmacht. | Made of sturdy material that lasts many school years."],
    facets: { MATERIAL: "karton kunststoff", FORMAT: "a4", THEMA: "ordnung" },
  },
];
