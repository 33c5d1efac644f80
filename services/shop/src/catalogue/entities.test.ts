import { expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";

const text = (de: string) => ({ de, en: `${de} (en)` });
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, children: [{ id: 11, children: [{ id: 12, name: "Lampen" }] }] }],
  products: [
    {
      id: 1,
      category: 12,
      name: "Lampe",
      columns: {
        description_de: "Hell.",
        delivery_scope_de: "1 Lampe",
        warranty_de: "2 Jahre",
        guarantee_years: 5,
        facts: [{ name: text("Höhe"), value: text("40 cm") }],
        is_new: true,
        is_topseller: true,
        rating: 4.5,
        ratings_count: 2,
        features: [text("Dimmbar")],
        labels: [text("CE")],
        textile_care: [text("30 °C")],
        downloads: [
          {
            displayName: text("Anleitung"),
            downloads: [{ dataName: "Heft", url: "/a.pdf", headline: text("Aufbau") }],
          },
        ],
        extra_badges: [{ id: "eco", name: text("Öko") }],
        extra_tabs: [{ id: "t", headline: text("Kopf"), name: text("Tab"), content: text("Inhalt") }],
        audio_samples: [{ name: text("Klick"), url: "/k.mp3" }],
        youtube_videos: ["abc"],
        energy_efficiency: "A",
      },
      items: [
        {
          id: 101,
          orderNumber: "4711",
          price: 1_000,
          oldPrice: 1_250,
          variant: { FARBE: "rot" },
          columns: {
            minimum_order_quantity: 2,
            delivery_free: true,
            warnings: [text("Heiß")],
            danger_warnings: [text("Strom")],
            power_plug_delivery_scope: "included",
            power_plug_charge: "5 W",
            matrix_code_messages: [{ key: "bde_de", message: "Hinweis" }],
          },
        },
        { id: 102, price: 1_100, variant: { FARBE: "blau" }, columns: { delivery_days_max: 5 } },
      ],
    },
    { id: 2, category: 12 },
    { id: 3, category: 12, columns: { is_book: true }, items: [{ id: 103, stock: 0 }] },
  ],
});
await database.write`update stock set quantity = 20000 where item_id = 101`;
await database.write`
  update price set list_price_cents = 1500, base_amount = 0.5, base_unit_de = 'kg', base_unit_en = 'kg', is_best_price = true
  where item_id = 101`;
await database.write`insert into accessory (product_id, accessory_id, position) values (1, 2, 0)`;
await database.write`insert into replacement_product (product_id, replacement_id, position) values (1, 2, 0)`;
await startCatalogue(database);

async function ask(field: string, fields: string): Promise<unknown> {
  const { data, errors } = await runQuery(testContext({ database }), `{ x: ${field} { ${fields} } }`);
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "x");
}

const euros = (words: string, amount: number) => ({ stringValue: `${words}\u00A0€`, amount, currencyCode: "EUR" });
const money = "{ stringValue amount currencyCode }";
const images = expect.arrayContaining([expect.objectContaining({ src: expect.stringContaining("/media/") })]);

