import { expect, it } from "vitest";
import { writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { seedVouchers } from "./seed.service.ts";

const database = await startTestDatabase();

it("adds vouchers, a gift, an article for nothing and the catalogues, once (demo data)", async () => {
  const small = (id: number, price: number, more: object = {}) => ({
    id,
    category: 1,
    items: [{ id: id + 100, price, stock: 30, ...more }],
  });
  await writeCatalogue(database, {
    categories: [{ id: 1 }, { id: 2, columns: { path: "/kataloge/gedruckt/" } }],
    products: [
      // Too cheap, too dear, too few, sold by the five, bulky, and not sold everywhere: none of them is given away.
      small(1, 149),
      small(2, 601),
      small(3, 200, { stock: 29 }),
      small(4, 200, { columns: { minimum_order_quantity: 5 } }),
      small(5, 200, { columns: { shipping_class: "spedition" } }),
      small(6, 200, { price: undefined, prices: { de: 200 } }),
      small(7, 600),
      small(8, 150),
      { id: 20, category: 2, items: [{ id: 120, price: 1, stock: 5 }] },
    ],
  });
  await database.transaction((tx) => seedVouchers(tx));
  await database.transaction((tx) => seedVouchers(tx));
  const vouchers = await database.write`
    select code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents, max_per_customer, max_redemptions
    from voucher order by code`;
  const common = { maxPerCustomer: 1, maxRedemptions: null };
  expect([...vouchers]).toEqual([
    {
      ...common,
      code: "GESCHENK",
      kind: "free_article",
      nameDe: "Ein Geschenk zu Ihrer Bestellung",
      nameEn: "A gift with your order",
      percentBasisPoints: null,
      itemId: 108,
      minimumSubtotalCents: 5_000,
    },
    {
      ...common,
      code: "SCHULE10",
      kind: "percentage",
      nameDe: "10 % zum Schulstart",
      nameEn: "10 % off for the new school year",
      percentBasisPoints: 1_000,
      itemId: null,
      minimumSubtotalCents: 3_000,
    },
  ]);
  const offers =
    await database.write`select store, item_id, kind, minimum_subtotal_cents as cents from free_offer order by store, kind`;
  expect([...offers]).toEqual(
    ["at", "b2b", "ch", "de"].flatMap((store) => [
      { store, itemId: 120, kind: "catalog", cents: 0 },
      { store, itemId: 107, kind: "free", cents: 8_000 },
    ]),
  );
});
