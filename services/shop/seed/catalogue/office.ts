import type { Department } from "./model.ts";

/** Office and technology for staff room, school office and classroom. */
export const office: Department = {
  slug: "buero-technik", name: "Büro und Technik | Office and technology", kind: "printer-paper", colour: "#24406e",
  seo: [
    "Alles für Sekretariat, Lehrerzimmer und Medienraum – zuverlässig, wirtschaftlich und schnell geliefert. | Everything for school office, staff room and media room: reliable, economical and quickly delivered.",
    "Bei Papier führen wir bevorzugt Recyclingqualitäten mit dem Blauen Engel. | For paper we prefer recycled grades with the Blue Angel.",
    "Schulen und Träger bestellen bequem auf Rechnung. | Schools and public bodies order conveniently on invoice.",
  ],
  closers: ["Im Schulbüro ebenso praktisch wie zu Hause. | As practical in the school office as at home.", "Eine sichere Wahl für den täglichen Bedarf. | A safe choice for everyday needs.", "So bleibt mehr Zeit für den Unterricht. | Leaves more time for teaching."],
  groups: [
    { slug: "papier-versand", name: "Papier und Versand | Paper and mailing", kind: "printer-paper", leaves: [["kopierpapier", "Kopierpapier | Copier paper"], ["briefumschlaege", "Briefumschläge | Envelopes"]] },
    { slug: "planen", name: "Planen | Planning", kind: "calendar", leaves: [["kalender", "Kalender und Planer | Calendars and planners"]] },
    { slug: "geraete", name: "Bürogeräte | Office machines", kind: "laminator", leaves: [["laminieren", "Laminieren | Laminating"]] },
    { slug: "digital", name: "Digitaler Unterricht | Digital classroom", kind: "tablet", leaves: [["tablets", "Tablets und Zubehör | Tablets and accessories"], ["kopfhoerer", "Kopfhörer | Headphones"], ["usb-sticks", "USB-Sticks | USB sticks"]] },
    { slug: "geschenke", name: "Geschenke | Gifts", kind: "gift-set", leaves: [["geschenksets", "Geschenksets | Gift sets"]] },
  ],
  families: [
    {
      category: "kopierpapier", kind: "printer-paper", tone: "paper", weight: 2500, brands: ["Papyra Recycling", "Officia Copy", "Lindwerk Basic"],
      models: [
        ["Kopierpapier A4, 80 g/m², 500 Blatt | Copier paper A4, 80 gsm, 500 sheets", 549, { base: [500, "sheet"], facets: { FORMAT: "a4", FARBE: "weiss" } }],
        ["Kopierpapier A3, 80 g/m², 500 Blatt | Copier paper A3, 80 gsm, 500 sheets", 1190, { base: [500, "sheet"], facets: { FORMAT: "a3", FARBE: "weiss" }, weight: 5000 }],
        ["Farbiges Kopierpapier A4, 500 Blatt | Coloured copier paper A4, 500 sheets", 890, { variants: { FARBE: "gelb orange rosa hellblau hellgruen" }, base: [500, "sheet"], facets: { FORMAT: "a4" } }],
        ["Kopierpapier A4, Karton mit 2.500 Blatt | Copier paper A4, box of 2,500 sheets", 2490, { base: [2500, "sheet"], weight: 12500, facets: { FORMAT: "a4", FARBE: "weiss" } }],
      ],
      openers: ["Läuft störungsfrei durch Kopierer, Laser- und Tintenstrahldrucker. | Runs smoothly through copiers, laser and inkjet printers.", "Blickdicht genug für den beidseitigen Druck. | Opaque enough for double-sided printing."],
      details: ["Staubarm und alterungsbeständig. | Low-dust and resistant to ageing.", "Feuchtigkeitsgeschützt verpackt. | Packed to keep out moisture.", "Zertifiziert nach anerkannten Umweltstandards. | Certified to recognised environmental standards."],
      facets: { MATERIAL: "papier", SIEGEL: "blauer-engel recycling" }, looks: [["#f4f1ea", "#3c9a4e"], ["#f4f1ea", "#2f6db5"], ["#3c9a4e", "#f4f1ea"], ["#2f6db5", "#f4f1ea"]],
    },
    {
      category: "briefumschlaege", kind: "envelope", tone: "paper", weight: 520, brands: ["Officia Mail", "Papyra Recycling"],
      models: [
        ["Briefumschläge C6, 100 Stück | Envelopes C6, pack of 100", 599, { variants: { FARBE: "weiss natur" }, base: [100, "piece"], draw: { count: 3 } }],
        ["Briefumschläge DIN lang mit Fenster, 100 Stück | Window envelopes DL, pack of 100", 649, { base: [100, "piece"], draw: { count: 3 } }],
        ["Versandtaschen C4, 50 Stück | Mailing bags C4, pack of 50", 899, { variants: { FARBE: "weiss braun" }, base: [50, "piece"] }],
        ["Farbige Umschläge B6, 20 Stück | Coloured envelopes B6, pack of 20", 449, { variants: { FARBE: "rot gelb gruen blau rosa" }, base: [20, "piece"], weight: 130 }],
      ],
      openers: ["Haftklebend, blickdicht und sauber gefalzt. | Self-adhesive, opaque and cleanly folded.", "Für Elternbriefe, Einladungen und Zeugnisse. | For letters to parents, invitations and reports."],
      details: ["Der Schutzstreifen lässt sich leicht abziehen. | The protective strip peels off easily.", "Mit Innendruck für mehr Vertraulichkeit. | With inner print for confidentiality.", "Aus Papier mit Umweltzertifikat. | Made of certified paper."],
      facets: { MATERIAL: "papier", SIEGEL: "fsc blauer-engel" }, looks: [["#f4f1ea", "#c3c7cb"]],
    },
    {
      category: "kalender", kind: "calendar", tone: "paper", weight: 420, brands: ["Officia Plan", "Lernhafen", "Papyra Recycling"],
      models: [
        ["Lehrerkalender A5, Schuljahr | Teacher's planner A5, school year", 1490, { variants: { FARBE: "rot blau gruen schwarz" }, facets: { FORMAT: "a5" } }],
        ["Schülerplaner A5 | Student planner A5", 690, { variants: { FARBE: "tuerkis beere dunkelblau" }, facets: { FORMAT: "a5", ALTER: "ab-8 ab-10" } }],
        ["Wandplaner Schuljahr, abwischbar | School year wall planner, wipeable", 1290, {}],
        ["Geburtstagskalender für die Klasse | Birthday calendar for the class", 990, { facets: { ALTER: "ab-3 ab-6" } }],
        ["Jahreszeiten-Kalender aus Holz | Wooden seasons calendar", 3990, { facets: { MATERIAL: "holz", ALTER: "ab-3", THEMA: "zeit natur" }, weight: 1300 }],
      ],
      openers: ["Das Jahr im Blick, im Großen wie im Kleinen. | The year at a glance, in big and small things.", "Klar gegliedert und angenehm übersichtlich. | Clearly laid out and pleasantly tidy."],
      details: ["Auch nach Monaten noch gut lesbar. | Still easy to read after months.", "Bis ins Detail sorgfältig gestaltet. | Carefully designed down to the detail.", "Auch Wochen mit vielen Terminen bleiben übersichtlich. | Even busy weeks stay clear."],
      facets: { MATERIAL: "papier", THEMA: "zeit ordnung" },
    },
    {
      category: "laminieren", kind: "laminator", tone: "tech", weight: 1800, brands: ["Officia Lam", "Druvia"],
      models: [
        ["Laminiergerät A4 | Laminator A4", 3990, { facets: { FORMAT: "a4" } }],
        ["Laminiergerät A3 für Schulen | Laminator A3 for schools", 11990, { facets: { FORMAT: "a3" }, weight: 4600 }],
        ["Laminierfolien 125 mic, 100 Stück | Laminating pouches 125 mic, pack of 100", 1290, { variants: { FORMAT: "a5 a4 a3" }, base: [100, "piece"], draw: { kind: "folder" } }],
        ["Laminier-Starterset A4 mit 50 Folien | Laminating starter set A4 with 50 pouches", 4990, { facets: { FORMAT: "a4" }, weight: 2600, scope: "Laminiergerät A4, 50 Folien, Trägertasche | Laminator A4, 50 pouches, carrier" }],
      ],
      openers: ["Macht Lernkarten, Schilder und Arbeitsblätter dauerhaft haltbar. | Makes flash cards, signs and worksheets last.", "Einfach zu bedienen und für viele Blätter am Stück geeignet. | Simple to use and ready for many sheets in a row."],
      details: ["Glatte Ergebnisse ohne Blasen und Wellen. | Smooth results without bubbles or waves.", "Saubere Verarbeitung, sicherer Stand. | Clean workmanship, stable stand.", "Passendes Verbrauchsmaterial ist dauerhaft lieferbar. | Matching supplies are always available."],
      facets: { MATERIAL: "kunststoff" }, warrantyYears: 2, looks: [["#f4f1ea", "#2b2b2e"], ["#7f868c", "#2f6db5"]],
    },
    {
      category: "tablets", kind: "tablet", tone: "tech", weight: 620, brands: ["Datavia", "Lernpad"],
      models: [
        ["Schul-Tablet 10 Zoll | School tablet 10 inch", 22990, { variants: { SPEICHER: "64 128" }, charge: "5–18 W, USB PD", scope: "Tablet, USB-C-Kabel, Kurzanleitung | Tablet, USB-C cable, quick guide" }],
        ["Tablet-Schutzhülle mit Griff | Tablet case with handle", 2490, { variants: { FARBE: "blau gruen rosa schwarz" }, weight: 340, facets: { MATERIAL: "schaumstoff" }, draw: { kind: "tablet" } }],
        ["Eingabestift für Tablets | Stylus for tablets", 2990, { variants: { INHALT: "1 10" }, weight: 40, draw: { kind: "ballpoint" } }],
        ["Tablet-Halter für den Schülertisch | Tablet stand for the desk", 1490, { variants: { FARBE: "natur weiss" }, weight: 280, facets: { MATERIAL: "holz" } }],
      ],
      openers: ["Durchdacht für den digitalen Unterricht und robust im Alltag. | Designed for digital lessons and robust in daily use.", "Sofort einsatzbereit, in Klassen wie zu Hause. | Ready at once, in class and at home."],
      details: ["In Klassensatzmengen kurzfristig lieferbar. | Class quantities are available at short notice.", "Leicht zu reinigen und zu desinfizieren. | Easy to clean and disinfect.", "Mit langjähriger Ersatzteilversorgung. | With long-term supply of spare parts."],
      facets: { ALTER: "ab-6 ab-10" }, warrantyYears: 3, looks: [["#2b2b2e", "#7db9e8"], ["#2b2b2e", "#8cc152"]],
    },
    {
      category: "kopfhoerer", kind: "headphones", tone: "tech", weight: 260, brands: ["Datavia", "Klangor Audio", "Lernpad"],
      models: [
        ["Kinderkopfhörer mit Lautstärkebegrenzung | Children's headphones with volume limit", 1990, { variants: { FARBE: "rot blau rosa tuerkis" } }],
        ["Headset mit Mikrofon, USB | USB headset with microphone", 2490, { variants: { INHALT: "1 10" }, facets: { ALTER: "ab-8", GRUNDSCHULFACH: "englisch" } }],
        ["Gehörschutz für Kinder | Ear defenders for children", 1490, { variants: { FARBE: "rot gruen blau gelb" }, facets: { THEMA: "inklusion" } }],
        ["Kabelloser Kopfhörer | Wireless headphones", 4990, { variants: { FARBE: "schwarz weiss" }, charge: "2,5–5 W, USB", draw: { kind: "wireless-headphones" } }],
      ],
      openers: ["Sitzt bequem und bleibt auch bei Bewegung an Ort und Stelle. | Sits comfortably and stays in place even when moving.", "Für konzentriertes Arbeiten in der lebhaften Klasse. | For focused work in a lively classroom."],
      details: ["Die Ohrpolster sind weich und austauschbar. | The ear pads are soft and replaceable.", "Größenverstellbarer Bügel. | Adjustable headband.", "Robustes Gehäuse für den Gruppenbetrieb. | Robust housing for group use."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6" }, warrantyYears: 2,
    },
    {
      category: "usb-sticks", kind: "usb-stick", tone: "tech", weight: 30, brands: ["Datavia", "Officia Data"],
      models: [
        ["USB-Stick 3.0 | USB stick 3.0", 899, { variants: { SPEICHER: "16 32 64 128", FARBE: "rot blau schwarz" } }],
        ["USB-Stick aus Holz | Wooden USB stick", 1190, { variants: { SPEICHER: "16 32 64" }, facets: { MATERIAL: "holz" } }],
        ["USB-Stick mit Passwortschutz | Password-protected USB stick", 3990, { variants: { SPEICHER: "32 64 128" } }],
        ["Externe SSD | External SSD", 4490, { variants: { SPEICHER: "128 256" }, weight: 120 }],
      ],
      openers: ["Überträgt Unterrichtsmaterial schnell und sicher. | Transfers teaching material quickly and safely.", "Passt an jeden Schlüsselbund und in jedes Mäppchen. | Fits any key ring and any pencil case."],
      details: ["Wird ohne Treiber sofort erkannt. | Recognised at once without drivers.", "Der Anschluss ist durch das Gehäuse geschützt. | The housing protects the connector.", "Abwärtskompatibel zu älteren Anschlüssen. | Backwards compatible with older ports."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-10" }, warrantyYears: 2,
    },
    {
      category: "geschenksets", kind: "gift-set", tone: "toy", weight: 820, brands: ["Spielora", "Bastelkiste", "Malvida"],
      models: [
        ["Geschenkset zur Einschulung | Starting school gift set", 2490, { variants: { FARBE: "rot blau gruen" }, facets: { THEMA: "einschulung" }, scope: "Stifteset, Malblock, Radiergummi, Glückwunschkarte | Pencil set, drawing pad, eraser, greeting card" }],
        ["Kreativbox Malen und Basteln | Creative box painting and crafts", 2990, { facets: { GRUNDSCHULFACH: "kunst" }, scope: "Farben, Pinsel, Tonpapier, Schere, Kleber | Paints, brushes, coloured paper, scissors, glue" }],
        ["Adventskalender zum Befüllen | Fill-your-own advent calendar", 1990, { facets: { THEMA: "advent" }, scope: "24 Säckchen, Zahlenklammern, Schnur | 24 bags, numbered pegs, string" }],
        ["Dankeschön-Set für Lehrkräfte | Thank-you set for teachers", 1790, { scope: "Notizbuch, Stift, Kartenset | Notebook, pen, card set" }],
      ],
      openers: ["Liebevoll zusammengestellt und hübsch verpackt. | Lovingly put together and nicely wrapped.", "Ein Geschenk, das Freude macht und gebraucht wird. | A gift that delights and gets used."],
      details: ["In der stabilen Geschenkschachtel. | In a sturdy gift box.", "Mit Platz für persönliche Worte. | With room for a personal note.", "Sofort zum Verschenken bereit. | Ready to give."],
      facets: { MATERIAL: "karton" }, looks: [["#d8352a", "#f4c430"], ["#2fa8a3", "#f4f1ea"], ["#ec8fb0", "#7b4fa3"]],
    },
  ],
};
