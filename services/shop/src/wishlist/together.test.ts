import { describe, expect, it } from "vitest";
import type { Database } from "../platform/database.ts";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { countedReads, countedStatements } from "../../test/counted-statements.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { aCustomer, Person, sharedList, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
const extra = Array.from({ length: 500 }, (_, index) => index + 10_000);
await writeListedProducts(database, extra);
await startCatalogue(database);
const counted = countedReads(database);
await startCatalogue(counted.database);

describe("two people at one list at the same time", () => {
  it("lose nothing: what both add, change, remove and say is there", async () => {
    const [carla, emma] = [await aCustomer(database), await aCustomer(database)];
    const list = await sharedList(carla, { EDITOR: emma });
    const ids = await Promise.all(extra.slice(0, 10).map((id) => carla.add(list, id)));
    const quantity = (index: number) =>
      `changeWishlistQuantity(externalId: "${list}", entry: { entryId: "${ids[index]}", productId: "${extra[index]}", quantity: 7 })`;
    const say = (index: number, comment: string) =>
      `addWishlistComment(externalId: "${list}", entryId: "${ids[index]}", comment: "${comment}")`;
    const answers = await Promise.all([
      ...[0, 1, 2].map((index) => carla.change(quantity(index))),
      ...[3, 4].map((index) => emma.change(quantity(index))),
      ...[5, 6].map((index) =>
        emma.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${ids[index]}")`),
      ),
      ...[0, 1, 2, 3].flatMap((index) => [carla.change(say(index, "c")), emma.change(say(index, "e"))]),
      ...extra
        .slice(10, 15)
        .map((id) => emma.change(`addProductToWishlist(externalId: "${list}", entry: { productId: "${id}" })`)),
    ]);
    expect(answers.filter(({ successful }) => !successful)).toEqual([]);
    const { entries } = await emma.list(list, "entries { externalId quantity comments { comment } }");
    const byId = new Map(entries.map((entry: { externalId: string }) => [entry.externalId, entry]));
    expect(entries).toHaveLength(13);
    for (const index of [0, 1, 2, 3, 4]) expect(byId.get(ids[index] ?? "")).toMatchObject({ quantity: 7 });
    for (const index of [0, 1, 2, 3]) expect(Object(byId.get(ids[index] ?? "")).comments).toHaveLength(2);
    expect([5, 6].some((index) => byId.has(ids[index] ?? ""))).toBe(false);
  }, 30_000);

  it("informs who loses a race by an error code: one of two wins, and nothing is overwritten", async () => {
    const [carla, emma] = [await aCustomer(database), await aCustomer(database)];
    const list = await sharedList(carla, { EDITOR: emma });
    const entryId = await carla.add(list, 2, 1);
    const quantity = (pieces: number, version: number) =>
      `changeWishlistQuantity(externalId: "${list}", entry: { entryId: "${entryId}", productId: "2", quantity: ${pieces}, version: ${version} })`;
    const answers = await Promise.all([carla.change(quantity(3, 0)), emma.change(quantity(9, 0))]);
    const winner = answers.findIndex(({ successful }) => successful);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(answers.map(({ errorCode }) => errorCode)).toContain("CHANGED_MEANWHILE");
    expect((await carla.list(list, "entries { quantity version }")).entries).toEqual([
      { quantity: winner === 0 ? 3 : 9, version: 1 },
    ]);
    const removed = await Promise.all([
      carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}", version: 1)`),
      emma.change(quantity(4, 1)),
    ]);
    expect(removed.filter(({ successful }) => successful)).toHaveLength(1);
    expect(["CHANGED_MEANWHILE", "ENTRY_NOT_FOUND"]).toContain(
      removed.find(({ successful }) => !successful)?.errorCode,
    );
  });
});

it("a list of 500 takes one statement for its entries, and the products that are known one for their offers", async () => {
  const carla = await aCustomer(database);
  const list = await carla.makeList();
  await database.write`
    insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at)
    select gen_random_uuid(), ${list}, id, 1, now() from product where id >= 10000 order by id`;
  const query = `{ getAllWishlists { externalId name entryCount totals { raw } entries { quantity isSaleable
    product { name crumbs } item { name } soldItem { orderNumber deliveryStatusText prices { currentPrice { amount } } }
    image { src } totals { raw } comments { comment } options { countAddedToCart } } removedEntries { externalId } } }`;
  const read = async () => {
    counted.statements.length = 0;
    const { data, errors } = await runQuery(testContext({ database: counted.database, caller: carla.caller }), query);
    expect(errors).toEqual([]);
    expect(Object(data).getAllWishlists[1].entries).toHaveLength(500);
    // The catalogue's version is read every now and then, for all callers together.
    return counted.statements.filter((text) => !text.includes("catalogue_version"));
  };
  await read();
  const statements = await read();
  const about = (words: string) => statements.filter((text) => text.includes(words)).length;
  expect(about("removed_at is null order by sequence desc")).toBe(1);
  expect(about("deal.price_cents")).toBe(1);
  // Lists, entries, offers, counts, comments, outcomes, removed ones.
  expect(statements.length).toBeLessThanOrEqual(7);
}, 60_000);

it("a list of 500 goes into the cart in one write, in its order", async () => {
  const shopper = await newCartOf(database);
  const list = extra.map((id) => ({ productId: String(id), quantity: 2 }));
  const noted = countedStatements(database);
  await startCatalogue(noted.database);
  const { data, errors } = await runQuery(
    testContext({ database: noted.database, caller: shopper.caller }),
    `mutation ($list: [TeaserWishlistEntryInput!]!, $cartId: ID!) {
      addProductsToCartFromTeaserWishlist(teaserWishlist: $list, cartId: $cartId) { successful
        cart { positions { itemId quantity } } } }`,
    { list, cartId: shopper.cartId },
  );
  expect(errors).toEqual([]);
  const { successful, cart } = Object(data).addProductsToCartFromTeaserWishlist;
  expect(successful).toBe(true);
  expect(cart.positions).toEqual(extra.map((id) => ({ itemId: String(id), quantity: 2 })));
  expect(noted.statements.filter((text) => text.includes("insert into cart_position"))).toHaveLength(1);
  expect(noted.statements.length).toBeLessThan(60);
}, 60_000);

/** Someone with an empty cart. */
async function newCartOf(at: Database) {
  const first = new Person(at, { userId: null, customer: null, tokenFault: null });
  const { shop_init } = await first.ask("mutation { shop_init { userId cartId } }");
  return { caller: { userId: shop_init.userId, customer: null, tokenFault: null }, cartId: shop_init.cartId };
}
