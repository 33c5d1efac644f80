import { realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorCode } from "../error-code.ts";

/** The account that PostgreSQL runs under when this process is root, which PostgreSQL refuses to be. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
}

/** The unprivileged account of Linux. */
const unprivileged: ServerAccount = { uid: 65_534, gid: 65_534 };

/**
 * The account to run PostgreSQL under, or null to run it under this process's own.
 * @param cluster folder of an existing cluster: one that an ordinary user made keeps its owner when root runs it
 */
export function serverAccount(cluster: string): ServerAccount | null {
  if (process.getuid?.() !== 0) return null;
  const stats = statSync(cluster, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid === 0) return unprivileged;
  return { uid: stats.uid, gid: stats.gid };
}

/**
 * True when the account may pass through every existing folder on the way to `path`, `path` included.
 * Parts that do not exist yet do not count.
 */
export function canReach(account: ServerAccount, path: string): boolean {
  for (let folder = existingPart(path); ; folder = dirname(folder)) {
    if (!maySearch(account, folder)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function existingPart(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return existingPart(dirname(resolve(path)));
  }
}

function maySearch(account: ServerAccount, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
