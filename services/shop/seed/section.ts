import type { TransactionSql } from "../src/platform/database.ts";
import type { Random } from "./random.ts";

/** Demo data of one domain. Each section runs once, in a transaction of its own. */
export interface SeedSection {
  /** Name in `seed_record`; never change it, or the section runs again. */
  readonly name: string;
  /** Inserts the data. Draws random numbers from `random` only, and counts dates from `now`. */
  readonly seed: (tx: TransactionSql, random: Random, now: Date) => Promise<void>;
}
