import { expect, it } from "vitest";
import { type RouterContextProvider } from "react-router";
import { graphContext } from "~/graph/context.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { openPage } from "./testing/open-page.server.tsx";
import * as route from "./product.tsx";

it("ROUTE-07: the membership has no page of goods, with no heart and no basket: its address leads to its own", async () => {
  const load = { loader: route.loader };
  const answers = (path: string) => ({ ProductPage: { getProductById: { id: "10001", path } } });
  const page = (path: string) =>
    openPage(load, "http://localhost/prod/10001/", { answers: answers(path), path: "/prod/:productId/" });
  expect(await page("/prime/")).toMatchObject({ status: 302, location: "/prime/" });
  expect((await page("/prod/10001/")).location).toBe(null);
});

const price = (stringValue: string) => ({ amount: 2_369, stringValue, currencyCode: "EUR" });
const tile = (name: string) => ({ id: name, name, isShortage: false, lightningDeal: null });
const globe = {
  id: "1",
  name: "Globus",
  path: "/prod/1/",
  description: "Die Erde.",
  manufacturerName: "Erdkugel AG",
  rating: 4.2,
  numberOfRatings: 3,
  isShortage: true,
  deliveryScope: "1 Globus, 1 Fuß",
  warranty: "2 Jahre",
  guaranteeYears: 2,
  breadCrumb: [
    { displayName: "Startseite", url: "/" },
    { displayName: "Erdkunde", url: "/cat/7/" },
  ],
  dataAndFacts: [{ name: "Durchmesser", value: "30 cm" }],
  prices: { currentPrice: price("23,69 €"), taxIncluded: true },
  replacementProducts: [tile("Weltkarte")],
};
const none = { isConfigured: false, item: null, variantAttributes: [] };

/** The page as it is inside the layout, which loads the session. */
const page = {
  ...route,
  loader: async (args: Parameters<typeof route.loader>[0] & { readonly context: Readonly<RouterContextProvider> }) => {
    await args.context.get(graphContext).query(PageSessionDocument, {}, "cache-first");
    return route.loader(args);
  },
};
const open = (query = "", part: object = {}, below: object = {}) =>
  openPage(page, `http://localhost/prod/1/${query}`, {
    path: "/prod/:productId/",
    answers: {
      PageSession: { session: null, wishlistSummary: null },
      ProductPage: { getProductById: { ...globe, ...part }, getVariantInformationForProduct: none },
      ProductBelowTheFold: {
        getProductById: { extraTabs: [], accessories: [], teasers: [], ...below },
        getReviewsByProductId: null,
      },
    },
  });

it("PDP-01..04: the page says what the product is, from whom, how good, what comes with it, and what it costs", async () => {
  const { html, head } = await open();
  expect(head).toMatchObject({ title: "Globus", description: "Globus: Die Erde.", kind: "product" });
  expect(html).toMatch(/<h1[^>]*>Globus<\/h1>/);
  const [crumbs] = /<nav aria-label="Sie sind hier".*?<\/nav>/.exec(html) ?? [];
  expect(crumbs).toContain('href="/"');
  expect(crumbs).toMatch(/href="\/cat\/7\/"[^>]*>Erdkunde/);
  for (const text of ["4 von 5 Sternen, 3 Bewertungen", "von Erdkugel AG", "23,69 €"]) expect(html).toContain(text);
  expect(html).toMatch(/<h2>Beschreibung<\/h2><p[^>]*>Die Erde\.</);
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)</g)].map(([, name, value]) => [name, value]);
  expect(rows).toEqual([
    ["Durchmesser", "30 cm"],
    ["Lieferumfang", "1 Globus, 1 Fuß"],
    ["Garantie", "2 Jahre"],
  ]);
});

it("PDP-07: what cannot be had is shown with what to buy instead", async () => {
  expect((await open()).html).toMatch(/<article[^>]*>(?:(?!<article).)*Weltkarte/);
  expect((await open("", { isShortage: false })).html).not.toContain("Weltkarte");
});

it("PDP-09: teasers and accessories are shown, and nothing where there are none", async () => {
  const teaser = {
    id: "9",
    template: "HTML Teaser",
    attributes: [{ name: "headline", text: "Reisewochen", valueList: [] }],
    productsRecommendations: [],
  };
  const { html } = await open("", {}, { teasers: [teaser], accessories: [tile("Lupe"), tile("Kompass")] });
  expect(html).toContain("Reisewochen");
  for (const name of ["Lupe", "Kompass"])
    expect(html).toMatch(new RegExp(`<section[^>]*>.*Das passt dazu.*${name}</a>`));
  expect((await open()).html).not.toContain("Das passt dazu");
});

it("VARIANT-01, VARIANT-04: the variants are requested for the item or the choices of the address", async () => {
  const requested = async (query: string) => (await open(query)).asked.find(([name]) => name === "ProductPage")?.[1];
  expect(await requested("?varid=102")).toEqual({ productId: "1", itemId: "102", selectedVariants: [] });
  expect(await requested("?v.FARBE=blau&v.GROESSE=m")).toEqual({
    productId: "1",
    itemId: null,
    selectedVariants: [
      { name: "FARBE", value: "blau" },
      { name: "GROESSE", value: "m" },
    ],
  });
});
