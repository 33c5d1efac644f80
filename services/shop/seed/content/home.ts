import type { StoredRows } from "../../src/content/page/page.types.ts";
import { text } from "../catalogue/model.ts";
import { carousel, hero, points, type Slide, type StoreFacts, type Tile, tiles } from "./blocks.ts";

const schoolStart: Slide = {
  pre: "Alles für den Schulstart | Ready for school",
  headline: "Hefte, Stifte und Ranzen, auf die Verlass ist | Exercise books, pens and bags you can rely on",
  post: "Von der Einkaufsliste bis zum gepackten Ranzen: Hier finden Sie alles an einem Ort. | From the shopping list to the packed bag, all in one place.",
  button: "Zum Schulbedarf | Shop school supplies",
  link: "/cat/1000/",
  picture: { kind: "hero-back-to-school", colour: "#2f6db5", accent: "#f4c430" },
};
const craftSeason: Slide = {
  pre: "Basteln und Gestalten | Arts and crafts",
  headline: "Farben, die Kinder zum Malen bringen | Paints that get children painting",
  post: "Auf Wasserbasis, auswaschbar und in Mengen für die ganze Gruppe. | Water-based, washable and in quantities for the whole group.",
  button: "Farben entdecken | Discover paints",
  link: "/basteln-gestalten/farben/",
  picture: { kind: "hero-creative", colour: "#8a5ab5", accent: "#e8785a" },
};
const kindergarten: Slide = {
  pre: "Kindergarten | Kindergarten",
  headline: "Bauen, spielen, groß werden | Build, play, grow up",
  post: "Bausteine, Puppen und Puzzles, die viele Kinderhände aushalten. | Blocks, dolls and puzzles that stand up to many small hands.",
  button: "Spielsachen ansehen | See the toys",
  link: "/cat/2000/",
  picture: { kind: "hero-kindergarten", colour: "#3a9fc4", accent: "#f0a13c" },
};
const classroom: Slide = {
  pre: "Büro und Lehrerzimmer | Office and staff room",
  headline: "Alles, was den Schulalltag am Laufen hält | Everything that keeps school running",
  post: "Papier, Planer und Bürogeräte in Mengen für das ganze Kollegium. | Paper, planners and office machines in quantities for the whole staff.",
  button: "Büro und Technik ansehen | See office and technology",
  link: "/cat/9000/",
  picture: { kind: "hero-office", colour: "#2c6e9b", accent: "#e0a23a" },
};
const experiments: Slide = {
  pre: "Naturwissenschaften | Science",
  headline: "Selbst ausprobieren, wirklich verstehen | Try it out and understand it",
  post: "Mikroskope, Laborglas und Waagen für Versuche in Klassenstärke. | Microscopes, laboratory glass and scales for experiments with a whole class.",
  button: "Zur Naturwissenschaft | Shop science",
  link: "/cat/5000/",
  picture: { kind: "hero-science", colour: "#2f6fb5", accent: "#6fb35a" },
};

const departments: readonly Tile[] = [
  {
    headline: "Schulbedarf | School supplies",
    link: "/cat/1000/",
    picture: { kind: "exercise-book", colour: "#2f6db5", accent: "#f4c430", pattern: "lines" },
  },
  {
    headline: "Kindergarten | Kindergarten",
    link: "/cat/2000/",
    picture: { kind: "building-blocks", colour: "#f08a24", accent: "#2fa8a3" },
  },
  {
    headline: "Basteln und Gestalten | Arts and crafts",
    link: "/cat/3000/",
    picture: { kind: "paint-brush", colour: "#d8562a", accent: "#f4c430" },
  },
  {
    headline: "Lehrmittel | Teaching aids",
    link: "/cat/4000/",
    picture: { kind: "abacus", colour: "#d8352a", accent: "#2f6db5" },
  },
  {
    headline: "Naturwissenschaften | Science",
    link: "/cat/5000/",
    picture: { kind: "microscope", colour: "#24406e", accent: "#8cc152" },
  },
  {
    headline: "Sport und Bewegung | Sports and movement",
    link: "/cat/6000/",
    picture: { kind: "skipping-rope", colour: "#3c9a4e", accent: "#f4c430" },
  },
  {
    headline: "Musik | Music",
    link: "/cat/7000/",
    picture: { kind: "xylophone", colour: "#d9b98a", accent: "#7b4fa3" },
  },
  {
    headline: "Möbel und Raum | Furniture and rooms",
    link: "/cat/8000/",
    picture: { kind: "chair", colour: "#d9b98a", accent: "#2fa8a3" },
  },
];

