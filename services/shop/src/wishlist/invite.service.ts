import { endOfPeriod } from "../platform/berlin-day.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { change, type ChangeResult, openList, refusal, Refused, requireAccount, rowId } from "./change.service.ts";
import { type ShownEntry, shownEntries } from "./entries.ts";
import { readEntries } from "./entry.store.ts";
import { inviteDays, maxMembers } from "./limits.ts";
import { requireRoomForList } from "./list.service.ts";
import { knownOwnerOf } from "./owner.ts";
import { isAtLeast, may } from "./rights.ts";
import { readShareData, shareDataOf } from "./share-data.ts";
import {
  countMembers,
  findInvite,
  findMembership,
  insertMember,
  type OpenInvite,
  revokeInvite,
  updateMember,
  upsertInvite,
} from "./sharing.store.ts";
import { wishlistLoaders } from "./wishlist.loader.ts";
import { externalIdOf, findWishlists, type ListView, productsOf } from "./wishlist.service.ts";
import { lockAnyList } from "./wishlist.store.ts";
import type { InviteRight, InviteRow } from "./wishlist.types.ts";

/** A link as those see it who may share its list. */
export interface ShownInvite extends InviteRow {
  readonly shareData: string;
}

/** The links to one of the caller's lists that run; none for who may not share it. */
export async function invitesOf(context: ShopContext, { row, isStored }: ListView): Promise<ShownInvite[]> {
  if (!isStored || !may(row.right, "manage")) return [];
  const rows = await wishlistLoaders(context).invites.load(row.id);
  return rows.map((invite) => ({ ...invite, shareData: shareDataOf(context.config, invite.id) }));
}

/** Makes the link of a right, or sets the end of the one that runs (OP-M-55, WISH-34). @param endsAt null: in 30 days */
export async function createInvite(
  context: ShopContext,
  externalId: string,
  right: InviteRight,
  endsAt: Date | null,
): Promise<ChangeResult> {
  const now = context.clock.now();
  const end = endsAt ?? endOfPeriod(now, inviteDays.usual);
  if (end <= now || end > endOfPeriod(now, inviteDays.most)) return refusal(context, "DATE_INVALID");
  return change(context, async (tx) => {
    requireAccount(context);
    const list = await openList(tx, context, externalId, "manage");
    await upsertInvite(tx, { wishlistId: list.id, right, madeAt: now, endsAt: end });
    return { listId: list.id };
  });
}

/** Ends a link (OP-M-55); one that has ended stays so. */
export function endInvite(context: ShopContext, externalId: string, inviteId: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "manage");
    const id = rowId(inviteId);
    if (id !== null) await revokeInvite(tx, list.id, id, context.clock.now());
    return { listId: list.id };
  });
}

/** Accepts an invitation (OP-M-55). */
export function joinWishlist(context: ShopContext, shareData: string): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const customerId = requireAccount(context);
    const listId = await joinByLink(tx, context, shareData, customerId);
    if (listId === null) throw new Refused("INVITE_INVALID");
    return { listId };
  });
}

/**
 * Puts a customer on the list that a link opens; who is on it keeps a higher right. Returns the list's id, or null when the
 * link opens nothing.
 * @throws Refused when the list has as many people, or the customer as many lists, as there may be
 */
export async function joinByLink(
  tx: TransactionSql,
  context: Pick<ShopContext, "config" | "storefront" | "clock">,
  shareData: string,
  customerId: string,
): Promise<string | null> {
  const now = context.clock.now();
  const id = readShareData(context.config, shareData);
  const known = id === null ? null : await findInvite(tx, id, context.storefront.store, now);
  if (id === null || known === null) return null;
  await lockAnyList(tx, known.wishlistId);
  // Read again: it may have been revoked, or the list handed over, while another held the lock.
  const invite = await findInvite(tx, id, context.storefront.store, now);
  if (invite === null) return null;
  const { wishlistId, right } = invite;
  if (invite.customerId === customerId) return wishlistId;
  const membership = await findMembership(tx, wishlistId, customerId);
  if (membership !== null) {
    if (!isAtLeast(membership.right, right)) await updateMember(tx, membership.id, right);
    return wishlistId;
  }
  if ((await countMembers(tx, wishlistId)) >= maxMembers) throw new Refused("LIMIT_REACHED");
  await requireRoomForList(tx, customerId);
  await insertMember(tx, wishlistId, { customerId, right, isStandard: false }, now);
  return wishlistId;
}

/** What a link shows before it is accepted. */
export interface SharedList {
  readonly invite: OpenInvite;
  /** The list among the caller's own; null for who is not on it. */
  readonly joined: ListView | null;
  readonly entries: readonly ShownEntry[];
}

/** What a link shows before it is accepted, without anything of the people on the list; null when it opens nothing. */
export async function findShared(context: ShopContext, shareData: string): Promise<SharedList | null> {
  const invite = await openInvite(context, shareData);
  if (invite === null) return null;
  const rows = await readEntries(context.database.write, [invite.wishlistId]);
  const lists = knownOwnerOf(context) === null ? [] : await findWishlists(context);
  const joined = lists.find(({ row }) => row.id === invite.wishlistId) ?? null;
  return { invite, joined, entries: shownEntries(rows, await productsOf(context, rows)) };
}

/** The link that a `share_data` belongs to, while it runs. */
export async function openInvite(context: ShopContext, shareData: string): Promise<OpenInvite | null> {
  const id = readShareData(context.config, shareData);
  if (id === null) return null;
  return findInvite(context.database.write, id, context.storefront.store, context.clock.now());
}

/** Id of the list in the graph for who is on it. */
export const joinedIdOf = ({ joined }: SharedList): string | null => joined && externalIdOf(joined.row);
