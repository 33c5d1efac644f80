import type { Department } from "./model.ts";

/** Music: instruments for groups and lessons. */
export const music: Department = {
  slug: "musik", name: "Musik | Music", kind: "xylophone", colour: "#a8325e",
  seo: [
    "Instrumente, die gut klingen und viel mitmachen: für Morgenkreis, Musikstunde und Schulorchester. | Instruments that sound good and take a lot: for circle time, music lessons and school orchestra.",
    "Unsere Orff-Instrumente sind sauber gestimmt und aufeinander abgestimmt. | Our Orff instruments are well tuned and matched to one another.",
    "Klassensätze liefern wir mit passender Aufbewahrung. | We supply class sets with matching storage.",
  ],
  closers: ["Klingt allein schön und in der Gruppe noch schöner. | Sounds lovely alone and even better in a group.", "Für Musikunterricht, Früherziehung und Zuhause. | For music lessons, early music education and at home.", "So finden auch Anfänger leicht hinein. | Easy to get into, even for beginners."],
  groups: [
    { slug: "blasinstrumente", name: "Blasinstrumente | Wind instruments", kind: "recorder", leaves: [["blockfloeten", "Blockflöten | Recorders"]] },
    { slug: "orff", name: "Orff-Instrumente | Orff instruments", kind: "xylophone", leaves: [["stabspiele", "Xylophone und Glockenspiele | Xylophones and glockenspiels"], ["triangeln", "Triangeln und Klanghölzer | Triangles and claves"], ["trommeln", "Trommeln und Tamburine | Drums and tambourines"]] },
    { slug: "saiteninstrumente", name: "Saiteninstrumente | String instruments", kind: "guitar", leaves: [["gitarren", "Gitarren und Ukulelen | Guitars and ukuleles"]] },
  ],
  families: [
    {
      category: "blockfloeten", kind: "recorder", tone: "music", weight: 260, brands: ["Tonella", "Klangor Flauto"],
      models: [
        ["Sopranblockflöte, deutsche Griffweise | Soprano recorder, German fingering", 3490, { facets: { MATERIAL: "holz" } }],
        ["Sopranblockflöte, barocke Griffweise | Soprano recorder, baroque fingering", 3690, { facets: { MATERIAL: "holz" } }],
        ["Schulblockflöte aus Kunststoff | Plastic school recorder", 1290, { variants: { FARBE: "natur blau rosa gruen" } }],
        ["Altblockflöte aus Birnholz | Pearwood alto recorder", 15900, { facets: { MATERIAL: "holz", ALTER: "ab-10" }, weight: 460 }],
        ["Tenorblockflöte aus Ahorn | Maple tenor recorder", 24900, { facets: { MATERIAL: "holz", ALTER: "ab-10" }, weight: 620 }],
      ],
      openers: ["Spricht leicht an und klingt warm und ausgeglichen. | Responds easily and sounds warm and even.", "Ein guter Einstieg in das Spiel nach Noten. | A good start to playing from notes."],
      details: ["Von Musikpädagogen für den Anfangsunterricht empfohlen. | Recommended by music teachers for beginners.", "Leicht zu pflegen. | Easy to care for.", "Wird mit Tasche und Wischerstab geliefert. | Comes with bag and cleaning rod."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "musik" }, warrantyYears: 2, looks: [["#d9b98a", "#8a5a34"], ["#8a5a34", "#f4f1ea"]],
    },
    {
      category: "stabspiele", kind: "xylophone", tone: "music", weight: 2400, brands: ["Klangor Orff", "Tonella"],
      models: [
        ["Sopran-Xylophon, 16 Klangstäbe | Soprano xylophone, 16 bars", 14990, { weight: 3200 }],
        ["Alt-Xylophon, 16 Klangstäbe | Alto xylophone, 16 bars", 21990, { weight: 5400 }],
        ["Glockenspiel, 25 Töne | Glockenspiel, 25 notes", 3490, { facets: { MATERIAL: "metall" }, weight: 1100 }],
        ["Buntes Kinderglockenspiel, 8 Töne | Coloured children's glockenspiel, 8 notes", 1490, { facets: { ALTER: "ab-3", MATERIAL: "metall", THEMA: "farben-formen" }, weight: 420, draw: { count: 8 } }],
        ["Klangbausteine, 8 Stück im Koffer | Chime bars, 8 pieces in case", 12990, { weight: 4100, draw: { count: 8 } }],
      ],
      openers: ["Klarer, tragender Klang mit sauberer Stimmung. | A clear, carrying sound, well in tune.", "Lädt zum gemeinsamen Musizieren nach Noten oder Farben ein. | Invites groups to play from notes or colours."],
      details: ["Die Klangstäbe lassen sich einzeln abnehmen. | The bars can be removed one by one.", "Mit einem Paar Schlägel. | With a pair of mallets.", "Der Resonanzkasten ist stabil verzapft. | The resonator box is firmly jointed."],
      facets: { MATERIAL: "holz", ALTER: "ab-6", GRUNDSCHULFACH: "musik" }, warrantyYears: 3, looks: [["#8a5a34", "#d9b98a"], ["#d8352a", "#2f6db5"]],
    },
    {
      category: "triangeln", kind: "triangle", tone: "music", weight: 240, brands: ["Klangor Orff", "Tonella", "Rasselbande"],
      models: [
        ["Triangel mit Schlägel | Triangle with beater", 890, { variants: { DURCHMESSER: "15 18 22" } }],
        ["Klanghölzer, Paar | Claves, pair", 690, { draw: { kind: "claves" }, facets: { MATERIAL: "holz" } }],
        ["Rhythmus-Set in der Tasche, 17-teilig | Rhythm set in bag, 17 pieces", 6990, { weight: 2300, draw: { kind: "tambourine" } }],
        ["Fingerzimbeln, Paar | Finger cymbals, pair", 790, { draw: { kind: "finger-cymbals" } }],
      ],
      openers: ["Heller, lang nachklingender Ton für feine Akzente. | A bright, long-ringing tone for fine accents.", "Schon die Kleinsten finden damit in den Rhythmus. | Even the youngest find the rhythm with it."],
      details: ["Sauber verarbeitet, ohne scharfe Kanten. | Cleanly made, without sharp edges.", "Robust genug für den Alltag in der Gruppe. | Robust enough for daily group use.", "Lässt sich gut mit anderen Instrumenten kombinieren. | Combines well with other instruments."],
      facets: { MATERIAL: "metall", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "musik" }, looks: [["#c3c7cb", "#d8352a"], ["#c3c7cb", "#2f6db5"]],
    },
    {
      category: "trommeln", kind: "tambourine", tone: "music", weight: 620, brands: ["Klangor Orff", "Rasselbande", "Tonella"],
      models: [
        ["Tamburin mit Schellen | Tambourine with jingles", 1990, { variants: { DURCHMESSER: "15 18 22" } }],
        ["Handtrommel mit Naturfell | Hand drum with natural skin", 2990, { facets: { MATERIAL: "holz" } }],
        ["Schellenkranz | Jingle ring", 990, { variants: { FARBE: "rot gelb blau" }, weight: 180 }],
        ["Cajon für Kinder | Children's cajon", 6990, { draw: { kind: "cajon" }, facets: { MATERIAL: "holz", ALTER: "ab-6" }, weight: 2900 }],
        ["Rasseleier, 6 Stück | Egg shakers, 6 pieces", 990, { base: [6, "piece"], weight: 220, draw: { kind: "egg-shakers", count: 6 } }],
      ],
      openers: ["Voller Klang und angenehm in der Hand. | A full sound, pleasant to hold.", "Gibt den Takt vor, vom Morgenlied bis zur Aufführung. | Sets the beat, from the morning song to the performance."],
      details: ["Die Oberfläche ist glatt und hautfreundlich. | The surface is smooth and kind to the skin.", "Auch als Klassensatz erhältlich. | Also available as a class set.", "Aus nachhaltig gewonnenem Material. | Made of sustainably sourced material."],
      facets: { MATERIAL: "holz", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "musik" }, looks: [["#d9b98a", "#d8352a"], ["#8a5a34", "#f4f1ea"]],
    },
    {
      category: "gitarren", kind: "guitar", tone: "music", weight: 1900, brands: ["Saitenklang", "Klangor Corda"],
      models: [
        ["Konzertgitarre 1/2 für Kinder | 1/2 classical guitar for children", 11900, { facets: { ALTER: "ab-6" } }],
        ["Konzertgitarre 3/4 | 3/4 classical guitar", 13900, { facets: { ALTER: "ab-8" } }],
        ["Konzertgitarre 4/4 | 4/4 classical guitar", 15900, { facets: { ALTER: "ab-10" }, weight: 2300 }],
        ["Sopran-Ukulele | Soprano ukulele", 4990, { variants: { FARBE: "natur tuerkis rot schwarz" }, weight: 720 }],
        ["Konzert-Ukulele aus Mahagoni | Mahogany concert ukulele", 7990, { weight: 820, facets: { ALTER: "ab-8" } }],
      ],
      openers: ["Ausgewogener Klang und sauber verarbeitet. | Balanced sound and careful workmanship.", "Ideal für Liedbegleitung und Instrumentalunterricht. | Ideal for accompanying songs and for lessons."],
      details: ["Wird vor dem Versand einzeln geprüft. | Each one is checked before dispatch.", "Passendes Zubehör finden Sie in unserem Sortiment. | Matching accessories can be found in our range.", "Bewährt in Musikschulen und Arbeitsgemeinschaften. | Proven in music schools."],
      facets: { MATERIAL: "holz", GRUNDSCHULFACH: "musik" }, warrantyYears: 2, looks: [["#d9b98a", "#8a5a34"], ["#e0a860", "#2b2b2e"]],
    },
  ],
};
