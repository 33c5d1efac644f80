import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { aCustomer, type Person, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

let carla: Person;
let gustav: Person;
let own: string;
let commented: string;
/** Carla has a list, and may comment on one of Gustav's with the same product. */
beforeEach(async () => {
  carla = await aCustomer(database, { first_name: "Carla" });
  gustav = await aCustomer(database, { first_name: "Gustav" });
  own = await carla.makeList();
  commented = await gustav.makeList();
  await gustav.add(commented, 2);
  await carla.add(own, 2);
  await carla.change(`joinWishlist(shareData: "${await gustav.invite(commented, "COMMENTATOR")}")`);
});

describe("a list that may only be commented on", () => {
  it("C-18, WISH-18: does not keep a product on the lists that may be changed, and keeps its own entry", async () => {
    expect(await carla.change('removeProductFromWishlists(entry: { productId: "2" })')).toMatchObject({
      successful: true,
    });
    expect(await carla.list(own)).toMatchObject({ entries: [] });
    expect(await gustav.list(commented)).toMatchObject({ entries: [{ product: { id: "2" } }] });
  });

  it("OP-M-54: is not the one that new entries go to, though the cookie names it", async () => {
    const { getAllWishlists } = await carla.ask(
      `{ getAllWishlists { externalId active(activeWishlistId: "${commented}") } }`,
    );
    const active = getAllWishlists.filter((list: { active: boolean }) => list.active);
    expect(active).toEqual([{ externalId: "merkzettel", active: true }]);
  });
});

it("C-18: what was taken off before stays as it was when its product is taken off again", async () => {
  const takeOff = () => carla.change('removeProductFromWishlists(entry: { productId: "2" })');
  await takeOff();
  await database.write`
    update wishlist_entry set removed_at = removed_at - interval '5 seconds' where wishlist_id = ${own}`;
  const removedAt = async () => [
    ...(await database.write`select removed_at from wishlist_entry where wishlist_id = ${own}`),
  ];
  const before = await removedAt();
  expect(before).toEqual([{ removedAt: expect.any(Date) }]);
  await takeOff();
  expect(await removedAt()).toEqual(before);
});
