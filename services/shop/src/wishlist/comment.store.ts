import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { type CommentRow, commentRow } from "./wishlist.types.ts";

/** Name of a customer as others on a list read it; null for one without a name. */
export const customerName = (sql: Queryable) =>
  sql`coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), nullif(trim(company), ''))`;

/** The comments on what is on lists, newest first. */
export async function readComments(sql: Queryable, listIds: readonly string[]): Promise<CommentRow[]> {
  return v.parse(v.array(commentRow), [
    ...(await sql`
    select note.id, wishlist_id, entry_id, author, ${customerName(sql)} as author_name, note.comment, written_at
    from wishlist_comment as note
    join wishlist_entry on wishlist_entry.id = entry_id
    left join customer on author = 'c:' || customer.id::text and not is_guest
    where wishlist_id = any(${[...listIds]}::uuid[]) and removed_at is null order by note.sequence desc`),
  ]);
}

/** A comment to store. */
export interface NewComment {
  readonly id: string;
  readonly entryId: string;
  readonly author: string;
  readonly comment: string;
  readonly writtenAt: Date;
}

/** Stores a comment. */
export async function insertComment(tx: TransactionSql, comment: NewComment): Promise<void> {
  await tx`
    insert into wishlist_comment (id, entry_id, author, comment, written_at)
    values (${comment.id}, ${comment.entryId}, ${comment.author}, ${comment.comment}, ${comment.writtenAt})`;
}

const countRow = v.tuple([v.object({ count: v.number() })]);

/** Number of comments on an entry. */
export async function countComments(tx: TransactionSql, entryId: string): Promise<number> {
  const rows = await tx`select count(*)::int as count from wishlist_comment where entry_id = ${entryId}`;
  return v.parse(countRow, [...rows])[0].count;
}

const foundRow = v.object({ entryId: v.string(), author: v.string() });

/** A comment on something that is on a list; null when there is none. */
export async function findComment(
  tx: TransactionSql,
  listId: string,
  commentId: string,
): Promise<v.InferOutput<typeof foundRow> | null> {
  const rows = await tx`
    select entry_id, author from wishlist_comment join wishlist_entry on wishlist_entry.id = entry_id
    where wishlist_comment.id = ${commentId} and wishlist_id = ${listId} and removed_at is null`;
  return v.parse(v.array(foundRow), [...rows])[0] ?? null;
}

/** Deletes a comment. */
export async function deleteComment(tx: TransactionSql, commentId: string): Promise<void> {
  await tx`delete from wishlist_comment where id = ${commentId}`;
}

/** Puts the comments of one entry on another. */
export async function moveComments(tx: TransactionSql, fromEntryId: string, toEntryId: string): Promise<void> {
  await tx`update wishlist_comment set entry_id = ${toEntryId} where entry_id = ${fromEntryId}`;
}
