import type { WishlistQuantityInput as QuantityInput } from "../generated/graph.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { change, type ChangeResult, openList, refusal, Refused, requireRoom, rowId } from "./change.service.ts";
import { moveComments } from "./comment.store.ts";
import {
  findEntry,
  findListed,
  insertEntries,
  type LockedEntry,
  purgeRemoved,
  removeEntry,
  restoreEntry,
  updateEntry,
} from "./entry.store.ts";
import { restoreTime } from "./limits.ts";
import { ownerOf } from "./owner.ts";
import { checkWanted, type WantedInput, withinBounds } from "./wanted.service.ts";
import { findProduct } from "../catalogue/product/product.service.ts";
import { absoluteMaxQuantity } from "../catalogue/product/product.service.ts";
import { type NewRow, personOf } from "./wishlist.types.ts";

/** Puts a product or item on one of the caller's lists (OP-M-44). */
export async function addToWishlist(
  context: ShopContext,
  externalId: string,
  input: WantedInput,
): Promise<ChangeResult> {
  const wanted = await checkWanted(context, input);
  if (typeof wanted === "string") return refusal(context, wanted);
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    const entryId = await addRow(tx, context, list.id, wanted.row);
    return { listId: list.id, entryId, notice: wanted.notice };
  });
}

/** Puts one thing on a locked list; returns the id of its entry. */
export async function addRow(tx: TransactionSql, context: ShopContext, listId: string, row: NewRow): Promise<string> {
  await insertEntries(tx, listId, [row], context.clock.now());
  await requireRoom(tx, context, listId);
  const entry = await findListed(tx, listId, row);
  if (entry === null) throw new Error("An entry that was just stored is not there");
  return entry.id;
}

/** Who removes, and when. */
export const removalOf = (context: ShopContext) => ({ person: personOf(ownerOf(context)), now: context.clock.now() });

/** Forgets what was removed so long ago that it cannot be restored any more. */
export async function tidy(tx: TransactionSql, context: ShopContext, listIds: readonly string[]): Promise<void> {
  await purgeRemoved(tx, listIds, new Date(context.clock.now().getTime() - restoreTime));
}

/** Takes an entry off a list (OP-M-46). @param version as the page shows it; null when it does not say */
export function removeFromWishlist(
  context: ShopContext,
  externalId: string,
  entryId: string,
  version: number | null,
): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    const entry = await requireEntry(tx, list.id, entryId, version);
    await tidy(tx, context, [list.id]);
    await removeEntry(tx, entry.id, removalOf(context));
    return { listId: list.id, entryId: entry.id };
  });
}

/** Changes the quantity of an entry (OP-M-47); 0 takes it off (C-07). */
export async function changeQuantity(
  context: ShopContext,
  externalId: string,
  input: QuantityInput,
): Promise<ChangeResult> {
  const { entryId, version = null, quantity } = input;
  if (quantity === 0) return removeFromWishlist(context, externalId, entryId, version);
  if (quantity < 0 || quantity > absoluteMaxQuantity) return refusal(context, "QUANTITY_INVALID");
  const product = await findProduct(context, input.productId);
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    const entry = await requireEntry(tx, list.id, entryId, version);
    if (String(entry.productId) !== input.productId || !isSameItem(entry.itemId, input.itemId))
      throw new Refused("CHANGED_MEANWHILE", { listId: list.id });
    if (product === null) throw new Refused("PRODUCT_NOT_FOUND", { listId: list.id });
    const item = product.items.find(({ id }) => id === entry.itemId) ?? null;
    const bounded = withinBounds(product, item, quantity, context.storefront.language);
    if (bounded.quantity !== entry.quantity) await updateEntry(tx, entry.id, { ...entry, quantity: bounded.quantity });
    return { listId: list.id, entryId: entry.id, notice: bounded.notice };
  });
}

const isSameItem = (stored: number | null, shown: string | null | undefined): boolean =>
  stored === null ? !shown : String(stored) === shown;

/** Puts another item or product in an entry's place (OP-M-48). @param version as of {@link removeFromWishlist} */
export async function replaceEntry(
  context: ShopContext,
  externalId: string,
  entryId: string,
  input: WantedInput,
  version: number | null,
): Promise<ChangeResult> {
  const wanted = await checkWanted(context, input);
  if (typeof wanted === "string") return refusal(context, wanted);
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    const entry = await requireEntry(tx, list.id, entryId, version);
    const other = await findListed(tx, list.id, wanted.row);
    if (other !== null && other.id !== entry.id) throw new Refused("ALREADY_LISTED", { listId: list.id });
    await updateEntry(tx, entry.id, wanted.row);
    return { listId: list.id, entryId: entry.id, notice: wanted.notice };
  });
}

/**
 * Restores what was removed (OP-M-50), once: what is back already stays as it is. What was put on the list again meanwhile
 * gets the comments of what was removed.
 */
export async function restore(
  context: ShopContext,
  externalId: string,
  entryId: string | null,
  input: WantedInput,
): Promise<ChangeResult> {
  const wanted = await checkWanted(context, input);
  if (typeof wanted === "string") return refusal(context, wanted);
  return change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    await tidy(tx, context, [list.id]);
    const id = entryId === null ? null : rowId(entryId);
    const removed = id === null ? null : await findEntry(tx, list.id, id);
    if (removed !== null && !removed.isRemoved) return { listId: list.id, entryId: removed.id };
    const listed = await findListed(tx, list.id, wanted.row);
    if (removed !== null && listed === null) {
      await restoreEntry(tx, removed.id, wanted.row);
      await requireRoom(tx, context, list.id);
      return { listId: list.id, entryId: removed.id, notice: wanted.notice };
    }
    const addedId = await addRow(tx, context, list.id, wanted.row);
    if (removed !== null) await moveComments(tx, removed.id, addedId);
    return { listId: list.id, entryId: addedId, notice: wanted.notice };
  });
}

/** An entry that is on a locked list. @throws Refused when it is gone, or someone has changed it since it was shown */
export async function requireEntry(
  tx: TransactionSql,
  listId: string,
  entryId: string,
  version: number | null,
): Promise<LockedEntry> {
  const id = rowId(entryId);
  const entry = id === null ? null : await findEntry(tx, listId, id);
  if (entry === null || entry.isRemoved) throw new Refused("ENTRY_NOT_FOUND", { listId });
  if (version !== null && version !== entry.version) throw new Refused("CHANGED_MEANWHILE", { listId });
  return entry;
}
