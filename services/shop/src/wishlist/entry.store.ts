import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { accessible } from "./wishlist.store.ts";
import { type EntryRow, entryRow, type NewRow, type Owner } from "./wishlist.types.ts";

const columns = (sql: Queryable) =>
  sql`id, wishlist_id, product_id, item_id, quantity, version, added_at, sequence::float8 as sequence`;

/** What is on lists, newest first. */
export async function readEntries(sql: Queryable, listIds: readonly string[]): Promise<EntryRow[]> {
  return v.parse(v.array(entryRow), [
    ...(await sql`
    select ${columns(sql)} from wishlist_entry
    where wishlist_id = any(${[...listIds]}::uuid[]) and removed_at is null order by sequence desc`),
  ]);
}

/** What a person has removed from lists since a moment, newest entry first. */
export async function readRemoved(
  sql: Queryable,
  listIds: readonly string[],
  person: string,
  since: Date,
): Promise<EntryRow[]> {
  return v.parse(v.array(entryRow), [
    ...(await sql`
    select ${columns(sql)} from wishlist_entry
    where wishlist_id = any(${[...listIds]}::uuid[]) and removed_by = ${person} and removed_at > ${since}
    order by sequence desc`),
  ]);
}

const listedRow = v.object({ wishlistId: v.string(), productIds: v.array(v.number()) });

/**
 * The products of the entries on lists, one id for each entry; lists without anything are left out. Which of them a store
 * sells is for the catalogue to say: deciding it here reads all items and prices that there are.
 */
export async function readListed(
  sql: Queryable,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = v.parse(v.array(listedRow), [
    ...(await sql`
    select wishlist_id, array_agg(product_id) as product_ids from wishlist_entry
    where wishlist_id = any(${[...listIds]}::uuid[]) and removed_at is null group by wishlist_id`),
  ]);
  return new Map(rows.map(({ wishlistId, productIds }) => [wishlistId, productIds]));
}

const allListedRow = v.tuple([v.object({ productIds: v.array(v.number()) })]);

/** The products of the entries on all lists that someone is on, one id for each entry. */
export async function readAllListed(sql: Queryable, owner: Owner): Promise<readonly number[]> {
  const rows = await sql`
    select coalesce(array_agg(product_id), '{}') as product_ids from wishlist_entry
    where wishlist_id in (select wishlist_id from (${accessible(sql, owner)}) as mine) and removed_at is null`;
  return v.parse(allListedRow, [...rows])[0].productIds;
}

const totalRow = v.tuple([v.object({ count: v.number() })]);

/** How much is on a list, sold or not. */
export async function countEntries(tx: TransactionSql, listId: string): Promise<number> {
  const rows = await tx`
    select count(*)::int as count from wishlist_entry where wishlist_id = ${listId} and removed_at is null`;
  return v.parse(totalRow, [...rows])[0].count;
}

const markRow = v.object({ ...entryRow.entries, isDefault: v.boolean() });

/** What is of some products on lists whose entries someone may change; the lists' own ids, and whether it is theirs. */
export async function readMarks(sql: Queryable, owner: Owner, productIds: readonly number[]) {
  return v.parse(v.array(markRow), [
    ...(await sql`
    select ${columns(sql)}, is_default from (
      select entry.*, mine.is_default from (${accessible(sql, owner)}) as mine
      join wishlist_entry as entry on entry.wishlist_id = mine.wishlist_id
      where mine."right" <> 'commentator' and product_id = any(${[...productIds]}::int[]) and removed_at is null
    ) as entry order by sequence desc`),
  ]);
}

/**
 * Puts things on a list, the last of them on top; what is there keeps its place and the larger quantity, so that a repeated
 * call changes nothing.
 */
