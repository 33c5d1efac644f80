import type { Family } from "./model.ts";

/** Measuring tools, bags and lunch gear of the school department. */
export const gearFamilies: readonly Family[] = [
  {
    category: "lineale", kind: "ruler", tone: "writing", weight: 40, brands: ["Lindwerk Basic", "Kobaro Mess", "Schreibfink Natur"],
    models: [
      ["Lineal 30 cm | Ruler 30 cm", 149, { variants: { FARBE: "rot gelb blau gruen", INHALT: "1 25" } }],
      ["Holzlineal 17 cm mit Tuschekante | Wooden ruler 17 cm with inking edge", 119, { variants: { INHALT: "1 10" }, facets: { MATERIAL: "holz", SIEGEL: "fsc" } }],
      ["Lineal 15 cm für Linkshänder | Left-handed ruler 15 cm", 249, { facets: { THEMA: "inklusion" }, about: "Die Skala läuft von rechts nach links, so verdeckt die Schreibhand keine Zahl. | The scale runs from right to left, so the writing hand covers no number." }],
      ["Tafellineal 100 cm mit Griff | Board ruler 100 cm with handle", 1890, { weight: 480 }],
      ["Flexibles Sicherheitslineal 20 cm | Flexible safety ruler 20 cm", 229, { variants: { FARBE: "rosa tuerkis orange" } }],
    ],
    openers: ["Gerade Linien und genaues Messen von Anfang an. | Straight lines and exact measuring right from the start.", "Mit deutlich gedruckter Skala, die sich nicht abgreift. | With a clearly printed scale that does not wear off."],
    details: ["Zentimeter und Millimeter sind gut unterscheidbar. | Centimetres and millimetres are easy to tell apart.", "Die Kanten sind sauber entgratet. | The edges are smoothly finished.", "Formstabil auch nach vielen Schuljahren. | Keeps its shape even after many school years."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "mathematik" },
  },
  {
    category: "geodreiecke", kind: "set-square", tone: "writing", weight: 25, brands: ["Lindwerk Basic", "Kobaro Mess", "Zahlenfuchs"],
    models: [
      ["Geometriedreieck 16 cm | Geometry set square 16 cm", 139, { variants: { FARBE: "hellgruen orange rosa hellblau", INHALT: "1 25" } }],
      ["Geometriedreieck 22 cm mit Griff | Geometry set square 22 cm with handle", 349, {}],
      ["Tafel-Geometriedreieck 60 cm, magnetisch | Magnetic board set square 60 cm", 2990, { weight: 620 }],
      ["Winkelmesser 180° | Protractor 180°", 119, { variants: { INHALT: "1 10" }, draw: { kind: "protractor" } }],
      ["Vollkreis-Winkelmesser 360° | Full-circle protractor 360°", 219, { draw: { kind: "protractor" } }],
    ],
    openers: ["Zum Zeichnen und Messen von Winkeln, Parallelen und Senkrechten. | For drawing and measuring angles, parallels and perpendiculars.", "Unverzichtbar ab der vierten Klasse. | Indispensable from year four."],
    details: ["Glasklares Material lässt die Zeichnung darunter sichtbar. | Crystal-clear material keeps the drawing below visible.", "Die Gradeinteilung ist auch bei schwachem Licht gut abzulesen. | The degrees are easy to read even in poor light.", "Bruchsicher und formstabil. | Shatterproof and dimensionally stable."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-8 ab-10", GRUNDSCHULFACH: "mathematik", THEMA: "farben-formen" }, looks: [["#bcdff0", "#2f6db5"], ["#d7efc7", "#3c9a4e"]],
  },
  {
    category: "zirkel", kind: "compass", tone: "writing", weight: 110, brands: ["Kobaro Mess", "Lindwerk Präzision", "Zahlenfuchs"],
    models: [
      ["Schnellverstellzirkel im Etui | Quick-set compass in case", 1299, { variants: { FARBE: "blau schwarz rosa" } }],
      ["Schulzirkel mit Universaladapter | School compass with universal adapter", 899, { about: "Im Adapter halten Blei- und Buntstifte ebenso wie Fineliner. | The adapter holds pencils, coloured pencils and fineliners." }],
      ["Tafelzirkel mit Saugfuß | Board compass with suction foot", 2490, { weight: 540, facets: { MATERIAL: "holz" } }],
    ],
    openers: ["Zieht saubere Kreise und lässt sich fein einstellen. | Draws clean circles and adjusts finely.", "Ein solides Werkzeug für den Geometrieunterricht. | A solid tool for geometry lessons."],
    details: ["Die Spindel hält den eingestellten Radius sicher. | The spindle holds the set radius securely.", "Die Schenkel lassen sich leicht öffnen und schließen. | The legs open and close easily.", "Ersatzteile sind einfach nachzubestellen. | Spare parts are easy to reorder."],
    facets: { MATERIAL: "metall", ALTER: "ab-8 ab-10", GRUNDSCHULFACH: "mathematik" }, warrantyYears: 3,
  },
  {
    category: "radiergummis-spitzer", kind: "eraser", tone: "writing", weight: 25, brands: ["Schreibfink Natur", "Lindwerk Basic", "Klexi"],
    models: [
      ["Radiergummi | Eraser", 89, { variants: { FARBE: "weiss rosa hellblau", INHALT: "1 10" } }],
      ["Knetradiergummi in der Dose | Kneadable eraser in tin", 229, {}],
      ["Dosenspitzer für zwei Stiftstärken | Canister sharpener for two pencil sizes", 249, { variants: { FARBE: "rot blau gruen violett" }, draw: { kind: "sharpener" }, facets: { MATERIAL: "kunststoff" }, about: "Späne bleiben in der Dose, bis sie geleert wird. | Shavings stay in the canister until it is emptied." }],
      ["Tischspitzmaschine mit Klemme | Desk sharpener with clamp", 1990, { variants: { FARBE: "rot schwarz blau" }, draw: { kind: "sharpener" }, weight: 620, facets: { MATERIAL: "metall" } }],
    ],
    openers: ["Ein kleiner Helfer, der in keinem Mäppchen fehlen darf. | A small helper that belongs in every pencil case.", "Für saubere Ergebnisse bei Blei- und Buntstiften. | For clean results with pencils and coloured pencils."],
    details: ["Handlich auch für kleine Kinderhände. | Handy even for small hands.", "Langlebig und sparsam im Gebrauch. | Long-lasting and economical.", "Frei von PVC und Weichmachern. | Free from PVC and plasticisers."],
    facets: { MATERIAL: "gummi", ALTER: "ab-5 ab-6" },
  },
  {
    category: "schulranzen", kind: "school-bag", tone: "bag", weight: 1100, brands: ["Rucki Light", "Wanderfuchs Ergo", "Kobaro Trek"],
    models: [
      ["Schulranzen-Set, 4-teilig | School bag set, 4 pieces", 18990, { variants: { MOTIV: "weltall dschungel pferde dinosaurier meer fussball einhorn" }, scope: "Schulranzen, Mäppchen (gefüllt), Schlampermäppchen, Turnbeutel | School bag, filled pencil case, slip case, gym bag", facets: { ALTER: "ab-6", THEMA: "einschulung" }, about: "Mit nur 1.100 Gramm Eigengewicht schont er junge Rücken. | At just 1,100 grams it is kind to young backs." }],
      ["Schulrucksack, 28 Liter | School backpack, 28 litres", 8990, { variants: { FARBE: "schwarz dunkelblau tuerkis beere grau" }, facets: { ALTER: "ab-10" } }],
      ["Kindergartenrucksack, 8 Liter | Nursery backpack, 8 litres", 3490, { variants: { MOTIV: "dschungel dinosaurier einhorn wald" }, weight: 380, facets: { ALTER: "ab-3" } }],
      ["Turnbeutel mit Reißverschlussfach | Gym bag with zip pocket", 1490, { draw: { kind: "gym-bag" }, variants: { FARBE: "blau rot schwarz tuerkis" }, weight: 160 }],
    ],
    openers: ["Leicht, gut sichtbar und für viele Schulwege gemacht. | Light, highly visible and made for many trips to school.", "Durchdacht eingeteilt und angenehm zu tragen. | Well organised inside and comfortable to carry."],
    details: ["Reflektierende Flächen sorgen für Sicherheit in der dunklen Jahreszeit. | Reflective areas give safety in the dark season.", "Das Obermaterial besteht aus recycelten PET-Flaschen und ist wasserabweisend. | The outer fabric is made from recycled PET bottles and is water-repellent.", "Alle Reißverschlüsse lassen sich auch mit Handschuhen greifen. | All zips can be gripped with gloves on."],
    facets: { MATERIAL: "textil", SIEGEL: "recycling", THEMA: "verkehr" }, warrantyYears: 3, care: ["Handwäsche, nicht im Trockner trocknen | Hand wash, do not tumble dry"],
  },
  {
    category: "federmaeppchen", kind: "pencil-case", tone: "bag", weight: 240, brands: ["Rucki Light", "Wanderfuchs Ergo", "Lindwerk Canvas"],
    models: [
      ["Federmäppchen, gefüllt, 30-teilig | Filled pencil case, 30 pieces", 2990, { variants: { MOTIV: "weltall pferde dinosaurier meer fussball" }, scope: "Mäppchen mit Bunt-, Faser- und Bleistiften, Lineal, Dreieck, Radiergummi, Spitzer und Stundenplan | Case with coloured pencils, felt pens, pencils, ruler, set square, eraser, sharpener and timetable" }],
      ["Schlampermäppchen | Slip pencil case", 999, { variants: { FARBE: "schwarz dunkelblau tuerkis rosa beere" } }],
      ["Stifterolle für 36 Stifte | Pencil roll for 36 pencils", 1290, { variants: { FARBE: "natur dunkelblau gruen" } }],
    ],
    openers: ["Ordnung für Stifte, Lineal und Kleinkram. | Order for pencils, ruler and bits and pieces.", "Jeder Stift hat seinen festen Platz und ist sofort zur Hand. | Every pencil has its place and is quickly to hand."],
    details: ["Der leichtgängige Reißverschluss lässt sich von Kindern gut öffnen. | The smooth zip is easy for children to open.", "Mit Namensschild auf der Innenseite. | With a name tag inside.", "Außen feucht abwischbar. | Wipes clean on the outside."],
    facets: { MATERIAL: "textil", ALTER: "ab-6 ab-8", THEMA: "einschulung ordnung" }, warrantyYears: 2,
  },
  {
    category: "brotdosen", kind: "lunch-box", tone: "home", weight: 260, brands: ["Pausenglück", "Wanderfuchs Snack", "Kobaro Steel"],
    models: [
      ["Brotdose mit Trennsteg | Lunch box with divider", 1290, { variants: { FARBE: "rot gruen blau rosa tuerkis" } }],
      ["Brotdose aus Edelstahl, auslaufsicher | Stainless steel lunch box, leakproof", 2490, { variants: { GROESSE: "klein mittel gross" }, facets: { MATERIAL: "edelstahl" }, about: "Die Silikondichtung hält auch Obststücke und Joghurt sicher im Inneren. | The silicone seal keeps fruit and yoghurt safely inside." }],
      ["Motiv-Brotdose | Picture lunch box", 1190, { variants: { MOTIV: "weltall dschungel pferde dinosaurier einhorn" } }],
    ],
    openers: ["Hält das Pausenbrot frisch und in Form. | Keeps packed lunches fresh and in shape.", "Für die große Pause, den Ausflug und den Nachmittag im Hort. | For break, outings and the after-school club."],
    details: ["Der Verschluss lässt sich auch von kleinen Kindern öffnen. | The catch can be opened even by small children.", "Spülmaschinengeeignet und lebensmittelecht. | Dishwasher-safe and food-safe.", "Ohne Bisphenol A hergestellt. | Made without bisphenol A."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6", THEMA: "einschulung" },
  },
  {
    category: "trinkflaschen", kind: "water-bottle", tone: "home", weight: 190, brands: ["Pausenglück", "Wanderfuchs Aqua", "Kobaro Steel"],
    models: [
      ["Trinkflasche aus Edelstahl, 0,5 l | Stainless steel bottle, 0.5 l", 1990, { variants: { FARBE: "tuerkis blau rosa schwarz gruen" }, facets: { MATERIAL: "edelstahl" } }],
      ["Isolierflasche, 0,35 l | Insulated bottle, 0.35 l", 2490, { variants: { FARBE: "dunkelblau beere hellgrau" }, facets: { MATERIAL: "edelstahl" }, about: "Hält Tee bis zu zehn Stunden warm und Wasser bis zu zwanzig Stunden kühl. | Keeps tea warm for up to ten hours and water cool for up to twenty." }],
      ["Kinder-Trinkflasche mit Strohhalm, 0,45 l | Children's straw bottle, 0.45 l", 1490, { variants: { MOTIV: "dschungel dinosaurier meer einhorn" }, facets: { MATERIAL: "kunststoff" } }],
    ],
    openers: ["Dicht, leicht und einfach zu reinigen. | Leakproof, light and easy to clean.", "Damit das Trinken im Schulalltag nicht zu kurz kommt. | So that nobody forgets to drink during the school day."],
    details: ["Auch für kohlensäurehaltige Getränke geeignet. | Suitable for sparkling drinks, too.", "Die weite Öffnung macht das Ausspülen leicht. | The wide mouth is easy to rinse.", "Geschmacksneutral und frei von Weichmachern. | Taste-neutral and free from plasticisers."],
    facets: { ALTER: "ab-3 ab-6" }, warrantyYears: 2,
  },
];
