import { absoluteMaxQuantity } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { Refused } from "./change.service.ts";
import { joinByLink } from "./invite.service.ts";
import { forgetPerson, giveToHeirs } from "./sharing.store.ts";
import { mergeLists, renamePerson } from "./takeover.store.ts";
import { deleteList, giveLists, insertDefaultLike, lockDefault, readLists } from "./wishlist.store.ts";
import { type Owner, personOf } from "./wishlist.types.ts";

/**
 * Gives a visitor's lists to whom they have become: what is on the default list joins the new owner's, and quantities of what
 * is on both are added up to the maximum. Repeating it changes nothing.
 * @param userId id that the lists hang on
 */
export async function takeLists(tx: TransactionSql, userId: string, owner: Owner): Promise<void> {
  if ("userId" in owner && owner.userId === userId) return;
  const visitor = { userId };
  const source = await lockDefault(tx, visitor);
  if (source !== null) {
    // Another device may open the new owner's list at this moment: never two, and never none.
    await insertDefaultLike(tx, owner, source);
    const target = await lockDefault(tx, owner);
    if (target !== null) await mergeLists(tx, source, target, absoluteMaxQuantity);
    await deleteList(tx, source);
  }
  await giveLists(tx, visitor, owner);
  const listIds = (await readLists(tx, owner)).map(({ id }) => id);
  await renamePerson(tx, listIds, personOf(visitor), personOf(owner));
}

/** Accepts the invitation that someone signs in with (AUTH-15); a sign-in succeeds whether it still opens something or not. */
export async function acceptInvite(
  tx: TransactionSql,
  context: ShopContext,
  shareData: string,
  customerId: string,
): Promise<boolean> {
  try {
    return (await joinByLink(tx, context, shareData, customerId)) !== null;
  } catch (error) {
    // Nothing was written before the refusal.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Takes a customer whose account is deleted off all lists, with what they wrote there. Lists of theirs that others are on
 * stay with those: they are handed on.
 */
export async function forgetOnLists(tx: TransactionSql, customerId: string): Promise<void> {
  await giveToHeirs(tx, customerId);
  await forgetPerson(tx, customerId);
}
