import type { StoredRows } from "../../src/content/page/page.types.ts";
import { carousel, hero, points, type StoreFacts } from "./blocks.ts";
import { beside, boxInsert, foldedText, linkBox, service } from "./home-blocks.ts";
import { advantages, departmentTiles, readyLists } from "./home-shared.ts";

const tenders = {
  de: "<p>Unterhalb der Wertgrenzen genügt meist ein Direktauftrag oder der Vergleich dreier Angebote. Dafür bekommen Sie von uns:</p><ul><li>ein Angebot mit Einzelpreisen netto, Umsatzsteuer und Lieferfrist, sechs Wochen gültig</li><li>Datenblätter und Prüfzeugnisse zu jedem Artikel</li><li>auf Wunsch Positionen in der Reihenfolge Ihres Leistungsverzeichnisses</li></ul><p>Für elektronische Rechnungen (XRechnung) geben Sie bei der Bestellung Ihre Leitweg-ID an. Bestellnummer und Kostenstelle drucken wir mit auf.</p>",
  en: "<p>Below the thresholds a direct award or a comparison of three quotations is usually enough. For that you receive:</p><ul><li>a quotation with net unit prices, VAT and delivery time, valid for six weeks</li><li>data sheets and test certificates for every item</li><li>if you like, positions in the order of your bill of quantities</li></ul><p>For electronic invoices (XRechnung) enter your Leitweg-ID when you order. We also print your purchase order number and cost centre.</p>",
};

