import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import type { Language, Store } from "../../platform/context.ts";

const database = await startTestDatabase();
const sheet = {
  displayName: { de: "Energiedatenblatt", en: "Energy data sheet" },
  downloads: [
    { dataName: "Produktdatenblatt", url: "/media/energy/c-label.svg", headline: { de: "Datenblatt", en: "Sheet" } },
  ],
};
await writeCatalogue(database, {
  categories: [{ id: 10, name: "Schule", children: [{ id: 11, children: [{ id: 12, name: "Lampen" }] }] }],
  products: [
    {
      id: 1,
      category: 12,
      name: "Lampe",
      columns: {
        is_new: true,
        is_topseller: true,
        energy_efficiency: "C",
        downloads: [sheet],
        extra_badges: [{ id: "eco", name: { de: "Umweltfreundlich", en: "Eco" } }],
        rating: 4.5,
        ratings_count: 2,
      },
      items: [{ id: 101, price: 1_299, oldPrice: 1_599, columns: { minimum_order_quantity: 3 } }],
    },
    { id: 2, category: 12, items: [{ id: 102, price: 900 }] },
    {
      id: 3,
      category: 12,
      items: [
        { id: 103, price: 700, oldPrice: 1_000, variant: { FARBE: "rot" } },
        { id: 104, price: 800, variant: { FARBE: "blau" } },
      ],
    },
    { id: 4, category: 12, columns: { is_topseller: true }, items: [{ id: 105, price: 500 }] },
  ],
});
await database.write`update price set list_price_cents = 1_000 where item_id = 102`;
await database.write`update price set base_amount = 0.5, base_unit_de = 'kg', base_unit_en = 'kg' where item_id = 101`;
await database.write`update variant_option set css = case code when 'rot' then '#ff0000' else '#0000ff' end`;
await database.write`
  insert into lightning_deal (store, item_id, price_cents, quantity, taken, starts_at, ends_at)
  values ('de', 103, 600, 10, 4, now() - interval '1 hour', now() + interval '1 hour')`;
await startCatalogue(database);

async function product(id: number, fields: string, store: Store = "de", language: Language = "de-DE") {
  const result = await runQuery(
    testContext({ database, store, language }),
    `{ p: getProductById(productId: "${id}") { ${fields} } }`,
  );
  expect(result.errors).toEqual([]);
  const found: unknown = Reflect.get(Object(result.data), "p");
  return found;
}

const euros = (text: string) => `${text}\u00A0€`;

