import type { Family } from "./model.ts";

/** Books, garden and daily care of the kindergarten department. */
export const careFamilies: readonly Family[] = [
  {
    category: "bilderbuecher", kind: "picture-book", tone: "book", weight: 420, isBook: true, oneBrandEach: true, brands: ["Wortwiese Verlag", "Mondlicht Verlag", "Papierboot Verlag"],
    models: [
      ["Als der Wind sein Lied vergaß – Bilderbuch | When the wind forgot its song – picture book", 1500, {}],
      ["Der kleine Biber baut – Pappbilderbuch | Little Beaver builds – board book", 1000, { facets: { ALTER: "ab-1", THEMA: "tiere" } }],
      ["Mia hat Mut – Bilderbuch über Angst und Stärke | Mia is brave – picture book about fear and courage", 1400, { facets: { THEMA: "gefuehle" } }],
      ["Wo wohnt der Regen? – Sachbilderbuch | Where does the rain live? – picture book", 1600, { facets: { THEMA: "natur" } }],
      ["Zehn kleine Schnecken – Zählbuch | Ten little snails – counting book", 1200, { facets: { THEMA: "zahlen tiere" } }],
      ["Unterwegs in der Stadt – Wimmelbuch | Out and about in town – seek-and-find book", 1500, { facets: { THEMA: "verkehr" } }],
      ["Ein Koffer voller Farben – Bilderbuch | A suitcase full of colours – picture book", 1400, { facets: { THEMA: "farben-formen" } }],
      ["Gute Nacht, großer Bär – Vorlesebuch | Good night, Big Bear – bedtime book", 1600, { facets: { THEMA: "tiere" } }],
      ["Mein erster Schultag – Erinnerungsbuch | My first day at school – keepsake book", 1300, { facets: { THEMA: "einschulung", ALTER: "ab-5" } }],
      ["Was krabbelt im Garten? – Klappenbuch | What crawls in the garden? – lift-the-flap book", 1400, { facets: { THEMA: "natur tiere" } }],
      ["Alle zusammen – Bilderbuch über Freundschaft | All together – picture book about friendship", 1500, { facets: { THEMA: "gefuehle inklusion" } }],
      ["Von A bis Zebra – ABC-Buch | From A to zebra – alphabet book", 1500, { facets: { THEMA: "buchstaben", ALTER: "ab-5" } }],
    ],
    openers: ["Warmherzig erzählt und mit großformatigen Bildern, die auch in der Gruppe wirken. | Warmly told, with large pictures that also work in a group.", "Ein Buch zum gemeinsamen Anschauen, Fragen und Weitererzählen. | A book to look at together, ask questions and keep telling."],
    details: ["Kurze Texte lassen viel Raum für eigene Gedanken. | Short texts leave room for children's own thoughts.", "Fester Einband und reißfeste Seiten. | Hard cover and tear-resistant pages.", "Mit Gesprächsanregungen auf der letzten Doppelseite. | With prompts for discussion on the last spread."],
    facets: { MATERIAL: "papier", ALTER: "ab-3", GRUNDSCHULFACH: "deutsch", SIEGEL: "fsc" }, facts: [["Einband | Binding", "gebunden | hardcover"], ["Sprache | Language", "Deutsch | German"]], looks: [["#2fa8a3", "#f4c430"], ["#7b4fa3", "#f08a24"], ["#2f6db5", "#f4f1ea"], ["#d8352a", "#7db9e8"], ["#3c9a4e", "#ec8fb0"]],
  },
  {
    category: "hygiene", kind: "soap", tone: "home", weight: 560, brands: ["Saubermann Kita", "Naturfee"],
    models: [
      ["Schaumseife für Kinder | Foam soap for children", 599, { variants: { VOLUMEN: "250 500 1000" }, base: [0.5, "l"] }],
      ["Handseife, parfümfrei | Hand soap, fragrance-free", 499, { variants: { VOLUMEN: "500 1000" }, base: [0.5, "l"] }],
      ["Seifenstücke, 12 Stück | Soap bars, pack of 12", 1490, { weight: 1250, base: [12, "piece"], draw: { kind: "soap-bars", count: 3 } }],
      ["Pflegecreme für Kinderhände | Care cream for children's hands", 449, { variants: { VOLUMEN: "100 250" }, base: [0.5, "l"] }],
    ],
    openers: ["Mild zur Haut und gründlich zugleich. | Gentle on the skin and thorough at the same time.", "Für die tägliche Pflege kleiner Hände. | For the daily care of small hands."],
    details: ["Dermatologisch geprüft. | Dermatologically tested.", "Ohne Mikroplastik und ohne Farbstoffe. | Free from microplastics and dyes.", "Die Verpackung besteht aus Recyclingmaterial. | The packaging is made of recycled material."],
    facets: { ALTER: "ab-1 ab-3", SIEGEL: "recycling" }, looks: [["#7db9e8", "#f4f1ea"], ["#8cc152", "#f4f1ea"]],
  },
  {
    category: "handtuecher", kind: "towel", tone: "home", weight: 180, brands: ["Kuschelwind", "Baumwollkind"],
    models: [
      ["Kita-Handtuch 30 x 50 cm mit Aufhänger | Nursery towel 30 x 50 cm with loop", 449, { variants: { FARBE: "rot orange gelb gruen blau violett" }, min: 5 }],
      ["Waschlappen, 10 Stück | Flannels, pack of 10", 1190, { variants: { FARBE: "weiss hellblau gelb" }, base: [10, "piece"] }],
      ["Kuschelbadetuch mit Kapuze | Hooded bath towel", 1990, { variants: { MOTIV: "dschungel meer wald" } }],
      ["Schlafdecke 100 x 135 cm | Nap blanket 100 x 135 cm", 2490, { variants: { FARBE: "hellblau hellgruen natur grau" }, weight: 620 }],
    ],
    openers: ["Weich, saugfähig und für häufiges Waschen gemacht. | Soft, absorbent and made for frequent washing.", "Aus dichter Baumwolle, die lange schön bleibt. | Made of dense cotton that stays beautiful."],
    details: ["Mit Feld zum Einsticken oder Beschriften. | With a field for embroidery or a name.", "Doppelt vernähte Kanten fransen nicht aus. | Double-stitched edges do not fray.", "Die Farben bleiben auch nach vielen Wäschen kräftig. | The colours stay bright after many washes."],
    facets: { MATERIAL: "baumwolle", ALTER: "ab-1 ab-3", SIEGEL: "gots" }, care: ["waschbar bei 60 °C | washable at 60 °C", "trocknergeeignet | suitable for tumble drying"],
  },
  {
    category: "schuerzen", kind: "apron", tone: "home", weight: 130, brands: ["Klexi", "Baumwollkind"],
    models: [
      ["Malkittel mit langen Ärmeln | Painting smock with long sleeves", 1290, { variants: { FARBE: "rot blau gruen", GROESSE: "98 110 122" } }],
      ["Kinderschürze | Children's apron", 990, { variants: { FARBE: "rot gelb gruen blau", GROESSE: "klein mittel" } }],
      ["Matschhose | Waterproof dungarees", 2690, { draw: { kind: "rain-trousers" }, variants: { FARBE: "rot gelb dunkelblau", GROESSE: "98 110 122" }, weight: 340, facets: { THEMA: "natur" } }],
      ["Einmal-Malschürzen, 50 Stück | Disposable aprons, pack of 50", 990, { base: [50, "piece"], weight: 420 }],
    ],
    openers: ["Schützt die Kleidung beim Malen, Backen und Matschen. | Protects clothes while painting, baking and splashing.", "Schnell übergezogen und ebenso schnell wieder sauber. | Quickly put on and just as quickly clean again."],
    details: ["Wasserabweisend beschichtet und abwischbar. | Water-repellent coating, wipes clean.", "Weite Schnittform für Bewegungsfreiheit. | Cut wide for freedom of movement.", "Frei von PVC. | PVC-free."],
    facets: { MATERIAL: "textil", ALTER: "ab-3", GRUNDSCHULFACH: "kunst" }, care: ["waschbar bei 40 °C | washable at 40 °C"],
  },
  {
    category: "erste-hilfe", kind: "first-aid", tone: "home", weight: 1200, brands: ["Sanifix", "Hilfebär"],
    models: [
      ["Verbandkasten nach DIN 13157 | First aid kit to DIN 13157", 3990, { facts: [["Norm | Standard", "DIN 13157 | DIN 13157"]] }],
      ["Erste-Hilfe-Tasche für Ausflüge | First aid bag for outings", 2490, { variants: { FARBE: "rot orange" }, weight: 540 }],
      ["Kinderpflaster, 100 Stück | Children's plasters, pack of 100", 790, { variants: { MOTIV: "dinosaurier einhorn weltall" }, base: [100, "piece"], weight: 90 }],
      ["Kühlkompresse mit Hülle | Cold pack with cover", 449, { variants: { INHALT: "1 5" }, weight: 240 }],
    ],
    openers: ["Damit im Ernstfall alles sofort zur Hand ist. | So that everything is to hand when it matters.", "Übersichtlich gepackt und schnell zu greifen. | Clearly packed and quick to reach."],
    details: ["Die Haltbarkeit beträgt bei Lieferung mindestens drei Jahre. | Shelf life of at least three years on delivery.", "Einzelteile sind nachbestellbar. | Single parts can be reordered.", "Mit Kurzanleitung in einfacher Sprache. | With brief instructions in plain language."],
    facets: { MATERIAL: "kunststoff", SIEGEL: "gs" }, looks: [["#d8352a", "#f4f1ea"], ["#3c9a4e", "#f4f1ea"]],
  },
  {
    category: "saeen", kind: "seedling", tone: "science", weight: 320, brands: ["Gartenkind", "Naturfee"],
    models: [
      ["Anzuchtset Kresse und Kräuter | Growing set, cress and herbs", 1290, { scope: "6 Töpfe, Quelltabletten, 4 Samentütchen, Anleitung | 6 pots, peat-free tablets, 4 seed packets, instructions" }],
      ["Sonnenblumen-Klassensatz, 30 Stück | Sunflower class set, 30 pieces", 2490, { draw: { count: 5 }, base: [30, "piece"] }],
      ["Bienenweide-Saatgut, 250 g | Bee meadow seed, 250 g", 1690, { base: [0.25, "kg"] }],
      ["Kräutergarten für die Fensterbank | Window sill herb garden", 1990, { weight: 1400, draw: { count: 5 } }],
    ],
    openers: ["Kinder erleben vom Samenkorn bis zur Ernte, wie Pflanzen wachsen. | From seed to harvest, children see how plants grow.", "Ein kleines Stück Natur für Fensterbank und Außengelände. | A little piece of nature for window sill and garden."],
    details: ["Keimt zuverlässig innerhalb weniger Tage. | Germinates reliably within a few days.", "Torffrei und ohne chemischen Dünger. | Peat-free and without chemical fertiliser.", "Mit Beobachtungsbogen zum Kopieren. | With an observation sheet to copy."],
    facets: { ALTER: "ab-3 ab-6", THEMA: "natur", GRUNDSCHULFACH: "sachunterricht" }, looks: [["#3c9a4e", "#8a5a34"], ["#8cc152", "#d8562a"]],
  },
  {
    category: "gartengeraete", kind: "watering-can", tone: "home", weight: 380, brands: ["Gartenkind", "Holzwicht"],
    models: [
      ["Kindergießkanne, 1,5 Liter | Children's watering can, 1.5 litres", 990, { variants: { FARBE: "rot gelb gruen blau" } }],
      ["Metallgießkanne, 2 Liter | Metal watering can, 2 litres", 1690, { variants: { FARBE: "gruen rot hellgrau" }, facets: { MATERIAL: "metall" } }],
      ["Gießkannen-Gruppenset, 6 Stück | Watering can group set, 6 pieces", 4990, { weight: 1900, base: [6, "piece"], draw: { count: 3 } }],
    ],
    openers: ["Leicht zu tragen und gut zu dosieren. | Easy to carry and easy to pour.", "Für Beete, Töpfe und den Sandkasten. | For beds, pots and the sandpit."],
    details: ["Der Brausekopf lässt sich abnehmen. | The rose can be removed.", "Wetterfest und UV-beständig. | Weatherproof and UV-resistant.", "Kippt auch halb gefüllt nicht um. | Does not tip over when half full."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-1 ab-3", THEMA: "natur" },
  },
];
