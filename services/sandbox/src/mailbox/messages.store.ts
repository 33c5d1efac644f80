import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { inTransaction, openDatabase } from "../platform/sqlite.ts";
import type { Message, MessageDraft } from "./message.ts";

const schema = `
create table if not exists message (
  number integer primary key autoincrement,
  id text not null unique,
  idempotency_key text not null unique,
  recipient text not null,
  sender text not null,
  subject text not null,
  html text not null,
  plain text not null,
  language text not null,
  reference text not null,
  received_at text not null,
  headers text not null default '{}'
) strict;
create index if not exists message_recipient on message (recipient, number);
`;

const rowSchema = v.object({
  id: v.string(),
  idempotency_key: v.string(),
  recipient: v.string(),
  sender: v.string(),
  subject: v.string(),
  html: v.string(),
  plain: v.string(),
  language: v.string(),
  reference: v.string(),
  received_at: v.string(),
  headers: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
});
const idSchema = v.object({ id: v.string() });
const namesSchema = v.array(v.object({ name: v.string() }));

/** The mails on disk. */
export interface MessageStore {
  /** Keeps a mail; one whose idempotencyKey is known leaves the first as it is. */
  add(draft: MessageDraft, now: Date): { readonly id: string; readonly created: boolean };
  find(id: string): Message | null;
  /** Newest first. @param to part of the recipient's address, in any case; empty for all */
  list(to: string, limit: number): readonly Message[];
}

/** Opens the mailbox's database. The caller closes it. */
export function openMailboxDatabase(folder: string): DatabaseSync {
  const database = openDatabase(folder, "mailbox.sqlite", schema);
  // A mailbox of an earlier version has mails without headers.
  const columns = v.parse(namesSchema, database.prepare("select name from pragma_table_info('message')").all());
  if (!columns.some(({ name }) => name === "headers")) {
    database.exec("alter table message add column headers text not null default '{}'");
  }
  return database;
}

/** @param capacity how many mails are kept; older ones are dropped */
export function createMessageStore(database: DatabaseSync, capacity: number): MessageStore {
  const insert = database.prepare(`insert into message
    (id, idempotency_key, recipient, sender, subject, html, plain, language, reference, received_at, headers)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const idOfKey = database.prepare("select id from message where idempotency_key = ?");
  // A known key is looked up first and takes no number, so that numbers have no gaps and count mails.
  const prune = database.prepare("delete from message where number <= (select max(number) from message) - ?");
  const byId = database.prepare("select * from message where id = ?");
  const list = database.prepare(
    "select * from message where instr(lower(recipient), lower(?)) > 0 order by number desc limit ?",
  );

  return {
    add: (draft, now) =>
      inTransaction(database, () => {
        const known = idOfKey.get(draft.idempotencyKey);
        if (known !== undefined) return { id: v.parse(idSchema, known).id, created: false };
        const id = randomUUID();
        const { idempotencyKey, to, from, subject, html, text, language, reference } = draft;
        const headers = JSON.stringify(draft.headers);
        insert.run(id, idempotencyKey, to, from, subject, html, text, language, reference, now.toISOString(), headers);
        prune.run(capacity);
        return { id, created: true };
      }),
    find: (id) => {
      const row = byId.get(id);
      return row === undefined ? null : decodeRow(row);
    },
    list: (to, limit) => list.all(to, limit).map(decodeRow),
  };
}

function decodeRow(value: unknown): Message {
  const row = v.parse(rowSchema, value);
  return {
    id: row.id,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    html: row.html,
    text: row.plain,
    language: row.language,
    reference: row.reference,
    idempotencyKey: row.idempotency_key,
    receivedAt: row.received_at,
    headers: row.headers,
  };
}
