import * as v from "valibot";
import type { Database } from "../src/platform/database.ts";
import { startCatalogue, writeCatalogue } from "./catalogue-fixture.ts";
import { Shopper, type ShopperOptions } from "./shopper.ts";

/** An assortment to check out with: `1001` and `1002` are parcels, `1007` is bulky. */
export async function writeAssortment(database: Database): Promise<void> {
  const product = (id: number, item: object = {}) => ({
    id,
    category: 3,
    name: `Stift ${id}`,
    items: [{ id: id + 1_000, ...item }],
  });
  await writeCatalogue(database, {
    categories: [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }] }],
    products: [
      product(1, { price: 1_190, stock: 1_000 }),
      product(2, { price: 500, stock: 1_000 }),
      product(7, { price: 9_900, stock: 1_000, columns: { shipping_class: "spedition" } }),
    ],
  });
  await startCatalogue(database);
}

/** An item of its own for a test that looks at stock. */
export async function newItem(database: Database, stock: number): Promise<number> {
  const row = v.object({ id: v.number() });
  const [found] = await database.write`select coalesce(max(id), 5000) + 1 as id from item where id > 5000`;
  const { id } = v.parse(row, found);
  await database.write`
    insert into item (id, product_id, order_number, name_de, name_en, position, variant_attributes, weight_grams, picture)
    values (${id}, 1, ${String(id)}, ${`Einzelstück ${id}`}, ${`Single ${id}`}, ${id}, ${JSON.stringify([{ name: "X", value: String(id) }])}::text::jsonb, 100,
      '{"kind":"pencil","colour":"#d8352a","accent":"#f4c430"}')`;
  await database.write`insert into price (store, item_id, price_cents, vat_basis_points) values ('de', ${id}, 1000, 1900)`;
  await database.write`insert into stock (item_id, quantity) values (${id}, ${stock})`;
  return id;
}

/** Pieces in stock. */
export async function stockOf(database: Database, itemId: number): Promise<number> {
  const [row] = await database.write`select quantity from stock where item_id = ${itemId}`;
  return v.parse(v.object({ quantity: v.number() }), row).quantity;
}

/** Orders that were made of a cart. */
export async function ordersOf(database: Database, cartId: string): Promise<number> {
  const [row] = await database.write`select count(*)::int as count from shop_order where cart_id = ${cartId}`;
  return v.parse(v.object({ count: v.number() }), row).count;
}

/** A guest who has everything that an order needs. */
export async function readyGuest(
  database: Database,
  payment = "INVOICE",
  items: readonly [number, number][] = [[1_001, 2]],
  options: ShopperOptions & { readonly email?: string } = {},
): Promise<Shopper> {
  const shopper = await new Shopper(database, options).arrive();
  for (const [itemId, quantity] of items) await shopper.add(itemId, quantity);
  await shopper.beGuest(options.email);
  await shopper.chooseAddress();
  await shopper.choosePayment(payment);
  return shopper;
}
