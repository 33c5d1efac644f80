import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { decodeRecord, type TextCells, updateRecord } from "./compare-and-set.ts";
import { recordLifetime, type SessionStore } from "./session-store.ts";

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

/**
 * Sessions in a file: the default for one gateway. Several processes may share the folder.
 * @param folder created when missing; its file survives restarts and `kill -9`
 * @param now current time in milliseconds
 */
export function openEmbeddedStore(folder: string, now: () => number = Date.now): SessionStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, "sessions.sqlite"));
  // The default busy timeout of 0 makes a second process fail with "database is locked" at once.
  database.exec("pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = normal;");
  database.exec(tables);
  const find = database.prepare("select record from session where id = ? and expires_at > ?");
  const insert = database.prepare(
    `insert into session (id, record, expires_at) values (?1, ?2, ?3)
     on conflict (id) do update set record = excluded.record, expires_at = excluded.expires_at
     where session.expires_at <= ?4`,
  );
  const replace = database.prepare("update session set record = ?, expires_at = ? where id = ? and record = ?");
  const remove = database.prepare("delete from session where id = ?");
  const sweep = database.prepare("delete from session where expires_at <= ?");
  const sweeping = setInterval(() => sweep.run(now()), sweepInterval);
  sweeping.unref();

  const read = (id: string): string | null => {
    const row = v.safeParse(rowSchema, find.get(id, now()));
    return row.success ? row.output.record : null;
  };
  const cells: TextCells = {
    read: async (id) => read(id),
    replace: async (id, expected, next) => {
      const expiresAt = now() + recordLifetime;
      const written =
        expected === null ? insert.run(id, next, expiresAt, now()) : replace.run(next, expiresAt, id, expected);
      return written.changes > 0;
    },
  };
  return {
    get: async (id) => decodeRecord(read(id)),
    update: (id, change) => updateRecord(cells, id, change),
    delete: async (id) => {
      remove.run(id);
    },
    isReady: async () => database.isOpen,
    close: async () => {
      clearInterval(sweeping);
      database.close();
    },
  };
}
