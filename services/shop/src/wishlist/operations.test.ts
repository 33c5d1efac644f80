import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, aVisitor, type Person, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

let carla: Person;
let list: string;
beforeEach(async () => {
  carla = await aCustomer(database, { first_name: "Carla" });
  list = await carla.makeList();
});

const entries = (fields = "externalId itemId quantity product { id }") => carla.list(list, `entries { ${fields} }`);
const quantity = (entryId: string, pieces: number, more = "", productId = 2) =>
  carla.change(
    `changeWishlistQuantity(externalId: "${list}", entry: { entryId: "${entryId}", productId: "${productId}", quantity: ${pieces}${more} })`,
  );

describe("entries", () => {
  it("OP-M-46: a removed entry is off the list and leaves its place, until it is restored", async () => {
    const [below, entryId, above] = [
      await carla.add(list, 1),
      await carla.add(list, 2, 3),
      await carla.add(list, 4, 5),
    ];
    const call = `removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}")`;
    expect(await carla.change(call)).toMatchObject({ successful: true, entryId });
    const seen = await carla.list(
      list,
      "entryCount entries { externalId } removedEntries { externalId indexInCurrentList quantity }",
    );
    expect(seen).toMatchObject({
      entryCount: 2,
      entries: [{ externalId: above }, { externalId: below }],
      removedEntries: [{ externalId: entryId, indexInCurrentList: 1, quantity: 3 }],
    });
    expect(await carla.change(call)).toMatchObject({ successful: false, errorCode: "ENTRY_NOT_FOUND" });
  });

  it("OP-M-50: a restored entry has its place, its quantity and its comments again, once", async () => {
    const entryId = await carla.add(list, 2, 3);
    await carla.add(list, 1);
    await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "Für Mia")`);
    await carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}")`);
    const call = `restoreWishlistEntry(externalId: "${list}", entryId: "${entryId}", entry: { productId: "2", quantity: 3 })`;
    expect(await carla.change(call)).toMatchObject({ successful: true, entryId });
    expect(await carla.change(call)).toMatchObject({ successful: true, entryId });
    expect(await entries("externalId quantity comments { comment }")).toMatchObject({
      entries: [{}, { externalId: entryId, quantity: 3, comments: [{ comment: "Für Mia" }] }],
    });
    const unknown = `restoreWishlistEntry(externalId: "${list}", entryId: "${randomUUID()}", entry: { productId: "4", quantity: 6 })`;
    expect(await carla.change(unknown)).toMatchObject({ successful: true });
    expect((await entries()).entries).toHaveLength(3);
  });

  it("OP-M-47: a quantity is changed, clamped to the item's bounds with a notice, and 0 takes the entry off", async () => {
    const [pad, stamp] = [await carla.add(list, 2), await carla.add(list, 4, 5)];
    const answer = await carla.ask(`mutation { changeWishlistQuantity(externalId: "${list}", entry: {
      entryId: "${pad}", productId: "2", quantity: 7 }) { wishlists { externalId entries { quantity product { id } } } } }`);
    const { wishlists } = answer.changeWishlistQuantity;
    expect(wishlists.find(({ externalId }: { externalId: string }) => externalId === list).entries).toEqual([
      { quantity: 5, product: { id: "4" } },
      { quantity: 7, product: { id: "2" } },
    ]);
    expect(await quantity(stamp, 50, "", 4)).toMatchObject({ messageKey: "vue.buybox.text.quantity.error" });
    expect((await entries()).entries[0].quantity).toBe(20);
    expect(await quantity(stamp, 2, "", 4)).toMatchObject({ messageKey: "vue.pdp.minQuantity" });
    expect((await entries()).entries[0].quantity).toBe(5);
    expect(await quantity(pad, 9_999)).toMatchObject({ successful: false, errorCode: "QUANTITY_INVALID" });
    expect(await quantity(pad, -1)).toMatchObject({ successful: false, errorCode: "QUANTITY_INVALID" });
    expect(await quantity(pad, 0)).toMatchObject({ successful: true });
    expect((await entries()).entries).toHaveLength(1);
  });

  it("OP-M-48: another item takes an entry's place; comments stay, and a variant is on a list once", async () => {
    const red = await carla.add(list, 1, 2, 101);
    await carla.add(list, 2);
    await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${red}", comment: "Blau?")`);
    const replace = (entryId: string, item: number) =>
      carla.change(
        `replaceWishlistItem(externalId: "${list}", entryId: "${entryId}", entry: { productId: "1", itemId: "${item}", quantity: 4 })`,
      );
    expect(await replace(red, 102)).toMatchObject({ successful: true, entryId: red });
    expect(await entries("externalId itemId quantity comments { comment }")).toMatchObject({
      entries: [{}, { externalId: red, itemId: "102", quantity: 4, comments: [{ comment: "Blau?" }] }],
    });
    const again = await carla.add(list, 1, 1, 101);
    expect(await replace(again, 102)).toMatchObject({ errorCode: "ALREADY_LISTED" });
    expect(await replace(again, 103)).toMatchObject({ errorCode: "PRODUCT_NOT_FOUND" });
  });

  it("takes no more than 500", async () => {
    await database.write`
      insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at, removed_at, removed_by)
      select gen_random_uuid(), ${list}, 3, 1, now(), null, null from generate_series(1, 1)`;
    await database.write`insert into product select (jsonb_populate_record(product, jsonb_build_object('id', 1000 + n))).*
      from product, generate_series(1, 499) as n where id = 2 on conflict do nothing`;
    await database.write`
      insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at)
      select gen_random_uuid(), ${list}, 1000 + n, 1, now() from generate_series(1, 499) as n`;
    const call = `addProductToWishlist(externalId: "${list}", entry: { productId: "2" })`;
    expect(await carla.change(call)).toMatchObject({
      errorCode: "LIMIT_REACHED",
      generalErrorMessage: "Auf eine Liste passen höchstens 500 Artikel.",
    });
  });
});

