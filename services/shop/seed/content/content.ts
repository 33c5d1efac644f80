import type { TransactionSql } from "../../src/platform/database.ts";
import { text } from "../bilingual.ts";
import { insertRows } from "../insert-rows.ts";
import type { SeedSection } from "../section.ts";
import { storeFacts } from "./blocks.ts";
import { accessibilityPage } from "./accessibility-page.ts";
import { categoryTeasers } from "./category-teasers.ts";
import { contactPage, paymentPage, questionsPage } from "./help-pages.ts";
import { gridsOf } from "./footer.ts";
import { drafts } from "./drafts.ts";
import { homeRows } from "./home.ts";
import { imprintPages, legalPages, rightsPages } from "./legal-pages.ts";
import { messages } from "./messages.ts";
import { parameters } from "./parameters.ts";
import { advantagesPage, advicePage, type SeedPage, servicePages, shippingPage } from "./service-pages.ts";

const moved = {
  name_de: "",
  name_en: "",
  title_de: "",
  title_en: "",
  description_de: "",
  description_en: "",
  robots: null,
  rows: [],
  store: null,
  is_draft: false,
};

/** Addresses that lead elsewhere or nowhere (STATUS-01..03). */
const redirects = [
  { ...moved, path: "/ueber-uns/", page_type: "REDIRECT", redirect_url: "/about-betzold/", is_temporary: false },
  { ...moved, path: "/schulstart/", page_type: "REDIRECT", redirect_url: "/cat/1000/", is_temporary: true },
  { ...moved, path: "/gewinnspiele/sommer-2024/", page_type: "GONE", redirect_url: null, is_temporary: false },
];

/** Pages that are the same in every store. */
const sharedPages: readonly SeedPage[] = [...servicePages, accessibilityPage, ...legalPages];

/** Words as Switzerland writes them; names of people and streets have none of these letters here. */
function swiss<Value>(value: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape with other letters
  return JSON.parse(JSON.stringify(value).replaceAll("ß", "ss")) as Value;
}

function pageRow(page: SeedPage, store: string | null, isDraft = false) {
  const { path, name, title, description, robots, rows } = store === "ch" ? swiss(page) : page;
  const [named, titled, described] = [text(name), text(title), text(description)];
  return {
    path,
    store,
    page_type: "CONTENT",
    redirect_url: null,
    is_temporary: false,
    name_de: named.de,
    name_en: named.en,
    title_de: `${titled.de} – Chalkbox`,
    title_en: `${titled.en} – Chalkbox`,
    description_de: described.de,
    description_en: described.en,
    robots: robots ?? null,
    rows,
    is_draft: isDraft,
  };
}

async function seed(tx: TransactionSql): Promise<void> {
  const ofStores = storeFacts.flatMap((facts) => {
    const home: SeedPage = {
      path: "/",
      name: "Startseite | Home",
      title: "Alles für Schule und Kindergarten | Everything for school and nursery",
      description:
        "Schulbedarf, Bastelmaterial, Lehrmittel und Möbel: gut beschrieben, schnell geliefert. | School supplies, craft materials, teaching aids and furniture: well described, quickly delivered.",
      rows: homeRows(facts),
    };
    const own = [
      home,
      shippingPage(facts),
      advantagesPage(facts),
      paymentPage(facts),
      questionsPage(facts),
      advicePage(facts.store),
      contactPage(facts.store),
      ...imprintPages(facts.store),
      ...rightsPages(facts.store),
    ];
    // Switzerland has pages of its own throughout: it writes without ß.
    const all = facts.store === "ch" ? [...own, ...sharedPages] : own;
    return all.map((page) => pageRow(page, facts.store));
  });
  await insertRows(tx, "content_page", [
    ...ofStores,
    ...sharedPages.map((page) => pageRow(page, null)),
    ...drafts.map((page) => pageRow(page, null, true)),
    ...redirects,
  ]);
  await insertRows(
    tx,
    "content_grid",
    storeFacts.flatMap((facts) => gridsOf(facts).map((grid) => (facts.store === "ch" ? swiss(grid) : grid))),
  );
  await insertRows(tx, "content_grid", categoryTeasers);
  await insertRows(tx, "global_parameter", parameters);
  await insertRows(
    tx,
    "translation",
    Object.entries(messages).map(([key, { de, en }]) => ({ key, text_de: de, text_en: en })),
  );
}

/** Pages, footer, switches and texts. */
export const contentSection: SeedSection = { name: "content", seed };
