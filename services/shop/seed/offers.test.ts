import { expect, it } from "vitest";
import * as v from "valibot";
import { startCatalogue } from "../test/catalogue-fixture.ts";
import { startTestDatabase } from "../test/shop-test.ts";
import { Shopper } from "../test/shopper.ts";
import { seedDatabase } from "./seed.ts";
import { seedVouchers } from "../src/cart/seed.service.ts";

const database = await startTestDatabase();
await seedDatabase(database, {
  seed: 1,
  onProgress: () => undefined,
  sections: [{ name: "cart", seed: (tx) => seedVouchers(tx) }],
});
await startCatalogue(database);

const [sold] = await database.read<{ id: number }[]>`
  select item_id as id from stock join item on item.id = item_id
  where quantity > 100 and minimum_order_quantity = 1 order by item_id desc offset 10 limit 1`;
const Offers = v.object({
  catalogs: v.array(
    v.object({
      attained: v.boolean(),
      minimumPrice: v.object({ amount: v.number() }),
      item: v.object({ itemId: v.string(), name: v.string() }),
    }),
  ),
});

it.each(["de", "at", "ch", "b2b"] as const)("offers catalogues to every basket of %s (CART-06)", async (store) => {
  const shopper = await new Shopper(database, { store }).arrive();
  await shopper.add(sold?.id ?? 0);
  const { catalogs } = await shopper.run(
    "query ($id: ID!) { shop_findCart(cartId: $id) { catalogs { attained minimumPrice { amount } item { itemId name } } } }",
    "shop_findCart",
    Offers,
    { id: shopper.cartId },
  );
  expect(catalogs.map(({ item, attained, minimumPrice }) => [item.name, attained, minimumPrice.amount])).toEqual([
    ["Chalkbox Katalog – Schule und Büro", true, 0],
    ["Chalkbox Katalog – Kindergarten und Krippe", true, 0],
  ]);
  const [{ itemId } = { itemId: "" }] = catalogs.map(({ item }) => item);
  const addPosition = { setItemId: itemId, updateQuantity: { quantity: 1 }, asCatalog: true };
  const { successful, cart } = await shopper.update([{ positionOp: { addPosition } }]);
  expect(successful).toBe(true);
  expect(cart.positions.at(-1)).toMatchObject({ itemId, quantity: 1, totalPrice: { amount: 0 } });
});