describe("what a tile carries", () => {
  it("TILE-01: everything under the names of the specification", async () => {
    const fields = `id bestItemId name url path moreVariants rating badges { sale new popular } extraBadges { id name }
      tilePrice { currentPrice } image { src alt title width height sources { src width media sizesValue } }
      manufacturerName energyEfficiency { imgPath detailsImgPath imgAlt } breadCrumb { displayName }
      bestItemDownloads { name displayName downloads { dataName url headline } }
      lightningDeal { isAvailableLightningDeal } isShortage discountPercent minimumOrderQuantity`;
    expect(await product(1, fields)).toEqual({
      id: "1",
      bestItemId: "101",
      name: "Lampe",
      url: "/prod/1/",
      path: "/prod/1/",
      moreVariants: false,
      rating: 4.5,
      badges: { sale: true, new: true, popular: true },
      extraBadges: [{ id: "eco", name: "Umweltfreundlich" }],
      tilePrice: { currentPrice: euros("12,99") },
      image: expect.objectContaining({
        src: expect.stringMatching(/^\/media\//),
        alt: "Lampe",
        title: null,
        width: 280,
        height: 210,
        sources: expect.arrayContaining([expect.objectContaining({ width: 280, media: null })]),
      }),
      manufacturerName: "Marke",
      energyEfficiency: {
        imgPath: "/media/energy/c.svg",
        detailsImgPath: "/media/energy/c-label.svg",
        imgAlt: "Energieeffizienzklasse C",
      },
      breadCrumb: ["Startseite", "Schule", "Kategorie 11", "Lampen"].map((displayName) => ({ displayName })),
      bestItemDownloads: [
        {
          name: "Energiedatenblatt",
          displayName: "Energiedatenblatt",
          downloads: [{ dataName: "Produktdatenblatt", url: "/media/energy/c-label.svg", headline: "Datenblatt" }],
        },
      ],
      lightningDeal: null,
      isShortage: false,
      discountPercent: 18,
      minimumOrderQuantity: 3,
    });
    expect(await product(3, "moreVariants")).toEqual({ moreVariants: true });
    // What clients tell the data sheet by is the same on the English host (TILE-13).
    expect(await product(1, "bestItemDownloads { name displayName }", "b2b", "en-DE")).toEqual({
      bestItemDownloads: [{ name: "Energiedatenblatt", displayName: "Energy data sheet" }],
    });
  });

  it("TILE-07: a special price or a list price makes it a sale, nothing else does", async () => {
    expect(await product(1, "badges { sale }")).toEqual({ badges: { sale: true } });
    expect(await product(2, "badges { sale } discountPercent tilePrice { listPrice oldPrice savings }")).toEqual({
      badges: { sale: true },
      discountPercent: 0,
      tilePrice: { listPrice: euros("10,00"), oldPrice: null, savings: euros("1,00") },
    });
    expect(await product(4, "badges { sale popular }")).toEqual({ badges: { sale: false, popular: true } });
  });

  it("a running deal hides sale, and what it costs is what the tile buys", async () => {
    expect(await product(3, "badges { sale } purchaseOptionId")).toEqual({
      badges: { sale: false },
      purchaseOptionId: "103#LIGHTNING_DEAL",
    });
    expect(await product(3, "badges { sale } purchaseOptionId", "at")).toEqual({
      badges: { sale: true },
      purchaseOptionId: "103",
    });
  });

  it("TILE-15: the price with its flag, its amount and its base price", async () => {
    const fields = "tilePrice { currentPrice oldPrice currentPriceAmount startFromFlag basePrice basePriceUnit }";
    expect(await product(1, fields)).toEqual({
      tilePrice: {
        currentPrice: euros("12,99"),
        oldPrice: euros("15,99"),
        currentPriceAmount: 1_299,
        startFromFlag: false,
        basePrice: euros("25,98"),
        basePriceUnit: "kg",
      },
    });
    expect(await product(3, "tilePrice { startFromFlag basePrice basePriceUnit }", "at")).toEqual({
      tilePrice: { startFromFlag: true, basePrice: null, basePriceUnit: null },
    });
  });

  it("TILE-17: unit prices of a product and of an item", async () => {
    const fields = "unitPrices { current old raw currencyCode basePrice { price unit } savings lightningPrice }";
    const prices = {
      current: euros("12,99"),
      old: euros("15,99"),
      raw: 1_299,
      currencyCode: "EUR",
      basePrice: { price: euros("25,98"), unit: "kg" },
      savings: euros("3,00"),
      lightningPrice: null,
    };
    expect(await product(1, `${fields} items { ${fields} } prices { savings { amount } }`)).toEqual({
      unitPrices: prices,
      items: [{ unitPrices: prices }],
      prices: { savings: { amount: 300 } },
    });
    expect(await product(3, fields)).toMatchObject({
      unitPrices: { current: euros("6,00"), lightningPrice: euros("6,00"), raw: 600 },
    });
    expect(await product(4, "unitPrices { old savings basePrice { unit } }")).toEqual({
      unitPrices: { old: null, savings: null, basePrice: null },
    });
  });

  it("has the colours that it comes in, and none where there is one", async () => {
    expect(await product(3, "colours { displayName css }")).toEqual({
      colours: [
        { displayName: "rot de", css: "#ff0000" },
        { displayName: "blau de", css: "#0000ff" },
      ],
    });
    expect(await product(1, "colours { css }")).toEqual({ colours: [] });
  });
});
