import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { connect, type Database } from "../database.ts";
import { DatabaseFolderError } from "./folder-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./supervisor.ts";

const log = pino({ level: "silent" });
const asRoot = process.getuid?.() === 0;
/** Some things happen to one kind of user only. The other kind has no such test, which is not the same as a skipped one. */
const noTest = (_name: string, _body: () => Promise<void>): void => undefined;
const itAsRoot = asRoot ? it : noTest;
const itAsOrdinaryUser = asRoot ? noTest : it;
const leftovers: string[] = [];
const servers: EmbeddedPostgres[] = [];

/** A new folder that PostgreSQL's account may pass through. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chalkbox-pg-"));
  chmodSync(folder, 0o755);
  leftovers.push(folder);
  return folder;
}

/** Throw-away servers need no fsync; the test of a killed process starts its own, with it. */
async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, durable });
  servers.push(server);
  return server;
}

async function query<T>(server: EmbeddedPostgres, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connect(
    { kind: "socket", path: server.socketPath, user: server.user, database: server.database },
    1,
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function pidIn(cluster: string): number {
  return Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n", 1)[0]);
}

function giveTo(uid: number, folder: string): void {
  chownSync(folder, uid, uid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    chownSync(join(folder, entry), uid, uid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of leftovers.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("startEmbeddedPostgres", { timeout: 30_000 }, () => {
  it("keeps rows over a stop and a start, with fsync on and no TCP port", async () => {
    const folder = newFolder();
    const first = await start(folder, true);
    await query(first, ({ write }) => write`create table kept as select 42 as answer`);
    await first.stop();
    expect(existsSync(join(first.folder, "postmaster.pid"))).toBe(false);
    const second = await start(folder, true);
    const rows = await query(
      second,
      ({ write }) => write`
      select answer, current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp from kept`,
    );
    expect(rows).toEqual([{ answer: 42, fsync: "on", tcp: "" }]);
  });

  it("sorts and folds German letters the same on every machine", async () => {
    const server = await start(newFolder());
    const rows = await query(server, ({ write }) => write`select upper('grün') as upper, 'Ä' ilike 'ä' as folds`);
    expect(rows).toEqual([{ upper: "GRÜN", folds: true }]);
  });

  it("lets only its own account at the socket", async () => {
    const server = await start(newFolder());
    expect(statSync(dirname(server.socketPath)).mode & 0o777).toBe(0o700);
  });

  it("works below a folder whose path is too long for a socket and full of odd letters", async () => {
    const folder = join(newFolder(), `a, b:"c" ${"d".repeat(120)}`);
    const server = await start(folder);
    leftovers.push(dirname(server.socketPath));
    expect(server.socketPath.startsWith(folder)).toBe(false);
    expect(server.folder.startsWith(folder)).toBe(true);
    expect(await query(server, ({ write }) => write`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  itAsRoot("keeps its data elsewhere, and finds it again, when its account cannot reach the folder", async () => {
    const closed = newFolder();
    chmodSync(closed, 0o700);
    const folder = join(closed, "data");
    const first = await start(folder);
    leftovers.push(dirname(first.folder));
    expect(first.folder.startsWith(closed)).toBe(false);
    expect(readFileSync(join(folder, "postgres.location"), "utf8").trim()).toBe(dirname(first.folder));
    await query(first, ({ write }) => write`create table kept as select 42 as answer`);
    await first.stop();
    const second = await start(folder);
    expect(await query(second, ({ write }) => write`select answer from kept`)).toEqual([{ answer: 42 }]);
  });

  itAsRoot("leaves a database to the user who made it when root starts it", async () => {
    const folder = newFolder();
    const first = await start(folder);
    expect(statSync(first.folder).uid).toBe(65_534);
    await first.stop();
    giveTo(1_000, join(folder, "postgres"));
    const second = await start(folder);
    expect(await query(second, ({ write }) => write`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(statSync(join(second.folder, "postmaster.pid")).uid).toBe(1_000);
  });

  it("starts again when the server was killed", async () => {
    const server = await start(newFolder());
    const pid = pidIn(server.folder);
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
    const answers = async (): Promise<unknown> => query(server, ({ write }) => write`select 1 as one`);
    await vi.waitFor(async () => expect(await answers()).toEqual([{ one: 1 }]), { timeout: 10_000, interval: 100 });
    expect(pidIn(server.folder)).not.toBe(pid);
  });
});

describe("a folder that cannot be used is reported in one line", { timeout: 30_000 }, () => {
  const oneLine = /^[^\n]+$/;

  it("when its files are broken", async () => {
    const folder = newFolder();
    const server = await start(folder);
    await server.stop();
    writeFileSync(join(server.folder, "global/pg_control"), "nonsense");
    const failure = await start(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseFolderError);
    expect(String(failure)).toMatch(/is broken: .* Restore it from a backup, or move it away/);
    expect(String(failure)).toMatch(oneLine);
  });

  it("when something else is in the database's place", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "postgres/cluster-18"), { recursive: true });
    writeFileSync(join(folder, "postgres/cluster-18/notes.txt"), "mine");
    await expect(start(folder)).rejects.toThrow(/is broken: it has no PG_VERSION/);
    expect(readFileSync(join(folder, "postgres/cluster-18/notes.txt"), "utf8")).toBe("mine");
  });

  it("when another shop runs in it", async () => {
    const folder = newFolder();
    await start(folder);
    await expect(start(folder)).rejects.toThrow(/is in use by another running shop/);
  });

  it("when its path leads through a file", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    await expect(start(join(file, "data"))).rejects.toThrow(
      /Cannot use the data folder .*: a part of the path is not a folder/,
    );
  });

  itAsOrdinaryUser("when it may not be written", async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    await expect(start(join(folder, "data"))).rejects.toThrow(/Cannot use the data folder .*: no permission/);
  });
});

describe("a shop killed with SIGKILL", { timeout: 60_000 }, () => {
  it("takes PostgreSQL with it and loses no acknowledged row", async () => {
    const folder = newFolder();
    const acknowledged = { count: 0 };
    const writer = spawn(process.execPath, [join(import.meta.dirname, "../../../test/write-rows.ts"), folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    countLines(writer, acknowledged);
    await vi.waitFor(() => expect(acknowledged.count).toBeGreaterThan(200), { timeout: 30_000 });
    const pid = pidIn(join(folder, "postgres/cluster-18"));

    const closed = once(writer, "close");
    writer.kill("SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 });
    await closed;

    const server = await start(folder, true);
    const [row] = await query(server, ({ write }) => write`select count(*) as count, max(number) as last from row`);
    expect(row?.["count"]).toBeGreaterThanOrEqual(acknowledged.count);
    expect(row?.["last"]).toBe(row?.["count"]);
  });

  it("can be started again at once", async () => {
    const folder = newFolder();
    const acknowledged = { count: 0 };
    const writer = spawn(process.execPath, [join(import.meta.dirname, "../../../test/write-rows.ts"), folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    countLines(writer, acknowledged);
    await vi.waitFor(() => expect(acknowledged.count).toBeGreaterThan(20), { timeout: 30_000 });
    writer.kill("SIGKILL");
    const server = await start(folder, true);
    const [row] = await query(server, ({ write }) => write`select count(*) as count from row`);
    expect(row?.["count"]).toBeGreaterThanOrEqual(20);
  });
});

function countLines(child: ChildProcess, acknowledged: { count: number }): void {
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    acknowledged.count += text.split("\n").length - 1;
  });
}
