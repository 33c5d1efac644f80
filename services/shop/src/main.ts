import { pino } from "pino";
import { createCallLog } from "./platform/call-log.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { DatabaseUnreachable, openDatabase } from "./platform/database.ts";
import { DatabaseFolderError } from "./platform/embedded-postgres/folder-error.ts";
import { errorCode } from "./platform/error-code.ts";
import { MigrationError, migrate } from "./platform/migrations.ts";
import type { Platform } from "./platform/platform.ts";
import { domains, loadSchema } from "./schema.ts";
import { assertPortFree, startServer } from "./server.ts";

/** Steps that undo what was started, latest first when the process stops. */
const cleanups: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  })();
  return stopping;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { service: "shop" } });
  await assertPortFree(config);
  const database = await openDatabase(config, log);
  cleanups.push(() => database.close());
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, "migrations applied");
  const platform: Platform = { config, database, clock: systemClock, log, calls: createCallLog() };
  for (const domain of domains) {
    const stopDomain = await domain.start?.(platform);
    if (stopDomain !== undefined) cleanups.push(stopDomain);
  }
  const server = await startServer(platform, loadSchema(), domains);
  cleanups.push(() => server.stop());
  log.info({ ready: true, port: server.port }, "ready");
}

/** Failures that the person who starts the shop can mend get one line; a bug gets its stack. */
function describeFailure(error: unknown): string {
  const mendable = [ConfigError, DatabaseFolderError, DatabaseUnreachable, MigrationError];
  if (error instanceof Error && mendable.some((kind) => error instanceof kind)) return error.message;
  if (errorCode(error) === "EADDRINUSE") return `Port ${process.env["SHOP_PORT"]} is in use. Set SHOP_PORT to a free one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function fail(error: unknown): Promise<never> {
  process.stderr.write(`${describeFailure(error)}\n`);
  await stop();
  process.exit(1);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stop().then(() => process.exit(0), fail);
  });
}
start().catch(fail);
