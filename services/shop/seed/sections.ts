import { seedAccounts } from "../src/account/seed.service.ts";
import { seedVouchers } from "../src/cart/seed.service.ts";
import type { TransactionSql } from "../src/platform/database.ts";
import { contentSection } from "./content/content.ts";
import { primeSection } from "./prime/prime.ts";
import type { Random } from "./random.ts";

/** Demo data of one domain. Each section runs once, in a transaction of its own. */
export interface SeedSection {
  /** Name in `seed_record`; never change it, or the section runs again. */
  readonly name: string;
  /** Inserts the data. Draws random numbers from `random` only, and counts dates from `now`. */
  readonly seed: (tx: TransactionSql, random: Random, now: Date) => Promise<void>;
}

/** Sections that run after the catalogue, in this order. A domain adds its own here. */
export const sections: readonly SeedSection[] = [
  contentSection,
  primeSection,
  { name: "account", seed: (tx) => seedAccounts(tx) },
  { name: "cart", seed: (tx) => seedVouchers(tx) },
];
