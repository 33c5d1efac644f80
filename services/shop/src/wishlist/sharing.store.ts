import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { customerName } from "./comment.store.ts";
import { type InviteRight, type InviteRow, inviteRow, type MemberRow, memberRow } from "./wishlist.types.ts";

/** Who is on lists of customers, the creator of each first, then in the order in which they joined. */
export async function readMembers(sql: Queryable, listIds: readonly string[]): Promise<MemberRow[]> {
  const ids = [...listIds];
  return v.parse(v.array(memberRow), [
    ...(await sql`
    select who.id, wishlist_id, customer_id, coalesce(${customerName(sql)}, '') as name, "right", joined_at from (
      select id, id as wishlist_id, customer_id, 'creator' as "right", created_at as joined_at, 0 as place from wishlist
      where id = any(${ids}::uuid[]) and customer_id is not null
      union all
      select id, wishlist_id, customer_id, "right", joined_at, 1 from wishlist_member
      where wishlist_id = any(${ids}::uuid[])
    ) as who join customer on customer.id::text = customer_id
    order by place, joined_at, who.id`),
  ]);
}

/** The links to lists that run, highest right first. */
export async function readInvites(sql: Queryable, listIds: readonly string[], now: Date): Promise<InviteRow[]> {
  return v.parse(v.array(inviteRow), [
    ...(await sql`
    select id, wishlist_id, "right", made_at, ends_at from wishlist_invite
    where wishlist_id = any(${[...listIds]}::uuid[]) and revoked_at is null and ends_at > ${now}
    order by array_position(array['admin', 'editor', 'commentator'], "right")`),
  ]);
}

const openRow = v.object({
  ...inviteRow.entries,
  name: v.string(),
  description: v.string(),
  /** Of the list's creator. */
  customerId: v.string(),
});
/** A link that runs, with its list. */
export type OpenInvite = v.InferOutput<typeof openRow>;

/** A link that runs, to a list of a customer of the store's realm; null when there is none. */
export async function findInvite(sql: Queryable, id: string, store: Store, now: Date): Promise<OpenInvite | null> {
  const realm = store === "b2b" ? "b2b" : "consumer";
  const rows = await sql`
    select invite.id, wishlist_id, "right", made_at, ends_at, wishlist.name, description, customer_id
    from wishlist_invite as invite
    join wishlist on wishlist.id = wishlist_id
    join customer on customer.id::text = customer_id and realm = ${realm}
    where invite.id = ${id} and revoked_at is null and ends_at > ${now}`;
  return v.parse(v.array(openRow), [...rows])[0] ?? null;
}

/** Makes the link of a right, or sets the end of the one that runs. */
export async function upsertInvite(tx: TransactionSql, invite: Omit<InviteRow, "id">): Promise<void> {
  const { wishlistId, right, madeAt, endsAt } = invite;
  await tx`
    update wishlist_invite set revoked_at = ${madeAt}
    where wishlist_id = ${wishlistId} and "right" = ${right} and revoked_at is null and ends_at <= ${madeAt}`;
  await tx`
    insert into wishlist_invite (id, wishlist_id, "right", made_at, ends_at)
    values (${randomUUID()}, ${wishlistId}, ${right}, ${madeAt}, ${endsAt})
    on conflict (wishlist_id, "right") where revoked_at is null do update set ends_at = excluded.ends_at`;
}

/** Ends a link. */
export async function revokeInvite(tx: TransactionSql, listId: string, id: string, now: Date): Promise<void> {
  await tx`
    update wishlist_invite set revoked_at = ${now}
    where id = ${id} and wishlist_id = ${listId} and revoked_at is null`;
}

const memberRight = v.object({
  id: v.string(),
  customerId: v.string(),
  right: v.picklist(["admin", "editor", "commentator"]),
  isStandard: v.boolean(),
});
/** Someone who is on a list beside its creator. */
export type Member = v.InferOutput<typeof memberRight>;

/** Someone who is on a list beside its creator, by the id that they have there; null when there is none. */
export async function findMember(tx: TransactionSql, listId: string, id: string): Promise<Member | null> {
  const rows = await tx`
    select id, customer_id, "right", is_standard from wishlist_member where wishlist_id = ${listId} and id = ${id}`;
  return v.parse(v.array(memberRight), [...rows])[0] ?? null;
}

/** The same by customer. */
export async function findMembership(tx: TransactionSql, listId: string, customerId: string): Promise<Member | null> {
  const rows = await tx`
    select id, customer_id, "right", is_standard from wishlist_member
    where wishlist_id = ${listId} and customer_id = ${customerId}`;
  return v.parse(v.array(memberRight), [...rows])[0] ?? null;
}

const countRow = v.tuple([v.object({ count: v.number() })]);

/** Number of people who are on a list beside its creator. */
export async function countMembers(tx: TransactionSql, listId: string): Promise<number> {
  const rows = await tx`select count(*)::int as count from wishlist_member where wishlist_id = ${listId}`;
  return v.parse(countRow, [...rows])[0].count;
}

/** Puts someone on a list. */
export async function insertMember(
  tx: TransactionSql,
  listId: string,
  member: Omit<Member, "id">,
  now: Date,
): Promise<void> {
  await tx`
    insert into wishlist_member (id, wishlist_id, customer_id, "right", is_standard, joined_at)
    values (${randomUUID()}, ${listId}, ${member.customerId}, ${member.right}, ${member.isStandard}, ${now})`;
}

/** Gives someone on a list another right. */
export async function updateMember(tx: TransactionSql, id: string, right: InviteRight): Promise<void> {
  await tx`update wishlist_member set "right" = ${right} where id = ${id}`;
}

/** Takes someone off a list. */
export async function deleteMember(tx: TransactionSql, id: string): Promise<void> {
  await tx`delete from wishlist_member where id = ${id}`;
}

/** Makes someone the creator of a list. */
export async function setCreator(tx: TransactionSql, listId: string, member: Member): Promise<void> {
  await tx`
    update wishlist set customer_id = ${member.customerId}, is_standard = ${member.isStandard} where id = ${listId}`;
}

/**
 * Hands lists that others are on to one of them: the highest right first, among those the one who has been on it longest.
 */
export async function giveToHeirs(tx: TransactionSql, customerId: string): Promise<void> {
  await tx`select from wishlist where customer_id = ${customerId} order by id for update`;
  await tx`
    with heir as (
      select distinct on (wishlist_id) id, wishlist_id, customer_id, is_standard from wishlist_member
      where wishlist_id in (select id from wishlist where customer_id = ${customerId} and not is_default)
      order by wishlist_id, array_position(array['admin', 'editor', 'commentator'], "right"), joined_at, id
    ), member as (delete from wishlist_member where id in (select id from heir))
    update wishlist set customer_id = heir.customer_id, is_standard = heir.is_standard from heir
    where wishlist.id = heir.wishlist_id`;
}

/** Takes a customer off all lists of others, with what they wrote and removed there. */
export async function forgetPerson(sql: Queryable, customerId: string): Promise<void> {
  const person = `c:${customerId}`;
  await sql`delete from wishlist_member where customer_id = ${customerId}`;
  await sql`delete from wishlist_comment where author = ${person}`;
  await sql`delete from wishlist_entry where removed_by = ${person}`;
  await sql`delete from wishlist_outcome where person = ${person}`;
  await sql`delete from teaser_wishlist_choice where person = ${person}`;
}
