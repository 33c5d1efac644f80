import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-05-04T11:30:00Z"));
const sheets = { base_amount: 10, base_unit_de: "Stück", base_unit_en: "piece" };

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      {
        id: 10,
        category: 1,
        items: [
          { id: 110, price: 10_790, variant: { FARBE: "rot" } },
          { id: 111, price: 10_790, variant: { FARBE: "blau" } },
          { id: 112, price: 5_000, stock: 0, variant: { FARBE: "gelb" } },
        ],
      },
      { id: 11, category: 1, items: [{ id: 113, price: 1_129, columns: {} }] },
      { id: 12, category: 1, items: [{ id: 114, price: 1_979, oldPrice: 2_829 }] },
    ],
  });
  await database.write`update price set ${database.write(sheets)} where item_id = 113`;
  await database.write`update price set lowest_30_days_cents = 2744 where item_id = 114`;
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, taken, max_per_cart, starts_at, ends_at) values
      ('de', 111, 8090, 10, 0, 5, '2026-05-04T11:00:00Z', '2026-05-04T12:00:00Z'),
      ('de', 113, 849, 10, 0, 5, '2026-05-04T11:00:00Z', '2026-05-04T12:00:00Z')`;
  await startCatalogue(database);
});

const fields = `
  discountPercent hasSamePricesForAllItems bestItemId
  tilePrice { currentPrice currentPriceAmount oldPrice startFromFlag basePrice lowestPrice30Days }
  prices { currentPrice { amount } specialPrice { oldPrice { amount } } lowestPrice30Days { amount } discountPercent
    basePrice { price { amount } } }
  items { itemId purchaseOptionId prices { currentPrice { amount } } }`;

async function shown(productId: number): Promise<unknown> {
  const { data, errors } = await runQuery(
    testContext({ database, clock }),
    `{ getProductById(productId: "${productId}") { ${fields} } }`,
  );
  expect(errors).toEqual([]);
  return v.parse(v.object({ getProductById: v.unknown() }), data).getProductById;
}

describe("prices that are shown", () => {
  it("reports that a product starts from the price of a variant's deal, not of one that is sold out", async () => {
    expect(await shown(10)).toMatchObject({
      hasSamePricesForAllItems: false,
      bestItemId: "111",
      tilePrice: { currentPriceAmount: 8_090, startFromFlag: true },
      items: [
        { itemId: "110", purchaseOptionId: "110", prices: { currentPrice: { amount: 10_790 } } },
        { itemId: "111", purchaseOptionId: "111#LIGHTNING_DEAL", prices: { currentPrice: { amount: 8_090 } } },
        { itemId: "112", purchaseOptionId: "112", prices: { currentPrice: { amount: 5_000 } } },
      ],
    });
  });

  it("counts base price, lowest price and percentage from the deal's price while it runs", async () => {
    expect(await shown(11)).toMatchObject({
      discountPercent: 24,
      tilePrice: { currentPriceAmount: 849, basePrice: "0,85\u00A0€", lowestPrice30Days: "11,29\u00A0€" },
      prices: {
        currentPrice: { amount: 849 },
        lowestPrice30Days: { amount: 1_129 },
        basePrice: { price: { amount: 85 } },
      },
    });
  });

  it("has one base for badge, struck price and note (C-85)", async () => {
    expect(await shown(12)).toMatchObject({
      discountPercent: 27,
      tilePrice: { currentPriceAmount: 1_979, oldPrice: "27,44\u00A0€", lowestPrice30Days: "27,44\u00A0€" },
      prices: { discountPercent: 27, specialPrice: { oldPrice: { amount: 2_744 } } },
    });
  });

  it("sorts by the price that tiles show (LIST-03)", async () => {
    const { data } = await runQuery(
      testContext({ database, clock }),
      `{ core_category(coreCategoryId: "1") { products(paging: { offset: 0, limit: 9, sortBy: "price-asc" }) {
        products { id tilePrice { currentPriceAmount } } filters { ... on PriceRangeFilter { min { amount } max { amount } } } } } }`,
    );
    expect(data).toMatchObject({
      core_category: {
        products: {
          products: [{ id: "11" }, { id: "12" }, { id: "10", tilePrice: { currentPriceAmount: 8_090 } }],
          filters: [{ min: { amount: 849 }, max: { amount: 8_090 } }, {}],
        },
      },
    });
  });
});