/** Institutions: net prices, invoices, tenders, whole rooms. */
export const businessHome = (facts: StoreFacts): StoredRows => [
  hero("home-hero", [
    {
      pre: "Für Schulen, Kitas und Träger | For schools, nurseries and authorities",
      headline: "Ein Lieferant für das ganze Haus | One supplier for the whole house",
      post: "Netto kalkuliert, auf Rechnung geliefert, von der Kreide bis zum Fachraum. | Priced net, delivered on invoice, from chalk to laboratory.",
      button: "Räume einrichten | Furnish rooms",
      link: "/cat/8000/",
      picture: { kind: "hero-classroom", colour: "#0c6a69", accent: "#5fd0c5" },
    },
    {
      pre: "Verwaltung und Lehrerzimmer | Office and staff room",
      headline: "Alles, was den Schulalltag am Laufen hält | Everything that keeps school running",
      post: "Papier, Planer und Bürogeräte in Mengen für das ganze Kollegium. | Paper, planners and office machines in quantities for the whole staff.",
      button: "Büro und Technik ansehen | See office and technology",
      link: "/cat/9000/",
      picture: { kind: "hero-office", colour: "#2c6e9b", accent: "#e0a23a" },
    },
    {
      pre: "Fachräume | Laboratories",
      headline: "Versuche in Klassenstärke | Experiments for a whole class",
      post: "Mikroskope, Laborglas und Waagen mit Datenblatt und Prüfzeugnis. | Microscopes, glassware and scales with data sheet and certificate.",
      button: "Zur Naturwissenschaft | Shop science",
      link: "/cat/5000/",
      picture: { kind: "hero-science", colour: "#1d4f6e", accent: "#5fd0c5" },
    },
  ]),
  beside([
    service(
      "home-invoice",
      "Kauf auf Rechnung | Pay by invoice",
      "14 Tage netto, mit Bestellnummer, Kostenstelle und XRechnung. | 14 days net, with purchase order number, cost centre and electronic invoice.",
      { kind: "calculator", colour: "#24406e", accent: "#5fd0c5" },
      { link: "/service/zahlung/", button: "Zahlung | Payment", scheme: "outline" },
    ),
    service(
      "home-quotation",
      "Angebot in zwei Werktagen | Quotation in two working days",
      "Schicken Sie uns Ihre Liste oder Ihr Leistungsverzeichnis. | Send us your list or bill of quantities.",
      { kind: "ring-binder", colour: "#0c6a69", accent: "#5fd0c5" },
      { link: "/service/kontakt/", button: "Angebot anfragen | Ask for a quotation", scheme: "primary" },
    ),
    service(
      "home-planning",
      "Raumplanung ohne Aufpreis | Room planning at no charge",
      "Mit Ihrem Grundriss, passenden Sitzhöhen und freien Fluchtwegen. | With your floor plan, matching seat heights and clear escape routes.",
      { kind: "desk", colour: "#d9b98a", accent: "#0c6a69" },
      { link: "/beratung/", button: "Zur Planung | Planning", scheme: "outline" },
    ),
  ]),
  departmentTiles("Sortiment | Range"),
  carousel("home-popular", "Von Einrichtungen oft bestellt | Often ordered by institutions", {
    rule: "popular",
    limit: 12,
  }),
  points("home-steps", "So läuft eine Beschaffung | How procurement works", [
    {
      headline: "1. Anfragen | 1. Enquire",
      content:
        "Liste, Leistungsverzeichnis oder Warenkorb: Jede Form genügt. | A list, a bill of quantities or a basket: any form will do.",
    },
    {
      headline: "2. Vergleichen | 2. Compare",
      content:
        "Sie erhalten Nettopreise mit Umsatzsteuer, Lieferfrist und Datenblättern. | You receive net prices with VAT, delivery times and data sheets.",
    },
    {
      headline: "3. Liefern lassen | 3. Receive",
      content:
        "Zu Ihren Annahmezeiten, bis an das Gebäude, das Sie nennen. | During your receiving hours, at the building that you name.",
    },
    {
      headline: "4. Bezahlen | 4. Pay",
      content: "Nach Erhalt, auf Rechnung, ohne Vorkasse. | After delivery, on invoice, without prepayment.",
    },
  ]),
  ...readyLists(["klassensatz-kunst", "klassensatz-mathematik", "einrichtung-klassenraum"]),
  beside([foldedText("home-tenders", "Ausschreibung und Vergabe | Tenders and awards", tenders)]),
  beside([
    linkBox("home-kinds", "Für Ihre Einrichtung | For your institution", [
      ["Grundschule: Schulbedarf | Primary school: supplies", "/cat/1000/"],
      ["Kita und Krippe | Nursery", "/cat/2000/"],
      ["Weiterführende Schule: Fachräume | Secondary school: laboratories", "/cat/5000/"],
      ["Sporthalle und Pausenhof | Gym and playground", "/cat/6000/"],
      ["Fertige Klassenlisten | Class lists, ready to order", "/lists/"],
    ]),
    linkBox("home-papers", "Unterlagen | Documents", [
      ["Produktsicherheit | Product safety", "/service/product-safety/"],
      ["Lieferbedingungen | Delivery terms", "/service/versand/"],
      ["Allgemeine Geschäftsbedingungen | Terms and conditions", "/agb/"],
      ["Fragen und Antworten | Questions and answers", "/service/fragen/"],
    ]),
  ]),
  carousel(
    "home-furniture",
    "Für Räume und Gruppen | For rooms and groups",
    { rule: "popular", categoryId: 8000, limit: 12 },
    { link: "/cat/8000/", button: "Alle Möbel | All furniture" },
  ),
  beside([
    boxInsert(
      "home-craft",
      {
        pre: "Ganztag und Werkraum | All-day school and workshop",
        headline: "Material für den Nachmittag | Materials for the afternoon",
        content:
          "Farben, Papier und Werkzeug in Großpackungen, mit Preisen für die ganze Gruppe. | Paints, paper and tools in bulk packs, priced for the whole group.",
      },
      { kind: "hero-creative", colour: "#0c6a69", accent: "#e8785a" },
      { link: "/cat/3000/", button: "Zum Basteln und Gestalten | Shop arts and crafts", place: "right" },
    ),
  ]),
  carousel("home-new", "Neu im Sortiment | New in the range", { rule: "new", limit: 12 }),
  advantages(facts),
];