export async function insertEntries(
  tx: TransactionSql,
  listId: string,
  rows: readonly NewRow[],
  now: Date,
): Promise<void> {
  const entries = rows.map(({ productId, itemId, quantity }) => ({ product_id: productId, item_id: itemId, quantity }));
  await tx`
    insert into wishlist_entry (id, wishlist_id, product_id, item_id, quantity, added_at)
    select gen_random_uuid(), ${listId}, product_id, item_id, max(quantity), ${now} from (
      select * from rows from (
        json_to_recordset(${JSON.stringify(entries)}::text::json) as (product_id int, item_id int, quantity int)
      ) with ordinality as entry (product_id, item_id, quantity, place)
    ) as entry group by product_id, item_id order by min(place)
    on conflict (wishlist_id, product_id, item_id) where removed_at is null
    do update set quantity = excluded.quantity, version = wishlist_entry.version + 1
    where wishlist_entry.quantity < excluded.quantity`;
}

const lockedRow = v.object({ ...entryRow.entries, isRemoved: v.boolean() });
/** An entry of a locked list, removed or not. */
export type LockedEntry = v.InferOutput<typeof lockedRow>;

/** An entry of a list by its id, removed or not; null when the list has none. */
export async function findEntry(tx: TransactionSql, listId: string, entryId: string): Promise<LockedEntry | null> {
  const rows = await tx`
    select ${columns(tx)}, removed_at is not null as is_removed from wishlist_entry
    where wishlist_id = ${listId} and id = ${entryId}`;
  return v.parse(v.array(lockedRow), [...rows])[0] ?? null;
}

/** What is on a list of a product and an item, or of a product without a chosen one; null when nothing is. */
export async function findListed(
  tx: TransactionSql,
  listId: string,
  { productId, itemId }: Pick<NewRow, "productId" | "itemId">,
): Promise<EntryRow | null> {
  const rows = await tx`
    select ${columns(tx)} from wishlist_entry
    where wishlist_id = ${listId} and product_id = ${productId} and item_id is not distinct from ${itemId}
      and removed_at is null`;
  return v.parse(v.array(entryRow), [...rows])[0] ?? null;
}

/** Changes item and quantity of an entry. */
export async function updateEntry(tx: TransactionSql, entryId: string, row: NewRow): Promise<void> {
  await tx`
    update wishlist_entry set product_id = ${row.productId}, item_id = ${row.itemId}, quantity = ${row.quantity},
      version = version + 1
    where id = ${entryId}`;
}

/** Who removes, and when. */
export interface Removal {
  readonly person: string;
  readonly now: Date;
}

/** Takes a product off a list, or one of its items only. */
export async function removeProduct(
  tx: TransactionSql,
  listIds: readonly string[],
  { productId, itemId }: Pick<NewRow, "productId" | "itemId">,
  { person, now }: Removal,
): Promise<void> {
  await tx`
    update wishlist_entry set removed_at = ${now}, removed_by = ${person}
    where wishlist_id = any(${[...listIds]}::uuid[]) and product_id = ${productId}
      ${itemId === null ? tx`` : tx`and item_id = ${itemId}`} and removed_at is null`;
}

/** Takes an entry off its list. */
export async function removeEntry(tx: TransactionSql, entryId: string, { person, now }: Removal): Promise<void> {
  await tx`update wishlist_entry set removed_at = ${now}, removed_by = ${person} where id = ${entryId}`;
}

/** Puts a removed entry back where it was. */
export async function restoreEntry(tx: TransactionSql, entryId: string, row: NewRow): Promise<void> {
  await tx`
    update wishlist_entry set removed_at = null, removed_by = null, product_id = ${row.productId}, item_id = ${row.itemId},
      quantity = ${row.quantity}, version = version + 1
    where id = ${entryId}`;
}

/** Forgets what was removed from lists before a moment. */
export async function purgeRemoved(tx: TransactionSql, listIds: readonly string[], before: Date): Promise<void> {
  await tx`
    delete from wishlist_entry where wishlist_id = any(${[...listIds]}::uuid[]) and removed_at < ${before}`;
}
