import { expect, it } from "vitest";
import { contentHead } from "./content-head.ts";

const seo = {
  title: "Zoll – Chalkbox",
  description: "Was der Zoll kostet.",
  robots: "noindex,follow",
  canonicalUrl: "/service/zoll/",
  links: [{ rel: "alternate", href: "/douane/", hreflang: "de-CH" }],
  breadcrumbs: [
    { displayName: "Start", url: "/" },
    { displayName: "Zoll", url: "/service/zoll/" },
  ],
};
const rowsOf = (...texts: readonly string[]) => [
  { cells: [{ teaser: { template: "HTML Teaser", attributes: texts.map((text) => ({ text })) } }, { teaser: null }] },
];

it("SEO-14: title, description, breadcrumbs, robots, canonical address, links and the teasers' texts are what a page's head is made of", () => {
  const fold = (question: string) => `<details><summary>${question}</summary><p>Ja, &amp; gern.</p></details>`;
  const head = contentHead({ seo, rows: rowsOf(fold("Geht das?") + fold("Wirklich?")) });
  const { title, description, robots, canonicalUrl, links } = seo;
  expect(head).toMatchObject({ title, description, robots, canonicalUrl, links });
  expect(head.things?.("https://shop.test")).toMatchObject([
    {
      "@type": "FAQPage",
      mainEntity: [{ name: "Geht das?" }, { name: "Wirklich?", acceptedAnswer: { text: "Ja, & gern." } }],
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Start", item: { "@id": "https://shop.test/" } },
        { position: 2, name: "Zoll", item: { "@id": "https://shop.test/service/zoll/" } },
      ],
    },
  ]);
});

it("SEO-14: a page without a description has the first words of its teasers, cut between two words", () => {
  const words = "Wir liefern Hefte und Stifte in jede Schule des Landes. ".repeat(5);
  const { description } = contentHead({ seo: { ...seo, description: "" }, rows: rowsOf("Kurz", `<p>${words}</p>`) });
  expect(description?.length).toBeLessThanOrEqual(157);
  expect(words).toContain(description?.replace(" …", ""));
  expect(description).toMatch(/^Wir liefern .*\p{L} …$/u);
});

it("one folded text is no list of questions", () => {
  const head = contentHead({ seo: null, rows: rowsOf("<details><summary>Mehr</summary>Text</details>") });
  expect(head.things?.("https://shop.test")).toEqual([]);
});
