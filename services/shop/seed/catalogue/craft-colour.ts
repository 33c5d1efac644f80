import type { Family } from "./model.ts";

/** Paints, brushes and drawing of the arts and crafts department. */
export const colourFamilies: readonly Family[] = [
  {
    category: "deckfarben", kind: "paint-box", tone: "craft", weight: 310, brands: ["Malvida Schule", "Klexi", "Kobaro Studio", "Farbwiese"],
    models: [
      ["Deckfarbkasten, 12 Farben | Paint box, 12 colours", 899, { variants: { FARBE: "blau rot gruen" }, scope: "Farbkasten mit 12 Näpfchen, 1 Tube Deckweiß | Paint box with 12 pans, 1 tube of opaque white", draw: { count: 12 } }],
      ["Deckfarbkasten, 24 Farben | Paint box, 24 colours", 1490, { scope: "Farbkasten mit 24 Näpfchen, 1 Tube Deckweiß | Paint box with 24 pans, 1 tube of opaque white", weight: 420, draw: { count: 24 } }],
      ["Aquarellkasten aus Metall, 18 Farben | Metal watercolour box, 18 colours", 2990, { facets: { ALTER: "ab-10", MATERIAL: "metall" }, draw: { count: 18 } }],
      ["Ersatznäpfchen, 6 Stück | Refill pans, pack of 6", 390, { variants: { FARBE: "rot gelb blau gruen schwarz braun" }, weight: 60, base: [6, "piece"], draw: { count: 6 } }],
    ],
    openers: ["Farbstarke Wasserfarben, die sich leicht anlösen und gut mischen lassen. | Richly coloured watercolours that dissolve easily and mix well.", "Zum deckenden und lasierenden Malen im Kunstunterricht. | For opaque and translucent painting in art lessons."],
    details: ["Die Näpfchen lassen sich einzeln austauschen. | The pans can be replaced one by one.", "Mit Wasser und Seife auswaschbar. | Washes out with soap and water.", "Die Farben sind lichtbeständig und glutenfrei. | The colours are lightfast and gluten-free."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst", THEMA: "farben-formen", SIEGEL: "deutschland" },
  },
  {
    category: "acrylfarben", kind: "acrylic-tube", tone: "craft", weight: 620, brands: ["Malvida Acryl", "Farbwiese", "Kobaro Studio"],
    models: [
      ["Acrylfarbe, 500 ml | Acrylic paint, 500 ml", 799, { variants: { FARBE: "rot orange gelb gruen blau violett weiss schwarz" }, base: [0.5, "l"] }],
      ["Schulmalfarbe, flüssig | Liquid school paint", 549, { variants: { FARBE: "rot gelb gruen blau schwarz", VOLUMEN: "250 500 1000" }, base: [0.5, "l"], facets: { ALTER: "ab-3" } }],
      ["Fingerfarbe | Finger paint", 699, { variants: { FARBE: "rot gelb gruen blau" }, base: [0.5, "l"], facets: { ALTER: "ab-3" }, about: "Ein Bitterstoff verhindert, dass kleine Kinder davon naschen. | A bittering agent keeps small children from tasting it." }],
      ["Acrylfarben-Set, 12 Tuben à 22 ml | Acrylic paint set, 12 tubes of 22 ml", 1690, { weight: 380, base: [0.264, "l"], draw: { count: 6 } }],
      ["Window-Color-Set, 8 Farben à 80 ml | Window colour set, 8 colours of 80 ml", 1890, { weight: 760, base: [0.64, "l"], draw: { count: 8 }, facets: { THEMA: "advent" } }],
    ],
    openers: ["Cremige Farbe mit hoher Deckkraft, die schnell und gleichmäßig trocknet. | Creamy paint with high coverage that dries quickly and evenly.", "Für großflächiges Malen in Gruppe und Klasse. | For painting on a large scale in groups and classes."],
    details: ["Alle Farbtöne sind untereinander mischbar. | All shades can be mixed with one another.", "Pinsel und Hände lassen sich mit Wasser reinigen, solange die Farbe feucht ist. | Brushes and hands clean with water while the paint is wet.", "Auf Wasserbasis, ohne Lösungsmittel. | Water-based, without solvents."],
    facets: { ALTER: "ab-5 ab-8", GRUNDSCHULFACH: "kunst", THEMA: "farben-formen" },
  },
  {
    category: "wachsmaler", kind: "crayons", tone: "craft", weight: 140, brands: ["Malvida Wax", "Klexi Jumbo", "Farbwiese"],
    models: [
      ["Wachsmalstifte, 12 Farben | Wax crayons, 12 colours", 549, { base: [12, "piece"], draw: { count: 6 } }],
      ["Wachsmalblöcke aus Bienenwachs, 8 Farben | Beeswax block crayons, 8 colours", 1290, { base: [8, "piece"], facets: { ALTER: "ab-1 ab-3" }, about: "Die Blockform liegt auch in ganz kleinen Händen sicher. | The block shape sits safely in very small hands." }],
      ["Ölpastellkreiden, 24 Farben | Oil pastels, 24 colours", 890, { base: [24, "piece"], weight: 260, draw: { count: 8 }, facets: { ALTER: "ab-6 ab-8" } }],
      ["Wachsmaler-Klassenbox, 96 Stück | Wax crayon class box, 96 pieces", 2890, { weight: 1250, base: [96, "piece"], draw: { count: 8 } }],
    ],
    openers: ["Satte Farben, die sich weich auftragen und wunderbar verwischen lassen. | Rich colours that go on softly and smudge beautifully.", "Ideal für erste Malversuche und große Bilder. | Ideal for first drawings and big pictures."],
    details: ["Bruchfest und ergiebig. | Break-resistant and long-lasting.", "Färbt kaum ab und lässt sich von glatten Flächen abwischen. | Hardly rubs off and wipes from smooth surfaces.", "Geeignet für Papier, Karton und Holz. | Suitable for paper, card and wood."],
    facets: { MATERIAL: "wachs", ALTER: "ab-3 ab-5", GRUNDSCHULFACH: "kunst", THEMA: "farben-formen" }, looks: [["#d8352a", "#f4c430"], ["#2f6db5", "#f08a24"], ["#3c9a4e", "#ec8fb0"]],
  },
  {
    category: "fasermaler", kind: "felt-pens", tone: "craft", weight: 150, brands: ["Klexi", "Malvida Fiber", "Kobaro Neo"],
    models: [
      ["Fasermaler, 12 Farben | Felt pens, 12 colours", 449, { base: [12, "piece"], draw: { count: 8 } }],
      ["Dicke Fasermaler, 10 Farben | Thick felt pens, 10 colours", 649, { base: [10, "piece"], draw: { count: 6 }, facets: { ALTER: "ab-3" }, about: "Die abgefederte Spitze lässt sich nicht eindrücken. | The cushioned tip cannot be pushed in." }],
      ["Pinselstifte, 20 Farben | Brush pens, 20 colours", 1490, { base: [20, "piece"], draw: { count: 10 }, facets: { ALTER: "ab-10" } }],
      ["Fasermaler-Klassensatz, 144 Stück | Felt pen class set, 144 pieces", 3990, { weight: 1500, base: [144, "piece"], draw: { count: 10 } }],
      ["Textilmaler, 8 Farben | Fabric markers, 8 colours", 1190, { base: [8, "piece"], draw: { count: 8 }, about: "Nach dem Bügeln bleibt die Farbe bis 60 °C waschfest. | Once ironed, the colour is washable up to 60 °C." }],
    ],
    openers: ["Leuchtende Farben und eine Tinte auf Wasserbasis. | Bright colours and a water-based ink.", "Zum Ausmalen, Zeichnen und Beschriften. | For colouring in, drawing and lettering."],
    details: ["Belüftete Kappen erhöhen die Sicherheit. | Ventilated caps add safety.", "Trocknet auch offen viele Stunden nicht ein. | Does not dry out for many hours, even uncapped.", "Die Stifte liegen in einem stabilen, wiederverschließbaren Etui. | The pens come in a sturdy, resealable case."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst", THEMA: "farben-formen" }, looks: [["#2f6db5", "#f4c430"], ["#d8352a", "#2fa8a3"], ["#7b4fa3", "#f4c430"]],
  },
  {
    category: "pinsel", kind: "paint-brush", tone: "craft", weight: 30, brands: ["Malvida Atelier", "Kobaro Studio", "Klexi"],
    models: [
      ["Haarpinsel, rund | Round hair brush", 249, { variants: { PINSEL: "2 4 8 12" } }],
      ["Borstenpinsel, flach | Flat bristle brush", 199, { variants: { PINSEL: "4 8 12 18", INHALT: "1 10" } }],
      ["Borstenpinsel mit dickem Kindergriff | Bristle brush with chunky grip", 229, { variants: { FARBE: "rot gelb blau gruen" }, facets: { ALTER: "ab-3" } }],
      ["Pinselset, 15-teilig | Brush set, 15 pieces", 1490, { weight: 210, draw: { count: 5 } }],
    ],
    openers: ["Nimmt viel Farbe auf und gibt sie gleichmäßig wieder ab. | Takes up plenty of paint and releases it evenly.", "Ein Pinsel, der seine Form behält. | A brush that keeps its shape."],
    details: ["Die Zwinge aus vernickeltem Metall sitzt fest. | The nickel-plated ferrule sits firmly.", "Der lackierte Holzstiel quillt im Wasserglas nicht auf. | The lacquered wooden handle does not swell in water.", "Für Wasser-, Deck- und Schulmalfarben geeignet. | Suitable for watercolour, poster and school paints."],
    facets: { MATERIAL: "holz", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst" },
  },
  {
    category: "staffeleien", kind: "easel", tone: "furniture", weight: 5400, brands: ["Malvida Atelier", "Raumita Klasse"],
    models: [
      ["Tischstaffelei aus Buche | Beech table easel", 2990, { weight: 1300, facets: { ALTER: "ab-8" } }],
      ["Kinderstaffelei, höhenverstellbar | Children's easel, height-adjustable", 7990, { facets: { ALTER: "ab-3" } }],
      ["Doppelstaffelei mit Papierrolle | Double easel with paper roll", 12990, { weight: 7800, facets: { ALTER: "ab-3" }, scope: "Staffelei, Papierrolle 10 m, 4 Farbbecher | Easel, 10 m paper roll, 4 paint pots" }],
      ["Atelierstaffelei, bis 120 cm | Studio easel, up to 120 cm", 9490, { facets: { ALTER: "ab-10" } }],
    ],
    openers: ["Steht sicher und bringt das Bild auf die richtige Höhe. | Stands safely and brings the picture to the right height.", "Aus massivem Holz gefertigt und sorgfältig geschliffen. | Made of solid wood and carefully sanded."],
    details: ["Lässt sich nach dem Malen platzsparend zusammenklappen. | Folds away to save space after painting.", "Die Ablage hält Pinsel und Farben bereit. | The tray keeps brushes and paints to hand.", "Die Oberfläche ist mit speichelfestem Lack versiegelt. | The surface is sealed with saliva-proof lacquer."],
    facets: { MATERIAL: "holz", GRUNDSCHULFACH: "kunst", SIEGEL: "fsc" }, looks: [["#d9b98a", "#f4f1ea"], ["#b98a58", "#f4c430"]], warrantyYears: 3,
  },
];