it("ENT-06: a product has all of its fields", async () => {
  const fields = `productId id name url path rating numberOfRatings isNewProduct isTopseller isBook isShortage isSingleVariant
    manufacturerName prices { price { amount } } discountPercent availableForSale hasMultipleItems hasSamePricesForAllItems
    maxQuantity minimumOrderQuantity deliveryInfo warranty guaranteeYears images { src } breadCrumb { displayName }
    energyEffeciency { imgAlt } extraBadges { id name } replacementProducts { id } accessories { id } teasers { id }
    downloads { displayName downloads { dataName url headline } } dataAndFacts { name value } audioSamples { name url }
    youtubeVideos extraTabs { id headline name } labelAttributes { name } textileCare { name } features`;
  expect(await ask(`getProductById(productId: "1")`, fields)).toEqual({
    productId: "1",
    id: "1",
    name: "Lampe",
    url: "/prod/1/?varid=101",
    path: "/prod/1/",
    rating: 4.5,
    numberOfRatings: 2,
    isNewProduct: true,
    isTopseller: true,
    isBook: false,
    isShortage: false,
    isSingleVariant: false,
    manufacturerName: "Marke",
    prices: { price: { amount: 1_000 } },
    discountPercent: 20,
    availableForSale: true,
    hasMultipleItems: true,
    hasSamePricesForAllItems: false,
    maxQuantity: 9_998,
    minimumOrderQuantity: 2,
    deliveryInfo: "Auf Lager – Lieferzeit 1–3 Werktage",
    warranty: "2 Jahre",
    guaranteeYears: 5,
    images,
    breadCrumb: ["Startseite", "Kategorie 10", "Kategorie 11", "Lampen"].map((displayName) => ({ displayName })),
    energyEffeciency: { imgAlt: "Energieeffizienzklasse A" },
    extraBadges: [{ id: "eco", name: "Öko" }],
    replacementProducts: [{ id: "2" }],
    accessories: [{ id: "2" }],
    teasers: [],
    downloads: [{ displayName: "Anleitung", downloads: [{ dataName: "Heft", url: "/a.pdf", headline: "Aufbau" }] }],
    dataAndFacts: [{ name: "Höhe", value: "40 cm" }],
    audioSamples: [{ name: "Klick", url: "/k.mp3" }],
    youtubeVideos: ["abc"],
    extraTabs: [{ id: "t", headline: "Kopf", name: "Tab" }],
    labelAttributes: [{ name: "CE" }],
    textileCare: [{ name: "30 °C" }],
    features: ["Dimmbar"],
  });
  expect(await ask(`getProductById(productId: "3")`, "isBook isShortage isSingleVariant availableForSale")).toEqual({
    isBook: true,
    isShortage: true,
    isSingleVariant: true,
    availableForSale: false,
  });
});

it("ENT-07: an item has all of its fields; one without a limit of its own has the cart's (C-07)", async () => {
  const fields = `itemId orderNumber name maxQuantity minimumOrderQuantity variantAttributes { name } deliveryFree
    deliveryStatusColor deliveryStatusText warnings dangerWarnings primeFaehig powerPlugDeliveryScope powerPlugCharge
    images { src } prices { price { amount } } matrixCodeMessages { key message } areAllDeliveryTimesTheSame`;
  expect(await ask(`getItemById(itemId: "101")`, fields)).toEqual({
    itemId: "101",
    orderNumber: "4711",
    name: "Lampe",
    maxQuantity: 9_998,
    minimumOrderQuantity: 2,
    variantAttributes: [{ name: "FARBE" }],
    deliveryFree: true,
    deliveryStatusColor: "green",
    deliveryStatusText: "Auf Lager\nLieferzeit 1–3 Werktage",
    warnings: ["Heiß"],
    dangerWarnings: ["Strom"],
    primeFaehig: true,
    powerPlugDeliveryScope: "Netzteil liegt bei",
    powerPlugCharge: "5 W",
    images,
    prices: { price: { amount: 1_000 } },
    matrixCodeMessages: [{ key: "bde_de", message: "Hinweis" }],
    areAllDeliveryTimesTheSame: false,
  });
  expect(await ask(`getItemById(itemId: "103")`, "deliveryFree areAllDeliveryTimesTheSame")).toEqual({
    deliveryFree: false,
    areAllDeliveryTimesTheSame: true,
  });
});

it("ENT-08: prices have all of their fields", async () => {
  const fields = `prices { price ${money} specialPrice { price ${money} oldPrice ${money} listPrice ${money} }
    basePrice { price ${money} amount unit display } lightningDealPrice ${money} isBestPrice }`;
  const price = euros("10,00", 1_000);
  const prices = {
    price,
    specialPrice: { price, oldPrice: euros("12,50", 1_250), listPrice: euros("15,00", 1_500) },
    basePrice: { price: euros("20,00", 2_000), amount: "1,0", unit: "kg", display: true },
    lightningDealPrice: null,
    isBestPrice: true,
  };
  expect(await ask(`getItemById(itemId: "101")`, fields)).toEqual({ prices });
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, taken, starts_at, ends_at)
    values ('de', 101, 800, 10, 0, now() - interval '1 hour', now() + interval '1 hour')`;
  expect(await ask(`getItemById(itemId: "101")`, fields)).toMatchObject({
    prices: { price, lightningDealPrice: euros("8,00", 800) },
  });
  expect(await ask(`getItemById(itemId: "102")`, fields)).toMatchObject({
    prices: { specialPrice: null, basePrice: null, lightningDealPrice: null, isBestPrice: false },
  });
});