/** The home page of a store (ROUTE-02). */
export function homeRows({ store, freeFrom }: StoreFacts): StoredRows {
  const free = text(freeFrom);
  const isBusiness = store === "b2b";
  return [
    hero("home-hero", isBusiness ? [classroom, experiments, craftSeason] : [schoolStart, craftSeason, kindergarten]),
    tiles("home-departments", "Unsere Abteilungen | Our departments", departments),
    carousel("home-popular", "Beliebt bei unseren Kunden | Popular with our customers", { rule: "popular", limit: 12 }),
    isBusiness
      ? carousel(
          "home-furniture",
          "Für Räume und Gruppen | For rooms and groups",
          { rule: "popular", categoryId: 8000, limit: 12 },
          { link: "/cat/8000/", button: "Alle Möbel | All furniture" },
        )
      : carousel(
          "home-sale",
          "Angebote | Offers",
          { rule: "popular", categoryId: 10000, limit: 12 },
          { link: "/cat/10000/", button: "Alle Angebote | All offers" },
        ),
    carousel("home-new", "Neu eingetroffen | New arrivals", { rule: "new", limit: 12 }),
    points("home-advantages", "Gut einkaufen bei Chalkbox | Why shop at Chalkbox", [
      {
        headline: `Versandkostenfrei ab ${free.de} | Free delivery from ${free.en}`,
        content:
          "Was auf Lager ist, verlässt unser Haus meist noch am selben Werktag. | What is in stock usually leaves us on the same working day.",
        link: "/service/versand/",
        button: "Versand und Lieferzeiten | Delivery details",
      },
      isBusiness
        ? {
            headline: "Kauf auf Rechnung | Pay by invoice",
            content:
              "Schulen, Kitas und Träger zahlen bequem nach Erhalt der Ware – ohne Vorkasse. | Schools, nurseries and authorities pay after the goods have arrived.",
            link: "/service/your-advantages/",
            button: "Ihre Vorteile | Your advantages",
          }
        : {
            headline: "Sicher einkaufen | Shop safely",
            content:
              "Rechnung, Vorkasse oder Karte: Sie wählen, wie Sie zahlen. Ihre Daten werden verschlüsselt übertragen. | Invoice, prepayment or card: you choose how to pay. Your data travels encrypted.",
            link: "/service/sicher-einkaufen/",
            button: "Mehr zur Sicherheit | More on security",
          },
      {
        headline: "Geprüfte Qualität | Checked quality",
        content:
          "Wir achten auf Prüfzeichen und Altersangaben und nehmen nur ins Sortiment, was den Alltag mit Kindern aushält. | We look for safety marks and age guidance and only stock what survives daily life with children.",
        link: isBusiness ? "/service/product-safety/" : "/service/spielwarensicherheit/",
        button: "So prüfen wir | How we check",
      },
      {
        headline: "Beratung, die weiterhilft | Advice that helps",
        content:
          "Ob Klassensatz oder ganzer Raum: Wir stellen mit Ihnen zusammen, was Sie brauchen. | Whether a class set or a whole room: we help you put together what you need.",
        link: "/beratung/",
        button: "Zur Beratung | Get advice",
      },
    ]),
  ];
}
