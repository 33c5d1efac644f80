import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, aVisitor, Person, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
// As many as make a list full with four others.
await writeListedProducts(
  database,
  Array.from({ length: 496 }, (_, index) => index + 10_000),
);
await startCatalogue(database);

const [penId, padId] = [randomUUID(), randomUUID()];
await database.write`
  insert into teaser_wishlist values ('klasse-1', '{de}', 'consumer', 'Klasse 1', 'Year 1', '<p>Für alle</p>', '<p>For all</p>', null, 0, now())`;
await database.write`
  insert into teaser_wishlist_entry values
    (${penId}, 'klasse-1', 1, null, 2, 0), (${padId}, 'klasse-1', 2, 103, 3, 1), (${randomUUID()}, 'klasse-1', 5, null, 1, 2)`;

const teaser = async (by: Person, id = "klasse-1") => {
  const answer = await by.ask(
    `{ getWishlistFromTeaserId(externalId: "${id}") { name description entryCount totals { raw }
      entries { externalId itemId quantity indexInCurrentList isSaleable } } }`,
  );
  return answer.getWishlistFromTeaserId;
};

describe("teaser lists", () => {
  it("OP-Q-56: show what the storefront sells in the list's order; unknown ones are null", async () => {
    expect(await teaser(aVisitor(database))).toEqual({
      name: "Klasse 1",
      description: "<p>Für alle</p>",
      entryCount: 2,
      totals: { raw: 2 * 400 + 3 * 300 },
      entries: [
        { externalId: penId, itemId: null, quantity: 2, indexInCurrentList: 0, isSaleable: true },
        { externalId: padId, itemId: "103", quantity: 3, indexInCurrentList: 1, isSaleable: true },
      ],
    });
    expect(await teaser(aVisitor(database), "klasse-9")).toBeNull();
  });

  it("OP-M-49: an item is chosen for the caller alone, and stays chosen", async () => {
    const [one, other] = [aVisitor(database), aVisitor(database)];
    const choose = async (item: number | "-", pieces: number, entryId = penId) => {
      const { replaceTeaserWishlistItem } = await one.ask(
        `mutation { replaceTeaserWishlistItem(itemId: "${item}", oldExternalId: "${entryId}", quantity: ${pieces}) {
          successful errorCode entry { itemId quantity } } }`,
      );
      return replaceTeaserWishlistItem;
    };
    expect(await choose(101, 4)).toEqual({ successful: true, errorCode: null, entry: { itemId: "101", quantity: 4 } });
    expect((await teaser(one)).entries[0]).toMatchObject({ itemId: "101", quantity: 4 });
    expect((await teaser(one)).totals.raw).toBe(4 * 500 + 3 * 300);
    expect((await teaser(other)).entries[0]).toMatchObject({ itemId: null, quantity: 2 });
    expect(await choose("-", 3)).toEqual({ successful: true, errorCode: null, entry: { itemId: null, quantity: 3 } });
    expect(await choose(103, 1)).toMatchObject({ successful: false, errorCode: "PRODUCT_NOT_FOUND" });
    expect(await choose(101, 0)).toMatchObject({ successful: false, errorCode: "QUANTITY_INVALID" });
    expect(await choose(101, 1, randomUUID())).toMatchObject({ successful: false, errorCode: "ENTRY_NOT_FOUND" });
  });

  it.each([
    ['itemId: "-", productId: "1", quantity: 3', { raw: 1_200 }],
    ['itemId: "101", productId: "1", quantity: 3', { raw: 1_500 }],
    ['itemId: "103", productId: "1", quantity: 3', null],
    ['itemId: "-", productId: "5", quantity: 1', null],
    ['itemId: "-", productId: "1", quantity: 0', null],
  ])("OP-Q-55: totals of %s", async (call, totals) => {
    const answer = await aVisitor(database).ask(`{ getTotalsForTeaserWishlist(${call}) { raw } }`);
    expect(answer).toEqual({ getTotalsForTeaserWishlist: totals });
  });

  it("OP-M-57: become a list of one's own, or join one, as they were chosen", async () => {
    const carla = await aCustomer(database);
    await carla.ask(
      `mutation { replaceTeaserWishlistItem(itemId: "102", oldExternalId: "${penId}", quantity: 5) { successful } }`,
    );
    const made = await carla.change('convertTeaserWishlist(externalId: "klasse-1")');
    expect(
      await carla.list(made.wishlist?.externalId ?? "", "name isCreator entries { itemId quantity }"),
    ).toMatchObject({
      name: "Klasse 1",
      isCreator: true,
      entries: [
        { itemId: "102", quantity: 5 },
        { itemId: "103", quantity: 3 },
      ],
    });
    const visitor = aVisitor(database);
    await visitor.change('addTeaserWishlistToWishlist(teaserWishlistId: "klasse-1")');
    expect(await visitor.list("merkzettel", "entries { itemId quantity }")).toMatchObject({
      entries: [
        { itemId: null, quantity: 2 },
        { itemId: "103", quantity: 3 },
      ],
    });
    expect(await visitor.change('convertTeaserWishlist(externalId: "klasse-1")')).toMatchObject({
      errorCode: "SIGN_IN_REQUIRED",
    });
  });
});

