import type { GridRow } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import type { StoreFacts } from "./blocks.ts";
import { contactOf } from "./company.ts";

/** How shoppers reach the shop, as a teaser that header and tooltips read (HEAD-13, HEAD-15). */
function contact({ store }: StoreFacts): GridRow["rows"] {
  const hours: Bilingual = "Mo–Fr 8–17 Uhr | Mon–Fri 8 am–5 pm";
  const { phone, phoneUrl, email, emailUrl } = contactOf(store);
  const attributes = [
    { name: "hotline", text: { de: phone, en: phone }, url: phoneUrl },
    { name: "hours", text: text(hours) },
    { name: "email", text: { de: email, en: email }, url: emailUrl },
  ];
  const teaser = { id: "header-contact", name: text("Kontakt | Contact"), template: "Service Teaser", attributes };
  return [{ flags: [], cells: [{ columns: 12, flags: [], teaser }] }];
}

/** The three selling points of the header (HEAD-02): toy safety, advantages, about us. */
function usps({ store }: StoreFacts): GridRow["usps"] {
  const isBusiness = store === "b2b";
  return [
    {
      picture: { kind: "wooden-train", colour: "#d8352a", accent: "#2f6db5" },
      headline: text(isBusiness ? "Geprüfte Produkte | Checked products" : "Sicheres Spielzeug | Safe toys"),
      text: text(
        "<p>Wir achten auf Prüfzeichen, Altersangaben und Haltbarkeit und erklären, was die Zeichen bedeuten.</p> | <p>We look for safety marks, age guidance and durability, and explain what the marks mean.</p>",
      ),
      link: isBusiness ? "/service/product-safety/" : "/service/spielwarensicherheit/",
    },
    {
      picture: { kind: "storage-box", colour: "#d9b98a", accent: "#2f6db5" },
      headline: text("Ihre Vorteile | Your advantages"),
      text: text(
        "<p>Kauf auf Rechnung, 30 Tage Rückgabe und ein Ansprechpartner für alles von der Kreide bis zum Klassenzimmer.</p> | <p>Pay by invoice, 30 days to return and one contact for everything from chalk to classroom.</p>",
      ),
      link: "/service/your-advantages/",
    },
    {
      picture: { kind: "blackboard", colour: "#1c5f46", accent: "#f4c430" },
      headline: text("Wer wir sind | Who we are"),
      text: text(
        "<p>Wir wählen unser Sortiment selbst aus: Was wir nicht für die eigene Klasse kaufen würden, kommt nicht hinein.</p> | <p>We choose our range ourselves: what we would not buy for our own class does not get in.</p>",
      ),
      link: "/about-betzold/",
    },
  ];
}

/** The region of the header in a store. */
export const headerGrid = (facts: StoreFacts) => ({
  page_id: "header-vue",
  store: facts.store,
  rows: contact(facts),
  usps: usps(facts),
  links: [],
});
