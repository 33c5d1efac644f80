import { randomUUID } from "node:crypto";
import { hashPassword } from "../src/platform/auth/password.ts";
import type { Database } from "../src/platform/database.ts";
import { password } from "./devices.ts";
import { Shopper, type ShopperOptions } from "./shopper.ts";
import { insertRows } from "../seed/insert-rows.ts";

let passwordHash: Promise<string> | undefined;

/**
 * Stores a new account. Hashing takes long, so all accounts have one hash, that of {@link password}.
 * @param columns of the row in `customer` that differ from an empty consumer account
 */
export async function insertAccount(
  database: Database,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly customerId: string; readonly email: string }> {
  const customerId = randomUUID();
  const email = `${customerId}@example.org`;
  passwordHash ??= hashPassword(password);
  const account = { id: customerId, realm: "consumer", email, password_hash: await passwordHash, ...columns };
  await database.transaction((tx) => insertRows(tx, "customer", [account]));
  return { customerId, email };
}

/** Someone with a new account and an empty cart, signed in without a token. @param columns as of {@link insertAccount} */
export async function newAccount(
  database: Database,
  columns: Readonly<Record<string, unknown>> = {},
  options: ShopperOptions = {},
): Promise<Shopper> {
  const { customerId } = await insertAccount(database, columns);
  const shopper = new Shopper(database, options);
  shopper.caller = { userId: null, customer: { customerId, isGuest: false, tokenId: randomUUID() }, tokenFault: null };
  return shopper.arrive();
}
