import { spawn } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ServerAccount } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { DatabaseFolderError, onFolder } from "./folder-error.ts";
import type { ServerFolders } from "./folders.ts";
import { unpackTemplate } from "./template.ts";

/** The database's owner; it logs in without a password, through a socket that only its own account can open. */
export const databaseUser = "shop";

/** What PostgreSQL's programs are started with: nothing of our own environment reaches them. */
export function serverProcess(account: ServerAccount | null): {
  readonly cwd: string;
  readonly env: Record<string, string>;
  readonly uid?: number;
  readonly gid?: number;
} {
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  return {
    // The account may not be able to read the folder that we were started in.
    cwd: "/",
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: locale, TZ: "UTC" },
    ...account,
  };
}

/**
 * Creates the cluster if there is none. It is made beside its place and moved there when it is complete, so that a
 * process killed half-way leaves nothing that looks like a database.
 * @param durable false leaves it to the system when the files reach the disk
 * @throws DatabaseFolderError when the folder holds something else, or `initdb` fails
 */
export async function ensureCluster(binaries: Binaries, folders: ServerFolders, durable = true): Promise<void> {
  const { cluster, account } = folders;
  if (onFolder(cluster, () => existsSync(join(cluster, "PG_VERSION")))) return;
  if (existsSync(cluster) && readdirSync(cluster).length > 0) {
    throw new DatabaseFolderError(
      `The database in ${cluster} is broken: it has no PG_VERSION. Restore it from a backup, or move it away to start afresh.`,
    );
  }
  const unfinished = `${cluster}.new`;
  onFolder(cluster, () => {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(cluster, { recursive: true, force: true });
  });
  await create(binaries, unfinished, account, durable);
  onFolder(cluster, () => renameSync(unfinished, cluster));
}

/** `initdb` refuses a user that is in no passwd file, as containers often have; the server itself does not mind. */
const userUnknown = /could not look up effective user ID/;

async function create(
  binaries: Binaries,
  folder: string,
  account: ServerAccount | null,
  durable: boolean,
): Promise<void> {
  const options = ["-U", databaseUser, "-A", "trust", "--encoding=UTF8", "--no-instructions"];
  // The builtin provider sorts and folds the same on every machine, whatever its C library.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const sync = durable ? [] : ["--no-sync"];
  let errors = await runInitdb(binaries, ["-D", folder, ...options, ...locale, ...sync], account);
  if (errors !== null && userUnknown.test(errors)) {
    onFolder(folder, () => unpackTemplate(folder, account));
    errors = durable ? await runInitdb(binaries, ["-D", folder, "--sync-only"], account) : null;
  }
  if (errors === null) return;
  throw new DatabaseFolderError(`The database in ${folder} could not be created: ${firstFault(errors)}`);
}

/** Runs `initdb`; gives what it printed when it failed, else null. */
function runInitdb(binaries: Binaries, args: readonly string[], account: ServerAccount | null): Promise<string | null> {
  const child = spawn(binaries.initdb, args, { ...serverProcess(account), stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", (error) => reject(cannotRun(error)));
    child.on("close", (code) => resolve(code === 0 ? null : errors));
  });
}

/** A program that does not even start, e.g. because the system has another C library. */
export function cannotRun(error: Error): DatabaseFolderError {
  return new DatabaseFolderError(
    `The embedded PostgreSQL does not run on this system (${error.message}): set DATABASE_URL to a PostgreSQL server.`,
    { cause: error },
  );
}

/** The line that states what went wrong, out of what a PostgreSQL program printed. */
export function firstFault(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const fault = lines.find((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? "it gave no reason";
  return fault.replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, "").trim();
}