describe("hearts (C-18)", () => {
  const marks = async (ids = '["1", "2"]') => {
    const { wishlistMarks } = await carla.ask(`{ wishlistMarks(productIds: ${ids}) { wishlistId productId itemId } }`);
    return wishlistMarks;
  };

  it("shows what is on any list that the caller may change, of the products requested", async () => {
    const other = await aCustomer(database);
    const foreign = await other.makeList();
    await other.add(foreign, 2);
    await carla.change(`joinWishlist(shareData: "${await other.invite(foreign, "COMMENTATOR")}")`);
    expect(await marks()).toEqual([]);
    await carla.change(`joinWishlist(shareData: "${await other.invite(foreign, "EDITOR")}")`);
    await carla.add("merkzettel", 1, 1, 101);
    await carla.add(list, 4, 5);
    expect(await marks()).toEqual([
      { wishlistId: "merkzettel", productId: "1", itemId: "101" },
      { wishlistId: foreign, productId: "2", itemId: null },
    ]);
    const nothing = await carla.ask("{ wishlistMarks(productIds: []) { productId } }");
    expect(nothing.wishlistMarks).toEqual([]);
  });

  it("refuses more products than a page shows", async () => {
    const ids = JSON.stringify(Array.from({ length: 201 }, (_, index) => String(index + 1)));
    await expect(marks(ids)).rejects.toThrow("At most 200");
  });

  it("takes a product off all lists at once, and moves it between lists all or nothing", async () => {
    await carla.add("merkzettel", 2);
    await carla.add(list, 2);
    expect(await carla.change('removeProductFromWishlists(entry: { productId: "2" })')).toMatchObject({
      successful: true,
    });
    expect(await marks()).toEqual([]);
    const choose = (addTo: string[], removeFrom: string[]) =>
      carla.change(
        `chooseWishlists(entry: { productId: "2" }, addTo: ${JSON.stringify(addTo)}, removeFrom: ${JSON.stringify(removeFrom)})`,
      );
    await choose([list, "merkzettel"], []);
    expect(await marks()).toHaveLength(2);
    await choose([], [list]);
    expect(await marks()).toEqual([{ wishlistId: "merkzettel", productId: "2", itemId: null }]);
    expect(await choose([list, randomUUID()], [])).toMatchObject({ errorCode: "LIST_NOT_FOUND" });
    expect(await marks()).toHaveLength(1);
  });
});