describe("lists and carts", () => {
  /** Someone with a cart. */
  async function shopper(): Promise<readonly [Person, string]> {
    const first = new Person(database, { userId: null, customer: null, tokenFault: null });
    const { shop_init } = await first.ask("mutation { shop_init { userId cartId } }");
    return [new Person(database, { userId: shop_init.userId, customer: null, tokenFault: null }), shop_init.cartId];
  }
  const parts = "productId itemId requestedQuantity quantity isSaleable message";
  const fill = async (by: Person, cartId: string, inputs: readonly object[]) => {
    const { addProductsToCartFromTeaserWishlist } = await by.ask(
      `mutation ($list: [TeaserWishlistEntryInput!]!, $cartId: ID!) {
        addProductsToCartFromTeaserWishlist(teaserWishlist: $list, cartId: $cartId) { successful generalErrorMessage
          variantsToChoose { ${parts} } quantityChanged { ${parts} } maxInCart { ${parts} } successfullyAdded { ${parts} }
          cart { positions { itemId quantity } } } }`,
      { list: inputs, cartId },
    );
    return addProductsToCartFromTeaserWishlist;
  };

  it("OP-M-51, WISH-30: what comes of each entry is in its list, and the cart holds the rest", async () => {
    const [by, cartId] = await shopper();
    const answer = await fill(by, cartId, [
      { productId: "1", quantity: 2 },
      { productId: "2", itemId: "-", quantity: 3 },
      { productId: "4", itemId: "105", quantity: 2 },
      { productId: "3", quantity: 1 },
      { productId: "5", quantity: 1 },
      { productId: "1", itemId: "101", quantity: 50 },
    ]);
    expect(answer).toMatchObject({
      successful: true,
      generalErrorMessage: null,
      variantsToChoose: [{ productId: "1", itemId: null, quantity: 0 }],
      quantityChanged: [
        { productId: "4", requestedQuantity: 2, quantity: 5 },
        { productId: "1", requestedQuantity: 50, quantity: 10 },
      ],
      maxInCart: [
        { productId: "3", isSaleable: false },
        { productId: "5", isSaleable: false },
      ],
      successfullyAdded: [{ productId: "2", quantity: 3 }, { productId: "4" }, { productId: "1", itemId: "101" }],
      cart: {
        positions: [
          { itemId: "103", quantity: 3 },
          { itemId: "105", quantity: 5 },
          { itemId: "101", quantity: 10 },
        ],
      },
    });
    const again = await fill(by, cartId, [{ productId: "1", itemId: "101", quantity: 1 }]);
    expect(again).toMatchObject({ successful: false, maxInCart: [{ productId: "1", isSaleable: true }] });
    expect(again.generalErrorMessage).not.toBeNull();
    expect(await fill(by, cartId, [{ productId: "2", quantity: 0 }])).toMatchObject({ successful: false, cart: null });
    await expect(fill(by, randomUUID(), [{ productId: "2", quantity: 1 }])).rejects.toThrow("cart was not found");
  });

  it("ENT-10: an entry remembers what came of it, for who put it into the cart alone", async () => {
    const [by, cartId] = await shopper();
    const entryId = await by.add("merkzettel", 4, 5);
    await fill(by, cartId, [{ productId: "4", quantity: 1, entryId }]);
    const fields = "entries { options { variantsToChoose quantityChanged maxInCart countAddedToCart } }";
    expect(await by.list("merkzettel", fields)).toMatchObject({
      entries: [{ options: { variantsToChoose: false, quantityChanged: true, maxInCart: false, countAddedToCart: 5 } }],
    });
    const [stranger, strangersCart] = await shopper();
    await fill(stranger, strangersCart, [{ productId: "4", quantity: 7, entryId }]);
    expect((await by.list("merkzettel", fields)).entries[0].options.countAddedToCart).toBe(5);
    const [pen, ball] = [await by.add("merkzettel", 1), await by.add("merkzettel", 3)];
    await fill(by, cartId, [
      { productId: "1", quantity: 1, entryId: pen },
      { productId: "3", quantity: 1, entryId: ball },
    ]);
    const nothing = { variantsToChoose: false, quantityChanged: false, maxInCart: false, countAddedToCart: 0 };
    expect((await by.list("merkzettel", fields)).entries).toMatchObject([
      { options: { ...nothing, maxInCart: true } },
      { options: { ...nothing, variantsToChoose: true } },
      {},
    ]);
  });

  const addAll = async (by: Person) =>
    database.write`
      insert into wishlist_entry (id, wishlist_id, product_id, item_id, quantity, added_at)
      select gen_random_uuid(), (select id from wishlist where user_id = ${by.caller.userId}), id, null, 1, now()
      from product where id >= 10000`;

  it("C-60, WISH-31: a cart's content is put on a list, which keeps the larger quantity", async () => {
    const [by, cartId] = await shopper();
    await fill(by, cartId, [
      { productId: "2", quantity: 3 },
      { productId: "1", itemId: "101", quantity: 2 },
      { productId: "4", quantity: 6 },
    ]);
    await by.add("merkzettel", 2, 8, 103);
    await database.write`
      insert into cart_position (id, cart_id, item_id, kind, quantity) values (${randomUUID()}, ${cartId}, 108, 'normal', 4)`;
    const { addCartToWishlist } = await by.ask(
      `mutation { addCartToWishlist(cartId: "${cartId}", externalId: "merkzettel") { successful errorCode
        variantsToChoose { ${parts} } quantityChanged { ${parts} } maxInCart { ${parts} } } }`,
    );
    expect(addCartToWishlist).toMatchObject({
      successful: true,
      errorCode: null,
      variantsToChoose: [{ productId: "6", itemId: "108", quantity: 4 }],
      quantityChanged: [{ productId: "2", requestedQuantity: 3, quantity: 8 }],
      maxInCart: [],
    });
    expect((await by.list("merkzettel", "entries { quantity product { id } }")).entries).toContainEqual({
      quantity: 6,
      product: { id: "4" },
    });
    await addAll(by);
    await fill(by, cartId, [{ productId: "1", itemId: "102", quantity: 1 }]);
    const full = await by.ask(
      `mutation { addCartToWishlist(cartId: "${cartId}", externalId: "merkzettel") { successful maxInCart { productId itemId } } }`,
    );
    expect(full.addCartToWishlist).toEqual({ successful: true, maxInCart: [{ productId: "1", itemId: "102" }] });
  });

  it("WISH-31: a cart fills a list up to its limit, and what finds no place is named", async () => {
    const [by, cartId] = await shopper();
    await by.add("merkzettel", 1, 1, 101);
    await by.add("merkzettel", 1, 1, 102);
    await by.add("merkzettel", 4, 5);
    await addAll(by);
    await fill(by, cartId, [
      { productId: "2", quantity: 1 },
      { productId: "6", itemId: "107", quantity: 1 },
    ]);
    const { addCartToWishlist } = await by.ask(
      `mutation { addCartToWishlist(cartId: "${cartId}", externalId: "merkzettel") { successful errorCode maxInCart { productId } } }`,
    );
    expect(addCartToWishlist).toEqual({ successful: true, errorCode: null, maxInCart: [{ productId: "6" }] });
    const { entries } = await by.list("merkzettel", "entries { product { id } }");
    expect(entries).toHaveLength(500);
    expect(entries).toContainEqual({ product: { id: "2" } });
  });
});
