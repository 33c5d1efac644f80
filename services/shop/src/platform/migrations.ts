import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import type { Database, TransactionSql } from "./database.ts";

/** The folder of the shop's own migrations. */
export const migrationsFolder = resolve(import.meta.dirname, "../../migrations");

/** The migrations do not fit the database; the message is one line for the person who started the shop. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly text: string;
}

/** Any number that nothing else locks; the same in every process of the shop. */
const lockKey = 7_205_759;

const appliedSchema = v.array(v.object({ number: v.number(), name: v.string(), checksum: v.string() }));

/**
 * Applies the `NNNN_name.sql` files that this database has not seen, in order of number, one transaction a file.
 * Processes that start together wait for one another. A file with a lower number than an applied one is applied too:
 * branches that were merged may add one.
 * @returns names of the files that were applied
 * @throws MigrationError when an applied file was changed or is gone, or a file fails
 */
export async function migrate(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder);
  const applied: string[] = [];
  for (const migration of migrations) {
    const wasApplied = await database.transaction(async (tx) => {
      // The lock ends with the transaction, so that a killed process leaves none behind.
      await tx`select pg_advisory_xact_lock(${lockKey})`;
      const checksums = await readApplied(tx);
      const known = checksums.get(migration.number);
      if (known !== undefined) {
        assertUnchanged(migration, known);
        return false;
      }
      await apply(tx, migration);
      return true;
    });
    if (wasApplied) applied.push(migration.name);
  }
  return applied;
}

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted();
  const seen = new Map<number, string>();
  return files.map((name) => {
    const digits = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (digits === undefined) throw new MigrationError(`Migration ${name} is not named NNNN_name.sql`);
    const number = Number(digits);
    const twin = seen.get(number);
    if (twin !== undefined) throw new MigrationError(`Migrations ${twin} and ${name} have the same number`);
    seen.set(number, name);
    // A checkout may have Windows line ends; that is not a change.
    const text = readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { number, name, text, checksum: createHash("sha256").update(text).digest("hex") };
  });
}

async function readApplied(tx: TransactionSql): Promise<Map<number, { name: string; checksum: string }>> {
  await tx`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`;
  const rows = v.parse(appliedSchema, [...(await tx`select number, name, checksum from schema_migration`)]);
  return new Map(rows.map((row) => [row.number, row]));
}

function assertUnchanged(migration: Migration, known: { name: string; checksum: string }): void {
  if (known.checksum === migration.checksum) return;
  throw new MigrationError(
    `Migration ${migration.name} was changed after it had been applied (as ${known.name}). Restore the file and write a new migration; a local database may be deleted instead.`,
  );
}

async function apply(tx: TransactionSql, migration: Migration): Promise<void> {
  try {
    await tx.unsafe(migration.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.name} failed: ${reason}`, { cause: error });
  }
  await tx`
    insert into schema_migration (number, name, checksum)
    values (${migration.number}, ${migration.name}, ${migration.checksum})`;
}
