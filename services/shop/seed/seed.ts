import type { Database, TransactionSql } from "../src/platform/database.ts";
import { generateCatalogue } from "./generate/generate-catalogue.ts";
import type { CatalogueRows } from "./generate/rows.ts";
import { insertRows } from "./insert-rows.ts";
import { createRandom } from "./random.ts";
import type { SeedSection } from "./section.ts";
import { sections } from "./sections.ts";

export interface SeedOptions {
  /** The one number that decides all demo data. */
  readonly seed: number;
  /** Called after every step: steps done, steps in all, and the name of what was put in. */
  readonly onProgress: (done: number, total: number, label: string) => void;
  /** Sections to put in after the catalogue; all of `sections.ts` by default. */
  readonly sections?: readonly SeedSection[];
}

/** The catalogue's tables, each after those that it refers to. */
const catalogueTables = [
  "category",
  "variant_attribute",
  "variant_option",
  "facet",
  "facet_value",
  "product",
  "item",
  "item_component",
  "price",
  "stock",
  "product_facet_value",
  "review",
  "accessory",
  "replacement_product",
  "lightning_deal",
] as const satisfies readonly (keyof CatalogueRows)[];

/** Number of the lock that keeps two processes from seeding at once. */
const seedLock = 7_210_010;

/**
 * Puts the demo data in, once: does nothing for what is there already, so it can run at every start, and goes on
 * where a killed run stopped. A shop that has categories of its own is left alone.
 * @returns whether anything was put in
 */
export async function seedDatabase(
  database: Pick<Database, "transaction">,
  options: SeedOptions,
): Promise<{ seeded: boolean }> {
  const catalogue: CatalogueSection = {
    name: "catalogue",
    seed: (tx, now, step) => seedCatalogue(tx, options.seed, now, step),
  };
  const later = (options.sections ?? sections).map((section): CatalogueSection => ({
    name: section.name,
    seed: (tx, now) => section.seed(tx, createRandom(options.seed).fork(section.name), now),
  }));
  const tables = catalogueTables.length;
  const total = tables + later.length;
  let done = 0;
  let seeded = false;
  const [shopsOwn] = await database.transaction(
    (tx) => tx<{ owned: boolean }[]>`
    select exists (select from category) and not exists (select from seed_record where section = 'catalogue') as owned`,
  );
  if (shopsOwn?.owned === true) return { seeded: false };
  for (const section of [catalogue, ...later]) {
    const before = done;
    const ran = await database.transaction((tx) => {
      done = before;
      return runOnce(tx, section, options.seed, (label) => options.onProgress((done += 1), total, label));
    });
    done = before + (section === catalogue ? tables : 1);
    if (ran && section !== catalogue) options.onProgress(done, total, section.name);
    seeded ||= ran;
  }
  return { seeded };
}

interface CatalogueSection {
  readonly name: string;
  readonly seed: (tx: TransactionSql, now: Date, step: (label: string) => void) => Promise<void>;
}

async function runOnce(
  tx: TransactionSql,
  section: CatalogueSection,
  seed: number,
  step: (label: string) => void,
): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(${seedLock})`;
  const [record] = await tx`select from seed_record where section = ${section.name}`;
  if (record !== undefined) return false;
  await section.seed(tx, new Date(), step);
  await tx`insert into seed_record (section, seed) values (${section.name}, ${seed})`;
  return true;
}

async function seedCatalogue(
  tx: TransactionSql,
  seed: number,
  now: Date,
  step: (label: string) => void,
): Promise<void> {
  const rows = generateCatalogue(seed, now);
  for (const table of catalogueTables) {
    await insertRows(tx, table, rows[table]);
    step(table);
  }
  // Without statistics the first listings would be planned for empty tables.
  for (const table of catalogueTables) await tx`analyze ${tx(table)}`;
}
