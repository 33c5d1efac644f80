import { describe, expect, it } from "vitest";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { insertRows, startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { anonymousCaller, runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import type { Store } from "../../platform/context.ts";

const both = (de: string, en: string) => ({ de, en });
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Stifte" }] }],
  products: [
    {
      id: 1,
      category: 11,
      name: "Füller",
      columns: {
        youtube_videos: ["abc123def45"],
        audio_samples: [{ name: both("Klang", "Sound"), url: "/media/a.mp3" }],
        downloads: [
          {
            displayName: both("Anleitung", "Manual"),
            downloads: [
              { dataName: "Anleitung", url: "/media/a.pdf", headline: both("Anleitung (PDF)", "Manual (PDF)") },
            ],
          },
        ],
        extra_tabs: [
          {
            id: "pflege",
            name: both("Pflege", "Care"),
            headline: both("So bleibt er gut", "How it lasts"),
            content: both("<p>Spülen</p>", "<p>Rinse</p>"),
          },
        ],
      },
      items: [
        { id: 101, price: 1_190, variant: { MOTIV: "wald" }, columns: { power_plug_charge: "5 W" } },
        {
          id: 102,
          price: 8_000,
          variant: { MOTIV: "meer" },
          columns: { picture: { kind: "pencil", colour: "#0000ff", accent: "#f4c430" } },
        },
        { id: 103, stock: 0, columns: { shipping_class: "spedition" } },
      ],
    },
    {
      id: 2,
      category: 11,
      items: [
        { id: 201, variant: { GROESSE: "s" } },
        { id: 202, variant: { GROESSE: "m" } },
      ],
    },
    { id: 3, category: 11, items: [{ id: 301, price: 700, columns: { minimum_order_quantity: 10 } }] },
  ],
});
await database.write`update price set tiers = '[{"from": 10, "cents": 650}]' where item_id = 301 and store = 'de'`;
await database.write`delete from price where item_id in (201, 202) and store in ('at', 'b2b')`;
await startCatalogue(database);

const ask = async (document: string, store: Store = "de") => {
  const clock = { now: () => new Date("2026-11-23T09:00:00Z") };
  const result = await runQuery(testContext({ database, store, clock, caller: anonymousCaller() }), document);
  expect(result.errors).toEqual([]);
  return result.data;
};

