import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { provideBinaries } from "./binaries.ts";
import { cannotRun, databaseUser, ensureCluster, firstFault, serverProcess } from "./cluster.ts";
import { DatabaseFolderError } from "./folder-error.ts";
import { prepareFolders, type ServerFolders, socketFile } from "./folders.ts";

export interface EmbeddedOptions {
  /** Folder of the shop's data; created when it is missing. */
  readonly dataDir: string;
  readonly log: Logger;
  /** False gives up durability for speed; for throw-away databases of tests only. Default true. */
  readonly durable?: boolean;
}

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Path of the unix socket. */
  readonly socketPath: string;
  readonly user: string;
  readonly database: string;
  /** Where the data lies; outside the data folder when PostgreSQL cannot reach into that. */
  readonly folder: string;
  /** Stops the server, within a second; resolves when it is gone. */
  stop(): Promise<void>;
}

/** How long a predecessor that is still shutting down may keep the folder, in milliseconds. */
const patience = 2_000;

/**
 * Starts PostgreSQL in the data folder. The server lives no longer than this process, however that ends: a shell
 * between the two waits for the end of a pipe that only we hold open.
 * @throws DatabaseFolderError with one line for the person who started the shop
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(options.dataDir);
  const binaries = provideBinaries(folders.account, folders.cache);
  await ensureCluster(binaries, folders);
  const args = [binaries.postgres, "-D", folders.cluster, "-k", quoteFolder(folders.socket), ...settings(options.durable ?? true)];
  const started = performance.now();
  for (;;) {
    const attempt = await launch(args, folders);
    if (attempt.state === "ready") {
      options.log.info({ folder: folders.cluster, moved: folders.moved }, "embedded database started");
      return {
        socketPath: join(folders.socket, socketFile),
        user: databaseUser,
        database: "postgres",
        folder: folders.cluster,
        stop: attempt.stop,
      };
    }
    if (!attempt.inUse) throw new DatabaseFolderError(brokenMessage(folders.cluster, attempt.fault));
    if (performance.now() - started > patience) {
      throw new DatabaseFolderError(`The data folder ${options.dataDir} is in use by another running shop. Stop that, or set DATA_DIR to another folder.`);
    }
    await wait(50);
  }
}

/**
 * The shell stops the server when the pipe on descriptor 3 ends: first "fast" (INT: roll back and write a checkpoint),
 * then, should that take long, "immediate" (QUIT: the next start replays the log). Neither loses a committed row.
 */
const guard = `
"$@" </dev/null 3<&- &
server=$!
(cat >/dev/null; kill -INT $server; sleep 0.7; kill -QUIT $server) <&3 2>/dev/null &
watcher=$!
trap 'kill -INT $server' TERM INT
wait $server
while kill -0 $server 2>/dev/null; do wait $server; done
kill $watcher 2>/dev/null
`;

type Attempt =
  | { readonly state: "ready"; readonly stop: () => Promise<void> }
  | { readonly state: "failed"; readonly inUse: boolean; readonly fault: string };

async function launch(args: readonly string[], folders: ServerFolders): Promise<Attempt> {
  const shell = spawn("/bin/sh", ["-c", guard, "sh", ...args], {
    ...serverProcess(folders.account),
    // A session of its own: Ctrl-C in a terminal goes to the shop, which then stops the database last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = shell.stdio[3];
  const { stderr } = shell;
  if (stderr === null || !(pipe instanceof Writable)) throw new Error("The shell was started without its pipes");
  // The pipe breaks when the server goes first; `exit` reports that.
  pipe.on("error", () => undefined);
  let output = "";
  const outcome = await new Promise<"ready" | "exited">((resolve, reject) => {
    shell.once("error", (error) => reject(cannotRun(error)));
    shell.once("exit", () => resolve("exited"));
    stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("ready to accept connections")) resolve("ready");
    });
  });
  if (outcome === "exited") {
    pipe.destroy();
    const inUse = /lock file .* already exists|pre-existing shared memory block/.test(output);
    return { state: "failed", inUse, fault: firstFault(output) };
  }
  stderr.removeAllListeners("data").resume();
  return { state: "ready", stop: () => stopServer(shell, pipe) };
}

async function stopServer(shell: ChildProcess, pipe: Writable): Promise<void> {
  if (shell.exitCode !== null || shell.signalCode !== null) return;
  const gone = once(shell, "exit");
  pipe.end();
  await gone;
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

function brokenMessage(cluster: string, fault: string): string {
  return `The database in ${cluster} is broken: ${fault}. Restore it from a backup, or move it away to start afresh.`;
}
