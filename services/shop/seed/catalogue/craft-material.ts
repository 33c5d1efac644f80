import type { Family } from "./model.ts";

/** Paper, glue and materials of the arts and crafts department. */
export const materialFamilies: readonly Family[] = [
  {
    category: "tonpapier", kind: "coloured-paper", tone: "craft", weight: 900, brands: ["Papyra Bunt", "Klexi", "Bastelkiste"],
    models: [
      ["Tonpapier 130 g/m², 100 Blatt | Construction paper 130 gsm, 100 sheets", 990, { variants: { FORMAT: "a4 a3 50x70" }, base: [100, "sheet"] }],
      ["Tonpapier einfarbig 130 g/m², 50 Blatt | Construction paper, single colour, 130 gsm, 50 sheets", 649, { variants: { FARBE: "rot orange gelb hellgruen gruen hellblau blau violett schwarz weiss" }, facets: { FORMAT: "a4" }, base: [50, "sheet"] }],
      ["Transparentpapier, 25 Blatt | Tracing paper, 25 sheets", 599, { weight: 210, base: [25, "sheet"], facets: { FORMAT: "a4", THEMA: "advent" } }],
      ["Faltblätter, 500 Stück | Origami paper, 500 sheets", 890, { weight: 340, base: [500, "sheet"] }],
      ["Krepppapier-Sortiment, 10 Rollen | Crêpe paper assortment, 10 rolls", 749, { weight: 330, base: [10, "piece"] }],
    ],
    openers: ["Durchgefärbtes Papier in leuchtenden, lichtbeständigen Tönen. | Paper dyed right through in bright, lightfast shades.", "Zum Falten, Schneiden, Kleben und Drucken. | For folding, cutting, gluing and printing."],
    details: ["Lässt sich sauber schneiden und franst nicht aus. | Cuts cleanly and does not fray.", "In der stabilen Mappe bleibt der Vorrat glatt. | The sturdy folder keeps the supply flat.", "Farbe färbt auch bei feuchtem Kleber kaum ab. | The colour hardly bleeds, even with wet glue."],
    facets: { MATERIAL: "papier", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "kunst werken", SIEGEL: "fsc" }, draw: { count: 5 },
  },
  {
    category: "bastelkarton", kind: "cardboard", tone: "craft", weight: 1300, brands: ["Papyra Bunt", "Bastelkiste", "Klexi"],
    models: [
      ["Fotokarton 300 g/m², 50 Bogen | Photo card 300 gsm, 50 sheets", 1690, { variants: { FORMAT: "a4 50x70" }, base: [50, "sheet"] }],
      ["Wellpappe-Sortiment, 10 Bogen | Corrugated card assortment, 10 sheets", 1190, { weight: 620, base: [10, "sheet"] }],
      ["Graupappe 2 mm, 10 Platten | Grey board 2 mm, 10 sheets", 990, { variants: { FORMAT: "a4 a3" }, base: [10, "sheet"] }],
      ["Karten und Umschläge, blanko, 50 Stück | Blank cards and envelopes, pack of 50", 1490, { variants: { FARBE: "weiss natur" }, base: [50, "piece"], facets: { THEMA: "advent" }, weight: 780 }],
    ],
    openers: ["Fester Karton für alles, was stehen, hängen oder lange halten soll. | Firm card for everything that has to stand, hang or last.", "Für Laternen, Schultüten, Karten und Modelle. | For lanterns, school cones, cards and models."],
    details: ["Mit Schere und Cutter gut zu bearbeiten. | Easy to work with scissors or a craft knife.", "Bleibt auch beim Bekleben plan. | Stays flat when glued.", "Säurefrei und damit alterungsbeständig. | Acid-free and therefore resistant to ageing."],
    facets: { MATERIAL: "karton", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst werken", SIEGEL: "recycling" }, draw: { count: 4 },
  },
  {
    category: "zeichenbloecke", kind: "drawing-pad", tone: "paper", weight: 480, brands: ["Papyra Atelier", "Malvida Schule", "Lindwerk Basic"],
    models: [
      ["Zeichenblock, 20 Blatt | Drawing pad, 20 sheets", 349, { variants: { FORMAT: "a4 a3 a2" }, base: [20, "sheet"] }],
      ["Aquarellblock 300 g/m², 12 Blatt | Watercolour pad 300 gsm, 12 sheets", 1290, { variants: { FORMAT: "a5 a4 a3" }, base: [12, "sheet"], facets: { ALTER: "ab-10" } }],
      ["Skizzenbuch, 80 Blatt | Sketchbook, 80 sheets", 1090, { variants: { FORMAT: "a5 a4" }, base: [80, "sheet"], facets: { ALTER: "ab-10" } }],
      ["Malpapier, 250 Blatt | Painting paper, 250 sheets", 1990, { variants: { FORMAT: "a4 a3 a2" }, weight: 2100, base: [250, "sheet"], facets: { ALTER: "ab-3" } }],
    ],
    openers: ["Griffiges Papier, auf dem Bleistift, Kreide und Farbe gut haften. | Paper with a tooth that holds pencil, pastel and paint.", "Für den Kunstunterricht und das freie Zeichnen. | For art lessons and free drawing."],
    details: ["Radieren raut die Oberfläche nicht auf. | Erasing does not roughen the surface.", "Die Blätter lassen sich glatt abtrennen. | The sheets detach cleanly.", "Wellt sich bei feuchten Techniken kaum. | Hardly buckles with wet techniques."],
    facets: { MATERIAL: "papier", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst", LINEATUR: "blanko", SIEGEL: "fsc" }, looks: [["#2fa8a3", "#f4f1ea"], ["#d8352a", "#f4f1ea"], ["#24406e", "#f4f1ea"]],
  },
  {
    category: "klebestifte", kind: "glue-stick", tone: "craft", weight: 40, brands: ["Haftfix", "Klexi", "Lindwerk Basic"],
    models: [
      ["Klebestift 20 g | Glue stick 20 g", 149, { variants: { INHALT: "1 10 25" }, base: [0.02, "kg"] }],
      ["Klebestift 40 g, ohne Lösungsmittel | Solvent-free glue stick 40 g", 229, { variants: { INHALT: "1 5 10" }, base: [0.04, "kg"] }],
      ["Klebestift mit Farbindikator 20 g | Glue stick with colour indicator 20 g", 199, { variants: { FARBE: "blau violett" }, base: [0.02, "kg"], about: "Der farbige Auftrag zeigt, wo schon Kleber ist, und trocknet durchsichtig. | The coloured film shows where the glue is and dries clear." }],
    ],
    openers: ["Klebt Papier und Karton sauber und schnell. | Bonds paper and card cleanly and quickly.", "Sparsam, sauber und auch für Jüngere leicht zu dosieren. | Economical, clean and easy to apply even for younger children."],
    details: ["Bei Zimmertemperatur mit Wasser auswaschbar. | Washes out in lukewarm water.", "Die Schraubkappe verhindert das Austrocknen. | The screw cap keeps it from drying out.", "Das Papier wellt sich nicht. | The paper does not wrinkle."],
    facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "kunst werken" }, looks: [["#f4c430", "#d8352a"], ["#f4f1ea", "#2f6db5"]],
  },
  {
    category: "bastelkleber", kind: "glue-bottle", tone: "craft", weight: 280, brands: ["Haftfix", "Klexi", "Bastelkiste"],
    models: [
      ["Bastelkleber in der Flasche | Craft glue in bottle", 799, { variants: { VOLUMEN: "100 250 500 1000" }, base: [0.5, "l"] }],
      ["Holzleim | Wood glue", 890, { variants: { VOLUMEN: "100 250 500" }, base: [0.5, "l"], facets: { ALTER: "ab-8" } }],
      ["Kleister ohne Konservierungsstoffe, 200 g | Paste without preservatives, 200 g", 549, { base: [0.2, "kg"], weight: 230 }],
      ["Glitzerkleber, 6 Farben à 20 ml | Glitter glue, 6 colours of 20 ml", 690, { base: [0.12, "l"], weight: 170, draw: { count: 6 }, facets: { THEMA: "advent" } }],
    ],
    openers: ["Verbindet Papier, Karton, Filz, Holz und viele andere Bastelmaterialien. | Bonds paper, card, felt, wood and many other craft materials.", "Ein vielseitiger Kleber für Werkstatt und Gruppenraum. | A versatile glue for workshop and group room."],
    details: ["Trocknet transparent auf. | Dries clear.", "Auf Wasserbasis und geruchsneutral. | Water-based and odourless.", "Frische Flecken lassen sich mit Wasser entfernen. | Fresh stains come out with water."],
    facets: { ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "werken kunst" },
  },
  {
    category: "scheren", kind: "scissors", tone: "craft", weight: 45, brands: ["Kobaro Cut", "Klexi", "Lindwerk Basic"],
    models: [
      ["Kinderschere 13 cm | Children's scissors 13 cm", 299, { variants: { FARBE: "rot blau gruen", HAND: "rechts links" } }],
      ["Schulschere 17 cm, spitz | School scissors 17 cm, pointed", 449, { variants: { HAND: "rechts links" }, facets: { ALTER: "ab-8" } }],
      ["Schere mit Federöffnung | Self-opening scissors", 599, { variants: { FARBE: "gelb blau" }, facets: { THEMA: "inklusion" }, about: "Eine Feder öffnet die Klingen nach jedem Schnitt von selbst. | A spring reopens the blades after every cut." }],
      ["Scherenblock mit 20 Kinderscheren | Scissor block with 20 children's scissors", 5990, { weight: 1400, facets: { THEMA: "ordnung" }, draw: { count: 3 } }],
      ["Zackenscheren-Set, 6 Muster | Pattern scissors set, 6 patterns", 1690, { weight: 320, draw: { count: 3 } }],
    ],
    openers: ["Schneidet Papier und Karton leicht und genau. | Cuts paper and card easily and accurately.", "Scharf genug zum Basteln, mit Bedacht für Kinderhände gebaut. | Sharp enough for crafting, carefully made for children's hands."],
    details: ["Die Klingen sind aus rostfreiem Stahl. | The blades are stainless steel.", "Weiche Griffe beugen Druckstellen vor. | Soft handles prevent pressure marks.", "Bleibt auch nach vielen Bastelstunden scharf. | Stays sharp after many craft sessions."],
    facets: { MATERIAL: "metall kunststoff", ALTER: "ab-3 ab-5", GRUNDSCHULFACH: "werken kunst" }, warrantyYears: 2,
  },
  {
    category: "perlen", kind: "beads", tone: "craft", weight: 380, smallParts: true, brands: ["Bastelkiste", "Murmelo", "Klexi"],
    models: [
      ["Holzperlen-Mischung, 500 g | Wooden bead mix, 500 g", 1490, { base: [0.5, "kg"], weight: 540, facets: { MATERIAL: "holz" } }],
      ["Bügelperlen, 5.000 Stück | Fuse beads, 5,000 pieces", 1190, { variants: { FARBE: "rot gelb gruen blau rosa weiss schwarz" }, base: [5000, "piece"], facets: { MATERIAL: "kunststoff" } }],
      ["Buchstabenperlen, 300 Stück | Letter beads, 300 pieces", 790, { weight: 120, facets: { THEMA: "buchstaben", MATERIAL: "kunststoff" } }],
      ["Fädelperlen mit Schnüren, 40 Teile | Lacing beads with cords, 40 pieces", 1690, { facets: { MATERIAL: "holz", ALTER: "ab-3", THEMA: "farben-formen" } }],
    ],
    openers: ["Zum Fädeln, Legen und Gestalten von Schmuck und Mustern. | For threading, laying and making jewellery and patterns.", "Schult Fingerfertigkeit, Ausdauer und Farbempfinden. | Trains dexterity, perseverance and a sense of colour."],
    details: ["In der wiederverschließbaren Dose bleibt alles beisammen. | The resealable tub keeps everything together.", "Die Farben sind kräftig und schweißecht. | The colours are strong and sweat-proof.", "Die Löcher sind sauber gebohrt. | The holes are cleanly drilled."],
    facets: { ALTER: "ab-5", GRUNDSCHULFACH: "werken kunst" },
  },
  {
    category: "wolle-filz", kind: "wool", tone: "craft", weight: 120, brands: ["Schafgarn", "Bastelkiste"],
    models: [
      ["Schulgarn aus Baumwolle, 50 g | Cotton school yarn, 50 g", 299, { variants: { FARBE: "rot orange gelb gruen blau violett rosa natur schwarz" }, base: [0.05, "kg"], facets: { MATERIAL: "baumwolle" } }],
      ["Märchenwolle, 10 Farben, 200 g | Fairy-tale wool, 10 colours, 200 g", 1890, { base: [0.2, "kg"], weight: 240, facets: { MATERIAL: "wolle" }, draw: { count: 5 } }],
      ["Bastelfilz, 20 Platten | Craft felt, 20 sheets", 1390, { variants: { FORMAT: "a4 a3" }, base: [20, "piece"], weight: 380, facets: { MATERIAL: "filz" }, draw: { kind: "fabric", count: 5 } }],
      ["Strickliesel mit Wolle | Knitting dolly with wool", 890, { facets: { MATERIAL: "holz wolle" } }],
    ],
    openers: ["Weiches Material zum Stricken, Weben, Filzen und Wickeln. | Soft material for knitting, weaving, felting and wrapping.", "Angenehm in der Hand und in harmonischen Farben. | Pleasant to touch and in harmonious colours."],
    details: ["Nach Öko-Tex-Standard geprüft. | Tested to the Oeko-Tex standard.", "Auch für erste Handarbeiten gut geeignet. | Well suited to first needlework.", "Farben lassen sich beliebig kombinieren. | The colours can be combined freely."],
    facets: { ALTER: "ab-6", GRUNDSCHULFACH: "werken" }, care: ["30 °C Wollwaschgang | 30 °C wool wash", "nicht bleichen | do not bleach"],
  },
  {
    category: "stoffe", kind: "fabric", tone: "craft", weight: 340, brands: ["Schafgarn", "Nadelglück"],
    models: [
      ["Baumwollstoff, uni, 2,5 m | Plain cotton fabric, 2.5 m", 1990, { variants: { FARBE: "rot gelb gruen blau natur schwarz" }, base: [2.5, "m"] }],
      ["Stoffreste-Paket, 1 kg | Fabric remnants, 1 kg", 1490, { base: [1, "kg"], weight: 1040, facets: { SIEGEL: "recycling" } }],
      ["Spieltuch 140 x 140 cm | Play cloth 140 x 140 cm", 1690, { variants: { FARBE: "rot gelb gruen blau violett" }, facets: { THEMA: "rollenspiel", ALTER: "ab-1 ab-3" } }],
      ["Baumwolltaschen zum Bemalen, 10 Stück | Cotton bags to paint, pack of 10", 1790, { variants: { FARBE: "natur schwarz" }, base: [10, "piece"], weight: 820, facets: { SIEGEL: "gots" } }],
    ],
    openers: ["Fest gewebte Baumwolle, die sich gut nähen, bemalen und bedrucken lässt. | Tightly woven cotton that is good to sew, paint and print.", "Für Textilgestaltung, Theater und freies Spiel. | For textile work, theatre and free play."],
    details: ["Vorgewaschen, damit nichts einläuft. | Prewashed so that nothing shrinks.", "Farbecht und strapazierfähig. | Colourfast and hard-wearing.", "Die Kanten lassen sich leicht versäubern. | The edges are easy to finish."],
    facets: { MATERIAL: "baumwolle", ALTER: "ab-6", GRUNDSCHULFACH: "werken kunst" }, care: ["waschbar bei 40 °C | washable at 40 °C", "bügeln mit mittlerer Temperatur | iron at medium heat"],
  },
  {
    category: "knete-ton", kind: "modelling-clay", tone: "craft", weight: 560, brands: ["Klexi", "Formspaß", "Malvida Ton"],
    models: [
      ["Knete, 500 g | Modelling clay, 500 g", 549, { variants: { FARBE: "rot gelb gruen blau weiss" }, base: [0.5, "kg"] }],
      ["Softknete-Set, 10 Becher | Soft dough set, 10 tubs", 1490, { base: [1.4, "kg"], weight: 1700, draw: { count: 6 } }],
      ["Lufttrocknender Ton, 1 kg | Air-drying clay, 1 kg", 599, { variants: { FARBE: "weiss natur" }, base: [1, "kg"], weight: 1050, facets: { MATERIAL: "ton", ALTER: "ab-6" } }],
      ["Knete-Klassensatz, 24 Stangen | Modelling clay class set, 24 sticks", 2490, { base: [24, "piece"], weight: 3100, draw: { count: 8 } }],
    ],
    openers: ["Zum Formen, Drücken und Modellieren – gut für Hände und Fantasie. | For shaping, pressing and modelling: good for hands and imagination.", "Kräftigt die Fingermuskulatur und lädt zum Gestalten ein. | Strengthens the fingers and invites creativity."],
    details: ["Ohne Gluten und ohne Parabene. | Free from gluten and parabens.", "Haftet nicht an Tisch und Händen. | Does not stick to table or hands.", "Rückstände lassen sich einfach abwischen. | Residue simply wipes away."],
    facets: { ALTER: "ab-3 ab-5", GRUNDSCHULFACH: "kunst werken", THEMA: "farben-formen" },
  },
  {
    category: "stempel", kind: "stamp", tone: "craft", weight: 140, brands: ["Druckfuchs", "Bastelkiste"],
    models: [
      ["Belohnungsstempel-Set, 12 Motive | Reward stamp set, 12 designs", 1990, { draw: { count: 4 } }],
      ["Buchstabenstempel, 28 Teile | Letter stamps, 28 pieces", 1690, { facets: { THEMA: "buchstaben", GRUNDSCHULFACH: "deutsch" }, draw: { text: "A" } }],
      ["Stempelkissen | Ink pad", 399, { variants: { FARBE: "rot gelb gruen blau schwarz" }, weight: 60 }],
      ["Uhrenstempel zum Üben der Uhrzeit | Clock stamp for practising the time", 790, { facets: { THEMA: "zeit", GRUNDSCHULFACH: "mathematik" }, weight: 50 }],
      ["Naturstempel Blätter und Tiere, 10 Teile | Nature stamps, leaves and animals, 10 pieces", 1490, { facets: { THEMA: "natur tiere" }, draw: { count: 4 } }],
    ],
    openers: ["Saubere Abdrücke für Hefte, Karten und Bilder. | Crisp prints for exercise books, cards and pictures.", "Ein kleines Werkzeug mit großer Wirkung im Unterricht. | A small tool with a big effect in lessons."],
    details: ["Der Abdruck trocknet in Sekunden. | The print dries within seconds.", "Von Händen mit Wasser und Seife abwaschbar. | Washes off hands with soap and water.", "Sauber verarbeitet und lange haltbar. | Well made and long-lasting."],
    facets: { MATERIAL: "holz gummi", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "kunst" },
  },
];