describe("lists", () => {
  it("OP-M-52: are made, renamed, described and deleted, after a question when something is on them", async () => {
    const rename = (name: string, version = "") =>
      carla.change(`renameWishlist(externalId: "${list}", name: ${JSON.stringify(name)}${version})`);
    expect(await rename(" Klasse 4 ")).toMatchObject({ successful: true });
    expect(await rename("Klasse 5", ", version: 0")).toMatchObject({ errorCode: "CHANGED_MEANWHILE" });
    expect(await rename(" ")).toMatchObject({ errorCode: "NAME_INVALID" });
    expect(await rename("x".repeat(81))).toMatchObject({ errorCode: "NAME_INVALID" });
    expect(await rename("Gewinn: boese.example")).toMatchObject({
      errorCode: "NAME_INVALID",
      generalErrorMessage: expect.stringContaining("ohne Internet- oder E-Mail-Adresse"),
    });
    await carla.change(`describeWishlist(externalId: "${list}", description: "Bis Mai")`);
    expect(await carla.list(list, "name description version isDefault")).toMatchObject({
      name: "Klasse 4",
      description: "Bis Mai",
      version: 2,
      isDefault: false,
    });
    await carla.add(list, 2);
    const drop = (id: string, more = "") => carla.change(`deleteWishlist(externalId: "${id}"${more})`);
    expect(await drop(list)).toMatchObject({ errorCode: "NOT_EMPTY" });
    expect(await drop(list, ", withEntries: true")).toMatchObject({ successful: true, wishlist: null });
    expect(await carla.list(list)).toBeNull();
    expect(await drop("merkzettel")).toMatchObject({ errorCode: "DEFAULT_LIST" });
    expect(await carla.change('renameWishlist(externalId: "merkzettel", name: "Meine")')).toMatchObject({
      errorCode: "DEFAULT_LIST",
    });
    expect(await aVisitor(database).change('createWishlist(name: "Meine")')).toMatchObject({
      errorCode: "SIGN_IN_REQUIRED",
    });
  });

  it("ACCESS-32: the business store keeps lists of customers alone, and tells everyone else to sign in", async () => {
    const entry = 'entry: { productId: "1", quantity: 1 }';
    const calls = {
      addProductToWishlist: `externalId: "merkzettel", ${entry}`,
      chooseWishlists: `${entry}, addTo: ["merkzettel"], removeFrom: []`,
    };
    const visitor = aVisitor(database);
    for (const [name, given] of Object.entries(calls)) {
      const call = `mutation { ${name}(${given}) { successful errorCode generalErrorMessage } }`;
      expect((await visitor.ask(call, {}, "b2b"))[name]).toEqual({
        successful: false,
        errorCode: "SIGN_IN_REQUIRED",
        generalErrorMessage: "Dafür brauchen Sie ein Konto. Bitte melden Sie sich an.",
      });
      expect((await visitor.ask(call))[name]).toMatchObject({ successful: true });
    }
  });

  it("OP-M-54: one is the standard one; the cookie's is active while the caller may change it", async () => {
    const flags = async (cookie: string) => {
      const { getAllWishlists } = await carla.ask(
        `{ getAllWishlists { externalId isStandardList active(activeWishlistId: ${cookie}) } }`,
      );
      return getAllWishlists.map(({ isStandardList, active }: Record<string, boolean>) => [isStandardList, active]);
    };
    expect(await flags("null")).toEqual([
      [true, true],
      [false, false],
    ]);
    await carla.change(`setStandardWishlist(externalId: "${list}")`);
    expect(await flags("null")).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await flags('"merkzettel"')).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(await flags(`"${randomUUID()}"`)).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("OP-Q-52, OP-Q-53: come without products for customers, and whole for visitors", async () => {
    const entryId = await carla.add(list, 2, 3);
    const { getAllWishlistsEssentials } = await carla.ask(
      "{ getAllWishlistsEssentials { externalId name isDefault isShared isEditor entryCount active entries { entryId productId itemId quantity } } }",
    );
    expect(getAllWishlistsEssentials).toMatchObject([
      { externalId: "merkzettel", isDefault: true, active: true, entryCount: 0, entries: [] },
      {
        externalId: list,
        name: "Klasse 3",
        isShared: false,
        isEditor: true,
        entryCount: 1,
        entries: [{ entryId, productId: "2", itemId: null, quantity: 3 }],
      },
    ]);
    const visitor = aVisitor(database);
    await visitor.add("merkzettel", 2, 4);
    const { getAllWishlistsFull } = await visitor.ask(
      "{ getAllWishlistsFull { externalId entries { quantity product { name } soldItem { orderNumber } totals { raw stringValue } } totals { raw } } }",
    );
    expect(getAllWishlistsFull).toEqual([
      {
        externalId: "merkzettel",
        entries: [
          {
            quantity: 4,
            product: { name: "Block" },
            soldItem: { orderNumber: "100103" },
            totals: { raw: 1_200, stringValue: "12,00\u00a0€" },
          },
        ],
        totals: { raw: 1_200 },
      },
    ]);
  });

  it("WISH-02: what has no variant yet costs the least of them, as long as they differ in price, and so does the list", async () => {
    const visitor = aVisitor(database);
    const amounts = async () => {
      const fields = "totals { raw startsFrom } entries { itemId totals { raw startsFrom } }";
      const { entries: rows, totals } = await visitor.list("merkzettel", fields);
      return [totals, ...rows.map((row: { totals: object }) => row.totals)];
    };
    await visitor.add("merkzettel", 2, 2);
    await visitor.add("merkzettel", 1, 1, 102);
    const sure = [400, 600].map((raw) => ({ raw, startsFrom: false }));
    expect(await amounts()).toEqual([{ raw: 1_000, startsFrom: false }, ...sure]);
    await visitor.add("merkzettel", 6, 1);
    await visitor.change('removeProductFromMerkzettel(entry: { productId: "1", itemId: "102" })');
    expect((await amounts())[0]).toEqual({ raw: 700, startsFrom: false });
    await visitor.add("merkzettel", 1, 1);
    expect((await amounts())[0]).toEqual({ raw: 1_100, startsFrom: true });
  });
});
