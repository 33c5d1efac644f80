import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { decodeRecord, type TextCells, updateRecord } from "./compare-and-set.ts";
import { mostRecords, recordLifetime, type SessionStore, StoreFull } from "./session-store.ts";

const tables = `
  create table if not exists session (
    id text primary key,
    record text not null,
    expires_at integer not null
  ) strict, without rowid;
  create index if not exists session_expires_at on session (expires_at);
`;
/** How often records that have ended are removed, in milliseconds. */
const sweepInterval = 10 * 60_000;
const rowSchema = v.object({ record: v.string() });
const countSchema = v.object({ count: v.number() });

/** The result codes of SQLite that mean a full disk: while writing, and while making room for its shared memory. */
const codesOfFullDisk: ReadonlySet<unknown> = new Set([13, 4_874]);

/** A connection with its prepared statements. */
function connect(file: string) {
  const database = new DatabaseSync(file);
  try {
    // The default busy timeout of 0 makes a second process fail with "database is locked" at once.
    database.exec("pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = normal;");
    database.exec(tables);
    return {
      find: database.prepare("select record from session where id = ? and expires_at > ?"),
      insert: database.prepare(
        `insert into session (id, record, expires_at) values (?1, ?2, ?3)
         on conflict (id) do update set record = excluded.record, expires_at = excluded.expires_at
         where session.expires_at <= ?4`,
      ),
      replace: database.prepare("update session set record = ?, expires_at = ? where id = ? and record = ?"),
      remove: database.prepare("delete from session where id = ?"),
      sweep: database.prepare("delete from session where expires_at <= ?"),
      count: database.prepare("select count(*) as count from session"),
      dropFirst: database.prepare(
        "delete from session where id in (select id from session where id <> '' order by expires_at limit ?)",
      ),
      // No visitor has this id. Changes each time, as SQLite writes nothing that is there already.
      probe: database.prepare(
        `insert into session (id, record, expires_at) values ('', '', 1)
         on conflict (id) do update set expires_at = 1 - expires_at`,
      ),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Sessions in a file: the default for one gateway. Several processes may share the folder. While the disk is full,
 * reads go on, writes fail with `StoreFull`, and the store is not ready; it recovers by itself. One that is opened on a
 * full disk opens its file as soon as there is room.
 * @param folder created when missing; its file survives restarts and `kill -9`
 * @param now current time in milliseconds
 * @param most records at a time
 */
export function openEmbeddedStore(
  folder: string,
  now: () => number = Date.now,
  most: number = mostRecords,
): SessionStore {
  /** How many may be added before they are counted again, as several processes may add some; counting reads them all. */
  let room = 0;
  const makeRoom = ({ count, dropFirst }: ReturnType<typeof connect>): void => {
    room -= 1;
    if (room > 0) return;
    const known = v.parse(countSchema, count.get()).count;
    // Some at a time, so that a flood does not count each time.
    const some = Math.ceil(most / 100);
    if (known >= most) dropFirst.run(known - most + some);
    room = Math.max(1, Math.min(some, most - known));
  };
  let connection: ReturnType<typeof connect> | null = null;
  const withConnection = <Result>(action: (statements: ReturnType<typeof connect>) => Result): Result => {
    try {
      if (connection === null) {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        connection = connect(join(folder, "sessions.sqlite"));
      }
      return action(connection);
    } catch (error) {
      throw isFullDisk(error) ? new StoreFull(error) : error;
    }
  };
  const unlessFull = (action: () => unknown): boolean => {
    try {
      action();
      return true;
    } catch (error) {
      if (error instanceof StoreFull) return false;
      throw error;
    }
  };
  // Any other fault shows at the start.
  unlessFull(() => withConnection(() => undefined));
  // What cannot be removed now is removed the next time.
  const sweeping = setInterval(() => unlessFull(() => withConnection(({ sweep }) => sweep.run(now()))), sweepInterval);
  sweeping.unref();

  const read = (id: string): string | null =>
    withConnection(({ find }) => {
      const row = v.safeParse(rowSchema, find.get(id, now()));
      return row.success ? row.output.record : null;
    });
  const cells: TextCells = {
    read: async (id) => read(id),
    replace: async (id, expected, next) =>
      withConnection((statements) => {
        const { insert, replace } = statements;
        const expiresAt = now() + recordLifetime;
        if (expected === null) makeRoom(statements);
        const written =
          expected === null ? insert.run(id, next, expiresAt, now()) : replace.run(next, expiresAt, id, expected);
        return written.changes > 0;
      }),
  };
  return {
    get: async (id) => decodeRecord(read(id)),
    update: (id, change) => updateRecord(cells, id, change),
    delete: async (id) => withConnection(({ remove }) => void remove.run(id)),
    isReady: async () => unlessFull(() => withConnection(({ probe }) => probe.run())),
    close: async () => {
      clearInterval(sweeping);
      connection?.close();
    },
  };
}

function isFullDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isSqlites = "errcode" in error && codesOfFullDisk.has(error.errcode);
  return isSqlites || ("code" in error && error.code === "ENOSPC");
}
