import { type PageVisitor, pageVisitor } from "../../testkit/page-visitor.ts";
import { at, ch, de } from "../../testkit/storefronts.ts";
import { readVocabulary } from "../../testkit/vocabulary.ts";
import { expect, test } from "../fixtures.ts";

const vocabulary = readVocabulary();

/** The nodes that a page describes. */
async function nodesOf(visitor: PageVisitor, path: string) {
  const { html } = await visitor.get(path);
  const [, text = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const nodes: readonly Readonly<Record<string, unknown>>[] = Object(JSON.parse(text))["@graph"];
  return nodes;
}

const pages = [
  ["/", ["Organization", "WebSite"]],
  ["/cat/1000/?p=2", ["BreadcrumbList", "ItemList"]],
  ["/prod/10182/", ["BreadcrumbList", "Product"]],
  ["/prod/10182/?varid=500697", ["BreadcrumbList", "Product"]],
  ["/service/fragen/", ["BreadcrumbList", "FAQPage"]],
  ["/agb/", ["BreadcrumbList"]],
] as const;

for (const storefront of [de, at, ch]) {
  test(`${storefront.name}: the schema.org vocabulary has every type, property and value that pages describe themselves with`, async ({
    chalkbox,
  }) => {
    const visitor = pageVisitor(chalkbox, storefront);
    for (const [path, types] of pages) {
      const nodes = await nodesOf(visitor, path);
      expect([path, nodes.map((node) => String(node["@type"])).toSorted()]).toEqual([path, types]);
      expect(nodes.flatMap((node) => vocabulary.faultsOf(node, path))).toEqual([]);
    }
  });
}

test("a product has its price, whether it can be had, its ratings, and the place in the assortment", async ({
  chalkbox,
}) => {
  const visitor = pageVisitor(chalkbox, de);
  const nodes = await nodesOf(visitor, "/prod/10182/");
  const product = nodes.find((node) => node["@type"] === "Product");
  expect(product).toMatchObject({
    offers: {
      price: expect.stringMatching(/^\d+\.\d{2}$/),
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
    },
    aggregateRating: { "@type": "AggregateRating", bestRating: 5 },
  });
  const crumbs = nodes.find((node) => node["@type"] === "BreadcrumbList");
  expect(Object(crumbs)["itemListElement"].length).toBeGreaterThan(3);
});

test("the vocabulary is noticed: another type, property or value is a fault", () => {
  const offer = { "@type": "Offer", price: "1.00", availability: "https://schema.org/InStock" };
  expect(vocabulary.faultsOf({ "@type": "Product", name: "Heft", offers: offer })).toEqual([]);
  expect(vocabulary.faultsOf({ "@type": "Produkt" })).toHaveLength(1);
  expect(vocabulary.faultsOf({ "@type": "Product", title: "Heft" })).toHaveLength(1);
  expect(vocabulary.faultsOf({ "@type": "Product", offers: { ...offer, availability: "yes" } })).toHaveLength(1);
  expect(vocabulary.faultsOf({ "@type": "Product", offers: { ...offer, cost: 1 } })).toHaveLength(1);
  expect(vocabulary.faultsOf({ "@type": "Product", offers: { "@type": "FAQPage" } })).toHaveLength(1);
});
