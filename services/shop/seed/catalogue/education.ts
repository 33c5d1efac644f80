import { textbookFamilies } from "./education-books.ts";
import type { Department, Family } from "./model.ts";

const families: readonly Family[] = [
  {
    category: "rechenrahmen", kind: "abacus", tone: "toy", weight: 620, brands: ["Zahlenfuchs", "Lernhafen", "Holzwicht"],
    models: [
      ["Rechenrahmen bis 100 aus Holz | Wooden abacus to 100", 1890, {}],
      ["Rechenrahmen bis 20 | Abacus to 20", 790, { variants: { INHALT: "1 25" }, weight: 180 }],
      ["Rechenkette bis 100 | Bead string to 100", 1190, { weight: 210 }],
      ["Demonstrations-Rechenrahmen, 80 cm | Demonstration abacus, 80 cm", 8990, { weight: 4200 }],
    ],
    openers: ["Mengen sehen, greifen und zerlegen: So wird Rechnen anschaulich. | Seeing, touching and splitting quantities makes arithmetic tangible.", "Der Farbwechsel nach fünf Kugeln hilft, Mengen auf einen Blick zu erfassen. | The colour change after five beads helps to grasp quantities at a glance."],
    details: ["Die Kugeln laufen leicht und bleiben trotzdem liegen. | The beads slide easily yet stay where they are.", "Passt zu allen gängigen Mathematiklehrwerken. | Goes with all common maths textbooks.", "Rutschfeste Füße schonen die Tischplatte. | Non-slip feet protect the table top."],
    facets: { MATERIAL: "holz", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "mathematik", THEMA: "zahlen" }, looks: [["#d8352a", "#2f6db5"], ["#d8352a", "#f4f1ea"], ["#2f6db5", "#f4c430"], ["#3c9a4e", "#f4f1ea"]],
  },
  {
    category: "steckwuerfel", kind: "counting-cubes", tone: "toy", weight: 560, smallParts: true, brands: ["Zahlenfuchs", "Lernhafen", "Klugkopf"],
    models: [
      ["Steckwürfel, 100 Stück | Linking cubes, pack of 100", 1690, { base: [100, "piece"] }],
      ["Steckwürfel-Klassensatz, 1.000 Stück | Linking cubes class set, 1,000 pieces", 12990, { weight: 5200, base: [1000, "piece"] }],
      ["Dienes-Systemblöcke, 121 Teile | Base ten blocks, 121 pieces", 2490, { facets: { MATERIAL: "holz" } }],
      ["Wendeplättchen, 100 Stück | Two-colour counters, pack of 100", 690, { base: [100, "piece"], weight: 120 }],
      ["Zahlenstäbe in der Holzbox | Number rods in wooden box", 2990, { facets: { MATERIAL: "holz" } }],
    ],
    openers: ["Zählen, bündeln, messen: ein Material für viele Mathematikstunden. | Count, group, measure: one material for many maths lessons.", "Hilft Kindern, Zahlbeziehungen selbst zu entdecken. | Helps children discover number relations by themselves."],
    details: ["Die Teile lassen sich leicht verbinden und wieder lösen. | The pieces join and come apart easily.", "In klaren Farben für eindeutige Aufgaben. | In clear colours for unambiguous tasks.", "Mit Aufgabenvorschlägen für Freiarbeit und Stationen. | With suggested tasks for free work and stations."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "mathematik", THEMA: "zahlen farben-formen" }, draw: { count: 10 },
  },
  {
    category: "wuerfel", kind: "dice", tone: "toy", weight: 150, smallParts: true, brands: ["Zahlenfuchs", "Klugkopf", "Murmelo"],
    models: [
      ["Augenwürfel 16 mm, 50 Stück | Spot dice 16 mm, pack of 50", 1290, { variants: { FARBE: "rot gelb gruen blau weiss" }, base: [50, "piece"] }],
      ["Schaumstoffwürfel 16 cm | Foam dice 16 cm", 1690, { variants: { FARBE: "rot blau gelb" }, facets: { MATERIAL: "schaumstoff" } }],
      ["Polyeder-Würfelset, 7-teilig | Polyhedral dice set, 7 pieces", 890, { variants: { FARBE: "tuerkis violett schwarz" } }],
      ["Blankowürfel zum Beschriften, 20 Stück | Blank dice for writing on, pack of 20", 990, { base: [20, "piece"] }],
      ["Erzählwürfel, 9 Stück | Story dice, set of 9", 1490, { facets: { GRUNDSCHULFACH: "deutsch", THEMA: "buchstaben" } }],
    ],
    openers: ["Bringt Zufall und Bewegung in Übungsphasen. | Brings chance and movement to practice time.", "Einfach einzusetzen, vielfältig zu nutzen. | Simple to use in a great many ways."],
    details: ["Die Kanten sind sanft gerundet. | The edges are gently rounded.", "Rollt gleichmäßig und liegt ruhig. | Rolls evenly and settles quietly.", "Mit Aufbewahrungsbeutel. | With storage bag."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "mathematik", THEMA: "zahlen" }, draw: { count: 3 },
  },
  {
    category: "uhr-zeit", kind: "clock", tone: "toy", weight: 260, brands: ["Zahlenfuchs", "Lernhafen"],
    models: [
      ["Lernuhr für Kinder | Learning clock for children", 990, { variants: { INHALT: "1 10" } }],
      ["Demonstrationsuhr, 41 cm | Demonstration clock, 41 cm", 2490, { weight: 620 }],
      ["Magnetische Lernuhr für die Tafel | Magnetic learning clock for the board", 2990, { weight: 540 }],
      ["Zeitdauer-Uhr, 60 Minuten | Visual timer, 60 minutes", 3490, { variants: { FARBE: "rot blau weiss" }, facets: { THEMA: "zeit inklusion" } }],
      ["Schüler-Lernuhren, Klassensatz 24 Stück | Pupils' learning clocks, class set of 24", 3990, { weight: 1800, base: [24, "piece"], draw: { count: 3 } }],
    ],
    openers: ["Macht Zeit sichtbar und begreifbar. | Makes time visible and understandable.", "Kinder lernen Stunden und Minuten Schritt für Schritt abzulesen. | Children learn to read hours and minutes step by step."],
    details: ["Farbig getrennte Skalen vermeiden Verwechslungen. | Colour-coded scales prevent mix-ups.", "Auch aus größerer Entfernung gut ablesbar. | Easy to read from a distance.", "Unterstützt klare Abläufe im Tagesplan. | Supports clear routines in the daily plan."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "mathematik", THEMA: "zeit" },
  },
  {
    category: "taschenrechner", kind: "calculator", tone: "tech", weight: 160, brands: ["Rechenwerk", "Officia Calc"],
    models: [
      ["Schulrechner mit 4 Grundrechenarten | School calculator, four functions", 790, { variants: { FARBE: "hellblau rosa schwarz", INHALT: "1 25" } }],
      ["Wissenschaftlicher Taschenrechner, 252 Funktionen | Scientific calculator, 252 functions", 2290, { facets: { ALTER: "ab-10 ab-14" } }],
      ["Grafikrechner mit Farbdisplay | Graphing calculator with colour display", 11990, { facets: { ALTER: "ab-14" }, charge: "2,5–5 W, USB" }],
      ["Tischrechner mit großem Display | Desk calculator with large display", 1990, { variants: { FARBE: "weiss schwarz" } }],
    ],
    openers: ["Große, gut lesbare Anzeige und Tasten mit klarem Druckpunkt. | Large, easy-to-read display and keys with a clear click.", "Zuverlässig im Unterricht wie in der Prüfung. | Reliable in class and in exams."],
    details: ["Das Gehäuse übersteht auch einen Sturz vom Tisch. | The case survives a fall from the desk.", "Schaltet sich bei Nichtgebrauch selbst ab. | Switches itself off when not in use.", "Mit Schutzdeckel oder Schutzhülle. | With protective cover or sleeve."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-8 ab-10", GRUNDSCHULFACH: "mathematik" }, warrantyYears: 3,
  },
  {
    category: "globen", kind: "globe", tone: "science", weight: 1300, brands: ["Weltblick", "Kartograf"],
    models: [
      ["Schulglobus, 30 cm | School globe, 30 cm", 4990, { facets: { ALTER: "ab-8" } }],
      ["Leuchtglobus, 30 cm | Illuminated globe, 30 cm", 7990, { energy: "F", facets: { ALTER: "ab-8" } }],
      ["Kinderglobus mit Tieren, 26 cm | Children's globe with animals, 26 cm", 3990, { facets: { THEMA: "tiere" } }],
      ["Mini-Globus, 15 cm | Mini globe, 15 cm", 1990, { weight: 420 }],
      ["Himmelsglobus, 30 cm | Celestial globe, 30 cm", 8990, { facets: { THEMA: "weltall", ALTER: "ab-10" } }],
    ],
    openers: ["Lädt dazu ein, Länder, Meere und Entfernungen zu entdecken. | Invites children to discover countries, oceans and distances.", "Aktuelle Kartografie in klarer, kindgerechter Gestaltung. | Up-to-date cartography in a clear design."],
    details: ["Der stabile Fuß gibt sicheren Stand. | The solid base gives a secure stand.", "Die Kugel ist handkaschiert und stoßfest. | The sphere is hand-covered and impact-resistant.", "Beschriftung in deutscher Sprache. | Labelled in German."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "erdkunde sachunterricht", SIEGEL: "europa" }, looks: [["#2f6db5", "#8cc152"], ["#7db9e8", "#d9b98a"]], warrantyYears: 2,
  },
  {
    category: "landkarten", kind: "map", tone: "science", weight: 480, brands: ["Weltblick", "Kartograf"],
    models: [
      ["Weltkarte politisch, laminiert | Political world map, laminated", 2990, { variants: { MASSE: "90x60 120x90" } }],
      ["Deutschlandkarte Bundesländer | Map of Germany, federal states", 2490, { variants: { MASSE: "90x60 120x90" } }],
      ["Europakarte physisch | Physical map of Europe", 2690, {}],
      ["Kinderweltkarte Tiere und Bauwerke | Children's world map, animals and landmarks", 1990, { facets: { THEMA: "tiere", ALTER: "ab-5" } }],
      ["Sternenkarte, nachleuchtend | Star map, glow in the dark", 1890, { facets: { THEMA: "weltall" } }],
    ],
    openers: ["Übersichtlich gestaltet und aus der letzten Reihe gut zu erkennen. | Clearly designed and easy to make out from the back row.", "Ein Blickfang im Klassenzimmer, der zum Nachfragen anregt. | An eye-catcher in the classroom that prompts questions."],
    details: ["Die Folie ist mit Boardmarkern beschreibbar und trocken abwischbar. | The film can be written on with board markers and wiped dry.", "Mit Metallleisten zum Aufhängen. | With metal strips for hanging.", "Rollt sich nach dem Auspacken glatt aus. | Lies flat after unrolling."],
    facets: { MATERIAL: "papier", ALTER: "ab-8", GRUNDSCHULFACH: "erdkunde sachunterricht" }, looks: [["#7db9e8", "#8cc152"], ["#bcdff0", "#f4c430"]],
  },
  {
    category: "kreide", kind: "chalk", tone: "writing", weight: 420, brands: ["Lindwerk Tafel", "Klexi"],
    models: [
      ["Tafelkreide, rund, 12 Stück | Board chalk, round, pack of 12", 299, { variants: { FARBE: "weiss gelb rosa hellblau hellgruen" }, weight: 130, base: [12, "piece"] }],
      ["Tafelkreide farbig, 100 Stück | Coloured board chalk, pack of 100", 1290, { weight: 1050, base: [100, "piece"], draw: { count: 8 } }],
      ["Straßenmalkreide, 20 Stück im Eimer | Pavement chalk, 20 pieces in bucket", 990, { weight: 1900, base: [20, "piece"], draw: { count: 6 }, facets: { ALTER: "ab-3", THEMA: "bewegung" } }],
      ["Tafelkreide, eckig, 24 Stück | Board chalk, square, pack of 24", 590, { variants: { FARBE: "weiss gelb" }, weight: 260, base: [24, "piece"] }],
    ],
    openers: ["Schreibt kräftig und ohne zu quietschen. | Writes boldly and without squeaking.", "Weich im Strich und leicht wieder abzuwischen. | Soft in the stroke and easy to wipe off."],
    details: ["Staubarm dank feuchter Verarbeitung. | Low-dust thanks to moist processing.", "Gut sichtbar auch bei Seitenlicht. | Easily visible even in sidelight.", "Ungiftig und hautfreundlich. | Non-toxic and kind to the skin."],
    facets: { ALTER: "ab-5 ab-6" },
  },
  {
    category: "magnete", kind: "magnet", tone: "home", weight: 90, smallParts: true, brands: ["Lindwerk Tafel", "Officia Board", "Haftfix"],
    models: [
      ["Haftmagnete 30 mm, 10 Stück | Magnets 30 mm, pack of 10", 599, { variants: { FARBE: "rot gelb gruen blau schwarz weiss" }, base: [10, "piece"] }],
      ["Magnetische Buchstaben, 116 Teile | Magnetic letters, 116 pieces", 2490, { weight: 420, draw: { kind: "magnet-board", design: 1 }, facets: { THEMA: "buchstaben", GRUNDSCHULFACH: "deutsch" } }],
      ["Magnetische Ziffern und Rechenzeichen | Magnetic numbers and signs", 1990, { weight: 380, draw: { kind: "magnet-board", design: 2 }, facets: { THEMA: "zahlen", GRUNDSCHULFACH: "mathematik" } }],
      ["Magnetstreifen, selbstklebend, 5 m | Magnetic tape, self-adhesive, 5 m", 1290, { weight: 340, base: [5, "m"] }],
      ["Magnetische Namensschilder, 30 Stück | Magnetic name tags, pack of 30", 1690, { base: [30, "piece"] }],
    ],
    openers: ["Hält Arbeitsblätter, Bilder und Tagespläne sicher an der Tafel. | Holds worksheets, pictures and schedules firmly on the board.", "Starke Haftkraft bei angenehm leichter Handhabung. | Strong hold, pleasantly easy to handle."],
    details: ["Die Unterseite hinterlässt keine Kratzer. | The underside leaves no scratches.", "Für alle magnetischen Tafeln geeignet. | Suitable for all magnetic boards.", "Deutlich sichtbar auch aus der Ferne. | Clearly visible from afar."],
    facets: { MATERIAL: "kunststoff metall", ALTER: "ab-6", THEMA: "ordnung" }, draw: { count: 5, design: 2 },
  },
  {
    category: "magnettafeln", kind: "magnet-board", tone: "home", weight: 1200, brands: ["Lernhafen", "Lindwerk Tafel"],
    models: [
      ["Magnettafel für die Hand, A4 | Hand-held magnetic board, A4", 990, { variants: { INHALT: "1 10" }, weight: 320, facets: { FORMAT: "a4" } }],
      ["Magnettafel mit Holzrahmen | Magnetic board with wooden frame", 3490, { variants: { MASSE: "60x45 90x60" }, facets: { MATERIAL: "holz metall" }, draw: { kind: "wooden-magnet-board" } }],
      ["Magnetisches Wochenplan-Set | Magnetic weekly planner set", 2990, { facets: { THEMA: "zeit ordnung" } }],
      ["Legekasten Formen und Muster, magnetisch | Magnetic shape and pattern box", 2490, { smallParts: true, facets: { THEMA: "farben-formen", ALTER: "ab-3" } }],
    ],
    openers: ["Zum Legen, Ordnen und Präsentieren mit Magneten. | For laying out, sorting and presenting with magnets.", "Ein flexibles Material für Freiarbeit und Tafelbild. | Flexible material for free work and board displays."],
    details: ["Die Oberfläche ist zusätzlich mit Boardmarkern beschreibbar. | The surface can also be written on with board markers.", "Saubere Kanten und abgerundete Ecken. | Clean edges and rounded corners.", "Lässt sich stellen, legen oder aufhängen. | Can be stood up, laid down or hung."],
    facets: { MATERIAL: "metall", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "deutsch mathematik" },
  },
  ...textbookFamilies,
];

/** Educational: teaching aids by subject and textbooks. */
export const education: Department = {
  slug: "lehrmittel", name: "Lehrmittel | Teaching aids", kind: "globe", colour: "#7b4fa3",
  seo: [
    "Material zum Begreifen im wörtlichen Sinn: Unsere Lehrmittel unterstützen einen Unterricht, in dem Kinder selbst tätig werden. | Material for grasping in the literal sense: our teaching aids support lessons in which children are active themselves.",
    "Viele Artikel wurden gemeinsam mit Lehrkräften entwickelt und im Unterricht erprobt. | Many items were developed with teachers and tried out in class.",
    "Für Schulen stellen wir gern ein Angebot für ganze Klassen- oder Fachraumausstattungen zusammen. | We are happy to prepare quotes for whole classrooms or subject rooms.",
  ],
  closers: [
    "Für Unterricht, Förderung und Freiarbeit geeignet. | Suitable for lessons, extra support and free work.",
    "Selbsterklärend und damit auch für die Wochenplanarbeit geeignet. | Self-explanatory and therefore good for weekly plans, too.",
    "Von Lehrkräften erprobt und weiterempfohlen. | Tried and recommended by teachers.",
  ],
  groups: [
    { slug: "mathematik", name: "Mathematik | Maths", kind: "abacus", leaves: [["rechenrahmen", "Rechenrahmen | Abacuses"], ["steckwuerfel", "Steckwürfel und Zahlenmaterial | Cubes and counters"], ["wuerfel", "Würfel | Dice"], ["uhr-zeit", "Uhr und Zeit | Clock and time"], ["taschenrechner", "Taschenrechner | Calculators"]] },
    { slug: "erdkunde", name: "Erdkunde | Geography", kind: "globe", leaves: [["globen", "Globen | Globes"], ["landkarten", "Landkarten | Maps"]] },
    { slug: "tafelbedarf", name: "Tafelbedarf | Board supplies", kind: "chalk", leaves: [["kreide", "Kreide | Chalk"], ["magnete", "Magnete | Magnets"], ["magnettafeln", "Magnettafeln | Magnetic boards"]] },
    {
      slug: "buecher", name: "Schulbücher und Arbeitshefte | Textbooks and workbooks", kind: "textbook", id: 757883, leaves: [
        ["deutsch-lesen", "Deutsch und Lesen | German and reading", 757887], ["mathe-hefte", "Mathematik-Arbeitshefte | Maths workbooks", 757888], ["sachunterricht-hefte", "Sachunterricht | General studies", 757889], ["englisch-hefte", "Englisch | English", 757890],
        ["rechtschreibung", "Rechtschreibung | Spelling", 757891], ["vorschule", "Vorschule | Preschool", 757892], ["lehrerhandreichungen", "Lehrerhandreichungen | Teacher guides", 757893], ["kopiervorlagen", "Kopiervorlagen | Photocopiable masters", 757958],
      ],
    },
  ],
  families,
};
