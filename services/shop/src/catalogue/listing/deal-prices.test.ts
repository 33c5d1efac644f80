import { expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 1 }],
  products: [
    { id: 10, category: 1, items: [{ id: 110, price: 1_000 }] },
    { id: 11, category: 1, items: [{ id: 111, price: 2_000 }] },
    { id: 12, category: 1, items: [{ id: 112, price: 3_000 }] },
  ],
});
const source = await startCatalogue(database);
const clock = fixedClock(new Date("2026-05-04T10:00:00Z"));

/** Ids by rising price, with the bounds that the price filter offers. */
async function cheapestFirst(at = clock): Promise<unknown> {
  const { data } = await runQuery(
    testContext({ database, clock: at }),
    `{ core_category(coreCategoryId: "1") { products(paging: { offset: 0, limit: 9, sortBy: "price-asc" }) {
      products { id prices { lightningDealPrice { amount } } }
      filters { ... on PriceRangeFilter { min { amount } max { amount } } }
    } } }`,
  );
  return data;
}

const listed = (ids: readonly string[], deal: number | null, [min, max]: readonly [number, number]) => ({
  core_category: {
    products: {
      products: ids.map((id) => ({
        id,
        prices: { lightningDealPrice: id === "12" && deal !== null ? { amount: deal } : null },
      })),
      filters: [{ min: { amount: min }, max: { amount: max } }],
    },
  },
});
const usual = listed(["10", "11", "12"], null, [1_000, 3_000]);

it("sorts by the price that the tile shows, a running deal's included (LIST-03, DEAL-06, DEAL-07)", async () => {
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, taken, starts_at, ends_at)
    values ('de', 112, 1500, 10, 9, '2026-05-04T11:00:00Z', '2026-05-04T12:00:00Z')`;
  await source.refresh();
  expect(await cheapestFirst()).toEqual(usual);
  clock.advance(3_600_000);
  expect(await cheapestFirst()).toEqual(listed(["10", "12", "11"], 1_500, [1_000, 2_000]));
  await database.write`update lightning_deal set taken = 10 where item_id = 112`;
  await source.refresh();
  expect(await cheapestFirst()).toEqual(usual);
  await database.write`update lightning_deal set taken = 9, price_cents = 500 where item_id = 112`;
  await source.refresh();
  expect(await cheapestFirst()).toEqual(listed(["12", "10", "11"], 500, [500, 2_000]));
  clock.advance(3_600_000);
  expect(await cheapestFirst()).toEqual(usual);
});

it("shows and sorts by no deal while lightning deals are switched off, from all stores or the store alone", async () => {
  const at = fixedClock(new Date("2026-05-04T11:30:00Z"));
  await database.write`update lightning_deal set taken = 9, price_cents = 500 where item_id = 112`;
  const answer = async () => {
    await source.refresh();
    return cheapestFirst(at);
  };
  const sold = listed(["12", "10", "11"], 500, [500, 2_000]);
  expect(await answer()).toEqual(sold);
  for (const value of ["off", "ON", "true", ""]) {
    await database.write`update global_parameter set value = ${value} where name = 'lightning_deal'`;
    expect([value, await answer()]).toEqual([value, usual]);
  }
  await database.write`update global_parameter set value = 'on' where name = 'lightning_deal'`;
  expect(await answer()).toEqual(sold);
  await database.write`insert into global_parameter values ('lightning_deal', 'lightning_deal', 'de', 'off')`;
  expect(await answer()).toEqual(usual);
  await database.write`delete from global_parameter where store = 'de'`;
  expect(await answer()).toEqual(sold);
  await database.write`delete from global_parameter`;
  expect(await answer()).toEqual(usual);
  await database.write`insert into global_parameter values ('lightning_deal', 'lightning_deal', null, 'on')`;
  await source.refresh();
});

it("makes no new version for a deal that merely sells", async () => {
  const version = async () => (await database.read`select version from catalogue_version`)[0]?.["version"];
  const before = await version();
  await database.write`update lightning_deal set taken = taken - 1 where item_id = 112`;
  expect(await version()).toBe(before);
});
