import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { anonymousCaller, runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Caller, Store } from "../platform/context.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Stifte" }] }],
  products: [
    {
      id: 1,
      category: 11,
      name: "Füller",
      items: [
        { id: 101, price: 500, variant: { FARBE: "rot" } },
        { id: 102, price: 400, variant: { FARBE: "blau" } },
      ],
    },
    { id: 2, category: 11, name: "Block", items: [{ id: 103, prices: { de: 300 } }] },
    { id: 3, category: 11, name: "Ball", items: [{ id: 104, stock: 0 }] },
    { id: 4, category: 11, name: "Heft", items: [{ id: 105, price: 100 }] },
  ],
});
await database.write`update price set tiers = '[{"from": 10, "cents": 90}, {"from": 30, "cents": 80}]' where item_id = 105`;
await database.write`insert into replacement_product (product_id, replacement_id, position) values (3, 2, 0)`;
await startCatalogue(database);

let caller: Caller;
beforeEach(() => {
  caller = anonymousCaller();
});

const lists = `{ externalId name isDefault active isStandardList isCreator isAdmin isEditor isCommentator users { name }
  entries { itemId quantity isSaleable indexInCurrentList totals { raw currencyCode } replacement { id } comments { comment }
    product { id name brand crumbs path hasMultipleItems } item { id name path variantInfoList { label value } } } }`;

async function run(document: string, variables = {}, as: Caller = caller, store: Store = "de") {
  return runQuery(testContext({ database, caller: as, store }), document, variables);
}
const all = async (as: Caller = caller, store: Store = "de") =>
  Object((await run(`{ getAllWishlists ${lists} }`, {}, as, store)).data).getAllWishlists;
const add = async (entry: object, externalId = "merkzettel", as: Caller = caller) =>
  Object(
    (
      await run(
        `mutation ($id: ID!, $entry: WishlistEntryInput!) { addProductToWishlist(externalId: $id, entry: $entry) { successful generalErrorMessage wishlists ${lists} } }`,
        { id: externalId, entry },
        as,
      )
    ).data,
  ).addProductToWishlist;
const remove = async (entry: object, as: Caller = caller) =>
  Object(
    (
      await run(
        `mutation ($entry: WishlistRemovalInput!) { removeProductFromMerkzettel(entry: $entry) { successful wishlists { entries { itemId product { id } } } } }`,
        { entry },
        as,
      )
    ).data,
  ).removeProductFromMerkzettel;

const registered = (customerId: string): Caller => ({ ...anonymousCaller(), customer: { customerId, isGuest: false } });

describe("getAllWishlists (OP-Q-51)", () => {
  it("starts with an empty merkzettel, all rights its owner's (WISH-14, WISH-33)", async () => {
    expect(await all()).toEqual([
      {
        externalId: "merkzettel",
        name: "Merkzettel",
        isDefault: true,
        active: true,
        isStandardList: true,
        isCreator: true,
        isAdmin: true,
        isEditor: true,
        isCommentator: true,
        users: [],
        entries: [],
      },
    ]);
    expect(
      (await database.read`select count(*)::int as count from wishlist where user_id = ${caller.userId}`)[0],
    ).toEqual({ count: 0 });
  });

  it("requests a user id (ERR-05)", async () => {
    const { errors } = await run(
      `{ getAllWishlists { name } }`,
      {},
      { userId: null, customer: null, tokenFault: null },
    );
    expect(errors).toMatchObject([{ extensions: { classification: "USER_ID_REQUIRED" } }]);
  });

  it("C-104: names it as the business store does there", async () => {
    const english = testContext({ database, caller, store: "b2b", language: "en-DE" });
    const { data } = await runQuery(english, "{ getAllWishlists { externalId name } }");
    expect((await all(caller, "b2b"))[0]).toMatchObject({ externalId: "merkzettel", name: "Bestellliste" });
    expect(Object(data).getAllWishlists).toEqual([{ externalId: "merkzettel", name: "Order list" }]);
  });

  it("puts the merkzettel before named lists, and leaves out what the storefront does not sell", async () => {
    await database.write`insert into wishlist (id, user_id, name, created_at) values (${randomUUID()}, ${caller.userId}, 'Klasse 3', '2020-01-01')`;
    await add({ productId: "2" });
    expect((await all()).map(({ name }: { name: string }) => name)).toEqual(["Merkzettel", "Klasse 3"]);
    expect((await all(caller, "at"))[0].entries).toEqual([]);
  });
});

