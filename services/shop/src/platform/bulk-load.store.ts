import type { Sql } from "./database.ts";
import { errorCode } from "./error-code.ts";

/** What PostgreSQL answers a user that may not write a checkpoint: the server then does so in its own time. */
const notAllowed = "42501";

/**
 * After many rows were loaded: gives the planner its statistics, and writes the rows to their tables, so that a stop
 * right afterwards need not.
 */
export async function settleBulkLoad(sql: Sql): Promise<void> {
  await sql`vacuum analyze`;
  try {
    await sql`checkpoint`;
  } catch (error) {
    if (errorCode(error) !== notAllowed) throw error;
  }
}
