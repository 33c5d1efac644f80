import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, type Person, sharedList, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await database.write`update item set name_de = case id when 101 then 'Füller, rot' else 'Füller, blau' end where product_id = 1`;
await startCatalogue(database);

const now = new Date("2026-05-04T08:30:00.000Z");
let carla: Person;
let list: string;
beforeEach(async () => {
  carla = await aCustomer(database, { first_name: "Carla" }, { now: () => now });
  list = await carla.makeList();
});

/** @param of product and item, as the page shows the entry */
const change = (entryId: string, quantity: number, of: string) =>
  carla.change(
    `changeWishlistQuantity(externalId: "${list}", entry: { entryId: "${entryId}", quantity: ${quantity}, ${of} })`,
  );
const pad = 'productId: "2"';
const entriesOf = async (fields: string) => (await carla.list(list, `entries { ${fields} }`)).entries;

describe("a quantity", () => {
  it("WISH-22: is applied when it differs from the current one; else the entry stays as it is", async () => {
    const entryId = await carla.add(list, 2, 3);
    expect(await change(entryId, 3, pad)).toMatchObject({ successful: true });
    expect(await entriesOf("quantity version")).toEqual([{ quantity: 3, version: 0 }]);
    expect(await change(entryId, 4, pad)).toMatchObject({ successful: true });
    expect(await entriesOf("quantity version")).toEqual([{ quantity: 4, version: 1 }]);
  });

  it("WISH-22: of a removed entry is not applied; it comes back with the one that it had", async () => {
    const entryId = await carla.add(list, 2, 3);
    await carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}")`);
    expect(await change(entryId, 7, pad)).toMatchObject({ successful: false, errorCode: "ENTRY_NOT_FOUND" });
    expect(await carla.list(list, "entries { quantity } removedEntries { quantity }")).toMatchObject({
      entries: [],
      removedEntries: [{ quantity: 3 }],
    });
  });

  it("OP-M-47: is that of the product and item that the entry holds, else nothing changes", async () => {
    const entryId = await carla.add(list, 1, 2, 101);
    for (const other of ['productId: "2"', 'productId: "1"', 'productId: "1", itemId: "102"']) {
      expect(await change(entryId, 5, other)).toMatchObject({ successful: false, errorCode: "CHANGED_MEANWHILE" });
    }
    expect(await change(entryId, 5, 'productId: "1", itemId: "101"')).toMatchObject({ successful: true });
    expect(await entriesOf("itemId quantity")).toEqual([{ itemId: "101", quantity: 5 }]);
  });
});

it("WISH-08, OP-M-50: what was removed is restored with its item and quantity", async () => {
  const entryId = await carla.add(list, 1, 2, 102);
  await carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}")`);
  expect((await carla.list(list, "removedEntries { itemId quantity }")).removedEntries).toEqual([
    { itemId: "102", quantity: 2 },
  ]);
  const entry = 'entry: { productId: "1", itemId: "102", quantity: 2 }';
  await carla.change(`restoreWishlistEntry(externalId: "${list}", entryId: "${entryId}", ${entry})`);
  expect(await entriesOf("externalId itemId quantity product { id }")).toEqual([
    { externalId: entryId, itemId: "102", quantity: 2, product: { id: "1" } },
  ]);
});

it("WISH-07: an undo is offered to who removed, not to others on the list", async () => {
  const gustav = await aCustomer(database, {}, { now: () => now });
  const shared = await sharedList(carla, { EDITOR: gustav });
  await carla.add(shared, 2, 3);
  const theirs = await carla.add(shared, 1, 2, 102);
  await gustav.change(`removeProductFromWishlist(externalId: "${shared}", entryId: "${theirs}")`);
  const offered = async (who: Person) =>
    (await who.list(shared, "removedEntries { externalId indexInCurrentList }")).removedEntries;
  expect(await offered(gustav)).toEqual([{ externalId: theirs, indexInCurrentList: 0 }]);
  expect(await offered(carla)).toEqual([]);
});

it("OP-M-50: the undo of what was put on the list again meanwhile gives its comments to what is there", async () => {
  const removed = await carla.add(list, 2, 3);
  await carla.change(`addWishlistComment(externalId: "${list}", entryId: "${removed}", comment: "Für Mia")`);
  await carla.change(`removeProductFromWishlist(externalId: "${list}", entryId: "${removed}")`);
  const again = await carla.add(list, 2, 5);
  const undo = `restoreWishlistEntry(externalId: "${list}", entryId: "${removed}", entry: { productId: "2", quantity: 3 })`;
  expect(await carla.change(undo)).toMatchObject({ successful: true, entryId: again });
  expect(await entriesOf("externalId quantity comments { comment }")).toEqual([
    { externalId: again, quantity: 5, comments: [{ comment: "Für Mia" }] },
  ]);
});

it("ENT-09: a list has its id, name, description, when it was made, its state, its people and its entries", async () => {
  const made = await carla.ask(
    'mutation { createWishlist(name: "Klasse 4", description: "Bis Mai") { wishlist { externalId } } }',
  );
  const { externalId } = made.createWishlist.wishlist;
  await carla.add(externalId, 2);
  const fields =
    "name description createdAt active isDefault isStandardList users { name } entries { product { id } } isCreator";
  expect(await carla.list(externalId, fields)).toEqual({
    externalId,
    name: "Klasse 4",
    description: "Bis Mai",
    createdAt: now.toISOString(),
    active: false,
    isDefault: false,
    isStandardList: false,
    users: [],
    entries: [{ product: { id: "2" } }],
    isCreator: true,
  });
});

it("ENT-10: an entry has an id of its own, and its item a name of its own", async () => {
  const ids = [await carla.add(list, 1, 1, 101), await carla.add(list, 1, 1, 102)];
  const [blue, red] = await entriesOf("externalId item { id name }");
  expect([red.externalId, blue.externalId]).toEqual(ids);
  expect([red.item, blue.item]).toEqual([
    { id: "101", name: "Füller, rot" },
    { id: "102", name: "Füller, blau" },
  ]);
});