describe("wishlistSummary", () => {
  const count = async (as: Caller) =>
    Object((await run("{ wishlistSummary { entryCount } }", {}, as)).data).wishlistSummary.entryCount;

  it("counts the entries of all lists of the caller alone", async () => {
    const [mine, other] = [registered(randomUUID()), { ...anonymousCaller(), userId: randomUUID() }];
    expect(await count(other)).toBe(0);
    await add({ productId: "2", quantity: 3 }, "merkzettel", other);
    await add({ productId: "1", itemId: "101" }, "merkzettel", other);
    expect(await count(other)).toBe(2);
    expect(await count(mine)).toBe(0);
  });

  it("a change answers what the header shows afterwards", async () => {
    const other = { ...anonymousCaller(), userId: randomUUID() };
    const change = `mutation ($entry: WishlistEntryInput!, $removal: WishlistRemovalInput!) {
      added: addProductToWishlist(externalId: "merkzettel", entry: $entry) { summary { entryCount } }
      removed: removeProductFromMerkzettel(entry: $removal) { summary { entryCount } }
    }`;
    const { data } = await run(change, { entry: { productId: "2" }, removal: { productId: "2" } }, other);
    expect(data).toEqual({ added: { summary: { entryCount: 1 } }, removed: { summary: { entryCount: 0 } } });
  });

  it("is null, without an error, for who has no id yet", async () => {
    const { data, errors } = await run(
      "{ wishlistSummary { entryCount } }",
      {},
      { userId: null, customer: null, tokenFault: null },
    );
    expect({ data, errors }).toEqual({ data: { wishlistSummary: { entryCount: null } }, errors: [] });
  });
});

describe("totals with price tiers", () => {
  const totals = async () => {
    const { data } = await run(
      "{ getAllWishlists { totals { raw } entries { itemId singlePrice { amount } totals { raw } } } }",
    );
    return Object(data).getAllWishlists[0];
  };

  it("are what a basket of the list charges, as is the price of a piece: by all pieces of an item, chosen or not", async () => {
    await add({ productId: "4", quantity: 9 });
    expect(await totals()).toMatchObject({
      totals: { raw: 900 },
      entries: [{ singlePrice: { amount: 100 }, totals: { raw: 900 } }],
    });
    await add({ productId: "4", itemId: "105", quantity: 1 });
    expect(await totals()).toMatchObject({
      totals: { raw: 900 },
      entries: [
        { itemId: "105", singlePrice: { amount: 90 }, totals: { raw: 90 } },
        { itemId: null, singlePrice: { amount: 90 }, totals: { raw: 810 } },
      ],
    });
    await add({ productId: "2", quantity: 30 });
    expect((await totals()).totals).toEqual({ raw: 900 + 30 * 300 });
  });

  it("of an entry of a teaser list count its own pieces", async () => {
    const { data } = await run(`{ getTotalsForTeaserWishlist(productId: "4", itemId: "-", quantity: 30) { raw } }`);
    expect(data).toEqual({ getTotalsForTeaserWishlist: { raw: 2_400 } });
  });
});

