import { randomUUID } from "node:crypto";
import { pick } from "../catalogue/language.ts";
import { loadProductList } from "../catalogue/product/product.loader.ts";
import { absoluteMaxQuantity, findProduct } from "../catalogue/product/product.service.ts";
import { toId } from "../platform/database-id.ts";
import { requireUserId } from "../platform/auth/require.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { type ShownEntry, shownEntries } from "./entries.ts";
import {
  countEntries,
  countEntriesOf,
  deleteEntries,
  insertDefaultList,
  type ListRow,
  lockList,
  type Owner,
  readEntries,
  readLists,
  upsertEntry,
} from "./wishlist.store.ts";

/** Id of every visitor's default list (WISH-14). */
export const merkzettel = "merkzettel";

/** A list with what the storefront shows of it. Only lists that the caller made are delivered. */
export interface ShownList {
  readonly row: ListRow;
  readonly entries: readonly ShownEntry[];
}

/** What came of a change (ERR-09). */
export interface WishlistResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly wishlists: readonly ShownList[];
}

/** More than a person looks through. */
const maxEntries = 500;

/** @throws ShopError when neither a customer nor a usable user id came with the call (ERR-05) */
function ownerOf(context: ShopContext): Owner {
  const { customer } = context.caller;
  return customer && !customer.isGuest ? { customerId: customer.customerId } : { userId: requireUserId(context) };
}

const defaultName = ({ storefront }: ShopContext) => pick(storefront.language, "Merkzettel", "Wish list");

/** The caller's lists, `merkzettel` first (OP-Q-51). It is shown empty before anything was put on it. */
export async function findWishlists(context: ShopContext): Promise<ShownList[]> {
  const stored = await readLists(context.database.write, ownerOf(context));
  const rows = stored[0]?.isDefault === true ? stored : [emptyDefault(context), ...stored];
  const entries = await readEntries(
    context.database.write,
    stored.map(({ id }) => id),
  );
  const products = await loadProductList(context, [...new Set(entries.map(({ productId }) => productId))]);
  const productById = new Map(products.map((product) => [product.row.id, product]));
  return rows.map((row) => ({
    row: row.isDefault ? { ...row, id: merkzettel, name: defaultName(context) } : row,
    entries: shownEntries(
      entries.filter(({ wishlistId }) => wishlistId === row.id),
      productById,
    ),
  }));
}

/** How many entries the caller's lists hold together; null for who cannot have lists. */
export async function countAllEntries(context: ShopContext): Promise<number | null> {
  const { customer, userId } = context.caller;
  const isUnknown = userId === null && (customer === null || customer.isGuest);
  return isUnknown ? null : countEntriesOf(context.database.write, ownerOf(context));
}

const emptyDefault = (context: ShopContext): ListRow => ({
  id: merkzettel,
  name: defaultName(context),
  description: "",
  isDefault: true,
  isStandard: true,
  createdAt: context.clock.now(),
});

/** A product or item to put on a list. */
export interface NewEntry {
  readonly productId: string;
  readonly itemId?: string | null;
  readonly quantity: number;
}

/** Puts a product or item on one of the caller's lists (OP-M-44); another visitor's list answers like a missing one. */
export async function addToWishlist(
  context: ShopContext,
  externalId: string,
  entry: NewEntry,
): Promise<WishlistResult> {
  const owner = ownerOf(context);
  const say = (de: string, en: string) => answer(context, pick(context.storefront.language, de, en));
  if (entry.quantity < 1 || entry.quantity > absoluteMaxQuantity) {
    return say(
      `Bitte geben Sie eine Menge von 1 bis ${absoluteMaxQuantity} an.`,
      `Please give a quantity from 1 to ${absoluteMaxQuantity}.`,
    );
  }
  const product = await findProduct(context, entry.productId);
  const item = product?.items.find(({ id }) => String(id) === entry.itemId);
  if (!product || (entry.itemId && !item))
    return say("Dieses Produkt gibt es nicht mehr.", "This product no longer exists.");
  const fault = await context.database.transaction(async (tx) => {
    const listId = await openList(tx, context, owner, externalId);
    if (listId === null) return "missing";
    if ((await countEntries(tx, listId)) >= maxEntries) return "full";
    const row = {
      id: randomUUID(),
      wishlistId: listId,
      productId: product.row.id,
      itemId: item?.id ?? null,
      quantity: entry.quantity,
    };
    await upsertEntry(tx, row, context.clock.now());
    return null;
  });
  if (fault === "missing") return say("Diese Liste gibt es nicht.", "There is no such list.");
  if (fault === "full")
    return say(`Auf eine Liste passen höchstens ${maxEntries} Artikel.`, `A list holds at most ${maxEntries} items.`);
  return answer(context, null);
}

/** Takes a product or item off the default list (OP-M-45); what is not on it is off already. */
export async function removeFromMerkzettel(
  context: ShopContext,
  entry: Omit<NewEntry, "quantity">,
): Promise<WishlistResult> {
  const owner = ownerOf(context);
  const productId = toId(entry.productId);
  const itemId = entry.itemId ? toId(entry.itemId) : null;
  if (productId !== null && (!entry.itemId || itemId !== null)) {
    await context.database.transaction(async (tx) => {
      const listId = await lockList(tx, owner, null);
      if (listId !== null) await deleteEntries(tx, listId, productId, itemId);
    });
  }
  return answer(context, null);
}

/** Locks one of the owner's lists; the default one comes into being when it is first needed. */
async function openList(
  tx: TransactionSql,
  context: ShopContext,
  owner: Owner,
  externalId: string,
): Promise<string | null> {
  if (externalId !== merkzettel) return isUuid(externalId) ? lockList(tx, owner, externalId) : null;
  const known = await lockList(tx, owner, null);
  if (known !== null) return known;
  await insertDefaultList(tx, owner, randomUUID(), defaultName(context), context.clock.now());
  return lockList(tx, owner, null);
}

const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

async function answer(context: ShopContext, fault: string | null): Promise<WishlistResult> {
  return { successful: fault === null, generalErrorMessage: fault, wishlists: await findWishlists(context) };
}
