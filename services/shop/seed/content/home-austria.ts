import type { StoredRows } from "../../src/content/page/page.types.ts";
import { carousel, hero, type StoreFacts, tiles } from "./blocks.ts";
import { beside, boxInsert, linkBox, service } from "./home-blocks.ts";
import { advantages, departmentTiles, offers, readyLists } from "./home-shared.ts";

/** Austria: its words for what is in a bag, its two school starts. */
export const austrianHome = (facts: StoreFacts): StoredRows => [
  hero("home-hero", [
    {
      pre: "Servus, Schulstart! | School starts in Austria",
      headline: "Die Schultasche sitzt, die Schultüte ist voll | The bag fits, the cone is full",
      post: "Federpennal, Jausenbox und Mitteilungsheft: Was die Volksschule verlangt, haben wir beisammen. | Pencil case, lunch box and message book: all that primary school asks for.",
      button: "Alles für die Schule | Everything for school",
      link: "/cat/1000/",
      picture: { kind: "hero-alps", colour: "#ab1f2d", accent: "#f6c667" },
    },
    {
      pre: "Kindergarten und Hort | Nursery and after-school care",
      headline: "Spielen, bis die Jause ruft | Play until it is time for a snack",
      post: "Bausteine, Puppen und Puzzles, die eine ganze Gruppe aushalten. | Blocks, dolls and puzzles that survive a whole group.",
      button: "Zu den Spielsachen | See the toys",
      link: "/cat/2000/",
      picture: { kind: "hero-kindergarten", colour: "#c8453c", accent: "#f0a13c" },
    },
    {
      pre: "Bildnerisches Gestalten | Arts",
      headline: "Farben für Regentage und Werkstunden | Paints for rainy days and craft lessons",
      post: "Wasserfarben, Kleber und Karton in Mengen für die Klasse. | Watercolours, glue and card in class quantities.",
      button: "Zum Basteln | Shop crafts",
      link: "/cat/3000/",
      picture: { kind: "hero-creative", colour: "#a5523f", accent: "#f6c667" },
    },
  ]),
  tiles("home-bag", "Das kommt in die Schultasche | What goes into the bag", [
    {
      headline: "Schultaschen | School bags",
      link: "/cat/1251/",
      picture: { kind: "school-bag", colour: "#ab1f2d", accent: "#f6c667" },
    },
    {
      headline: "Federpennale | Pencil cases",
      link: "/cat/1252/",
      picture: { kind: "pencil-case", colour: "#3b7f5c", accent: "#f6c667" },
    },
    {
      headline: "Jausenboxen | Lunch boxes",
      link: "/cat/1253/",
      picture: { kind: "lunch-box", colour: "#e0883a", accent: "#f6e3c0" },
    },
    {
      headline: "Trinkflaschen | Water bottles",
      link: "/cat/1254/",
      picture: { kind: "water-bottle", colour: "#3a86a8", accent: "#f6c667" },
    },
  ]),
  beside([
    boxInsert(
      "home-start",
      {
        pre: "Heuer rechtzeitig fertig | Ready in time this year",
        headline: "Zwei Termine, ein Packerl | Two dates, one parcel",
        content:
          "In Wien, Niederösterreich und im Burgenland beginnt die Schule am ersten Montag im September, überall sonst eine Woche später. Bestellen Sie bis Mitte August, dann ist alles da. | School starts on the first Monday of September in Vienna, Lower Austria and Burgenland, and a week later everywhere else. Order by mid-August and everything will be there.",
      },
      { kind: "hero-back-to-school", colour: "#ab1f2d", accent: "#f6c667" },
      { link: "/service/versand/", button: "So liefern wir in Österreich | Delivery in Austria", place: "right" },
    ),
  ]),
  carousel("home-popular", "Heuer besonders gefragt | In demand this year", { rule: "popular", limit: 12 }),
  departmentTiles("Alle Abteilungen | All departments"),
  ...readyLists(["erstausstattung-klasse-1", "start-im-kindergarten", "grundausstattung-klasse-2"]),
  offers,
  beside([
    service(
      "home-teachers",
      "Für Volksschule, Mittelschule und Gymnasium | For every kind of school",
      "Klassensätze, Möbel und Lehrmittel: Wir rechnen Mengen aus und schicken Ihnen ein Offert mit 20 % USt. | Class sets, furniture and teaching aids: we work out quantities and send a quotation with 20% VAT.",
      { kind: "blackboard", colour: "#1c5f46", accent: "#f6c667" },
      { link: "/beratung/", button: "Offert anfragen | Ask for a quotation", scheme: "primary" },
    ),
    linkBox("home-help", "Gut zu wissen | Good to know", [
      ["Fertige Klassenlisten | Class lists, ready to order", "/lists/"],
      ["Versandkostenfrei ab 99 € | Free delivery from €99", "/service/versand/"],
      ["So zahlen Sie | Ways to pay", "/service/zahlung/"],
      ["Fragen und Antworten | Questions and answers", "/service/fragen/"],
      ["Zurückgeben und umtauschen | Returns and exchanges", "/widerruf/"],
    ]),
  ]),
  carousel("home-new", "Neu bei uns | New with us", { rule: "new", limit: 12 }),
  advantages(facts),
];
