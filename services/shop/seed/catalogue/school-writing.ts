import type { Family } from "./model.ts";

/** Writing instruments of the school department. */
export const writingFamilies: readonly Family[] = [
  {
    category: "bleistifte", kind: "pencil", tone: "writing", weight: 90, brands: ["Schreibfink Natur", "Lindwerk Basic", "Kobaro Jumbo", "Federfuchs Classic"],
    models: [
      ["Bleistifte, sechskantig, 12 Stück | Pencils, hexagonal, pack of 12", 449, { variants: { HAERTE: "2h h hb b 2b" }, base: [12, "piece"] }],
      ["Dreikant-Bleistifte, 12 Stück | Triangular pencils, pack of 12", 599, { variants: { HAERTE: "hb b 2b" }, base: [12, "piece"], about: "Die dreieckige Form gibt Daumen, Zeige- und Mittelfinger wie von selbst den richtigen Platz. | The triangular shape shows thumb, index and middle finger where to go." }],
      ["Schreiblern-Bleistift mit Griffmulden | Learner's pencil with grip dimples", 189, { variants: { FARBE: "rot blau gruen rosa", INHALT: "1 10" }, weight: 15, facets: { THEMA: "einschulung" }, about: "Mulden im Schaft verhindern, dass die Finger zur Spitze rutschen. | Dimples in the barrel keep fingers from slipping towards the tip." }],
      ["Bleistifte mit Radiergummi, Vorratsdose, 72 Stück | Pencils with eraser, storage tub of 72", 2299, { weight: 520, base: [72, "piece"], draw: { count: 6 } }],
    ],
    openers: [
      "Weiche, bruchfeste Minen gleiten gleichmäßig über das Papier und lassen sich sauber radieren. | Smooth, break-resistant leads glide evenly over the paper and erase cleanly.",
      "Ein zuverlässiger Begleiter vom ersten Schwungbogen bis zur Klassenarbeit. | A reliable companion from the first loops to the class test.",
    ],
    details: [
      "Die Mine ist auf ganzer Länge verleimt und bricht auch nach einem Sturz vom Tisch nicht. | The lead is bonded along its full length and does not break when it falls off the desk.",
      "Lackiert wird ausschließlich auf Wasserbasis. | Only water-based lacquer is used.",
      "Lässt sich mit jedem handelsüblichen Spitzer leicht anspitzen. | Easy to sharpen with any standard sharpener.",
    ],
    facets: { MATERIAL: "holz", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "deutsch kunst", SIEGEL: "fsc" },
    facts: [["Minendurchmesser | Lead diameter", "2,2 mm | 2.2 mm"]], looks: [["#d8352a", "#2b2b2e"], ["#f4c430", "#2b2b2e"], ["#3c9a4e", "#f4c430"], ["#d9b98a", "#8a5a34"]],
  },
  {
    category: "fueller", kind: "fountain-pen", tone: "writing", weight: 60, brands: ["Federfuchs Start", "Schreibfink Ergo", "Lindwerk Pluma"],
    models: [
      ["Schulfüller | School fountain pen", 1499, { variants: { FARBE: "rot blau tuerkis beere schwarz", FEDER: "anfaenger m links" } }],
      ["Patronenfüller mit Soft-Griffzone | Cartridge pen with soft grip", 1899, { variants: { FARBE: "blau violett gruen", FEDER: "anfaenger m links" }, about: "Die rutschfeste Griffzone hält auch kleine, warme Hände sicher. | The non-slip grip keeps even small, warm hands steady." }],
      ["Metallfüller für die Oberstufe | Metal fountain pen for older students", 2690, { variants: { FARBE: "schwarz blau hellgrau", FEDER: "f m" }, facets: { MATERIAL: "metall", ALTER: "ab-10 ab-14" } }],
      ["Tintenroller mit Patrone | Cartridge rollerball", 1290, { variants: { FARBE: "blau rosa gruen schwarz" } }],
    ],
    openers: [
      "Schreibt sofort an und hinterlässt ein ruhiges, gleichmäßiges Schriftbild. | Starts writing at once and leaves a calm, even line.",
      "Gut ausbalanciert und angenehm leicht – so macht das Schreiben mit Tinte von Anfang an Freude. | Well balanced and pleasantly light, so writing in ink is a pleasure from the start.",
    ],
    details: [
      "Passt für alle Standard-Tintenpatronen. | Takes all standard ink cartridges.",
      "Die Kappe rastet hörbar ein, so bleibt das Mäppchen sauber. | The cap clicks shut audibly, so the pencil case stays clean.",
      "Ein Sichtfenster zeigt, wann die Patrone gewechselt werden muss. | A window shows when the cartridge needs changing.",
    ],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-6 ab-8", GRUNDSCHULFACH: "deutsch", SIEGEL: "deutschland" }, scope: "1 Stift, 1 Tintenpatrone königsblau | 1 pen, 1 royal blue ink cartridge",
    facts: [["Tinte | Ink", "königsblau, löschbar | royal blue, erasable"]], warrantyYears: 2,
  },
  {
    category: "kugelschreiber", kind: "ballpoint", tone: "writing", weight: 30, brands: ["Kobaro Flow", "Lindwerk Basic", "Officia Line", "Schreibfink Soft"],
    models: [
      ["Druckkugelschreiber | Retractable ballpoint pen", 149, { variants: { FARBE: "rot gruen blau schwarz", INHALT: "1 10" } }],
      ["Gelschreiber, 0,5 mm | Gel pen, 0.5 mm", 229, { variants: { FARBE: "rot blau violett tuerkis schwarz" } }],
      ["Fineliner im Etui, 10 Farben | Fineliners in case, 10 colours", 799, { weight: 95, base: [10, "piece"], draw: { kind: "felt-pens", count: 10 } }],
      ["Tintenroller, radierbar | Erasable rollerball", 279, { variants: { FARBE: "blau schwarz rot", INHALT: "1 5" }, about: "Die Tinte verschwindet durch Reibungswärme, danach kann sofort weitergeschrieben werden. | The ink vanishes with the heat of rubbing and you can write on straight away." }],
    ],
    openers: [
      "Schreibt weich, kleckst nicht und trocknet schnell – auch unter Linkshänder-Händen. | Writes smoothly, does not blot and dries quickly, even for left-handers.",
      "Ein verlässlicher Stift für Lehrerzimmer, Federtasche und Schreibtisch. | A dependable pen for staff room, pencil case and desk.",
    ],
    details: [
      "Der gummierte Griff liegt auch bei langen Texten gut in der Hand. | The rubberised grip stays comfortable through long texts.",
      "Das Schriftbild ist wischfest und gut lesbar. | The writing is smudge-proof and easy to read.",
      "Auch als Vorrat für die ganze Klasse eine sparsame Wahl. | A thrifty choice when stocking up for a whole class, too.",
    ],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-8 ab-10", GRUNDSCHULFACH: "deutsch" },
  },
  {
    category: "buntstifte", kind: "coloured-pencils", tone: "writing", weight: 160, brands: ["Malvida Colora", "Schreibfink Natur", "Klexi Jumbo", "Kobaro Studio"],
    models: [
      ["Buntstifte im Kartonetui, 12 Farben | Coloured pencils in cardboard case, 12 colours", 599, { base: [12, "piece"], draw: { count: 6 } }],
      ["Dreikant-Buntstifte, 24 Farben | Triangular coloured pencils, 24 colours", 1399, { weight: 240, base: [24, "piece"], draw: { count: 8 }, about: "Durch die Dreikantform rollen die Stifte nicht vom Tisch. | The triangular shape keeps the pencils from rolling off the desk." }],
      ["Dicke Buntstifte für Kindergartenkinder, 10 Farben | Thick coloured pencils for nursery children, 10 colours", 899, { facets: { ALTER: "ab-3" }, base: [10, "piece"], draw: { count: 5 } }],
      ["Aquarell-Buntstifte mit Pinsel, 18 Farben | Watercolour pencils with brush, 18 colours", 1599, { base: [18, "piece"], about: "Trocken gemalt und mit dem feuchten Pinsel vermalt, entstehen zarte Aquarelltöne. | Drawn dry and blended with a damp brush, they give delicate watercolour tones." }],
      ["Hautfarben-Buntstifte, 12 Töne | Skin tone coloured pencils, 12 shades", 749, { facets: { THEMA: "inklusion koerper" }, base: [12, "piece"] }],
      ["Buntstifte in der Holzkiste, Klassensatz 144 Stück | Coloured pencils in wooden box, class set of 144", 5990, { weight: 1600, base: [144, "piece"], draw: { count: 8 } }],
    ],
    openers: [
      "Leuchtende, farbintensive Minen mit weichem Abrieb für deckende Flächen und feine Linien. | Bright, richly pigmented leads with a soft lay-down for solid areas and fine lines.",
      "Kräftige Farben, die schon bei leichtem Druck gut decken. | Strong colours that cover well even with light pressure.",
    ],
    details: [
      "Die Farben lassen sich gut mischen und übereinanderlegen. | The colours blend and layer well.",
      "Bruchfeste, durchgehend verleimte Minen sparen Nachspitzen. | Break-resistant, fully bonded leads mean less sharpening.",
      "Auf jedem Stift ist Platz für den Namen des Kindes. | Each pencil has space for the child's name.",
    ],
    facets: { MATERIAL: "holz", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst", THEMA: "farben-formen", SIEGEL: "fsc" }, looks: [["#2f6db5", "#f4c430"], ["#d8352a", "#3c9a4e"], ["#7b4fa3", "#f08a24"], ["#3c9a4e", "#f4c430"]],
  },
  {
    category: "textmarker", kind: "highlighter", tone: "writing", weight: 40, brands: ["Kobaro Neo", "Officia Line", "Schreibfink Glow"],
    models: [
      ["Textmarker | Highlighter", 129, { variants: { FARBE: "gelb orange rosa hellgruen hellblau", INHALT: "1 10" } }],
      ["Textmarker-Set Pastell, 6 Farben | Highlighter set, pastel, 6 colours", 649, { weight: 110, base: [6, "piece"], draw: { count: 6 } }],
      ["Trockentextmarker aus Holz | Wooden dry highlighter", 199, { variants: { FARBE: "gelb orange hellgruen" }, facets: { MATERIAL: "holz", SIEGEL: "fsc" }, about: "Die Holzmine trocknet nie aus und kann angespitzt werden. | The wooden lead never dries out and can be sharpened." }],
    ],
    openers: ["Hebt Wichtiges hervor, ohne Tinte oder Druckfarbe zu verwischen. | Highlights what matters without smudging ink or print.", "Für Lesetexte, Arbeitsblätter und Vokabellisten. | For reading texts, worksheets and vocabulary lists."],
    details: ["Die Keilspitze markiert je nach Winkel schmal oder breit. | The chisel tip marks narrow or wide, depending on the angle.", "Die Farben scheinen auf dünnem Papier nicht durch. | The colours do not show through thin paper.", "Geeignet für alle gängigen Papiersorten. | Suitable for all common types of paper."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-8 ab-10", GRUNDSCHULFACH: "deutsch", THEMA: "ordnung" },
  },
  {
    category: "marker", kind: "marker", tone: "writing", weight: 25, brands: ["Kobaro Board", "Officia Line", "Lindwerk Tafel"],
    models: [
      ["Whiteboard-Marker | Whiteboard marker", 189, { variants: { FARBE: "rot gruen blau schwarz", INHALT: "1 10" }, about: "Trocken abwischbar von Whiteboards, Emaille und Glas. | Wipes off dry from whiteboards, enamel and glass." }],
      ["Permanentmarker | Permanent marker", 219, { variants: { FARBE: "rot gruen blau schwarz", STAERKE: "fein mittel breit" }, about: "Haftet wasserfest auf Papier, Kunststoff, Holz und Metall. | Waterproof on paper, plastic, wood and metal." }],
      ["Kreidemarker für Fenster und Tafel | Chalk marker for windows and boards", 349, { variants: { FARBE: "weiss gelb rosa hellblau hellgruen" } }],
      ["Flipchart-Marker, 4 Farben | Flipchart markers, 4 colours", 749, { weight: 120, base: [4, "piece"], draw: { count: 4 } }],
    ],
    openers: ["Kräftige Farbe, die auch aus der letzten Reihe gut zu lesen ist. | Strong colour that can be read from the back row.", "Geruchsarme Tinte für den täglichen Einsatz im Klassenzimmer. | Low-odour ink for daily classroom use."],
    details: ["Bleibt auch ohne Kappe stundenlang schreibbereit. | Stays ready to write for hours without its cap.", "Die stabile Spitze franst bei kräftigem Druck nicht aus. | The sturdy tip does not fray under firm pressure.", "Ohne Xylol und Toluol hergestellt. | Made without xylene or toluene."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-6 ab-10" },
  },
];
