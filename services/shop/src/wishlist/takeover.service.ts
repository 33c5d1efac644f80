import type { TransactionSql } from "../platform/database.ts";
import { copyEntries, deleteList, giveLists, insertDefaultLike, lockList, type Owner } from "./wishlist.store.ts";

/**
 * Gives a visitor's lists to whom they have become: what is on the default list joins the new owner's, and of what is
 * on both the larger quantity stays. Repeating it changes nothing.
 * @param userId id that the lists hang on
 */
export async function takeLists(tx: TransactionSql, userId: string, owner: Owner): Promise<void> {
  if ("userId" in owner && owner.userId === userId) return;
  const visitor = { userId };
  const source = await lockList(tx, visitor, null);
  if (source !== null) {
    // Another device may open the new owner's list at this moment: never two, and never none.
    await insertDefaultLike(tx, owner, source);
    const target = await lockList(tx, owner, null);
    if (target !== null) await copyEntries(tx, source, target);
    await deleteList(tx, source);
  }
  await giveLists(tx, visitor, owner);
}
