import type { Department } from "./model.ts";

/** Science supplies: microscopes, laboratory, physics and nature. */
export const science: Department = {
  slug: "naturwissenschaften", name: "Naturwissenschaften | Science", kind: "microscope", colour: "#2fa8a3",
  seo: [
    "Staunen, fragen, ausprobieren: Mit unserem Experimentiermaterial wird Naturwissenschaft greifbar. | Wonder, ask, try out: our equipment makes science tangible.",
    "Die Geräte sind für Schülerhände gebaut und entsprechen den Sicherheitsvorgaben für den Unterricht. | The equipment is built for students and meets the safety rules for schools.",
    "Zu vielen Sets erhalten Sie Versuchsbeschreibungen für Lehrkräfte. | Many sets come with instructions for teachers.",
  ],
  closers: [
    "Für forschendes Lernen ab der Grundschule. | For inquiry-based learning from primary school on.",
    "Im Fachraum ebenso zu Hause wie in der Forscherecke. | At home in the science room as well as the explorers' corner.",
    "So bleibt vom Experiment nicht nur das Ergebnis in Erinnerung. | So more than just the result is remembered.",
  ],
  groups: [
    { slug: "beobachten", name: "Beobachten | Observing", kind: "microscope", leaves: [["mikroskope", "Mikroskope | Microscopes"], ["lupen", "Lupen und Ferngläser | Magnifiers"]] },
    { slug: "labor", name: "Labor | Laboratory", kind: "test-tube", leaves: [["reagenzglaeser", "Laborglas | Laboratory glass"], ["waagen", "Waagen und Wiegen | Scales"]] },
    { slug: "physik", name: "Physik | Physics", kind: "magnet-set", leaves: [["magnetismus", "Magnetismus und Strom | Magnetism and electricity"], ["messen", "Temperatur und Wetter | Temperature and weather"], ["zeitmessung", "Zeit messen | Timing"]] },
  ],
  families: [
    {
      category: "mikroskope", kind: "microscope", tone: "science", weight: 2100, brands: ["Labora", "Physikus"],
      models: [
        ["Schülermikroskop, 40- bis 400-fach | Student microscope, 40x to 400x", 12990, { facets: { ALTER: "ab-8" } }],
        ["Stereomikroskop, 20-fach | Stereo microscope, 20x", 14990, {}],
        ["Kursmikroskop mit Kreuztisch, bis 1000-fach | Course microscope with mechanical stage, up to 1000x", 28990, { weight: 3800, facets: { ALTER: "ab-14" } }],
        ["Handmikroskop mit LED, 60-fach | Pocket microscope with LED, 60x", 1990, { weight: 160, facets: { ALTER: "ab-6" } }],
        ["Digitalmikroskop mit USB-Kamera | Digital microscope with USB camera", 17990, { weight: 1700 }],
      ],
      openers: ["Scharfe, kontrastreiche Bilder machen Kleinstes sichtbar. | Sharp, high-contrast images make the smallest things visible.", "Robust gebaut für den Einsatz in Schülergruppen. | Robustly built for use in student groups."],
      details: ["Die Bedienung ist nach wenigen Minuten erklärt. | Its use is explained in a few minutes.", "Mit Staubschutz für die sichere Aufbewahrung. | With dust protection for safe storage.", "Ersatzteile sind langfristig lieferbar. | Spare parts are available long-term."],
      facets: { MATERIAL: "metall glas", ALTER: "ab-10", GRUNDSCHULFACH: "naturwissenschaften", THEMA: "experimente natur" }, warrantyYears: 5, looks: [["#f4f1ea", "#2b2b2e"], ["#7f868c", "#2f6db5"]],
    },
    {
      category: "lupen", kind: "magnifier", tone: "science", weight: 90, brands: ["Labora", "Physikus", "Gartenkind"],
      models: [
        ["Handlupe, 3-fach | Hand magnifier, 3x", 449, { variants: { FARBE: "rot gelb gruen blau", INHALT: "1 10" } }],
        ["Becherlupe mit Skala | Bug viewer with scale", 599, { variants: { INHALT: "1 10" }, facets: { THEMA: "tiere natur" } }],
        ["Standlupe für Gruppen, 10 cm | Stand magnifier for groups, 10 cm", 1490, { weight: 260 }],
        ["Entdecker-Set Wald und Wiese, 12-teilig | Explorer set forest and meadow, 12 pieces", 2990, { weight: 640, facets: { THEMA: "natur tiere" }, scope: "Lupen, Pinzetten, Sammelbecher, Bestimmungskarten, Tasche | Magnifiers, tweezers, specimen pots, identification cards, bag" }],
      ],
      openers: ["Für Blätter, Steine, Federn und alles, was krabbelt. | For leaves, stones, feathers and everything that crawls.", "Macht neugierig auf die Welt im Kleinen. | Arouses curiosity about the world of small things."],
      details: ["Die Linse ist kratzfest und liefert ein klares Bild. | The lens is scratch-resistant and gives a clear image.", "Bruchsicher und leicht zu reinigen. | Shatterproof and easy to clean.", "Für drinnen und draußen gleichermaßen geeignet. | Equally suitable indoors and outdoors."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "sachunterricht naturwissenschaften", THEMA: "natur" },
    },
    {
      category: "reagenzglaeser", kind: "test-tube", tone: "science", weight: 480, brands: ["Labora", "Glaswerk"],
      models: [
        ["Reagenzgläser 16 x 160 mm, 50 Stück | Test tubes 16 x 160 mm, pack of 50", 1490, { base: [50, "piece"], draw: { count: 6 } }],
        ["Kunststoff-Reagenzgläser mit Ständer, 12 Stück | Plastic test tubes with rack, 12 pieces", 1290, { facets: { MATERIAL: "kunststoff", ALTER: "ab-5 ab-6" }, base: [12, "piece"], draw: { count: 6 } }],
        ["Becherglas, niedrige Form | Low-form beaker", 499, { draw: { kind: "beaker" }, variants: { VOLUMEN: "100 250 500 1000" } }],
        ["Messzylinder | Measuring cylinder", 690, { draw: { kind: "measuring-cylinder" }, variants: { VOLUMEN: "100 250 500" } }],
        ["Forscherkoffer Chemie, 20 Versuche | Chemistry case, 20 experiments", 7990, { weight: 2800, facets: { ALTER: "ab-8" } }],
        ["Pipetten 3 ml, 100 Stück | Pipettes 3 ml, pack of 100", 990, { base: [100, "piece"], facets: { MATERIAL: "kunststoff" }, weight: 180, draw: { count: 4 } }],
      ],
      openers: ["Für sichere Versuche mit klar ablesbaren Ergebnissen. | For safe experiments with clearly readable results.", "Grundausstattung für Labor und Forscherecke. | Basic equipment for laboratory and explorers' corner."],
      details: ["Leicht zu reinigen und stapelbar verpackt. | Easy to clean and packed to stack.", "Sorgfältig geprüft und bruchsicher verpackt. | Carefully checked and safely packed.", "Auch in Klassensatzmengen lieferbar. | Also available in class quantities."],
      facets: { MATERIAL: "glas", ALTER: "ab-10", GRUNDSCHULFACH: "naturwissenschaften", THEMA: "experimente" }, looks: [["#bcdff0", "#2fa8a3"], ["#d7efc7", "#7b4fa3"], ["#f3dcc0", "#2f6db5"]],
    },
    {
      category: "waagen", kind: "scale", tone: "science", weight: 900, brands: ["Labora", "Zahlenfuchs"],
      models: [
        ["Balkenwaage mit zwei Schalen | Bucket balance", 1990, { variants: { FARBE: "rot blau gruen" }, facets: { ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "mathematik" } }],
        ["Digitalwaage, 5 kg | Digital scale, 5 kg", 2490, { draw: { kind: "digital-scale" } }],
        ["Präzisionswaage, 0,1 g | Precision scale, 0.1 g", 4990, { draw: { kind: "digital-scale" }, facets: { ALTER: "ab-10" } }],
        ["Gewichtssatz, 1 g bis 500 g | Set of weights, 1 g to 500 g", 3490, { facets: { MATERIAL: "metall" }, weight: 1300 }],
      ],
      openers: ["Vergleichen, wiegen, schätzen: Gewichte werden erfahrbar. | Compare, weigh, estimate: mass becomes an experience.", "Genau genug für Versuche, einfach genug für Kinder. | Accurate enough for experiments, simple enough for children."],
      details: ["Standfest und leicht zu justieren. | Stable and easy to adjust.", "Die Anzeige ist auch von der Seite gut lesbar. | Easy to read from the side, too.", "Glatte Flächen lassen sich feucht abwischen. | Smooth surfaces wipe clean."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "naturwissenschaften sachunterricht", THEMA: "experimente" }, warrantyYears: 2,
    },
    {
      category: "magnetismus", kind: "magnet-set", tone: "science", weight: 480, smallParts: true, brands: ["Physikus", "Lernhafen"],
      models: [
        ["Experimentierset Magnetismus, 18 Versuche | Magnetism kit, 18 experiments", 3990, {}],
        ["Hufeisenmagnete, 10 Stück | Horseshoe magnets, pack of 10", 2490, { base: [10, "piece"] }],
        ["Stabmagnete rot/grün, Paar | Bar magnets red/green, pair", 1290, { weight: 180 }],
        ["Stromkreis-Set für 4 Gruppen | Circuit kit for 4 groups", 8990, { weight: 1900, facets: { ALTER: "ab-8" } }],
        ["Kompass für Schüler | Student compass", 690, { draw: { kind: "magnetic-compass" }, variants: { INHALT: "1 10" }, weight: 60, facets: { GRUNDSCHULFACH: "erdkunde sachunterricht" } }],
      ],
      openers: ["Unsichtbare Kräfte sichtbar machen – mit verblüffend einfachen Versuchen. | Make invisible forces visible with surprisingly simple experiments.", "Kinder untersuchen selbst, was anzieht, abstößt und leitet. | Children find out for themselves what attracts, repels and conducts."],
      details: ["Für Einzel- und Gruppenarbeit geeignet. | Suitable for individual and group work.", "Kommt in der Box zum sicheren Aufbewahren. | Comes in a box for safe storage.", "Mit Hinweisen zur sicheren Durchführung. | With notes on safe use."],
      facets: { MATERIAL: "metall", ALTER: "ab-6", GRUNDSCHULFACH: "sachunterricht naturwissenschaften", THEMA: "experimente" }, looks: [["#d8352a", "#3c9a4e"], ["#d8352a", "#c3c7cb"], ["#2f6db5", "#d8352a"], ["#7f868c", "#d8352a"]],
    },
    {
      category: "messen", kind: "thermometer", tone: "science", weight: 120, brands: ["Physikus", "Labora"],
      models: [
        ["Schülerthermometer -10 bis +110 °C | Student thermometer -10 to +110 °C", 399, { variants: { INHALT: "1 10" } }],
        ["Demonstrationsthermometer, 75 cm | Demonstration thermometer, 75 cm", 3490, { weight: 980 }],
        ["Regenmesser für den Schulgarten | Rain gauge for the school garden", 890, { draw: { kind: "measuring-cylinder" }, facets: { THEMA: "natur" } }],
        ["Wetterstation für Kinder | Children's weather station", 4490, { weight: 820, facets: { THEMA: "natur experimente" } }],
      ],
      openers: ["Messwerte ablesen, notieren und vergleichen. | Read, record and compare measurements.", "Holt Wetter und Wärme in den Unterricht. | Brings weather and warmth into lessons."],
      details: ["Die Skala ist groß und eindeutig beschriftet. | The scale is large and clearly labelled.", "Ohne Quecksilber und andere Schadstoffe. | Free from mercury and other pollutants.", "Reagiert schnell und misst zuverlässig. | Responds quickly and measures reliably."],
      facets: { MATERIAL: "kunststoff glas", ALTER: "ab-6 ab-8", GRUNDSCHULFACH: "sachunterricht naturwissenschaften", THEMA: "experimente" },
    },
    {
      category: "zeitmessung", kind: "stopwatch", tone: "science", weight: 90, brands: ["Physikus", "Turnfix"],
      models: [
        ["Digitale Stoppuhr mit Band | Digital stopwatch with cord", 1290, { draw: { kind: "digital-stopwatch" }, variants: { FARBE: "gelb blau schwarz", INHALT: "1 10" } }],
        ["Profi-Stoppuhr, 100 Zwischenzeiten | Professional stopwatch, 100 lap times", 3990, { draw: { kind: "digital-stopwatch" } }],
        ["Großer Zeitmesser für die Klasse | Large classroom timer", 2490, { weight: 360, facets: { THEMA: "zeit" } }],
      ],
      openers: ["Misst auf die Hundertstelsekunde genau. | Accurate to a hundredth of a second.", "Für Sportfest, Pendelversuch und Stationenlauf. | For sports day, pendulum experiments and station work."],
      details: ["Große Tasten lassen sich auch mit Handschuhen bedienen. | Large buttons work with gloves on.", "Spritzwassergeschützt. | Splash-proof.", "Batterie ist enthalten und leicht zu wechseln. | Battery included and easy to change."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-8", GRUNDSCHULFACH: "sport naturwissenschaften", THEMA: "zeit experimente" }, warrantyYears: 2,
    },
  ],
};
