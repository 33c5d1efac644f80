import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { change, type ChangeResult, openList, refusal, Refused } from "./change.service.ts";
import { addRow, removalOf, tidy } from "./entry.service.ts";
import { removeProduct } from "./entry.store.ts";
import { ownerOf } from "./owner.ts";
import { may } from "./rights.ts";
import { checkWanted, readRemoval, type WantedInput } from "./wanted.service.ts";
import { merkzettel } from "./wishlist.service.ts";
import { lockDefault, readLists } from "./wishlist.store.ts";

type Removal = Pick<WantedInput, "productId" | "itemId">;

/** Takes a product or item off the default list (OP-M-45); what is not on it is off already. */
export function removeFromMerkzettel(context: ShopContext, input: Removal): Promise<ChangeResult> {
  const owner = ownerOf(context);
  return change(context, async (tx) => {
    const listId = await lockDefault(tx, owner);
    if (listId === null) return {};
    await takeOff(tx, context, [listId], input);
    return { listId };
  });
}

/** Takes a product or item off every list that the caller may change (WISH-18), or off these. @param externalIds null for all */
export function removeFromWishlists(
  context: ShopContext,
  input: Removal,
  externalIds: readonly string[] | null,
): Promise<ChangeResult> {
  return change(context, async (tx) => {
    const ids = externalIds ?? (await changeableLists(tx, context));
    const listIds = await openAll(tx, context, ids);
    await takeOff(tx, context, listIds, input);
    return {};
  });
}

/** Puts a product or item on some lists and takes it off others (WISH-19, C-18). */
export async function chooseWishlists(
  context: ShopContext,
  input: WantedInput,
  addTo: readonly string[],
  removeFrom: readonly string[],
): Promise<ChangeResult> {
  const wanted = await checkWanted(context, input);
  if (typeof wanted === "string") return refusal(context, wanted);
  return change(context, async (tx) => {
    const opened = await openAll(tx, context, [...addTo, ...removeFrom]);
    for (const id of opened.slice(0, addTo.length)) await addRow(tx, context, id, wanted.row);
    await takeOff(tx, context, opened.slice(addTo.length), input);
    return { notice: wanted.notice };
  });
}

async function takeOff(
  tx: TransactionSql,
  context: ShopContext,
  listIds: readonly string[],
  input: Removal,
): Promise<void> {
  const product = readRemoval(input);
  if (product === null || listIds.length === 0) return;
  await tidy(tx, context, listIds);
  await removeProduct(tx, listIds, product, removalOf(context));
}

async function changeableLists(tx: TransactionSql, context: ShopContext): Promise<string[]> {
  const lists = await readLists(tx, ownerOf(context));
  return lists.filter(({ right }) => may(right, "changeEntries")).map(({ id }) => id);
}

/** Locks lists, in one order for all callers; returns their ids in the order given. */
async function openAll(tx: TransactionSql, context: ShopContext, externalIds: readonly string[]): Promise<string[]> {
  const opened = new Map<string, string>();
  // The default list has no id before it is made.
  const order = [...new Set(externalIds)].toSorted(
    (a, b) => Number(b === merkzettel) - Number(a === merkzettel) || (a < b ? -1 : 1),
  );
  for (const externalId of order) {
    const { id } = await openList(tx, context, externalId, "changeEntries");
    opened.set(externalId, id);
  }
  return externalIds.map((externalId) => {
    const id = opened.get(externalId);
    if (id === undefined) throw new Refused("LIST_NOT_FOUND");
    return id;
  });
}