describe("a product's page", () => {
  it("SEO-12: names the stores that sell it", async () => {
    const soldIn = (id: string, store?: Store) => ask(`{ getProductById(productId: "${id}") { soldIn } }`, store);
    expect(await soldIn("1")).toEqual({ getProductById: { soldIn: ["de", "at", "ch", "b2b"] } });
    expect(await soldIn("2", "ch")).toEqual({ getProductById: { soldIn: ["de", "ch"] } });
    expect(await soldIn("2", "at")).toEqual({ getProductById: null });
  });

  it("PDP-05: names its videos, documents and sounds in the shop's language", async () => {
    const fields = `youtubeVideos audioSamples { name url } downloads { displayName downloads { dataName url headline } }`;
    expect(await ask(`{ getProductById(productId: "1") { ${fields} } }`)).toEqual({
      getProductById: {
        youtubeVideos: ["abc123def45"],
        audioSamples: [{ name: "Klang", url: "/media/a.mp3" }],
        downloads: [
          {
            displayName: "Anleitung",
            downloads: [{ dataName: "Anleitung", url: "/media/a.pdf", headline: "Anleitung (PDF)" }],
          },
        ],
      },
    });
  });

  it("OP-Q-57: what its further tabs hold is a query of its own; an unknown product has none", async () => {
    expect(await ask(`{ getExtraTabContents(productId: "1") { id content } }`)).toEqual({
      getExtraTabContents: [{ id: "pflege", content: "<p>Spülen</p>" }],
    });
    expect(await ask(`{ getExtraTabContents(productId: "9") { id } }`)).toEqual({ getExtraTabContents: [] });
  });

  it("OP-Q-40: an item by its id, with its product; none for an unknown id", async () => {
    expect(await ask(`{ getItemById(itemId: "102") { itemId product { id bestItem { itemId } } } }`)).toEqual({
      getItemById: { itemId: "102", product: { id: "1", bestItem: { itemId: "101" } } },
    });
    expect(await ask(`{ getItemById(itemId: "999") { itemId } }`)).toEqual({ getItemById: null });
  });

  it("OP-Q-44: an item as visits are counted by it", async () => {
    const fields = "itemId productId orderNumber name brand variant categories price { amount } netPrice { amount }";
    expect(await ask(`{ getTrackingItem(itemId: "101") { ${fields} } }`)).toEqual({
      getTrackingItem: {
        itemId: "101",
        productId: "1",
        orderNumber: "100101",
        name: "Füller",
        brand: "Marke",
        variant: "wald de",
        categories: ["Schule", "Stifte"],
        price: { amount: 1_190 },
        netPrice: { amount: 1_000 },
      },
    });
    expect(await ask(`{ getTrackingItem(itemId: "999") { itemId } }`)).toEqual({ getTrackingItem: null });
  });

  it("VARIANT-02: values that can be seen have pictures, others have none", async () => {
    const pictures = async (id: number) => {
      const fields = "variantAttributes { options { css image { src } } }";
      const answer = await ask(`{ getVariantInformationForProduct(productId: "${id}") { ${fields} } }`);
      return JSON.stringify(answer).match(/\/media\/[^"]+/g) ?? [];
    };
    expect(new Set(await pictures(1)).size).toBe(2);
    expect(await pictures(2)).toEqual([]);
  });

  it("PDP-03: states when an item arrives and what its delivery costs", async () => {
    const fields = "deliveryFrom deliveryUntil shippingCost { amount } freeShippingFrom { amount }";
    const of = (id: number, store?: Store) => ask(`{ getItemById(itemId: "${id}") { ${fields} } }`, store);
    const parcel = { deliveryFrom: "2026-11-24", deliveryUntil: "2026-11-26" };
    const paid = { shippingCost: { amount: 595 }, freeShippingFrom: { amount: 6_900 } };
    expect(await of(101)).toEqual({ getItemById: { ...parcel, ...paid } });
    expect(await of(101, "at")).toMatchObject({
      getItemById: { deliveryFrom: "2026-11-26", shippingCost: { amount: 895 } },
    });
    expect(await of(102)).toEqual({ getItemById: { ...parcel, shippingCost: { amount: 0 }, freeShippingFrom: null } });
    expect(await of(103)).toEqual({
      getItemById: { deliveryFrom: null, deliveryUntil: null, shippingCost: { amount: 3_990 }, freeShippingFrom: null },
    });
  });

  it("PDP-03: its delivery costs what it does in a basket of the fewest pieces, whose price a tier lowers", async () => {
    // Ten pieces: 65 € by the tier, 70 € without, and from 69 € on delivery is free of charge.
    expect(await ask(`{ getItemById(itemId: "301") { shippingCost { amount } freeShippingFrom { amount } } }`)).toEqual(
      {
        getItemById: { shippingCost: { amount: 595 }, freeShippingFrom: { amount: 6_900 } },
      },
    );
  });

  it("PDP-09: has the teasers of its own region, else of its category's, else of all products", async () => {
    const teasers = () => ask(`{ getProductById(productId: "1") { teasers { id name attributes { text } } } }`);
    const put = async (pageId: string, id: string) => {
      const attributes = [{ name: "headline", text: both("Füllertage", "Pen days") }];
      const teaser = { id, name: both("T", "T"), template: "HTML Teaser", attributes };
      const rows = [{ flags: [], cells: [{ columns: 12, flags: [], teaser }] }];
      await database.transaction((tx) => insertRows(tx, "content_grid", [{ page_id: pageId, rows }]));
    };
    expect(await teasers()).toEqual({ getProductById: { teasers: [] } });
    for (const [pageId, id] of [
      ["product", "7"],
      ["product-category-11", "8"],
      ["product-1", "9"],
    ] as const) {
      await put(pageId, id);
      expect(await teasers()).toEqual({
        getProductById: { teasers: [{ id, name: "T", attributes: [{ text: "Füllertage" }] }] },
      });
    }
  });

  it("OP-M-58: counts looks by day, store and item, and none at what is not sold", async () => {
    const record = (product: string, item: string) =>
      ask(
        `mutation { recordGlanceView(productId: "${product}", itemId: "${item}", domain: "shop.example") { successful } }`,
      );
    for (const [product, item, successful] of [
      ["1", "101", true],
      ["1", "101", true],
      ["2", "101", false],
      ["1", "999", false],
    ] as const) {
      expect(await record(product, item)).toEqual({ recordGlanceView: { successful } });
    }
    expect(
      await database.read`select to_char(day, 'YYYY-MM-DD') as on, store, product_id, item_id, views from glance_view`,
    ).toEqual([{ on: "2026-11-23", store: "de", productId: 1, itemId: 101, views: 2 }]);
  });

  it.each([
    ["2026-11-24T22:59:59Z", "2026-11-24"],
    ["2026-11-24T23:00:00Z", "2026-11-25"],
  ])("a look at %s is one of Berlin's day %s", async (at, day) => {
    await database.write`delete from glance_view`;
    const context = testContext({ database, clock: fixedClock(new Date(at)) });
    const look = `recordGlanceView(productId: "1", itemId: "101", domain: "shop.example") { successful }`;
    expect((await runQuery(context, `mutation { ${look} }`)).errors).toEqual([]);
    expect(await database.read`select to_char(day, 'YYYY-MM-DD') as on from glance_view`).toEqual([{ on: day }]);
  });
});
