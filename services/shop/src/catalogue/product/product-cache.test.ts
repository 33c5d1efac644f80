import { beforeAll, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { startTestDatabase, testContext } from "../../../test/shop-test.ts";
import type { Database } from "../../platform/database.ts";
import type { SnapshotSource } from "../snapshot.loader.ts";
import { cachedProducts, createProductWarmer } from "./product-cache.loader.ts";

/** What was read of products, statement by statement. */
const productReads: string[] = [];
const database = recordReads(await startTestDatabase());
const context = testContext({ database });
let source: SnapshotSource;

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      { id: 10, category: 1, items: [{ id: 110, price: 1_000 }] },
      { id: 11, category: 1, items: [{ id: 111, price: 2_000, prices: { de: 2_000 } }] },
    ],
  });
  source = await startCatalogue(database);
});

const priceOf = async (id: number) =>
  (await cachedProducts(context, [id])).get(id)?.items.map(({ priceCents }) => priceCents);

it("reads products ahead, so that their first visitor finds them read", async () => {
  const warmer = createProductWarmer(database, fail);
  await source.prepare((snapshot) => warmer.prepare(snapshot));
  // The products themselves once, and the items of each of the four stores.
  await expect.poll(() => productReads).toHaveLength(5);
  await warmer.stop();
  const first = await cachedProducts(context, [10, 11]);
  expect([...first.keys()]).toEqual([10, 11]);
  const inAustria = await cachedProducts(testContext({ database, store: "at" }), [10]);
  expect(inAustria.get(10)?.row).toBe(first.get(10)?.row);
  expect(productReads).toHaveLength(5);
});

it("reads what was not read ahead, and leaves out what the store does not sell", async () => {
  const inAustria = await cachedProducts(testContext({ database, store: "at" }), [10, 11, 12]);
  expect([...inAustria.keys()]).toEqual([10]);
});

it("keeps one of what several read at the same time", async () => {
  await database.write`update product set name_de = 'Neuer' where id = 10`;
  await source.refresh();
  const [one, other] = await Promise.all([cachedProducts(context, [10]), cachedProducts(context, [10])]);
  expect(other.get(10)).toBe(one.get(10));
  expect((await cachedProducts(context, [10])).get(10)).toBe(one.get(10));
});

it("hands on what a new version has not changed, and nothing else", async () => {
  const warmer = createProductWarmer(database, fail);
  await source.prepare((snapshot) => warmer.prepare(snapshot));
  const kept = (await cachedProducts(context, [10])).get(10);
  await priceOf(11);
  await database.write`update price set price_cents = 2500 where item_id = 111 and store = 'de'`;
  await source.refresh();
  expect((await cachedProducts(context, [10])).get(10)).toBe(kept);
  expect(await priceOf(11)).toEqual([2_500]);
  await database.write`update item set name_de = 'Neu' where id = 110`;
  await source.refresh();
  expect((await cachedProducts(context, [10])).get(10)?.items[0]?.nameDe).toBe("Neu");
  await database.write`update product set name_de = 'Ganz neu' where id = 10`;
  await source.refresh();
  expect((await cachedProducts(context, [10])).get(10)?.row.nameDe).toBe("Ganz neu");
  await warmer.stop();
});

function recordReads(recorded: Database): Database {
  const read = new Proxy(recorded.read, {
    apply: (target, self, parameters) => {
      const [text] = parameters;
      if (Array.isArray(text) && /from (product|item)\b/.test(text.join(""))) productReads.push(text.join("").trim());
      return Reflect.apply(target, self, parameters);
    },
  });
  return { ...recorded, read };
}

function fail(error: unknown): never {
  throw error;
}
