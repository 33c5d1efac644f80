import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Opens a database file and creates its tables.
 * @param schema statements that may run again on every start
 */
export function openDatabase(folder: string, file: string, schema: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, file));
  // Without a busy timeout a second process meets "database is locked" at once.
  database.exec("pragma journal_mode = wal; pragma busy_timeout = 2000; pragma synchronous = normal;");
  database.exec(schema);
  return database;
}

/** Runs `work` in one transaction: all of it is kept, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}
