import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";

/** Whose lists: a registered customer's, or those of a device without one. */
export type Owner = { readonly customerId: string } | { readonly userId: string };

const listRow = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  isDefault: v.boolean(),
  isStandard: v.boolean(),
  createdAt: v.date(),
});
/** A list as stored. */
export type ListRow = v.InferOutput<typeof listRow>;

const entryRow = v.object({
  id: v.string(),
  wishlistId: v.string(),
  productId: v.number(),
  itemId: v.nullable(v.number()),
  quantity: v.number(),
});
/** An entry as stored. */
export type EntryRow = v.InferOutput<typeof entryRow>;

const ownedBy = (sql: Queryable, owner: Owner) =>
  "customerId" in owner ? sql`customer_id = ${owner.customerId}` : sql`user_id = ${owner.userId}`;

/** The lists of an owner, the default one first, then in order of age. */
export async function readLists(sql: Queryable, owner: Owner): Promise<ListRow[]> {
  return v.parse(v.array(listRow), [
    ...(await sql`
    select id, name, description, is_default, is_standard, created_at from wishlist
    where ${ownedBy(sql, owner)} order by is_default desc, created_at, id`),
  ]);
}

/** The entries of lists, newest first. */
export async function readEntries(sql: Queryable, listIds: readonly string[]): Promise<EntryRow[]> {
  return v.parse(v.array(entryRow), [
    ...(await sql`
    select id, wishlist_id, product_id, item_id, quantity from wishlist_entry
    where wishlist_id = any(${[...listIds]}::uuid[]) order by sequence desc`),
  ]);
}

const idRow = v.object({ id: v.string() });

/** Locks a list of an owner; returns its id, or null when there is none. @param listId null for the default one */
export async function lockList(tx: TransactionSql, owner: Owner, listId: string | null): Promise<string | null> {
  const [row] = v.parse(v.array(idRow), [
    ...(await tx`
    select id from wishlist
    where ${ownedBy(tx, owner)} and ${listId === null ? tx`is_default` : tx`id = ${listId}`} for update`),
  ]);
  return row?.id ?? null;
}

/** Makes the default list of an owner unless there is one. */
export async function insertDefaultList(
  tx: TransactionSql,
  owner: Owner,
  id: string,
  name: string,
  now: Date,
): Promise<void> {
  const [customerId, userId] = "customerId" in owner ? [owner.customerId, null] : [null, owner.userId];
  await tx`
    insert into wishlist (id, customer_id, user_id, name, is_default, is_standard, created_at)
    values (${id}, ${customerId}, ${userId}, ${name}, true, true, ${now}) on conflict do nothing`;
}

/** Number of entries of all lists of an owner. */
export async function countEntriesOf(sql: Queryable, owner: Owner): Promise<number> {
  const [row] = v.parse(v.array(v.object({ count: v.number() })), [
    ...(await sql`
    select count(*)::int as count from wishlist_entry
    where wishlist_id in (select id from wishlist where ${ownedBy(sql, owner)})`),
  ]);
  return row?.count ?? 0;
}

/** Number of entries of a list. */
export async function countEntries(tx: TransactionSql, listId: string): Promise<number> {
  const [row] = v.parse(v.array(v.object({ count: v.number() })), [
    ...(await tx`
    select count(*)::int as count from wishlist_entry where wishlist_id = ${listId}`),
  ]);
  return row?.count ?? 0;
}

/** Puts an entry on a list; one that is there keeps its place and the larger quantity, so that a repeated call changes nothing. */
export async function upsertEntry(tx: TransactionSql, entry: EntryRow, now: Date): Promise<void> {
  await tx`
    insert into wishlist_entry (id, wishlist_id, product_id, item_id, quantity, added_at)
    values (${entry.id}, ${entry.wishlistId}, ${entry.productId}, ${entry.itemId}, ${entry.quantity}, ${now})
    on conflict (wishlist_id, product_id, item_id)
    do update set quantity = greatest(wishlist_entry.quantity, excluded.quantity)`;
}

/** Takes a product off a list, or one of its items only. */
export async function deleteEntries(
  tx: TransactionSql,
  listId: string,
  productId: number,
  itemId: number | null,
): Promise<void> {
  await tx`
    delete from wishlist_entry
    where wishlist_id = ${listId} and product_id = ${productId} ${itemId === null ? tx`` : tx`and item_id = ${itemId}`}`;
}

/** Makes a default list for an owner without one, named as another list. */
export async function insertDefaultLike(tx: TransactionSql, owner: Owner, listId: string): Promise<void> {
  const [customerId, userId] = "customerId" in owner ? [owner.customerId, null] : [null, owner.userId];
  await tx`
    insert into wishlist (id, customer_id, user_id, name, is_default, is_standard, created_at)
    select gen_random_uuid(), ${customerId}, ${userId}, name, true, true, created_at from wishlist where id = ${listId}
    on conflict do nothing`;
}

/** Puts the entries of one list on another; of what is on both, the larger quantity stays. */
export async function copyEntries(tx: TransactionSql, fromListId: string, toListId: string): Promise<void> {
  await tx`
    insert into wishlist_entry (id, wishlist_id, product_id, item_id, quantity, added_at)
    select gen_random_uuid(), ${toListId}, product_id, item_id, quantity, added_at
    from wishlist_entry where wishlist_id = ${fromListId} order by sequence
    on conflict (wishlist_id, product_id, item_id)
    do update set quantity = greatest(wishlist_entry.quantity, excluded.quantity)`;
}

export async function deleteList(tx: TransactionSql, listId: string): Promise<void> {
  await tx`delete from wishlist where id = ${listId}`;
}

/** Hands all lists of one owner to another; not both may have a default list. */
export async function giveLists(tx: TransactionSql, from: Owner, to: Owner): Promise<void> {
  const [customerId, userId] = "customerId" in to ? [to.customerId, null] : [null, to.userId];
  await tx`update wishlist set customer_id = ${customerId}, user_id = ${userId} where ${ownedBy(tx, from)}`;
}
