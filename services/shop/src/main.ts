import { installProcessPolicy, untilReplaced } from "@chalkbox/edge";
import { ConfigError, describeTakenPort } from "@chalkbox/environment";
import { type Logger, pino } from "pino";
import { seedDatabase } from "../seed/seed.ts";
import { settleBulkLoad } from "./platform/bulk-load.store.ts";
import { createCallLog } from "./platform/call-log.ts";
import { passOnChanges } from "./platform/change-notices.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { type Database, DatabaseUnreachable, openDatabase, withoutTimeLimits } from "./platform/database.ts";
import { DatabaseFolderError } from "./platform/embedded-postgres/folder-error.ts";
import { createInvalidation } from "./platform/invalidation.ts";
import { MigrationError, migrate } from "./platform/migrations.ts";
import type { Platform } from "./platform/platform.ts";
import { startRetention } from "./platform/retention/retention.ts";
import { createStorage } from "./platform/storage/storage.ts";
import { domains, loadSchema } from "./schema.ts";
import { startMediaServer } from "./media-server.ts";
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

/** The one number that the demo catalogue is made from. */
const demoSeed = 1;

/** Fills an empty shop with the demo catalogue; a live shop has its own. The launcher shows the progress. */
async function seed(database: Database, config: Config, log: Logger): Promise<void> {
  if (config.environment === "live") return;
  const { seeded } = await seedDatabase(database, {
    seed: demoSeed,
    onProgress: (done, total, label) => log.info({ progress: { done, total, label } }, "demo data"),
  });
  if (seeded) await settleBulkLoad(database.write);
}

/** Updates the tables and the demo data. */
async function prepare(database: Database, config: Config, log: Logger): Promise<void> {
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, "migrations applied");
  await seed(database, config, log);
}

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { service: "shop" } });
  installProcessPolicy({ log, onGiveUp: () => void stop().finally(() => process.exit(1)) });
  await assertPortFree(config);
  const database = await openDatabase(config, log);
  cleanups.push(() => database.close());
  await withoutTimeLimits(database.address, 1, (patient) => prepare(patient, config, log));
  const invalidation = createInvalidation({
    urls: config.invalidation?.urls ?? [],
    secret: config.invalidation?.secret ?? "",
    clock: systemClock,
    log,
  });
  cleanups.push(() => invalidation.stop());
  const storage = createStorage(config.storage);
  const platform: Platform = {
    config,
    database,
    clock: systemClock,
    log,
    storage,
    calls: createCallLog(),
    invalidation,
  };
  for (const domain of domains) {
    const stopDomain = await domain.start?.(platform);
    if (stopDomain !== undefined) cleanups.push(stopDomain);
  }
  const retention = startRetention(platform);
  cleanups.push(() => retention.stop());
  const server = await startServer(platform, loadSchema(), domains);
  cleanups.push(() => server.stop());
  if (config.mediaPort !== null) {
    const media = await startMediaServer(platform, domains, config.mediaPort);
    cleanups.push(() => media.stop());
  }
  await passOnChanges(database, invalidation);
  log.info({ ready: true, port: server.port }, "ready");
}

/** Failures that the person who starts the shop can mend get one line; a bug gets its stack. */
function describeFailure(error: unknown): string {
  const mendable = [ConfigError, DatabaseFolderError, DatabaseUnreachable, MigrationError];
  if (error instanceof Error && mendable.some((kind) => error instanceof kind)) return error.message;
  const taken = describeTakenPort(error, "SHOP_PORT");
  return taken ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

async function fail(error: unknown): Promise<never> {
  process.stderr.write(`${describeFailure(error)}\n`);
  await stop();
  process.exit(1);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    untilReplaced()
      .then(stop)
      .then(() => process.exit(0), fail);
  });
}
start().catch(fail);
