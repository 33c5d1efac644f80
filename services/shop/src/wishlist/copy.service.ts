import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { change, type ChangeResult, openList, refusal, requireRoom } from "./change.service.ts";
import { insertEntries, readEntries } from "./entry.store.ts";
import { openInvite } from "./invite.service.ts";
import { makeList } from "./list.service.ts";
import { customerIdOf } from "./owner.ts";
import { findTeaserList, type TeaserList } from "./teaser.service.ts";
import { merkzettel } from "./wishlist.service.ts";
import type { NewRow } from "./wishlist.types.ts";

/** Copies what a link opens to a list of the caller's own (OP-M-56). @param name of a new list; null: onto `merkzettel` */
export async function importShared(
  context: ShopContext,
  shareData: string,
  name: string | null,
): Promise<ChangeResult> {
  const invite = await openInvite(context, shareData);
  if (invite === null) return refusal(context, "INVITE_INVALID");
  return change(context, async (tx) => {
    // The first that was put on a list is its last.
    const rows = (await readEntries(tx, [invite.wishlistId])).toReversed();
    const isNew = name !== null && customerIdOf(context) !== null;
    const listId = isNew
      ? await makeList(tx, context, name, invite.description)
      : (await openList(tx, context, merkzettel, "changeEntries")).id;
    return copyTo(tx, context, listId, rows);
  });
}

/** Makes a list of the caller's own from a teaser list (OP-M-57). @param name null: that of the teaser list */
export async function convertTeaser(
  context: ShopContext,
  teaserId: string,
  name: string | null,
): Promise<ChangeResult> {
  const teaser = await findTeaserList(context, teaserId);
  if (teaser === null) return refusal(context, "LIST_NOT_FOUND");
  const { nameDe, nameEn } = teaser.row;
  return change(context, async (tx) => {
    const listId = await makeList(tx, context, name ?? pick(context.storefront.language, nameDe, nameEn), "");
    return copyTo(tx, context, listId, rowsOf(teaser));
  });
}

/** Puts what a teaser list holds on one of the caller's lists (OP-M-57). */
export async function addTeaser(context: ShopContext, teaserId: string, externalId: string): Promise<ChangeResult> {
  const teaser = await findTeaserList(context, teaserId);
  if (teaser === null) return refusal(context, "LIST_NOT_FOUND");
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    return copyTo(tx, context, list.id, rowsOf(teaser));
  });
}

/** The last first, so that the copy has the teaser list's order. */
const rowsOf = ({ entries }: TeaserList): NewRow[] =>
  entries
    .map(({ row, item }) => ({ productId: row.productId, itemId: item?.id ?? null, quantity: row.quantity }))
    .toReversed();

async function copyTo(tx: TransactionSql, context: ShopContext, listId: string, rows: readonly NewRow[]) {
  await insertEntries(tx, listId, rows, context.clock.now());
  await requireRoom(tx, context, listId);
  return { listId };
}
