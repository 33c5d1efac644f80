import { describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, aVisitor, type Person, writeListedProducts } from "../../test/wishlists.ts";

const size = 25;
const products = Array.from({ length: size + 5 }, (_, index) => 1_001 + index);
/** In the order of the list: what was added last is on top. */
const newestFirst = products.toReversed();
const database = await startTestDatabase();
await writeListedProducts(database, products);
await startCatalogue(database);

interface Shown {
  readonly product: { readonly id: string };
}
const idsOf = (entries: readonly Shown[]) => entries.map(({ product }) => Number(product.id));

/** A list with a full page and five rows more. */
async function longList(): Promise<{ readonly carla: Person; readonly listId: string }> {
  const carla = await aCustomer(database);
  const listId = await carla.makeList();
  await carla.add(listId, products[0] ?? 0);
  await database.write`
    insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at)
    select gen_random_uuid(), ${listId}, product, 1, now()
    from unnest(${products.slice(1)}::int[]) with ordinality as more (product, place) order by place`;
  return { carla, listId };
}

/** A page of what a link shows. @param page an argument's literal, or none for the whole list */
async function behindLink(by: Person, shareData: string, page: string) {
  const { getSharedWishlist } = await by.ask(
    `{ getSharedWishlist(shareData: "${shareData}") { entryCount totals { raw }
      entryPage${page} { currentPage totalPages entries { product { id } } } } }`,
  );
  return getSharedWishlist;
}

/** A page of a list that someone is on. */
const pageOf = async (by: Person, listId: string, page: number) =>
  (await by.list(
    listId,
    `entryCount totals { raw } entryPage(page: ${page}) { currentPage totalPages
      entries { externalId product { id } } removedEntries { externalId product { id } } }`,
  )) ?? null;

describe("pages of what a link shows", () => {
  it.each(["ADMIN", "EDITOR", "COMMENTATOR"])(
    "with the right %s hold all entries once, with count and totals of all of them",
    async (right) => {
      const { carla, listId } = await longList();
      const shareData = await carla.invite(listId, right);
      const visitor = aVisitor(database);
      const [first, second] = [
        await behindLink(visitor, shareData, "(page: 1)"),
        await behindLink(visitor, shareData, "(page: 2)"),
      ];
      expect([first, second].map(({ entryPage }) => [entryPage.currentPage, entryPage.totalPages])).toEqual([
        [1, 2],
        [2, 2],
      ]);
      expect(idsOf(first.entryPage.entries)).toEqual(newestFirst.slice(0, size));
      expect(idsOf(second.entryPage.entries)).toEqual(newestFirst.slice(size));
      const whole = { entryCount: products.length, totals: { raw: products.length * 100 } };
      expect([first, second]).toMatchObject([whole, whole]);
    },
  );

  it("end with the last one; without a number everything is one page", async () => {
    const { carla, listId } = await longList();
    const shareData = await carla.invite(listId, "COMMENTATOR");
    expect((await behindLink(carla, shareData, "(page: 99)")).entryPage.currentPage).toBe(2);
    expect((await behindLink(carla, shareData, "(page: -1)")).entryPage.currentPage).toBe(1);
    const { entryPage } = await behindLink(carla, shareData, "");
    expect([entryPage.totalPages, idsOf(entryPage.entries)]).toEqual([1, newestFirst]);
  });
});

describe("pages of a list of another person's", () => {
  it.each(["ADMIN", "EDITOR", "COMMENTATOR"])("are the creator's for the right %s", async (right) => {
    const { carla, listId } = await longList();
    const guest = await aCustomer(database);
    await guest.change(`joinWishlist(shareData: "${await carla.invite(listId, right)}")`);
    for (const page of [1, 2]) expect(await pageOf(guest, listId, page)).toEqual(await pageOf(carla, listId, page));
    expect(idsOf((await pageOf(guest, listId, 2)).entryPage.entries)).toEqual(newestFirst.slice(size));
  });

  it.each(["ADMIN", "EDITOR"])(
    "with the right %s what was removed from the second page can be restored there by who did it alone",
    async (right) => {
      const { carla, listId } = await longList();
      const guest = await aCustomer(database);
      await guest.change(`joinWishlist(shareData: "${await carla.invite(listId, right)}")`);
      const before = await pageOf(guest, listId, 2);
      const [gone] = before.entryPage.entries;
      const removed = `removeProductFromWishlist(externalId: "${listId}", entryId: "${gone.externalId}")`;
      expect(await guest.change(removed)).toMatchObject({ successful: true });
      expect((await pageOf(guest, listId, 2)).entryPage.removedEntries).toMatchObject([
        { externalId: gone.externalId },
      ]);
      expect(await pageOf(carla, listId, 2)).toMatchObject({
        entryCount: products.length - 1,
        entryPage: { removedEntries: [], totalPages: 2 },
      });
      const entry = `{ productId: "${gone.product.id}", quantity: 1 }`;
      await guest.change(
        `restoreWishlistEntry(externalId: "${listId}", entryId: "${gone.externalId}", entry: ${entry})`,
      );
      expect(await pageOf(guest, listId, 2)).toMatchObject(before);
    },
  );

  it("with the right to comment nothing of the second page can be removed", async () => {
    const { carla, listId } = await longList();
    const guest = await aCustomer(database);
    await guest.change(`joinWishlist(shareData: "${await carla.invite(listId, "COMMENTATOR")}")`);
    const before = await pageOf(guest, listId, 2);
    const [entry] = before.entryPage.entries;
    const removed = `removeProductFromWishlist(externalId: "${listId}", entryId: "${entry.externalId}")`;
    expect(await guest.change(removed)).toMatchObject({ errorCode: "NOT_ALLOWED" });
    expect(await pageOf(guest, listId, 2)).toEqual(before);
  });
});

describe("how much is on lists", () => {
  it("counts what came after the catalogue was last read, and not what the store does not sell", async () => {
    const { carla, listId } = await longList();
    const fresh = 5_000_001;
    await database.write`
      insert into product select (product_row).* from (
        select jsonb_populate_record(product, jsonb_build_object('id', ${fresh}::int)) as product_row from product where id = 2
      ) as copied`;
    await database.write`
      insert into item select (item_row).* from (
        select jsonb_populate_record(item, jsonb_build_object('id', ${fresh}::int, 'product_id', ${fresh}::int,
          'order_number', ${`N-${fresh}`}::text)) as item_row from item where id = 103
      ) as copied`;
    await database.write`
      insert into price (store, item_id, price_cents, vat_basis_points) values ('de', ${fresh}, 100, 1900)`;
    await database.write`
      insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at)
      select gen_random_uuid(), ${listId}, product, 1, now() from unnest(${[fresh, 5]}::int[]) as product`;
    const list = await carla.list(listId, "entryCount entries { product { id } }");
    expect([list.entryCount, list.entries.length]).toEqual([products.length + 1, products.length + 1]);
    const { wishlistSummary } = await carla.ask("{ wishlistSummary { entryCount } }");
    expect(wishlistSummary.entryCount).toBe(products.length + 1);
  });
});
