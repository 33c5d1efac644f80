import { randomUUID } from "node:crypto";
import type { Database } from "../src/platform/database.ts";
import { startCatalogue, writeCatalogue } from "./catalogue-fixture.ts";
import { Shopper, type ShopperOptions } from "./shopper.ts";

/** The items `1001` and `1002`, to be had. */
export async function writeTwoProducts(database: Database): Promise<void> {
  await writeCatalogue(database, {
    categories: [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }] }],
    products: [1, 2].map((id) => ({ id, category: 3, items: [{ id: id + 1_000, stock: 100 }] })),
  });
  await startCatalogue(database);
}

/** Of every account that a test makes here. */
export const password = "kreide";

/** What people do with devices, tabs and accounts of a shop. */
export function devicesAt(database: Database) {
  const shopper = (options: ShopperOptions = {}) => new Shopper(database, options).arrive();

  const register = (who: Shopper, email: string) =>
    who.signIn(
      "registerCustomer(customer: $customer, cartId: $cartId)",
      "$customer: RegisterCustomerInput!, $cartId: ID",
      {
        customer: { email, password },
        cartId: who.cartId,
      },
    );
  const signIn = (who: Shopper, email: string, secret = password) =>
    who.signIn("login(credentials: $credentials, cartId: $cartId)", "$credentials: LoginInput!, $cartId: ID", {
      credentials: { email, password: secret },
      cartId: who.cartId,
    });
  const account = async () => {
    const email = `${randomUUID()}@example.org`;
    await register(await shopper(), email);
    return email;
  };
  const copyOf = (who: Shopper, changes: Partial<Shopper["caller"]> = {}): Shopper => {
    const copy = new Shopper(database);
    copy.caller = { ...who.caller, ...changes };
    copy.cartId = who.cartId;
    return copy;
  };
  const isFound = async (who: Shopper) =>
    (await who.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", { id: who.cartId })).length === 0;
  return { shopper, register, signIn, account, copyOf, isFound };
}
