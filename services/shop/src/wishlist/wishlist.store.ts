import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { type ListRow, listRow, type Owner } from "./wishlist.types.ts";

const ownedBy = (sql: Queryable, owner: Owner) =>
  "customerId" in owner ? sql`customer_id = ${owner.customerId}` : sql`user_id = ${owner.userId}`;

/** The lists that someone is on with their right on each, as a relation; visitors are on none but their own. */
export const accessible = (sql: Queryable, owner: Owner) => sql`
  select id as wishlist_id, is_default, is_standard, 'creator' as "right" from wishlist where ${ownedBy(sql, owner)}
  ${
    "customerId" in owner
      ? sql`union all
        select wishlist_id, false, is_standard, "right" from wishlist_member where customer_id = ${owner.customerId}`
      : sql``
  }`;

/** All lists that someone is on, their default one first, then in order of age. */
export async function readLists(sql: Queryable, owner: Owner): Promise<ListRow[]> {
  return v.parse(v.array(listRow), [
    ...(await sql`
    select id, name, description, mine.is_default, mine.is_standard, created_at, version, mine."right",
      exists (select from wishlist_member as member where member.wishlist_id = wishlist.id) as is_shared
    from (${accessible(sql, owner)}) as mine join wishlist on wishlist.id = mine.wishlist_id
    order by mine.is_default desc, created_at, id`),
  ]);
}

const idRow = v.object({ id: v.string() });

/** Locks the default list of an owner; returns its id, or null when there is none. */
export async function lockDefault(tx: TransactionSql, owner: Owner): Promise<string | null> {
  const rows = await tx`select id from wishlist where ${ownedBy(tx, owner)} and is_default for update`;
  return v.parse(v.array(idRow), [...rows])[0]?.id ?? null;
}

/**
 * Locks a list that someone is on; null when they are not, or it is gone. The right is read once the lock is held, as it
 * may have been taken away while another held it.
 */
export async function lockList(tx: TransactionSql, owner: Owner, listId: string): Promise<ListRow | null> {
  await tx`select from wishlist where id = ${listId} for update`;
  const rows = await tx`
    select id, name, description, mine.is_default, mine.is_standard, created_at, version, mine."right", true as is_shared
    from (${accessible(tx, owner)}) as mine join wishlist on wishlist.id = mine.wishlist_id where id = ${listId}`;
  return v.parse(v.array(listRow), [...rows])[0] ?? null;
}

/** Locks a list of anyone's; null when it is gone. */
export async function lockAnyList(tx: TransactionSql, listId: string): Promise<string | null> {
  const rows = await tx`select id from wishlist where id = ${listId} for update`;
  return v.parse(v.array(idRow), [...rows])[0]?.id ?? null;
}

const ownerColumns = (owner: Owner): readonly [string | null, string | null] =>
  "customerId" in owner ? [owner.customerId, null] : [null, owner.userId];

/** Makes the default list of an owner unless there is one. */
export async function insertDefaultList(tx: TransactionSql, owner: Owner, name: string, now: Date): Promise<void> {
  const [customerId, userId] = ownerColumns(owner);
  await tx`
    insert into wishlist (id, customer_id, user_id, name, is_default, created_at)
    values (${randomUUID()}, ${customerId}, ${userId}, ${name}, true, ${now}) on conflict do nothing`;
}

/** Makes a default list for an owner without one, named as another list. */
export async function insertDefaultLike(tx: TransactionSql, owner: Owner, listId: string): Promise<void> {
  const [customerId, userId] = ownerColumns(owner);
  await tx`
    insert into wishlist (id, customer_id, user_id, name, is_default, created_at)
    select gen_random_uuid(), ${customerId}, ${userId}, name, true, created_at from wishlist where id = ${listId}
    on conflict do nothing`;
}

/** A list to make. */
export interface NewList {
  readonly id: string;
  readonly customerId: string;
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
}

/** Makes a named list. */
export async function insertList(tx: TransactionSql, list: NewList): Promise<void> {
  await tx`
    insert into wishlist (id, customer_id, name, description, created_at)
    values (${list.id}, ${list.customerId}, ${list.name}, ${list.description}, ${list.createdAt})`;
}

/** Holds back other calls that make lists of a customer until the transaction ends, so that they count alike. */
export async function lockLists(tx: TransactionSql, customerId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`wishlist ${customerId}`}, 0))`;
}

/** Number of lists that a customer is on, own ones included. */
export async function countLists(tx: TransactionSql, customerId: string): Promise<number> {
  const rows = await tx`select count(*)::int as count from (${accessible(tx, { customerId })}) as mine`;
  return countOf(rows);
}

const countRows = v.tuple([v.object({ count: v.number() })]);
const countOf = (rows: Iterable<unknown>): number => v.parse(countRows, [...rows])[0].count;

/** What of a list is to be changed. */
export type ListTexts = { readonly name: string } | { readonly description: string };

/** Changes name or description of a list. */
export async function updateList(tx: TransactionSql, listId: string, texts: ListTexts): Promise<void> {
  await tx`update wishlist set ${tx(texts)}, version = version + 1 where id = ${listId}`;
}

/** Deletes a list with all that is on it. */
export async function deleteList(tx: TransactionSql, listId: string): Promise<void> {
  await tx`delete from wishlist where id = ${listId}`;
}

/** Flags a list as someone's standard one, and no other. */
export async function setStandard(tx: TransactionSql, owner: Owner, listId: string): Promise<void> {
  await tx`
    update wishlist set is_standard = (id = ${listId})
    where ${ownedBy(tx, owner)} and (is_standard or id = ${listId})`;
  if (!("customerId" in owner)) return;
  await tx`
    update wishlist_member set is_standard = (wishlist_id = ${listId})
    where customer_id = ${owner.customerId} and (is_standard or wishlist_id = ${listId})`;
}

/** Hands all lists of one owner to another; not both may have a default list. */
export async function giveLists(tx: TransactionSql, from: Owner, to: Owner): Promise<void> {
  const [customerId, userId] = ownerColumns(to);
  await tx`update wishlist set customer_id = ${customerId}, user_id = ${userId} where ${ownedBy(tx, from)}`;
}
