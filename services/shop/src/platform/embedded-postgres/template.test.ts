import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { connect } from "../database.ts";
import { provideBinaries } from "./binaries.ts";
import { databaseUser, ensureCluster } from "./cluster.ts";
import { prepareFolders, type ServerFolders, socketFile } from "./folders.ts";
import { launchServer } from "./server-process.ts";
import { unpackTemplate } from "./template.ts";

const folder = mkdtempSync(join(tmpdir(), "chalkbox-template-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Folders of a data folder whose server runs under a user that is in no passwd file; only root can arrange that. */
function foldersOfUnknownUser(name: string): ServerFolders {
  const folders = prepareFolders(join(folder, name));
  const account = { uid: 54_321, gid: 54_321 };
  for (const path of [folders.home, folders.socket]) chownSync(path, account.uid, account.gid);
  return { ...folders, account };
}

async function askVersion(folders: ServerFolders): Promise<unknown> {
  const { postgres } = provideBinaries(folders.account, folders.cache);
  const command = [postgres, "-D", folders.cluster, "-k", folders.socket, "-c", "listen_addresses="];
  const launch = await launchServer(command, folders.account, pino({ level: "silent" }));
  if (launch.state === "failed") throw new Error(launch.fault);
  const database = connect(
    { kind: "socket", path: join(folders.socket, socketFile), user: databaseUser, database: "postgres" },
    1,
  );
  try {
    return await database.write`
      select current_setting('server_version_num')::integer / 10000 as major, upper('ü') as upper,
        current_setting('server_encoding') as encoding`;
  } finally {
    await database.close();
    await launch.process.stop();
  }
}

const expected = [{ major: 18, upper: "Ü", encoding: "UTF8" }];

describe("the packed cluster", { timeout: 30_000 }, () => {
  it("starts under the embedded PostgreSQL, with the settings of one that initdb makes", async () => {
    const folders = prepareFolders(join(folder, "own"));
    unpackTemplate(folders.cluster, folders.account);
    expect(statSync(folders.cluster).mode & 0o777).toBe(0o700);
    expect(await askVersion(folders)).toEqual(expected);
  });

  // Only root can start a process as another user.
  const itAsRoot = process.getuid?.() === 0 ? it : () => undefined;
  itAsRoot("is used for a user that is in no passwd file", async () => {
    const folders = foldersOfUnknownUser("unknown");
    await ensureCluster(provideBinaries(folders.account, folders.cache), folders);
    expect(statSync(join(folders.cluster, "PG_VERSION")).uid).toBe(54_321);
    expect(await askVersion(folders)).toEqual(expected);
  });
});
