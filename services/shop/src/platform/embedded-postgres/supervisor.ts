import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inherited, offer } from "@chalkbox/edge";
import type { Logger } from "pino";
import { adoptServer } from "./adopted-server.ts";
import { provideBinaries } from "./binaries.ts";
import { databaseUser, ensureCluster } from "./cluster.ts";
import { watchDiskSpace, type DiskSpace } from "./disk-space.ts";
import { DatabaseFolderError, DiskFull } from "./folder-error.ts";
import { keepRunning } from "./keep-running.ts";
import { prepareFolders, type ServerFolders, socketFile } from "./folders.ts";
import { launchServer, type RunningServer } from "./server-process.ts";

export interface EmbeddedOptions {
  /** Folder of the shop's data; created when it is missing. */
  readonly dataDir: string;
  readonly log: Logger;
  /** False gives up durability for speed; for throw-away databases of tests only. Default true. */
  readonly durable?: boolean;
  /** Bytes of its disk that are to stay free; see {@link watchDiskSpace}. Default 0. */
  readonly diskReserve?: number;
}

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Path of the unix socket. */
  readonly socketPath: string;
  readonly user: string;
  readonly database: string;
  /** Where the data is; outside the data folder when PostgreSQL cannot reach into that. */
  readonly folder: string;
  /** The disk that the data is on. */
  readonly space: DiskSpace;
  /** Stops the server, within a second; resolves when it has gone. */
  stop(): Promise<void>;
  /** Leaves the server to the shop that takes this one's place. */
  leave(): void;
}

/** By which the pipe that keeps the server running is handed over from shop to shop. */
const keeperName = "postgres";
/** How long a predecessor that is still shutting down may keep the folder, in milliseconds. */
const patience = 2_000;

/**
 * Starts PostgreSQL in the data folder and keeps it running: a server that ends without a stop is started
 * again. It ends with this process, however that ends.
 * @throws DatabaseFolderError with one line for the person who started the shop
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true, diskReserve = 0 } = options;
  const folders = prepareFolders(dataDir);
  const binaries = provideBinaries(folders.account, folders.cache);
  await ensureCluster(binaries, folders, durable);
  const places = ["-D", folders.cluster, "-k", quoteFolder(folders.socket)];
  const command = [binaries.postgres, ...places, ...settings(durable)];
  // The shop before this one may have left its server running; one that ends later is started as usual.
  let keeper = await inherited(keeperName);
  const server = await keepRunning({
    launch: async () => {
      const adopted = keeper === null ? null : adoptServer(folders.cluster, keeper);
      keeper = null;
      return adopted ?? launchPatiently(command, folders, dataDir, log);
    },
    log,
  });
  offer(keeperName, () => server.keeper());
  log.info({ folder: folders.cluster, moved: folders.moved }, "embedded database started");
  return {
    socketPath: join(folders.socket, socketFile),
    user: databaseUser,
    database: "postgres",
    folder: folders.cluster,
    space: watchDiskSpace(folders.cluster, diskReserve),
    stop: () => server.stop(),
    leave: () => server.leave(),
  };
}

async function launchPatiently(
  command: readonly string[],
  { account, cluster }: ServerFolders,
  dataDir: string,
  log: Logger,
): Promise<RunningServer> {
  const started = performance.now();
  for (;;) {
    const launch = await launchServer(command, account, log);
    if (launch.state === "ready") return launch.process;
    if (/No space left on device|Disk quota exceeded/.test(launch.fault)) {
      throw new DiskFull(`The disk of the database in ${cluster} is full: ${launch.fault}.`);
    }
    if (!launch.inUse) {
      throw new DatabaseFolderError(
        `The database in ${cluster} is broken: ${launch.fault}. Restore it from a backup, or move it away to start afresh.`,
      );
    }
    if (performance.now() - started > patience) {
      throw new DatabaseFolderError(
        `The data folder ${dataDir} is in use by another running shop. Stop that, or set DATA_DIR to another folder.`,
      );
    }
    await wait(50);
  }
}

function settings(durable: boolean): string[] {
  const values: Readonly<Record<string, string>> = {
    listen_addresses: "",
    shared_buffers: "128MB",
    max_connections: "100",
    max_wal_size: "1GB",
    jit: "off",
    // Errors of statements are the caller's to log; this keeps the server's own events.
    log_min_messages: "log",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** The setting is a list of folders; quotes keep one with a comma or a space whole. */
function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
