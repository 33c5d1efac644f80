import type { Family } from "./model.ts";

/** Games, building and pretend play of the kindergarten department. */
export const playFamilies: readonly Family[] = [
  {
    category: "puzzles", kind: "puzzle", tone: "toy", weight: 620, brands: ["Spielora", "Holzwicht", "Murmelo"],
    models: [
      ["Holzpuzzle Bauernhof, 12 Teile | Wooden puzzle farm, 12 pieces", 1290, { facets: { MATERIAL: "holz", THEMA: "tiere", ALTER: "ab-3" } }],
      ["Rahmenpuzzle Jahreszeiten, 48 Teile | Frame puzzle seasons, 48 pieces", 1490, { facets: { MATERIAL: "karton", THEMA: "natur", ALTER: "ab-5" } }],
      ["Bodenpuzzle Weltkarte, 60 Teile | Floor puzzle world map, 60 pieces", 2490, { weight: 1400, facets: { MATERIAL: "karton", GRUNDSCHULFACH: "erdkunde", ALTER: "ab-5" } }],
      ["Greifpuzzle Fahrzeuge, 8 Teile | Peg puzzle vehicles, 8 pieces", 1690, { facets: { MATERIAL: "holz", THEMA: "verkehr", ALTER: "ab-1" } }],
      ["Lagenpuzzle Mein Körper, 28 Teile | Layer puzzle my body, 28 pieces", 2290, { facets: { MATERIAL: "holz", THEMA: "koerper", ALTER: "ab-3" } }],
    ],
    openers: ["Liebevoll gestaltete Motive laden zum Entdecken und Erzählen ein. | Lovingly drawn scenes invite children to explore and tell stories.", "Fördert Konzentration, Ausdauer und genaues Hinsehen. | Encourages concentration, perseverance and careful looking."],
    details: ["Die Teile sind dick, griffig und passgenau geschnitten. | The pieces are thick, easy to grip and precisely cut.", "Abgerundete Ecken schonen Hände und Möbel. | Rounded corners are kind to hands and furniture.", "Bedruckt mit Farben auf Wasserbasis. | Printed with water-based inks."],
    facets: { SIEGEL: "fsc" }, looks: [["#3c9a4e", "#f4c430"], ["#2f6db5", "#f08a24"], ["#d8352a", "#7db9e8"]],
  },
  {
    category: "brettspiele", kind: "board-game", tone: "toy", weight: 780, smallParts: true, oneBrandEach: true, brands: ["Spielora", "Murmelo", "Klugkopf Spiele"],
    models: [
      ["Farbenwirbel – Würfelspiel für 2 bis 6 Kinder | Colour whirl – dice game for 2 to 6 children", 1990, { facets: { THEMA: "farben-formen", ALTER: "ab-3" } }],
      ["Eule Emmas Nachtflug – kooperatives Brettspiel | Emma Owl's night flight – cooperative board game", 2490, { facets: { THEMA: "tiere", ALTER: "ab-5" } }],
      ["Zahlenpiraten – Rechenspiel bis 20 | Number pirates – sums to 20", 2290, { facets: { THEMA: "zahlen", GRUNDSCHULFACH: "mathematik", ALTER: "ab-6" } }],
      ["Buchstabensuppe – Lesespiel | Alphabet soup – reading game", 1890, { facets: { THEMA: "buchstaben", GRUNDSCHULFACH: "deutsch", ALTER: "ab-6" } }],
      ["Gefühlsmonster – Spiel über Gefühle | Feelings monsters – a game about emotions", 2690, { facets: { THEMA: "gefuehle", ALTER: "ab-5" } }],
      ["Grünes Licht! – Verkehrsspiel | Green light! – road safety game", 2490, { facets: { THEMA: "verkehr", ALTER: "ab-5" } }],
      ["Waldtiere-Memo, 48 Karten | Forest animal memory game, 48 cards", 1290, { facets: { THEMA: "tiere natur", ALTER: "ab-3" } }],
      ["Domino Formen, 28 Steine | Shape dominoes, 28 tiles", 1490, { facets: { THEMA: "farben-formen", ALTER: "ab-3", MATERIAL: "holz" } }],
      ["Sternenreise – Brettspiel zum Weltall | Star journey – board game about space", 2790, { facets: { THEMA: "weltall", ALTER: "ab-8" } }],
      ["Marktplatz – Spiel rund ums Einkaufen | Market place – shopping game", 2590, { facets: { THEMA: "rollenspiel zahlen", ALTER: "ab-5" } }],
      ["Bingo Geräusche – Hörspiel mit 72 Karten | Sound bingo – listening game with 72 cards", 2190, { facets: { GRUNDSCHULFACH: "musik", ALTER: "ab-5" } }],
      ["Englisch-Quartett Around the house | English card game Around the house", 990, { facets: { GRUNDSCHULFACH: "englisch", ALTER: "ab-8" }, weight: 160 }],
    ],
    openers: ["Einfache Regeln, kurze Spieldauer und viel Spaß in der Gruppe. | Simple rules, short rounds and lots of fun in a group.", "Ein Spiel, das Kinder immer wieder aus dem Regal holen. | A game that children take off the shelf again and again."],
    details: ["Mit bebilderter Anleitung und Varianten für Fortgeschrittene. | With illustrated rules and variants for advanced players.", "Das Material ist robust und übersteht viele Partien. | The components are robust and survive many rounds.", "Fördert Regelverständnis, Sprache und faires Miteinander. | Encourages understanding of rules, language and fair play."],
    facets: { MATERIAL: "karton" }, looks: [["#d8352a", "#f4c430"], ["#2f6db5", "#8cc152"], ["#7b4fa3", "#f08a24"], ["#3c9a4e", "#f4f1ea"]], scope: "Spielplan oder Karten, Spielmaterial, Anleitung | Board or cards, playing pieces, instructions",
  },
  {
    category: "holzeisenbahn", kind: "wooden-train", tone: "toy", weight: 900, smallParts: true, brands: ["Holzwicht", "Spielora"],
    models: [
      ["Holzeisenbahn-Set, 40 Teile | Wooden train set, 40 pieces", 4990, { weight: 2300 }],
      ["Schienen-Ergänzung, 24 Teile | Track extension, 24 pieces", 2490, { draw: { kind: "train-tracks" } }],
      ["Lokomotive mit Anhängern | Engine with wagons", 1490, { variants: { FARBE: "rot blau gruen gelb" }, weight: 280 }],
      ["Bahnhof mit Schranke | Station with barrier", 2990, {}],
      ["Kita-Eisenbahn in der Kiste, 120 Teile | Nursery railway in a box, 120 pieces", 13990, { weight: 6800 }],
    ],
    openers: ["Aus heimischer Buche gefertigt, mit sanft abgerundeten Kanten. | Made of European beech with gently rounded edges.", "Schiene für Schiene entsteht eine eigene kleine Welt. | Piece by piece, a little world of its own takes shape."],
    details: ["Passt zu gängigen Holzschienen-Systemen. | Compatible with common wooden track systems.", "Magnetkupplungen verbinden die Wagen zuverlässig. | Magnetic couplings link the wagons reliably.", "Regt zum gemeinsamen Planen und Bauen an. | Encourages planning and building together."],
    facets: { MATERIAL: "holz", ALTER: "ab-3", THEMA: "verkehr", SIEGEL: "fsc europa" },
  },
  {
    category: "bausteine", kind: "building-blocks", tone: "toy", weight: 1900, brands: ["Holzwicht", "Spielora", "Baufix Kita"],
    models: [
      ["Holzbausteine natur, 100 Teile | Natural wooden blocks, 100 pieces", 3990, { facets: { MATERIAL: "holz" }, base: [100, "piece"] }],
      ["Bunte Bausteine im Eimer, 75 Teile | Coloured blocks in a bucket, 75 pieces", 2990, { facets: { MATERIAL: "holz" }, base: [75, "piece"] }],
      ["Schaumstoff-Großbausteine, 16 Teile | Large foam blocks, 16 pieces", 15990, { variants: { FARBE: "rot blau gruen natur" }, weight: 5200, facets: { MATERIAL: "schaumstoff", THEMA: "bewegung" } }],
      ["Magnetische Bauplatten, 60 Teile | Magnetic tiles, 60 pieces", 5990, { smallParts: true, facets: { MATERIAL: "kunststoff", THEMA: "farben-formen" }, weight: 1500 }],
      ["Bauplättchen, 200 Stück | Building planks, 200 pieces", 4990, { facets: { MATERIAL: "holz" }, base: [200, "piece"], weight: 3400 }],
    ],
    openers: ["Türme, Brücken, ganze Städte: Hier wird gebaut, was die Fantasie hergibt. | Towers, bridges, whole cities: build whatever imagination allows.", "Offenes Spielmaterial, mit dem Kinder Statik und Gleichgewicht erleben. | Open-ended material that lets children experience balance and structure."],
    details: ["Alle Teile sind aufeinander abgestimmt. | All pieces are matched in size.", "Die Oberflächen sind glatt und splitterfrei. | The surfaces are smooth and free of splinters.", "Reicht für mehrere Kinder gleichzeitig. | Enough for several children at once."],
    facets: { ALTER: "ab-1 ab-3", THEMA: "farben-formen" }, draw: { count: 8 },
  },
  {
    category: "puppen", kind: "doll", tone: "toy", weight: 480, brands: ["Kuschelwind", "Spielora"],
    models: [
      ["Weichpuppe, 35 cm | Soft doll, 35 cm", 3490, { variants: { FARBE: "rot blau gelb" } }],
      ["Babypuppe mit Strampler, 38 cm | Baby doll with romper, 38 cm", 3990, { facets: { THEMA: "rollenspiel" } }],
      ["Puppenpaar Geschwister, 30 cm | Sibling dolls, pair, 30 cm", 4990, { weight: 640, draw: { count: 2 } }],
      ["Biegepuppen Familie, 6 Figuren | Bendy dolls family, 6 figures", 2690, { smallParts: true, facets: { THEMA: "gefuehle" } }],
    ],
    openers: ["Eine Freundin zum Umsorgen, Anziehen und Kuscheln. | A friend to care for, dress and cuddle.", "Begleitet das Rollenspiel und stärkt das Einfühlungsvermögen. | Accompanies pretend play and strengthens empathy."],
    details: ["Sorgfältig vernäht und ohne harte Teile. | Carefully stitched, without hard parts.", "Haare und Nähte halten auch stürmischer Zuneigung stand. | Hair and seams stand up to stormy affection.", "Verschlüsse aus Klett üben das An- und Ausziehen. | Velcro fastenings train dressing and undressing."],
    facets: { MATERIAL: "textil", ALTER: "ab-1 ab-3", THEMA: "rollenspiel" }, care: ["waschbar bei 30 °C | washable at 30 °C"],
  },
  {
    category: "handpuppen", kind: "hand-puppet", tone: "toy", weight: 210, brands: ["Kuschelwind", "Spielora", "Murmelo"],
    models: [
      ["Handpuppe Fuchs | Hand puppet fox", 2290, { draw: { design: 2 }, facets: { THEMA: "tiere" } }],
      ["Handpuppe Eule | Hand puppet owl", 2290, { draw: { kind: "owl-puppet" }, facets: { THEMA: "tiere" } }],
      ["Klassenhandpuppe Kind, 65 cm | Classroom puppet child, 65 cm", 6990, { variants: { FARBE: "rot blau gruen" }, weight: 620, draw: { kind: "doll" }, facets: { THEMA: "gefuehle" } }],
      ["Fingerpuppen-Set Märchen, 8 Figuren | Finger puppet set fairy tales, 8 figures", 1990, { draw: { count: 4 } }],
      ["Kaspertheater-Set, 6 Puppen | Punch-and-Judy set, 6 puppets", 5490, { weight: 900, draw: { count: 3, kind: "punch-puppet" } }],
    ],
    openers: ["Bringt Kinder zum Sprechen, Lachen und Zuhören. | Gets children talking, laughing and listening.", "Der Mund lässt sich bewegen, so wirkt jede Geschichte lebendig. | A movable mouth brings every story to life."],
    details: ["Für Kinder- und Erwachsenenhände geeignet. | Fits children's and adults' hands.", "Aus weichem, pflegeleichtem Plüsch. | Made of soft, easy-care plush.", "Hilft beim Ankommen im Morgenkreis und in der Sprachförderung. | Helps in circle time and language support."],
    facets: { MATERIAL: "textil", ALTER: "ab-3", THEMA: "rollenspiel", GRUNDSCHULFACH: "deutsch" }, care: ["waschbar bei 30 °C | washable at 30 °C"], looks: [["#e0762f", "#f4f1ea"], ["#8a5a34", "#f4c430"], ["#7f868c", "#ec8fb0"]],
  },
];