describe("addProductToWishlist (OP-M-44)", () => {
  it("shows the newest entry first, with item, price and place (ENT-10)", async () => {
    await add({ productId: "2", quantity: 3 });
    expect(await add({ productId: "1", itemId: "101", quantity: 2 })).toMatchObject({
      successful: true,
      generalErrorMessage: null,
      wishlists: [
        {
          entries: [
            {
              itemId: "101",
              quantity: 2,
              isSaleable: true,
              indexInCurrentList: 0,
              totals: { raw: 1_000, currencyCode: "EUR" },
              replacement: null,
              comments: [],
              product: {
                id: "1",
                name: "Füller",
                brand: "Marke",
                crumbs: ["Schule", "Stifte"],
                path: "/prod/1/",
                hasMultipleItems: true,
              },
              item: {
                id: "101",
                path: "/prod/1/?varid=101",
                variantInfoList: [{ label: "FARBE de", value: "rot de" }],
              },
            },
            {
              itemId: null,
              quantity: 3,
              indexInCurrentList: 1,
              totals: { raw: 900 },
              item: null,
              product: { id: "2" },
            },
          ],
        },
      ],
    });
  });

  it("keeps one entry when the same is added twice or at once", async () => {
    await Promise.all([
      add({ productId: "1", itemId: "102" }),
      add({ productId: "1", itemId: "102" }),
      add({ productId: "1", itemId: "102", quantity: 4 }),
    ]);
    expect(await all()).toMatchObject([{ entries: [{ itemId: "102", quantity: 4 }] }]);
  });

  it("offers something else for what is sold out (WISH-04)", async () => {
    expect(await add({ productId: "3" })).toMatchObject({
      wishlists: [{ entries: [{ isSaleable: false, replacement: { id: "2" } }] }],
    });
  });

  it.each([
    [{ productId: "99" }, "Dieses Produkt gibt es nicht mehr."],
    [{ productId: "1", itemId: "103" }, "Dieses Produkt gibt es nicht mehr."],
    [{ productId: "1", quantity: 0 }, "Bitte geben Sie eine Menge von 1 bis 9998 an."],
    [{ productId: "1", quantity: 9_999 }, "Bitte geben Sie eine Menge von 1 bis 9998 an."],
  ])("refuses %j", async (entry, message) => {
    expect(await add(entry)).toMatchObject({
      successful: false,
      generalErrorMessage: message,
      wishlists: [{ entries: [] }],
    });
  });

  it("answers alike for another visitor's list and for none", async () => {
    const foreign = randomUUID();
    await database.write`insert into wishlist (id, user_id, name, created_at) values (${foreign}, ${randomUUID()}, 'Fremd', now())`;
    for (const id of [foreign, randomUUID(), "'; drop table wishlist"]) {
      expect(await add({ productId: "1" }, id)).toMatchObject({
        successful: false,
        generalErrorMessage: "Diese Liste gibt es nicht.",
      });
    }
  });
});

describe("removeProductFromMerkzettel (OP-M-45)", () => {
  it("takes off an item, or the product with all its items, and nothing that is not there (WISH-18)", async () => {
    await add({ productId: "1", itemId: "101" });
    await add({ productId: "1", itemId: "102" });
    await add({ productId: "2" });
    expect(await remove({ productId: "1", itemId: "101" })).toMatchObject({
      wishlists: [{ entries: [{ product: { id: "2" } }, { itemId: "102" }] }],
    });
    expect(await remove({ productId: "1" })).toMatchObject({
      successful: true,
      wishlists: [{ entries: [{ product: { id: "2" } }] }],
    });
    expect(await remove({ productId: "nope" })).toMatchObject({
      successful: true,
      wishlists: [{ entries: [{ product: { id: "2" } }] }],
    });
  });
});

describe("whose lists", () => {
  it("keeps a customer's on every device, a guest's and a visitor's on theirs", async () => {
    const customerId = randomUUID();
    await add({ productId: "1" }, "merkzettel", registered(customerId));
    expect(await all(registered(customerId))).toMatchObject([{ entries: [{ product: { id: "1" } }] }]);
    const guest: Caller = { ...caller, customer: { customerId, isGuest: true } };
    expect(await all(guest)).toMatchObject([{ entries: [] }]);
    await add({ productId: "2" }, "merkzettel", guest);
    expect(await all()).toMatchObject([{ entries: [{ product: { id: "2" } }] }]);
    expect(await all(anonymousCaller())).toMatchObject([{ entries: [] }]);
  });
});
