import { toId } from "../platform/database-id.ts";
import { absoluteMaxQuantity, findProduct } from "../catalogue/product/product.service.ts";
import { hasSamePrices, priceForPieces } from "../catalogue/product/item-price.ts";
import type { ShopContext } from "../platform/context.ts";
import { rowId } from "./change.service.ts";
import { type ShownEntry, shownEntries, type Sum } from "./entries.ts";
import { knownOwnerOf, ownerOf } from "./owner.ts";
import {
  findTeaser,
  findTeaserEntry,
  readTeaserEntries,
  readTeasers,
  storeChoice,
  type TeaserEntryRow,
  type TeaserRow,
} from "./teaser.store.ts";
import { type Fault, faultText } from "./texts.ts";
import { withinBounds } from "./wanted.service.ts";
import { productsOf } from "./wishlist.service.ts";
import { type EntryRow, personOf } from "./wishlist.types.ts";

/** A teaser list with what is on it. */
export interface TeaserList {
  readonly row: TeaserRow;
  readonly entries: readonly ShownEntry[];
}

/** The teaser lists of the storefront as the shop made them. */
export async function findTeaserLists(context: ShopContext): Promise<TeaserList[]> {
  const { database, storefront } = context;
  return withEntries(context, await readTeasers(database.write, storefront.store), null);
}

/** A teaser list with what the caller chose on it (OP-Q-56); null when the storefront has none of this id. */
export async function findTeaserList(context: ShopContext, id: string): Promise<TeaserList | null> {
  const { database, storefront } = context;
  const row = await findTeaser(database.write, storefront.store, id);
  const owner = knownOwnerOf(context);
  const [list] = await withEntries(context, row === null ? [] : [row], owner && personOf(owner));
  return list ?? null;
}

async function withEntries(
  context: ShopContext,
  rows: readonly TeaserRow[],
  person: string | null,
): Promise<TeaserList[]> {
  const ids = rows.map(({ id }) => id);
  const entries = await readTeaserEntries(context.database.write, ids, person);
  const products = await productsOf(context, entries);
  const byList = Map.groupBy(entries, ({ teaserWishlistId }) => teaserWishlistId);
  return rows.map((row) => ({
    row,
    entries: shownEntries(
      (byList.get(row.id) ?? []).map((entry) => entryRowOf(entry, row)),
      products,
    ),
  }));
}

const entryRowOf = (entry: TeaserEntryRow, { id, createdAt }: TeaserRow): EntryRow => ({
  id: entry.id,
  wishlistId: id,
  productId: entry.productId,
  itemId: entry.itemId,
  quantity: entry.quantity,
  version: 0,
  addedAt: createdAt,
  sequence: 0,
});

/** In place of an item's id: none is chosen. */
const asNamed = "-";

/** What so many pieces cost now (OP-Q-55); null when the storefront does not sell them. @param itemId `-` for none */
export async function totalsOfTeaser(
  context: ShopContext,
  { itemId, productId, quantity }: { readonly itemId: string; readonly productId: string; readonly quantity: number },
): Promise<Sum | null> {
  if (quantity < 1 || quantity > absoluteMaxQuantity) return null;
  const product = await findProduct(context, productId);
  if (product === null) return null;
  const item = itemId === asNamed ? product.best : product.items.find(({ id }) => id === toId(itemId));
  if (item === undefined) return null;
  const { cents } = priceForPieces(product, item, quantity);
  return { cents: cents * quantity, startsFrom: itemId === asNamed && !hasSamePrices(product) };
}

/** `TeaserWishlistResult` of the graph. */
export interface TeaserResult {
  readonly fault: Fault | null;
  readonly text: string | null;
  readonly teaserId: string | null;
  readonly entryId: string | null;
}

/**
 * Chooses an item and a quantity for an entry of a teaser list, for the caller alone (OP-M-49, WISH-29).
 * @param input `itemId` `-` leaves the item as the list names it
 */
export async function replaceTeaserItem(
  context: ShopContext,
  input: { readonly itemId: string; readonly oldExternalId: string; readonly quantity: number },
): Promise<TeaserResult> {
  const { database, storefront, clock } = context;
  const person = personOf(ownerOf(context));
  const refuse = (fault: Fault, teaserId: string | null = null): TeaserResult => ({
    fault,
    text: faultText(fault, storefront.language),
    teaserId,
    entryId: null,
  });
  const entryId = rowId(input.oldExternalId);
  const entry = entryId === null ? null : await findTeaserEntry(database.write, storefront.store, entryId);
  if (entry === null) return refuse("ENTRY_NOT_FOUND");
  if (input.quantity < 1 || input.quantity > absoluteMaxQuantity)
    return refuse("QUANTITY_INVALID", entry.teaserWishlistId);
  const product = await findProduct(context, String(entry.productId));
  const item = product?.items.find(({ id }) => String(id) === input.itemId) ?? null;
  if (!product || (item === null && input.itemId !== asNamed))
    return refuse("PRODUCT_NOT_FOUND", entry.teaserWishlistId);
  const { quantity } = withinBounds(product, item, input.quantity, storefront.language);
  await storeChoice(database.write, { entryId: entry.id, person, itemId: item?.id ?? null, quantity }, clock.now());
  return { fault: null, text: null, teaserId: entry.teaserWishlistId, entryId: entry.id };
}
