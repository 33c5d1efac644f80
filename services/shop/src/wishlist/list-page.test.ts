import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { anonymousCaller, runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Caller, Store } from "../platform/context.ts";

const count = 60;
const size = 25;
const nameOf = (id: number) => `Heft ${String(id).padStart(2, "0")}`;
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Hefte" }] }],
  products: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    category: 11,
    name: nameOf(index + 1),
    items: [
      {
        id: 101 + index,
        // The last is sold in one store alone.
        ...(index === count - 1 ? { prices: { de: 1_000 - index } } : { price: 1_000 - index }),
        ...(index === 0 && { stock: 0 }),
      },
    ],
  })),
});
await startCatalogue(database);

const run = async (caller: Caller, document: string, variables = {}) =>
  Object((await runQuery(testContext({ database, caller }), document, variables)).data);
const page = async (caller: Caller, args: string) => {
  const { getAllWishlists } = await run(
    caller,
    `{ getAllWishlists(open: {}) { entryCount unavailableCount totals { raw } entryPage(${args}) {
      currentPage totalPages firstRow
      entries { externalId indexInCurrentList product { id name } }
      removedEntries { indexInCurrentList product { id } }
    } } }`,
  );
  return getAllWishlists[0];
};
/** A visitor with all products on the list: the last product is the newest, so the first of its rows. */
async function withList(): Promise<Caller> {
  const caller = anonymousCaller();
  const id = randomUUID();
  await database.write`
    insert into wishlist (id, user_id, name, is_default, created_at) values (${id}, ${caller.userId}, 'Merkzettel', true, now())`;
  await database.write`
    insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at)
    select gen_random_uuid(), ${id}, product, 1, now() from generate_series(1, ${count}::int) as product order by product`;
  return caller;
}
const remove = (caller: Caller, id: number) =>
  run(caller, `mutation ($id: ID!) { removeProductFromMerkzettel(entry: { productId: $id }) { successful } }`, { id });
const idsOf = (entries: readonly { readonly product: { readonly id: string } }[]) =>
  entries.map(({ product }) => Number(product.id));
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first - index);

describe("pages of a list", () => {
  it("hold all entries once, each with its place in the whole list, and totals of all of it", async () => {
    const caller = await withList();
    const pages = [await page(caller, "page: 1"), await page(caller, "page: 2"), await page(caller, "page: 3")];
    expect(pages.flatMap(({ entryPage }) => idsOf(entryPage.entries))).toEqual(from(count, count));
    expect(
      pages.map(({ entryPage: { currentPage, totalPages, firstRow } }) => [currentPage, totalPages, firstRow]),
    ).toEqual([
      [1, 3, 0],
      [2, 3, size],
      [3, 3, 2 * size],
    ]);
    expect(pages[1].entryPage.entries[0].indexInCurrentList).toBe(size);
    const totals = (59 * (999 + 941)) / 2;
    expect(pages.map((each) => [each.entryCount, each.unavailableCount, each.totals.raw])).toEqual(
      [1, 2, 3].map(() => [count, 1, totals]),
    );
  });

  it("are of the whole list in the order requested; without a number there is one", async () => {
    const caller = await withList();
    expect(idsOf((await page(caller, "sort: NAME, page: 1")).entryPage.entries)).toEqual(from(size, size).toReversed());
    expect(idsOf((await page(caller, "sort: PRICE, page: 3")).entryPage.entries)).toEqual(from(10, 10));
    expect((await page(caller, "sort: NAME")).entryPage).toMatchObject({ currentPage: 1, totalPages: 1 });
    expect((await page(caller, "sort: NAME")).entryPage.entries).toHaveLength(count);
  });

  it.each([
    ["page: 99", 3],
    ["page: 0", 1],
    ["page: -7", 1],
  ])("%s is page %d", async (args, currentPage) => {
    const caller = await withList();
    expect((await page(caller, args)).entryPage.currentPage).toBe(currentPage);
  });

  it("an entry leads to the page that holds it", async () => {
    const caller = await withList();
    const [first] = (await page(caller, "page: 2")).entryPage.entries;
    expect((await page(caller, `page: 1, entryId: "${first.externalId}"`)).entryPage.currentPage).toBe(2);
    expect((await page(caller, `page: 3, entryId: "nope"`)).entryPage.currentPage).toBe(3);
  });

  it("WISH-07: what was removed stays on its page and at its place, in every order", async () => {
    const caller = await withList();
    // The last row of the first page, the first of the second, and one within it.
    for (const id of [36, 35, 30]) await remove(caller, id);
    const first = (await page(caller, "page: 1")).entryPage;
    expect(first.removedEntries).toMatchObject([
      { indexInCurrentList: 24, product: { id: "36" } },
      { indexInCurrentList: 25, product: { id: "35" } },
    ]);
    expect(first.entries).toHaveLength(size);
    const second = (await page(caller, "page: 2")).entryPage;
    expect(second).toMatchObject({ firstRow: 27, removedEntries: [{ indexInCurrentList: 30, product: { id: "30" } }] });
    const byName = (await page(caller, "page: 2, sort: NAME")).entryPage;
    expect(byName.removedEntries).toMatchObject([
      { indexInCurrentList: 29, product: { id: "30" } },
      { indexInCurrentList: 34, product: { id: "35" } },
      { indexInCurrentList: 35, product: { id: "36" } },
    ]);
  });

  it("WISH-07: the old place is one among the rows that the storefront shows", async () => {
    const caller = await withList();
    await remove(caller, 58);
    const document = "{ getAllWishlists(open: {}) { removedEntries { indexInCurrentList product { id } } } }";
    const placesIn = async (store: Store) =>
      Object((await runQuery(testContext({ database, caller, store }), document)).data).getAllWishlists[0];
    const placed = (indexInCurrentList: number) => ({
      removedEntries: [{ indexInCurrentList, product: { id: "58" } }],
    });
    expect(await placesIn("de")).toEqual(placed(2));
    expect(await placesIn("at")).toEqual(placed(1));
  });

  it("a page that has lost its last row is the one before it, with what was removed at its end", async () => {
    const caller = await withList();
    for (let id = 1; id <= 10; id += 1) await remove(caller, id);
    const { entryPage } = await page(caller, "page: 3");
    expect(entryPage).toMatchObject({ currentPage: 2, totalPages: 2 });
    expect(idsOf(entryPage.entries)).toEqual(from(35, size));
    expect(entryPage.removedEntries).toHaveLength(10);
  });
});

describe("the list that a page opens", () => {
  const opened = async (caller: Caller, open: string) =>
    (await run(caller, `{ getAllWishlists(open: ${open}) { externalId } }`)).getAllWishlists;

  it("is the one named, else the one that new entries go to; always one", async () => {
    const caller = anonymousCaller();
    expect(await opened(caller, `{ externalId: "merkzettel" }`)).toEqual([{ externalId: "merkzettel" }]);
    expect(await opened(caller, `{ externalId: "of-another", activeWishlistId: "gone" }`)).toEqual([
      { externalId: "merkzettel" },
    ]);
  });
});
