import type { Department } from "./model.ts";

/** Sport: balls, gymnastics and vehicles. */
export const sport: Department = {
  slug: "sport", name: "Sport und Bewegung | Sports and movement", kind: "ball", colour: "#3c9a4e",
  seo: [
    "Bewegung macht schlau: Hier finden Sie Geräte für Turnhalle, Pausenhof und Bewegungsraum. | Movement makes clever: equipment for gym, playground and movement room.",
    "Alle Geräte sind für den Gebrauch in Gruppen ausgelegt und leicht zu verstauen. | All equipment is made for use in groups and easy to store.",
    "Pausenspiel-Sets und Klassensätze senken den Preis je Kind. | Break-time sets and class sets lower the price per child.",
  ],
  closers: ["Für Turnhalle, Pausenhof und Verein. | For gym, playground and club.", "Bringt Bewegung in jeden Schultag. | Brings movement to every school day.", "Nach dem Spiel schnell verstaut. | Quickly put away after play."],
  groups: [
    { slug: "baelle", name: "Bälle | Balls", kind: "ball", leaves: [["softbaelle", "Softbälle | Soft balls"], ["spielbaelle", "Spielbälle | Game balls"], ["gymnastikbaelle", "Gymnastikbälle | Exercise balls"]] },
    { slug: "turnen", name: "Turnen und Gymnastik | Gymnastics", kind: "gym-mat", leaves: [["springseile", "Springseile | Skipping ropes"], ["reifen", "Reifen | Hoops"], ["turnmatten", "Turnmatten | Gym mats"], ["balancieren", "Balancieren | Balancing"]] },
    { slug: "fahrzeuge", name: "Fahrzeuge | Vehicles", kind: "tricycle", leaves: [["roller", "Roller | Scooters"], ["dreiraeder", "Dreiräder | Tricycles"]] },
  ],
  families: [
    {
      category: "softbaelle", kind: "ball", tone: "sport", weight: 160, brands: ["Turnfix Soft", "Bewegio", "Hüpfburg"],
      models: [
        ["Schaumstoffball mit Elefantenhaut | Foam ball with elephant skin", 1290, { variants: { FARBE: "rot gelb gruen blau", DURCHMESSER: "15 18 22" } }],
        ["Softball-Set im Netz, 6 Stück | Soft ball set in net, 6 pieces", 5490, { base: [6, "piece"], weight: 900, draw: { count: 3 } }],
        ["Schaumstoff-Tennisbälle, 12 Stück | Foam tennis balls, pack of 12", 1990, { base: [12, "piece"], weight: 260, draw: { count: 4 } }],
        ["Neuro-Schaumball, 9 cm | Mini foam ball, 9 cm", 449, { variants: { FARBE: "rot gelb blau", INHALT: "1 10" }, weight: 40 }],
      ],
      openers: ["Weich im Aufprall und griffig beim Fangen. | Soft on impact and easy to catch.", "Nimmt auch zurückhaltenden Kindern die Scheu vor dem Ball. | Takes away shy children's fear of the ball."],
      details: ["Springt gut und bleibt formstabil. | Bounces well and keeps its shape.", "Die Oberfläche lässt sich feucht reinigen. | The surface wipes clean.", "Für drinnen geeignet, ohne dass etwas zu Bruch geht. | Suitable indoors without breaking anything."],
      facets: { MATERIAL: "schaumstoff", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "sport", THEMA: "bewegung" },
    },
    {
      category: "spielbaelle", kind: "ball", tone: "sport", weight: 380, brands: ["Turnfix Play", "Bewegio"],
      models: [
        ["Fußball Größe 4, Schulsport | Football size 4, school sports", 1990, { draw: { kind: "football" }, variants: { FARBE: "weiss rot blau" } }],
        ["Handball für Kinder | Children's handball", 1790, { variants: { FARBE: "blau orange gruen" } }],
        ["Basketball Größe 5 | Basketball size 5", 1890, { draw: { kind: "basketball" } }],
        ["Volleyball, extra leicht | Volleyball, extra light", 2190, { draw: { design: 2 }, variants: { FARBE: "gelb blau weiss" } }],
        ["Pausenball aus Naturkautschuk | Break-time ball, natural rubber", 890, { variants: { FARBE: "rot gelb gruen blau", INHALT: "1 10" } }],
      ],
      openers: ["Strapazierfähig, rund laufend und angenehm im Griff. | Hard-wearing, true-running and pleasant to hold.", "Ein Ball für Unterricht, Pause und Turnier. | A ball for lessons, breaks and tournaments."],
      details: ["Das Ventil hält die Luft über Wochen. | The valve keeps the air for weeks.", "Auch auf Asphalt abriebfest. | Abrasion-resistant even on tarmac.", "Lieferung luftleer mit Nadelventil. | Delivered deflated with needle valve."],
      facets: { MATERIAL: "gummi", ALTER: "ab-6 ab-8", GRUNDSCHULFACH: "sport", THEMA: "bewegung" },
    },
    {
      category: "gymnastikbaelle", kind: "ball", tone: "sport", weight: 950, brands: ["Bewegio Vital", "Turnfix"],
      models: [
        ["Sitz- und Gymnastikball | Sitting and exercise ball", 2290, { variants: { FARBE: "rot gruen blau grau", DURCHMESSER: "50 60 70 80" } }],
        ["Hüpfball mit Griff | Space hopper with handle", 1690, { variants: { FARBE: "rot gelb blau" }, facets: { ALTER: "ab-3" } }],
        ["Erdnussball für zwei, 45 cm | Peanut ball for two, 45 cm", 3290, { variants: { FARBE: "rot blau gruen" }, weight: 1400 }],
      ],
      openers: ["Trainiert Gleichgewicht und Haltung fast nebenbei. | Trains balance and posture almost in passing.", "Bringt Dynamik in Sitzkreis und Bewegungspause. | Brings dynamics to circle time and active breaks."],
      details: ["Bis 120 kg belastbar. | Holds up to 120 kg.", "Aus phthalatfreiem Material. | Made of phthalate-free material.", "Mit Anleitung für Übungen in der Gruppe. | With instructions for group exercises."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-6", GRUNDSCHULFACH: "sport", THEMA: "bewegung" },
    },
    {
      category: "springseile", kind: "skipping-rope", tone: "sport", weight: 140, brands: ["Turnfix", "Bewegio"],
      models: [
        ["Springseil mit Holzgriffen | Skipping rope with wooden handles", 449, { variants: { LAENGE: "2 25", INHALT: "1 10" } }],
        ["Schwungseil für die Gruppe | Group skipping rope", 1290, { variants: { LAENGE: "5 10" }, weight: 520 }],
        ["Speed Rope, verstellbar | Speed rope, adjustable", 890, { variants: { FARBE: "rot tuerkis schwarz" }, facets: { ALTER: "ab-8" } }],
        ["Springgummi, 3,5 m | Elastic twist, 3.5 m", 299, { variants: { FARBE: "rot gelb violett" }, weight: 40 }],
      ],
      openers: ["Der Pausenklassiker für Ausdauer und Rhythmus. | The break-time classic for stamina and rhythm.", "Einmal auspacken und sofort loshüpfen. | Unpack and start skipping at once."],
      details: ["Das Seil verdreht sich nicht. | The rope does not twist.", "Auch auf rauem Untergrund lange haltbar. | Lasts long even on rough ground.", "Leicht zu kürzen. | Easy to shorten."],
      facets: { MATERIAL: "baumwolle holz", ALTER: "ab-5 ab-6", GRUNDSCHULFACH: "sport", THEMA: "bewegung" },
    },
    {
      category: "reifen", kind: "hoop", tone: "sport", weight: 340, brands: ["Turnfix", "Hüpfburg"],
      models: [
        ["Gymnastikreifen, flach | Flat hoop", 599, { variants: { FARBE: "rot gelb gruen blau", DURCHMESSER: "50 60 70 80" } }],
        ["Reifen-Klassensatz, 12 Stück | Hoop class set, 12 pieces", 5990, { base: [12, "piece"], weight: 3900, draw: { count: 3 } }],
        ["Koordinationsringe, 12 Stück | Coordination rings, 12 pieces", 2490, { base: [12, "piece"], weight: 1400, draw: { count: 4 } }],
      ],
      openers: ["Zum Kreisen, Springen, Rollen und Zielen. | For spinning, jumping, rolling and aiming.", "Ein einfaches Gerät mit unzähligen Spielideen. | A simple piece of equipment with countless games."],
      details: ["Formstabil auch nach intensiver Nutzung. | Keeps its shape even with heavy use.", "Ohne scharfe Stoßkanten. | Without sharp joints.", "Für innen und außen geeignet. | Suitable indoors and outdoors."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "sport", THEMA: "bewegung" },
    },
    {
      category: "turnmatten", kind: "gym-mat", tone: "sport", weight: 6200, brands: ["Turnfix Pro", "Bewegio"],
      models: [
        ["Leichtturnmatte 150 x 100 x 6 cm | Lightweight gym mat 150 x 100 x 6 cm", 16990, { variants: { FARBE: "blau gruen rot" }, spedition: true, weight: 9800 }],
        ["Klappmatte, dreiteilig | Folding mat, three-part", 8990, { variants: { FARBE: "blau gruen beere" } }],
        ["Gymnastikmatte 180 x 60 cm | Exercise mat 180 x 60 cm", 2490, { variants: { FARBE: "blau tuerkis violett grau" }, weight: 900 }],
        ["Weichbodenmatte 300 x 200 x 25 cm | Crash mat 300 x 200 x 25 cm", 64990, { spedition: true, weight: 32000 }],
        ["Bewegungslandschaft, 5-teilig | Soft play landscape, 5 pieces", 42990, { spedition: true, weight: 18500, facets: { ALTER: "ab-1 ab-3" } }],
      ],
      openers: ["Dämpft zuverlässig und gibt sicheren Halt. | Cushions reliably and gives a secure footing.", "Für Turnen, Toben und Entspannen. | For gymnastics, romping and relaxing."],
      details: ["Der Bezug ist abwischbar und desinfizierbar. | The cover can be wiped and disinfected.", "Die Unterseite ist rutschhemmend. | The underside is non-slip.", "Mit Trageschlaufen oder leicht zu rollen. | With carrying loops or easy to roll."],
      facets: { MATERIAL: "schaumstoff", ALTER: "ab-3 ab-6", GRUNDSCHULFACH: "sport", THEMA: "bewegung", SIEGEL: "gs" }, warrantyYears: 3,
    },
    {
      category: "balancieren", kind: "balance-board", tone: "sport", weight: 3100, brands: ["Bewegio", "Holzwicht"],
      models: [
        ["Balancierbrett aus Buche | Beech balance board", 8990, { facets: { MATERIAL: "holz" } }],
        ["Wackelbrett mit Labyrinth | Wobble board with maze", 5990, { facets: { MATERIAL: "holz" } }],
        ["Balancierkissen mit Noppen | Balance cushion with nubs", 1990, { variants: { FARBE: "rot gruen blau" }, weight: 900 }],
        ["Balancierparcours, 10-teilig | Balance course, 10 pieces", 13990, { weight: 7400 }],
        ["Trittsteine, 6 Stück | Stepping stones, set of 6", 4490, { weight: 2100, base: [6, "piece"] }],
      ],
      openers: ["Fördert Gleichgewicht, Körpergefühl und Mut. | Encourages balance, body awareness and courage.", "Schaukeln, wippen, balancieren – mit immer neuen Ideen. | Rock, tilt, balance, with ever new ideas."],
      details: ["Rutschhemmend und bis 100 kg belastbar. | Non-slip and holds up to 100 kg.", "Schont den Boden in Gruppenraum und Turnhalle. | Protects floors in group room and gym.", "Lässt sich platzsparend aufbewahren. | Can be stored in little space."],
      facets: { MATERIAL: "kunststoff", ALTER: "ab-3 ab-5", GRUNDSCHULFACH: "sport", THEMA: "bewegung inklusion" }, warrantyYears: 2, looks: [["#d9b98a", "#3c9a4e"], ["#2f6db5", "#f4c430"]],
    },
    {
      category: "roller", kind: "scooter", tone: "sport", weight: 5200, brands: ["Radlino", "Flitzer"],
      models: [
        ["Kita-Roller mit Luftreifen | Nursery scooter with pneumatic tyres", 15990, { variants: { FARBE: "rot gruen blau" }, facets: { ALTER: "ab-3 ab-5" } }],
        ["Tretroller, klappbar | Folding scooter", 7990, { variants: { FARBE: "schwarz tuerkis rosa" }, facets: { ALTER: "ab-6" } }],
        ["Rollbrett für die Turnhalle | Gym scooter board", 3990, { variants: { FARBE: "natur rot blau" }, weight: 3100, facets: { MATERIAL: "holz" } }],
        ["Laufrad, 12 Zoll | Balance bike, 12 inch", 8990, { draw: { kind: "balance-bike" }, variants: { FARBE: "rot blau gruen" }, facets: { ALTER: "ab-3" } }],
      ],
      openers: ["Leichtgängig, wendig und kippsicher. | Smooth-running, agile and stable.", "Für viele Runden auf dem Hof gebaut. | Built for many laps of the playground."],
      details: ["Die Lager sind wartungsfrei. | The bearings are maintenance-free.", "Griffe mit Prallschutz schonen Hände und Mitspieler. | Handlebar grips with impact protection.", "Pulverbeschichteter Stahlrahmen, witterungsbeständig. | Powder-coated, weatherproof finish."],
      facets: { MATERIAL: "metall", GRUNDSCHULFACH: "sport", THEMA: "verkehr bewegung", SIEGEL: "gs" }, warrantyYears: 3,
    },
    {
      category: "dreiraeder", kind: "tricycle", tone: "sport", weight: 8900, brands: ["Radlino", "Flitzer"],
      models: [
        ["Kita-Dreirad | Nursery tricycle", 21990, { variants: { FARBE: "rot gelb blau" }, spedition: true }],
        ["Dreirad-Taxi für zwei Kinder | Tricycle taxi for two", 31990, { variants: { FARBE: "rot blau" }, spedition: true, weight: 13500 }],
        ["Anhänger für Dreiräder | Tricycle trailer", 9990, { variants: { FARBE: "rot gelb" }, weight: 5200 }],
        ["Rutschfahrzeug für Krippenkinder | Ride-on for toddlers", 6990, { variants: { FARBE: "rot gruen blau" }, facets: { ALTER: "ab-1", MATERIAL: "kunststoff" }, weight: 3900 }],
      ],
      openers: ["Ein robustes Fahrzeug, das Generationen von Kita-Kindern aushält. | A robust vehicle that withstands generations of nursery children.", "Tiefer Schwerpunkt und breite Spur sorgen für sicheren Stand. | A low centre of gravity and wide track keep it stable."],
      details: ["Sitz und Räder sind einzeln nachbestellbar. | Seat and wheels can be reordered separately.", "Alle Kanten sind gerundet. | All edges are rounded.", "Fördert Ausdauer und Koordination. | Encourages stamina and coordination."],
      facets: { MATERIAL: "metall", ALTER: "ab-3", THEMA: "verkehr bewegung", SIEGEL: "gs" }, warrantyYears: 5,
    },
  ],
};
