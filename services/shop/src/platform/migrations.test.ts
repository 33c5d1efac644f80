import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startTestDatabase } from "../../test/shop-test.ts";
import { MigrationError, migrate } from "./migrations.ts";

const database = await startTestDatabase();
const folders: string[] = [];

/** A folder with these files and nothing else. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "chalkbox-migrations-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function exists(table: string): Promise<boolean> {
  const [row] = await database.write`select to_regclass(${table}) is not null as exists`;
  return row?.["exists"] === true;
}

describe("migrate", () => {
  it("applies what is new, in order of number, and nothing twice", async () => {
    const folder = folderWith({
      "9002_second.sql": "insert into first_table values (2)",
      "9001_first.sql": "create table first_table (n integer); insert into first_table values (1)",
    });
    expect(await migrate(database, folder)).toEqual(["9001_first.sql", "9002_second.sql"]);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await database.write`select n from first_table order by n`).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it("applies each file once when several processes start together", async () => {
    const folder = folderWith({ "9010_once.sql": "create table once (n integer); insert into once values (1)" });
    const results = await Promise.all([1, 2, 3].map(() => migrate(database, folder)));
    expect(results.flat()).toEqual(["9010_once.sql"]);
    expect(await database.write`select n from once`).toHaveLength(1);
  });

  it("refuses an applied file that was changed, and names it", async () => {
    await migrate(database, folderWith({ "9020_changed.sql": "create table changed (n integer)" }));
    const changed = folderWith({ "9020_changed.sql": "create table changed (n bigint)" });
    await expect(migrate(database, changed)).rejects.toThrow(
      /^Migration 9020_changed.sql was changed after it had been applied/,
    );
  });

  it("does not take Windows line ends for a change", async () => {
    await migrate(database, folderWith({ "9030_ends.sql": "create table ends (\n  n integer\n)" }));
    expect(await migrate(database, folderWith({ "9030_ends.sql": "create table ends (\r\n  n integer\r\n)" }))).toEqual(
      [],
    );
  });

  it("rolls a failing file back whole, names it, and keeps the files before it", async () => {
    const folder = folderWith({
      "9040_good.sql": "create table good (n integer)",
      "9041_bad.sql": "create table half (n integer); insert into nowhere values (1)",
    });
    await expect(migrate(database, folder)).rejects.toThrow(
      new MigrationError('Migration 9041_bad.sql failed: relation "nowhere" does not exist'),
    );
    expect([await exists("good"), await exists("half")]).toEqual([true, false]);
  });

  it("refuses two files of one number, and a file without one", async () => {
    await expect(migrate(database, folderWith({ "9050_a.sql": "", "9050_b.sql": "" }))).rejects.toThrow(
      /have the same number/,
    );
    await expect(migrate(database, folderWith({ "setup.sql": "" }))).rejects.toThrow(/is not named NNNN_name.sql/);
  });
});
