import type { GridRow } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import type { StoreFacts } from "./blocks.ts";
import { contactOf, phoneHours } from "./company.ts";
import { headerGrid } from "./header.ts";

const link = (label: Bilingual, url: string) => ({ label: text(label), url, external: false });

/** What the storefront makes its bottom bar: it knows it by this heading, whatever the language (FOOT-03). */
const bottomLinks = (store: StoreFacts["store"]) => ({
  headline: text("Bottom Links | Bottom Links"),
  type: "Links",
  list: [
    link("AGB | Terms and conditions", "/agb/"),
    link(store === "ch" || store === "b2b" ? "Rückgabe | Returns" : "Widerruf | Withdrawal", "/widerruf/"),
    link("Datenschutz | Privacy", "/datenschutz/"),
    link("Impressum | Imprint", "/impressum/"),
    link("Barrierefreiheit | Accessibility", "/barrierefreiheit/"),
    // Opens the layer of choices; without scripts it leads to what the page says on cookies (FOOT-07).
    link("Cookie-Einstellungen | Cookie settings", "/datenschutz/#cookie-consent"),
  ],
});

/** Link sections of the footer (FOOT-02). */
function sections(store: StoreFacts["store"]): GridRow["links"] {
  const isBusiness = store === "b2b";
  const { phone, phoneUrl, email, emailUrl } = contactOf(store);
  const service = [
    link("Beratung | Advice", "/beratung/"),
    link("Versand und Lieferung | Delivery", "/service/versand/"),
    link("Zahlungsarten | Ways to pay", "/service/zahlung/"),
    link("Häufige Fragen | Questions and answers", "/service/fragen/"),
    isBusiness
      ? link("Ihre Vorteile | Your advantages", "/service/your-advantages/")
      : link("Sicher einkaufen | Shop safely", "/service/sicher-einkaufen/"),
    ...(isBusiness ? [] : [link("Chalkbox Prime | Chalkbox Prime", "/prime/")]),
    link("Klassenlisten | Class lists", "/lists/"),
    link("Bestellschein | Order form", "/service/orderform/"),
    link("Newsletter | Newsletter", "/service/newsletter/"),
    link("Gewinnspiel | Competition", "/service/gewinnspiel/"),
  ];
  const safety = isBusiness
    ? link("Produktsicherheit | Product safety", "/service/product-safety/")
    : link("Spielwarensicherheit | Toy safety", "/service/spielwarensicherheit/");
  return [
    { headline: text("Service | Service"), type: "Links", list: service },
    {
      headline: text("Unternehmen | Company"),
      type: "Links",
      list: [
        link("Über uns | About us", "/about-betzold/"),
        safety,
        link("Ihre Vorteile bei uns | Why Chalkbox", "/service/your-advantages/"),
      ].filter(({ url }) => !isBusiness || url !== "/service/your-advantages/"),
    },
    {
      headline: text("Sortiment | Range"),
      type: "Links",
      list: [
        link("Schulbedarf | School supplies", "/cat/1000/"),
        link("Kindergarten | Kindergarten", "/cat/2000/"),
        link("Basteln und Gestalten | Arts and crafts", "/cat/3000/"),
        link("Möbel und Raum | Furniture and rooms", "/cat/8000/"),
        link("Sale | Sale", "/cat/10000/"),
      ],
    },
    {
      headline: text("Fragen? | Questions?"),
      type: "Service Teaser",
      content: { de: `<p>${phoneHours.de}</p>`, en: `<p>${phoneHours.en}</p>` },
      list: [link(`${phone} | ${phone}`, phoneUrl), link(`${email} | ${email}`, emailUrl)],
    },
    bottomLinks(store),
  ];
}

/** Selling points above the footer (FOOT-13). */
function usps({ store, freeFrom }: StoreFacts): GridRow["usps"] {
  const free = text(freeFrom);
  return [
    {
      picture: { kind: "storage-box", colour: "#d9b98a", accent: "#2f6db5" },
      headline: { de: `Versandkostenfrei ab ${free.de}`, en: `Free delivery from ${free.en}` },
      subheadline: text("Lieferzeit auf jeder Produktseite | delivery time on every product page"),
      text: text(
        "<p>Was auf Lager ist, geht meist noch am selben Werktag auf die Reise.</p> | <p>What is in stock usually leaves us on the same working day.</p>",
      ),
      link: "/service/versand/",
    },
    store === "b2b"
      ? {
          picture: { kind: "calculator", colour: "#24406e", accent: "#8cc152" },
          headline: text("Kauf auf Rechnung | Pay by invoice"),
          subheadline: text("für Schulen, Kitas und Träger | for schools, nurseries and authorities"),
          text: text("<p>Sie zahlen nach Erhalt der Ware.</p> | <p>You pay after the goods have arrived.</p>"),
          link: "/service/your-advantages/",
        }
      : {
          picture: { kind: "locker", colour: "#2fa8a3", accent: "#f4c430" },
          headline: text("Sicher einkaufen | Shop safely"),
          subheadline: text("Rechnung, Vorkasse oder Karte | invoice, prepayment or card"),
          text: text("<p>Ihre Daten werden verschlüsselt übertragen.</p> | <p>Your data travels encrypted.</p>"),
          link: "/service/sicher-einkaufen/",
        },
    {
      picture: { kind: "magnifier", colour: "#24406e", accent: "#f4c430" },
      headline: text("Geprüfte Qualität | Checked quality"),
      subheadline: text("ausgewählt für den Alltag mit Kindern | chosen for daily life with children"),
      text: text(
        "<p>Wir achten auf Prüfzeichen, Altersangaben und Haltbarkeit.</p> | <p>We look for safety marks, age guidance and durability.</p>",
      ),
      link: store === "b2b" ? "/service/product-safety/" : "/service/spielwarensicherheit/",
    },
  ];
}

/** A row of `content_grid` for one store. */
interface SeededGrid extends Pick<GridRow, "rows" | "usps" | "links"> {
  readonly page_id: string;
  readonly store: string;
}

/** The regions of a store: header, footer, and the small footer of the checkout (FOOT-08). */
export function gridsOf(facts: StoreFacts): SeededGrid[] {
  const { store } = facts;
  return [
    { page_id: "footer-vue", store, rows: [], usps: usps(facts), links: sections(store) },
    { page_id: "footer-vue-checkout-shipping", store, rows: [], usps: [], links: [bottomLinks(store)] },
    headerGrid(facts),
  ];
}
