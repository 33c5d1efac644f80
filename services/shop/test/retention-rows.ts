import { randomUUID } from "node:crypto";
import type { Queryable } from "../src/platform/database.ts";

/** Durations in milliseconds. */
export const hour = 3_600_000;
export const day = 24 * hour;
/** When each row is stored: long before the moments at which the job runs, which are days and months later. */
export const stored = new Date("2026-01-01T12:00:00Z");

/** Makes rows as strangers' requests leave them, all stored at `stored`. */
export function retentionRows(
  sql: Queryable,
  { itemId, productId }: { readonly itemId: number; readonly productId: number },
) {
  const insert = async (table: string, row: object): Promise<void> =>
    void (await sql`insert into ${sql(table)} ${sql(row)}`);
  const newUser = async (): Promise<string> => {
    const id = randomUUID();
    await insert("shop_user", { id, created_at: stored });
    return id;
  };
  const newCustomer = async (guest: boolean): Promise<string> => {
    const id = randomUUID();
    const account = guest ? {} : { email: `${id.slice(0, 8)}@example.org`, password_hash: "x" };
    await insert("customer", { id, realm: "consumer", is_guest: guest, created_at: stored, ...account });
    return id;
  };
  const newCart = async (more: object = {}): Promise<string> => {
    const id = randomUUID();
    await insert("cart", { id, store: "de", user_id: await newUser(), created_at: stored, opened_at: stored, ...more });
    return id;
  };
  const fill = (cartId: string) =>
    insert("cart_position", { id: randomUUID(), cart_id: cartId, item_id: itemId, kind: "normal", quantity: 1 });
  const newList = async (owner: object): Promise<string> => {
    const id = randomUUID();
    await insert("wishlist", { id, name: "L", created_at: stored, ...owner });
    return id;
  };
  const newEntry = async (listId: string, more: object = {}): Promise<string> => {
    const id = randomUUID();
    await insert("wishlist_entry", {
      id,
      wishlist_id: listId,
      product_id: productId,
      quantity: 1,
      added_at: stored,
      ...more,
    });
    return id;
  };
  return { insert, newUser, newCustomer, newCart, fill, newList, newEntry };
}
