import type { Department } from "./model.ts";

/** Furniture and room equipment. */
export const furniture: Department = {
  slug: "moebel",
  name: "Möbel und Raum | Furniture and rooms",
  kind: "chair",
  colour: "#8a5a34",
  seo: [
    "Möbel für Lernräume, in denen Kinder sich wohlfühlen: ergonomisch, langlebig und leicht umzustellen. | Furniture for rooms in which children feel at home: ergonomic, durable and easy to rearrange.",
    "Große Möbel liefern wir per Spedition frei Bordsteinkante, auf Wunsch bis in den Raum. | Large furniture is delivered by freight carrier to the kerb, or to the room if you wish.",
    "Sitz- und Tischhöhen richten sich nach DIN EN 1729; wir beraten Sie gern bei der Auswahl. | Seat and table heights follow DIN EN 1729; we are happy to advise you.",
  ],
  closers: [
    "Für den täglichen Gebrauch in Schule und Kita gebaut. | Built for daily use in schools and nurseries.",
    "Nachkaufgarantie von mindestens zehn Jahren. | Available for reorder for at least ten years.",
    "Passt in Klassenzimmer, Gruppenraum und Hort. | Fits classroom, group room and after-school club.",
  ],
  groups: [
    {
      slug: "sitzen",
      name: "Sitzen | Seating",
      kind: "chair",
      leaves: [
        ["schuelerstuehle", "Schülerstühle | Pupils' chairs"],
        ["hocker", "Hocker und Lehrerstühle | Stools and teachers' chairs"],
      ],
    },
    {
      slug: "tische",
      name: "Tische | Tables",
      kind: "desk",
      leaves: [
        ["schuelertische", "Schülertische | Pupils' desks"],
        ["gruppentische", "Gruppen- und Lehrertische | Group tables and teachers' desks"],
      ],
    },
    {
      slug: "aufbewahren",
      name: "Aufbewahren | Storage",
      kind: "shelf",
      leaves: [
        ["regale", "Regale | Shelves"],
        ["schraenke", "Schränke und Garderoben | Cupboards and lockers"],
        ["boxen", "Aufbewahrungsboxen | Storage boxes"],
      ],
    },
    {
      slug: "raumgestaltung",
      name: "Raumgestaltung | Room design",
      kind: "carpet",
      leaves: [
        ["teppiche", "Teppiche | Carpets"],
        ["leuchten", "Leuchten | Lamps"],
        ["wanduhren", "Wanduhren | Wall clocks"],
        ["wandtattoos", "Wandtattoos | Wall stickers"],
      ],
    },
    {
      slug: "tafeln",
      name: "Tafeln | Boards",
      kind: "whiteboard",
      leaves: [
        ["whiteboards", "Whiteboards | Whiteboards"],
        ["pinnwaende", "Pinnwände | Pinboards"],
        ["kreidetafeln", "Kreidetafeln | Blackboards"],
      ],
    },
  ],
  families: [
    {
      category: "schuelerstuehle",
      kind: "chair",
      tone: "furniture",
      weight: 4800,
      brands: ["Sitzwell", "Nordplan Klasse"],
      models: [
        [
          "Schülerstuhl mit Kufengestell | Pupil's chair with skid base",
          8990,
          { variants: { FARBE: "rot gruen blau grau", SITZHOEHE: "34 38 43 46" }, spedition: true },
        ],
        [
          "Kinderstuhl aus Buche | Children's beech chair",
          6990,
          { variants: { SITZHOEHE: "26 30 34" }, facets: { MATERIAL: "holz", ALTER: "ab-1 ab-3" }, weight: 3400 },
        ],
        [
          "Vierfußstuhl, stapelbar | Stackable four-leg chair",
          6490,
          { variants: { FARBE: "rot gelb blau schwarz", SITZHOEHE: "38 43 46" }, spedition: true },
        ],
        [
          "Drehstuhl für Schüler, höhenverstellbar | Height-adjustable swivel chair for pupils",
          13990,
          { variants: { FARBE: "blau grau gruen" }, spedition: true, weight: 7900 },
        ],
      ],
      openers: [
        "Ergonomisch geformte Sitzschale für bewegtes Sitzen. | Ergonomically shaped seat for active sitting.",
        "Stabil, leicht zu tragen und angenehm leise. | Stable, easy to carry and pleasantly quiet.",
      ],
      details: [
        "Bodengleiter schützen Parkett und Linoleum. | Glides protect wooden and lino floors.",
        "Nach DIN EN 1729 geprüft. | Tested to DIN EN 1729.",
        "Leicht zu reinigen. | Easy to clean.",
      ],
      facets: { MATERIAL: "kunststoff metall", ALTER: "ab-6", SIEGEL: "gs" },
      warrantyYears: 5,
      looks: [["#d9b98a", "#8a5a34"]],
    },
    {
      category: "hocker",
      kind: "chair",
      tone: "furniture",
      weight: 4200,
      brands: ["Sitzwell Move", "Raumita"],
      models: [
        ["Bewegungshocker | Wobble stool", 7990, { variants: { FARBE: "rot gruen blau grau", SITZHOEHE: "38 43" } }],
        [
          "Sitzhocker aus Filz | Felt pouf",
          4990,
          { variants: { FARBE: "grau gruen orange" }, facets: { MATERIAL: "filz" }, weight: 2100 },
        ],
        [
          "Lehrerstuhl mit Armlehnen | Teacher's chair with armrests",
          22990,
          { variants: { FARBE: "schwarz dunkelblau" }, spedition: true, weight: 14500 },
        ],
        [
          "Sitzkissen für den Kreis, 10 Stück | Circle time cushions, set of 10",
          6990,
          {
            variants: { FARBE: "rot blau natur" },
            base: [10, "piece"],
            facets: { MATERIAL: "textil" },
            draw: { count: 3 },
          },
        ],
      ],
      openers: [
        "Bequem sitzen, wo gerade gearbeitet, gelesen oder erzählt wird. | Sit comfortably wherever work, reading or stories happen.",
        "Bringt Bewegung und Abwechslung in den Sitzalltag. | Brings movement and variety to everyday sitting.",
      ],
      details: [
        "Rutschhemmende Unterseite. | Non-slip underside.",
        "Bezug und Flächen lassen sich gut reinigen. | Cover and surfaces clean easily.",
        "Schnell umgestellt und leicht verstaut. | Quickly moved and easily stored.",
      ],
      facets: { MATERIAL: "kunststoff", THEMA: "bewegung" },
      warrantyYears: 3,
    },
    {
      category: "schuelertische",
      kind: "desk",
      tone: "furniture",
      weight: 16500,
      spedition: true,
      brands: ["Nordplan Klasse", "Tischlerhof"],
      models: [
        [
          "Einzeltisch 70 x 50 cm | Single desk 70 x 50 cm",
          14990,
          { variants: { TISCHHOEHE: "59 71 76", FARBE: "natur hellgrau weiss" } },
        ],
        [
          "Zweiertisch 130 x 50 cm | Double desk 130 x 50 cm",
          19990,
          { variants: { TISCHHOEHE: "59 71 76", FARBE: "natur hellgrau" }, weight: 22500 },
        ],
        ["Dreieckstisch, fahrbar | Triangular desk on castors", 24990, { variants: { FARBE: "natur weiss gruen" } }],
        [
          "Stehpult, höhenverstellbar | Height-adjustable lectern desk",
          32990,
          { weight: 19000, facets: { THEMA: "bewegung" } },
        ],
      ],
      openers: [
        "Platz für Heft, Buch und gute Gedanken. | Room for book, notes and good thoughts.",
        "Eine Tischplatte, die Filzstift, Kleber und viele Jahre übersteht. | A table top that survives felt pens, glue and many years.",
      ],
      details: [
        "Die Kanten sind fugenlos mit Kunststoff umleimt. | The edges are seamlessly lipped.",
        "Mit Mappenhaken und Niveauausgleich. | With bag hook and levelling feet.",
        "Das Gestell ist kratzfest pulverbeschichtet. | The frame is scratch-resistant powder-coated.",
      ],
      facets: { MATERIAL: "holz metall", ALTER: "ab-6", SIEGEL: "gs deutschland" },
      warrantyYears: 5,
      looks: [["#d9b98a", "#7f868c"]],
    },
    {
      category: "gruppentische",
      kind: "desk",
      tone: "furniture",
      weight: 24000,
      spedition: true,
      brands: ["Tischlerhof", "Nordplan Kita"],
      models: [
        ["Gruppentisch rund, 120 cm | Round group table, 120 cm", 32990, { variants: { TISCHHOEHE: "46 53 59 76" } }],
        [
          "Gruppentisch rechteckig, 120 x 60 cm | Rectangular group table, 120 x 60 cm",
          27990,
          { variants: { TISCHHOEHE: "46 53 59 71" } },
        ],
        [
          "Lehrertisch mit Schubladen | Teacher's desk with drawers",
          44990,
          { variants: { FARBE: "natur hellgrau weiss" }, weight: 38000 },
        ],
        [
          "Klapptisch, fahrbar | Folding table on castors",
          39990,
          { variants: { FARBE: "natur hellgrau" }, weight: 31000 },
        ],
      ],
      openers: [
        "Hier haben alle Platz: zum Essen, Basteln, Spielen und Lernen. | Room for everyone: eating, crafting, playing and learning.",
        "Massive Beine und eine strapazierfähige Platte geben jahrelang Halt. | Solid legs and a hard-wearing top give years of support.",
      ],
      details: [
        "Beständig gegen Wasser, Farbe und Reinigungsmittel. | Resistant to water, paint and cleaning agents.",
        "Mit anderen Tischen der Serie kombinierbar. | Combines with other tables of the range.",
        "Aufbau in wenigen Minuten. | Set up in a few minutes.",
      ],
      facets: { MATERIAL: "holz", ALTER: "ab-3", SIEGEL: "gs fsc" },
      warrantyYears: 5,
      looks: [["#d9b98a", "#8a5a34"]],
    },
    {
      category: "regale",
      kind: "shelf",
      tone: "furniture",
      weight: 28000,
      spedition: true,
      brands: ["Tischlerhof", "Nordplan Kita", "Raumita"],
      models: [
        ["Regal mit 6 Fächern | Shelf with 6 compartments", 22990, { variants: { FARBE: "natur weiss" } }],
        [
          "Raumteiler-Regal, fahrbar | Mobile room divider shelf",
          34990,
          { variants: { FARBE: "natur weiss gruen" }, weight: 36000 },
        ],
        [
          "Bücherregal mit Frontpräsentation | Front-facing book shelf",
          18990,
          { variants: { FARBE: "natur weiss" }, weight: 16000 },
        ],
        ["Eigentumsregal mit 20 Fächern | Pigeonhole shelf with 20 compartments", 42990, { weight: 41000 }],
      ],
      openers: [
        "Bringt Ordnung auf Kinderhöhe. | Brings order at children's height.",
        "Offen, übersichtlich und von beiden Seiten schön. | Open, clear and attractive from both sides.",
      ],
      details: [
        "Rundum abgerundete Kanten. | Rounded edges all around.",
        "Inklusive Kippsicherung zur Wandmontage. | Includes a wall bracket against tipping.",
        "Die Böden tragen bis zu 30 kg. | Each shelf holds up to 30 kg.",
      ],
      facets: { MATERIAL: "holz", THEMA: "ordnung", SIEGEL: "fsc gs" },
      warrantyYears: 5,
      looks: [["#d9b98a", "#8a5a34"]],
    },
    {
      category: "schraenke",
      kind: "locker",
      tone: "furniture",
      weight: 32000,
      spedition: true,
      brands: ["Nordplan Klasse", "Raumita"],
      models: [
        [
          "Schließfachschrank mit 8 Fächern | Locker with 8 compartments",
          39990,
          { variants: { FARBE: "rot blau gruen hellgrau" }, facets: { MATERIAL: "metall" } },
        ],
        [
          "Kita-Garderobe für 6 Kinder | Nursery wardrobe for 6 children",
          44990,
          { variants: { FARBE: "natur weiss" }, facets: { MATERIAL: "holz", ALTER: "ab-3" } },
        ],
        [
          "Materialschrank mit Türen | Supply cupboard with doors",
          36990,
          { variants: { FARBE: "natur weiss hellgrau" }, facets: { MATERIAL: "holz" } },
        ],
        [
          "Tablet-Ladeschrank für 16 Geräte | Charging cabinet for 16 tablets",
          89990,
          { facets: { MATERIAL: "metall" }, weight: 45000 },
        ],
      ],
      openers: [
        "Stauraum, der Ordnung schafft und Wertvolles schützt. | Storage that creates order and protects valuables.",
        "Ein aufgeräumter Platz für Jacken, Taschen und Material. | A tidy place for jackets, bags and materials.",
      ],
      details: [
        "Die Türen schließen leise und sicher. | The doors close quietly and safely.",
        "Wird vormontiert geliefert. | Delivered pre-assembled.",
        "Ersatzschlüssel und Beschläge sind nachlieferbar. | Spare keys and fittings can be supplied.",
      ],
      facets: { THEMA: "ordnung", SIEGEL: "gs deutschland" },
      warrantyYears: 5,
    },
    {
      category: "boxen",
      kind: "storage-box",
      tone: "home",
      weight: 650,
      brands: ["Ordnio Box", "Raumita", "Officia Store"],
      models: [
        [
          "Aufbewahrungsbox mit Deckel | Storage box with lid",
          990,
          { variants: { FARBE: "rot gelb gruen blau weiss", GROESSE: "klein mittel gross" } },
        ],
        [
          "Materialschale, flach | Flat material tray",
          449,
          { variants: { FARBE: "rot gelb gruen blau", INHALT: "1 5" }, weight: 210 },
        ],
        [
          "Korb aus Filz | Felt basket",
          1490,
          {
            variants: { FARBE: "grau gruen orange", GROESSE: "klein mittel" },
            facets: { MATERIAL: "filz" },
            weight: 340,
          },
        ],
        [
          "Klappbox, 32 Liter | Folding crate, 32 litres",
          1790,
          { variants: { FARBE: "rot gruen blau grau" }, weight: 1500 },
        ],
      ],
      openers: [
        "Kleines sortiert, Großes verstaut, alles im Blick. | Small things sorted, big things stowed, everything in view.",
        "Stapelbar und damit auch für kleine Räume geeignet. | Stackable and so suited to small rooms, too.",
      ],
      details: [
        "Passt in gängige Regalfächer. | Fits common shelf compartments.",
        "Mit Beschriftungsfeld für Wort oder Bild. | With a label field for words or pictures.",
        "Formstabil und abwaschbar. | Keeps its shape and wipes clean.",
      ],
      facets: { MATERIAL: "kunststoff", THEMA: "ordnung", SIEGEL: "recycling" },
    },
    {
      category: "teppiche",
      kind: "carpet",
      tone: "home",
      weight: 5400,
      brands: ["Raumita", "Kuschelwind"],
      models: [
        [
          "Spielteppich Straßen | Road play carpet",
          7990,
          { variants: { MASSE: "100x150 200x150" }, facets: { THEMA: "verkehr" } },
        ],
        [
          "Teppich, einfarbig | Plain carpet",
          12990,
          { variants: { FARBE: "rot gruen blau grau", MASSE: "200x150 200x300" } },
        ],
        [
          "ABC-Teppich | Alphabet carpet",
          9990,
          { variants: { MASSE: "100x150 200x150" }, facets: { THEMA: "buchstaben" }, draw: { text: "ABC" } },
        ],
        [
          "Sitzkreisteppich, rund, 200 cm | Round circle time carpet, 200 cm",
          15990,
          { variants: { FARBE: "gruen blau grau" } },
        ],
      ],
      openers: [
        "Weich, warm und robust genug für viele kleine Füße. | Soft, warm and robust enough for many small feet.",
        "Schafft eine gemütliche Ecke zum Spielen und Lesen. | Creates a cosy corner for playing and reading.",
      ],
      details: [
        "Dämpft Geräusche spürbar. | Noticeably absorbs sound.",
        "Rutschhemmende Rückseite. | Non-slip backing.",
        "Schwer entflammbar nach DIN EN 13501-1. | Flame-retardant to DIN EN 13501-1.",
      ],
      facets: { MATERIAL: "textil", ALTER: "ab-1 ab-3" },
      care: ["absaugen, Flecken feucht abtupfen | vacuum, dab stains with a damp cloth"],
    },
    {
      category: "leuchten",
      kind: "lamp",
      tone: "home",
      weight: 980,
      brands: ["Lumio", "Officia Light"],
      models: [
        [
          "LED-Schreibtischleuchte | LED desk lamp",
          3990,
          { variants: { FARBE: "weiss schwarz tuerkis" }, energy: "E", charge: "5–10 W, USB" },
        ],
        ["Tafelleuchte, 120 cm | Board lamp, 120 cm", 12990, { energy: "D", weight: 3200 }],
        [
          "Nachtlicht für den Schlafraum | Night light for the nap room",
          1990,
          { variants: { MOTIV: "wald meer weltall" }, energy: "F", weight: 260 },
        ],
        [
          "Lichttisch A2 zum Experimentieren | Light table A2 for experiments",
          14990,
          { energy: "E", facets: { THEMA: "farben-formen experimente", FORMAT: "a2", ALTER: "ab-3" }, weight: 4200 },
        ],
      ],
      openers: [
        "Gleichmäßiges, flimmerfreies Licht ohne harte Schatten. | Even, flicker-free light without harsh shadows.",
        "Sparsam im Verbrauch und angenehm für die Augen. | Low in consumption and easy on the eyes.",
      ],
      details: [
        "Die Helligkeit lässt sich in Stufen regeln. | Brightness can be set in steps.",
        "Die Oberfläche wird nur handwarm. | The surface stays lukewarm.",
        "Lebensdauer der LEDs: rund 25.000 Stunden. | LED life: about 25,000 hours.",
      ],
      facets: { MATERIAL: "kunststoff metall", SIEGEL: "gs" },
      warrantyYears: 2,
    },
    {
      category: "wanduhren",
      kind: "clock",
      tone: "home",
      weight: 820,
      brands: ["Officia Time", "Lumio"],
      models: [
        ["Wanduhr, 30 cm, lautlos | Silent wall clock, 30 cm", 2490, { variants: { FARBE: "weiss schwarz rot blau" } }],
        ["Funkwanduhr, 40 cm | Radio-controlled wall clock, 40 cm", 4990, {}],
        [
          "Kinderwanduhr mit Minutenring | Children's wall clock with minute ring",
          1990,
          { variants: { MOTIV: "dschungel weltall" }, facets: { THEMA: "zeit" } },
        ],
      ],
      openers: [
        "Gut ablesbar von jedem Platz im Raum. | Easy to read from anywhere in the room.",
        "Schlichtes Zifferblatt, klare Zahlen, leises Werk. | Plain dial, clear numerals, quiet movement.",
      ],
      details: [
        "Läuft mit einer handelsüblichen AA-Batterie. | Runs on one standard AA battery.",
        "Bruchsicheres Deckglas. | Shatterproof cover.",
        "Mit Aufhängeöse für einfache Montage. | With hanger for easy mounting.",
      ],
      facets: { MATERIAL: "kunststoff", THEMA: "zeit" },
      warrantyYears: 2,
    },
    {
      category: "wandtattoos",
      kind: "wall-tattoo",
      tone: "home",
      weight: 320,
      brands: ["Raumita", "Klexi"],
      models: [
        ["Wandtattoo Baum mit Tieren | Wall sticker tree with animals", 3490, { facets: { THEMA: "tiere natur" } }],
        ["Wandtattoo Weltall, 60 Teile | Wall sticker space, 60 pieces", 2990, { facets: { THEMA: "weltall" } }],
        [
          "Wandtattoo Alphabet | Wall sticker alphabet",
          2490,
          { facets: { THEMA: "buchstaben" }, draw: { text: "ABC" } },
        ],
        [
          "Bodensticker Hüpfspiel | Floor sticker hopscotch",
          2990,
          { facets: { THEMA: "bewegung zahlen" }, draw: { text: "123" } },
        ],
        [
          "Treppenaufkleber Einmaleins | Stair stickers times tables",
          4490,
          { facets: { THEMA: "zahlen", GRUNDSCHULFACH: "mathematik" }, draw: { text: "2×3" } },
        ],
      ],
      openers: [
        "Verwandelt kahle Flächen in Lern- und Lieblingsorte. | Turns bare surfaces into places to learn and to love.",
        "In wenigen Minuten angebracht und rückstandsfrei wieder abgelöst. | Applied in minutes and removed without residue.",
      ],
      details: [
        "Matte Folie ohne störende Spiegelungen. | Matt film without reflections.",
        "Für glatte, fettfreie Untergründe. | For smooth, grease-free surfaces.",
        "Mit Schritt-für-Schritt-Anleitung. | With step-by-step instructions.",
      ],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6" },
      looks: [
        ["#3c9a4e", "#8a5a34"],
        ["#7b4fa3", "#f4c430"],
        ["#2f6db5", "#f08a24"],
      ],
    },
    {
      category: "whiteboards",
      kind: "whiteboard",
      tone: "furniture",
      weight: 9800,
      brands: ["Officia Board", "Nordplan Klasse"],
      models: [
        ["Whiteboard mit Ablageschale | Whiteboard with tray", 8990, { variants: { MASSE: "90x60 120x90 180x90" } }],
        ["Whiteboard, fahrbar und drehbar | Mobile revolving whiteboard", 34990, { spedition: true, weight: 28000 }],
        [
          "Mini-Whiteboards A4, 30 Stück | Mini whiteboards A4, set of 30",
          5990,
          { base: [30, "piece"], facets: { FORMAT: "a4" }, weight: 4200, draw: { count: 4 } },
        ],
        ["Flipchart mit Whiteboardfläche | Flipchart with whiteboard surface", 14990, { weight: 11500 }],
      ],
      openers: [
        "Brillantweiße Oberfläche, auf der jede Farbe gut lesbar ist. | A brilliant white surface on which every colour reads well.",
        "Beschreiben, anheften, abwischen – Tag für Tag. | Write, pin up, wipe off, day after day.",
      ],
      details: [
        "Trocken abwischbar ohne Schlieren. | Wipes dry without streaks.",
        "Magnethaftend und kratzfest. | Magnetic and scratch-resistant.",
        "Bleibt auch nach Jahren hell und klar. | Stays bright and clear for years.",
      ],
      facets: { MATERIAL: "metall" },
      warrantyYears: 5,
      looks: [
        ["#f4f1ea", "#c3c7cb"],
        ["#f4f1ea", "#2f6db5"],
      ],
    },
    {
      category: "pinnwaende",
      kind: "pinboard",
      tone: "furniture",
      weight: 3200,
      brands: ["Officia Board", "Raumita"],
      models: [
        [
          "Korktafel mit Holzrahmen | Cork board with wooden frame",
          2490,
          { variants: { MASSE: "60x45 90x60 120x90" }, facets: { MATERIAL: "kork holz" } },
        ],
        [
          "Filzpinnwand | Felt pinboard",
          3490,
          { variants: { FARBE: "rot gruen blau grau", MASSE: "90x60 120x90" }, facets: { MATERIAL: "filz" } },
        ],
        [
          "Pinnadeln, 200 Stück | Push pins, pack of 200",
          490,
          { base: [200, "piece"], weight: 120, smallParts: true, facets: { MATERIAL: "metall" } },
        ],
        [
          "Galerieschiene für Kinderbilder, 2 m | Gallery rail for children's pictures, 2 m",
          2990,
          { facets: { MATERIAL: "metall" }, base: [2, "m"] },
        ],
      ],
      openers: [
        "Zeigt, was Kinder können und was als Nächstes ansteht. | Shows what children can do and what comes next.",
        "Für Bilder, Pläne und wichtige Mitteilungen. | For pictures, plans and important notices.",
      ],
      details: [
        "Sauber verarbeitet und langlebig. | Well made and durable.",
        "Fügt sich unauffällig in jeden Raum ein. | Blends in with any room.",
        "Schnell angebracht und ebenso schnell wieder abgenommen. | Quickly put up and just as quickly taken down.",
      ],
      facets: { THEMA: "ordnung" },
      looks: [["#c9985f", "#8a5a34"]],
    },
    {
      category: "kreidetafeln",
      kind: "blackboard",
      tone: "furniture",
      weight: 5200,
      brands: ["Lindwerk Tafel", "Nordplan Klasse"],
      models: [
        [
          "Wandtafel grün, kariert und liniert | Green wall board, squared and lined",
          24990,
          { variants: { MASSE: "120x90 180x90" }, spedition: true, weight: 21000, draw: { pattern: "grid" } },
        ],
        [
          "Schiefertafel für Schulanfänger | Slate for beginners",
          990,
          { facets: { THEMA: "einschulung", ALTER: "ab-5 ab-6" }, weight: 420, draw: { pattern: "lines" } },
        ],
        [
          "Kreidetafel mit Holzrahmen | Blackboard with wooden frame",
          3990,
          { variants: { MASSE: "60x45 90x60" }, facets: { MATERIAL: "holz" } },
        ],
        ["Kundenstopper-Tafel, beidseitig | A-frame board, double-sided", 6990, { facets: { MATERIAL: "holz" } }],
      ],
      openers: [
        "Matte Schreibfläche, die nicht spiegelt und sich gut wischen lässt. | A matt writing surface that does not reflect and wipes well.",
        "Der Klassiker, der ohne Strom und Update funktioniert. | The classic that works without power or updates.",
      ],
      details: [
        "Für Kreide und Kreidemarker geeignet. | Suitable for chalk and chalk markers.",
        "Verzugsfrei aufgebaut. | Built not to warp.",
        "Mit Ablage oder Aufhängung. | With tray or hanger.",
      ],
      facets: { MATERIAL: "metall" },
      warrantyYears: 5,
      looks: [
        ["#2f5d46", "#d9b98a"],
        ["#2b2b2e", "#c9985f"],
      ],
    },
  ],
};
