import { expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { seedDatabase } from "../seed.ts";
import { wishlistSection } from "./wishlist.ts";

const database = await startTestDatabase();
await seedDatabase(database, { seed: 1, sections: [wishlistSection], onProgress: () => undefined });
await startCatalogue(database);

const overview =
  "{ getTeaserWishlists { externalId name description audience entryCount image { src } totals { raw } } }";

it.each([
  ["de", "consumer"],
  ["at", "consumer"],
  ["ch", "consumer"],
  ["b2b", "school"],
] as const)(
  "store %s has four class lists at least, each with its name, drawing and price",
  async (store, audience) => {
    const { data } = await runQuery(testContext({ database, store }), overview);
    const lists = Object(data).getTeaserWishlists;
    expect(lists.length).toBeGreaterThanOrEqual(4);
    for (const list of lists) {
      expect(list).toMatchObject({ audience, image: { src: expect.stringContaining("/media/") } });
      expect(list.entryCount).toBeGreaterThanOrEqual(5);
      expect(list.totals.raw).toBeGreaterThan(1_000);
      expect(list.description).toMatch(/^<p>.*<\/p>$/);
      expect(store === "ch" && list.name.includes("ß")).toBe(false);
    }
  },
  60_000,
);

it("leaves choices open on lists for consumers", async () => {
  const query = `{ getWishlistFromTeaserId(externalId: "erstausstattung-klasse-1") { entries { itemId product { hasMultipleItems } } } }`;
  const { data } = await runQuery(testContext({ database }), query);
  const { entries } = Object(data).getWishlistFromTeaserId;
  const open = entries.filter((entry: { itemId: string | null }) => entry.itemId === null);
  expect(open.length).toBeGreaterThanOrEqual(2);
  expect(open.every((entry: { product: { hasMultipleItems: boolean } }) => entry.product.hasMultipleItems)).toBe(true);
});
