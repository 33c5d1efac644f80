import { createHash, randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import { canReach, type ServerAccount, serverAccount } from "./account.ts";
import { DatabaseFolderError, onFolder } from "./folder-error.ts";

/** Where one embedded server keeps its things. */
export interface ServerFolders {
  /** Null: PostgreSQL runs under this process's own account. */
  readonly account: ServerAccount | null;
  /** Parent of the cluster; belongs to the account. */
  readonly home: string;
  /** PostgreSQL's data directory; its name carries the major version, which its files depend on. */
  readonly cluster: string;
  /** Folder of the unix socket, mode 0700. */
  readonly socket: string;
  /** Folder that binaries may be copied to. */
  readonly cache: string;
  /** True when the data had to go outside the data folder, because the account cannot reach into that. */
  readonly moved: boolean;
}

const clusterName = "cluster-18";
/** Written into the data folder when the database had to go elsewhere; holds that path. */
const pointerName = "postgres.location";
/** For root only, which may write all of these; the second is for a read-only `/var/lib`. */
const fallbackParents = ["/var/lib/chalkbox", "/var/tmp/chalkbox"];
/** The name of the socket file, for the default port, which names the file only: no TCP port is opened. */
export const socketFile = ".s.PGSQL.5432";
/** The kernel's limit of a socket's path is 104 bytes on macOS and 108 on Linux, with a closing zero. */
const maxSocketPath = 103;

/**
 * Chooses and creates the folders of the server whose data folder is `dataDir`.
 * @throws DatabaseFolderError when a folder cannot be made or belongs to someone else
 */
export function prepareFolders(dataDir: string): ServerFolders {
  onFolder(dataDir, () => mkdirSync(dataDir, { recursive: true }));
  const home = chooseHome(dataDir);
  const cluster = join(home.folder, clusterName);
  const account = serverAccount(cluster);
  onFolder(home.folder, () => makePrivate(home.folder, account));
  if (account === null) refuseForeign(cluster);
  return {
    account,
    home: home.folder,
    cluster,
    socket: prepareSocketFolder(home.folder, account),
    // Not below `home`, whose mode keeps others out: the account is the only one that could enter, and root need not own it.
    cache: home.moved ? join(home.folder, "..", "cache") : join(dataDir, "cache"),
    moved: home.moved,
  };
}

function chooseHome(dataDir: string): { folder: string; moved: boolean } {
  const inside = join(dataDir, "postgres");
  const pointer = join(dataDir, pointerName);
  if (existsSync(pointer))
    return { folder: onFolder(dataDir, () => readFileSync(pointer, "utf8").trim()), moved: true };
  const account = serverAccount(join(inside, clusterName));
  if (account === null || canReach(account, dataDir)) return { folder: inside, moved: false };
  for (const parent of fallbackParents) {
    try {
      mkdirSync(parent, { recursive: true, mode: 0o755 });
      const { uid } = statSync(parent);
      if (uid !== 0 || !canReach(account, parent)) continue;
    } catch (error) {
      if (errorCode(error) === "") throw error;
      continue;
    }
    // A name of its own for each data folder's lifetime: deleting the data folder starts afresh, as it should.
    const folder = join(parent, randomUUID());
    onFolder(dataDir, () => writeFileSync(pointer, `${folder}\n`));
    return { folder, moved: true };
  }
  throw new DatabaseFolderError(
    `PostgreSQL, which may not run as root, cannot reach the data folder ${dataDir}. Set DATA_DIR to a folder that every user may pass through.`,
  );
}

function makePrivate(folder: string, account: ServerAccount | null): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined && account === null) return;
  if (account !== null) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** PostgreSQL refuses a cluster of another owner, with a text that does not say what to do. */
function refuseForeign(cluster: string): void {
  const stats = onFolder(cluster, () => statSync(cluster, { throwIfNoEntry: false }));
  const self = process.getuid?.();
  if (stats === undefined || self === undefined || stats.uid === self) return;
  throw new DatabaseFolderError(
    `The data folder ${cluster} belongs to another user (${stats.uid}, this is ${self}). Start as that user or set DATA_DIR to another folder.`,
  );
}

function prepareSocketFolder(home: string, account: ServerAccount | null): string {
  const inside = join(home, "socket");
  const fits = Buffer.byteLength(join(inside, socketFile)) <= maxSocketPath;
  const folder = fits ? inside : shortFolderFor(home);
  onFolder(folder, () => {
    makePrivate(folder, account);
    const stats = lstatSync(folder);
    const owner = account?.uid ?? process.getuid?.();
    // In a shared /tmp someone may have been there first, to be between the shop and its database.
    if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
      throw new DatabaseFolderError(`The socket folder ${folder} is not this user's own. Remove it and start again.`);
    }
  });
  return folder;
}

function shortFolderFor(home: string): string {
  const name = `chalkbox-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
  const preferred = join(tmpdir(), name);
  return Buffer.byteLength(join(preferred, socketFile)) <= maxSocketPath ? preferred : join("/tmp", name);
}
