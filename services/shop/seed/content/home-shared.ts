import type { StoredRows } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import { carousel, points, type StoreFacts, type Tile, tiles } from "./blocks.ts";
import { beside, listTeaser } from "./home-blocks.ts";

type Row = StoredRows[number];

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
    headline: "Natur\u00adwissenschaften | Science",
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

/** The departments, under a heading of the store's own. */
export const departmentTiles = (headline: Bilingual): Row => tiles("home-departments", headline, departments);

/** What is on sale. */
export const offers: Row = carousel(
  "home-sale",
  "Angebote | Offers",
  { rule: "popular", categoryId: 10000, limit: 12 },
  { link: "/cat/10000/", button: "Alle Angebote | All offers" },
);

/** Why to shop here, by the rates and pages of the store. */
export function advantages({ store, freeFrom }: StoreFacts): Row {
  const free = text(freeFrom);
  const isBusiness = store === "b2b";
  return points("home-advantages", "Gut einkaufen bei Chalkbox | Why shop at Chalkbox", [
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
  ]);
}

/** Class lists that are ready to order: two beside each other with their options, one to buy at once. */
export const readyLists = ([first, second, wide]: readonly [string, string, string]): Row[] => [
  beside([
    listTeaser(first, { template: "Merkliste", side: "left", full: true }),
    listTeaser(second, { template: "Merkliste", side: "left", full: true }),
  ]),
  beside([listTeaser(wide, { template: "Merklisten-Kauf", side: "right", full: true })]),
];
