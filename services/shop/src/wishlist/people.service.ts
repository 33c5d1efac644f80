import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { change, type ChangeResult, openList, Refused, requireAccount, rowId } from "./change.service.ts";
import { customerIdOf } from "./owner.ts";
import {
  deleteMember,
  findMember,
  findMembership,
  insertMember,
  type Member,
  setCreator,
  updateMember,
} from "./sharing.store.ts";
import { wishlistLoaders } from "./wishlist.loader.ts";
import type { ListView } from "./wishlist.service.ts";
import type { InviteRight, ListRow, MemberRow } from "./wishlist.types.ts";

/** Someone on a list, as another on it sees them. */
export interface ShownMember extends MemberRow {
  readonly isCaller: boolean;
}

/** Who is on one of the caller's lists; no one while it is not shared. */
export async function peopleOf(context: ShopContext, { row, isStored }: ListView): Promise<ShownMember[]> {
  const customerId = customerIdOf(context);
  if (!isStored || !row.isShared || customerId === null) return [];
  const members = await wishlistLoaders(context).members.load(row.id);
  return members.map((member) => ({ ...member, isCaller: member.customerId === customerId }));
}

/** Leaves a shared list; its creator cannot. */
export function leaveWishlist(context: ShopContext, externalId: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const customerId = requireAccount(context);
    const list = await openList(tx, context, externalId, "comment");
    const member = await findMembership(tx, list.id, customerId);
    if (member === null) throw new Refused("NOT_ALLOWED", { listId: list.id });
    await deleteMember(tx, member.id);
    return {};
  });
}

/** Gives someone another right (OP-M-55). */
export function changeUser(
  context: ShopContext,
  externalId: string,
  userId: string,
  right: InviteRight,
): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "manage");
    const member = await requireMember(tx, list, userId);
    await updateMember(tx, member.id, right);
    return { listId: list.id };
  });
}

/** Takes someone off a list (OP-M-55). */
export function removeUser(context: ShopContext, externalId: string, userId: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "manage");
    const member = await requireMember(tx, list, userId);
    await deleteMember(tx, member.id);
    // Who takes themselves off has no list to look at any more.
    return member.customerId === customerIdOf(context) ? {} : { listId: list.id };
  });
}

/** Hands a list to someone who is on it; the caller stays on it as an admin. */
export function handOver(context: ShopContext, externalId: string, userId: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const customerId = requireAccount(context);
    const list = await openList(tx, context, externalId, "handOver");
    if (list.isDefault) throw new Refused("DEFAULT_LIST", { listId: list.id });
    const member = await requireMember(tx, list, userId);
    await deleteMember(tx, member.id);
    await setCreator(tx, list.id, member);
    const admin = { customerId, right: "admin", isStandard: list.isStandard } as const;
    await insertMember(tx, list.id, admin, context.clock.now());
    return { listId: list.id };
  });
}

/** Someone who is on a locked list beside its creator. The creator's id is the list's own: nothing can be done to them. */
async function requireMember(tx: TransactionSql, list: ListRow, userId: string): Promise<Member> {
  const id = rowId(userId);
  if (id === list.id) throw new Refused("NOT_ALLOWED", { listId: list.id });
  const member = id === null ? null : await findMember(tx, list.id, id);
  if (member === null) throw new Refused("USER_NOT_FOUND", { listId: list.id });
  return member;
}
