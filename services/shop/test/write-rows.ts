/**
 * A process that starts the embedded database in the folder of its first argument and writes rows without end; each
 * row's number is printed once the database has acknowledged it. Made to be killed.
 */
import { writeSync } from "node:fs";
import { pino } from "pino";
import { openDatabase } from "../src/platform/database.ts";

const [, , dataDir = ""] = process.argv;
const database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: "silent" }));
await database.write`create table if not exists row (number integer primary key)`;
for (let number = 1; ; number += 1) {
  await database.write`insert into row values (${number})`;
  // Synchronous: what is acknowledged is printed, even if the process ends in the next instant.
  writeSync(1, `${number}\n`);
}
