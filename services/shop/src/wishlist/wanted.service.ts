import { absoluteMaxQuantity, findProduct } from "../catalogue/product/product.service.ts";
import type { ItemRow } from "../catalogue/catalogue.types.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import { toId } from "../platform/database-id.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import type { Fault, Notice } from "./texts.ts";
import { maximumNotice, minimumNotice } from "./texts.ts";
import type { NewRow } from "./wishlist.types.ts";

/** A product or item to put on a list, as the graph takes it. */
export interface WantedInput {
  readonly productId: string;
  readonly itemId?: string | null;
  readonly quantity: number;
}

/** What to put on a list, checked: the storefront sells it, and its quantity is within the item's bounds. */
export interface Wanted {
  readonly row: NewRow;
  readonly notice: Notice | null;
}

/**
 * Checks what someone wants to put on a list; a fault when the storefront does not sell it as goods, or the quantity is
 * none.
 */
export async function checkWanted(context: ShopContext, input: WantedInput): Promise<Wanted | Fault> {
  if (input.quantity < 1 || input.quantity > absoluteMaxQuantity) return "QUANTITY_INVALID";
  const product = await findProduct(context, input.productId);
  const item = product?.items.find(({ id }) => String(id) === input.itemId) ?? null;
  if (!product || (input.itemId && !item)) return "PRODUCT_NOT_FOUND";
  if (product.row.isMembership) return "MEMBERSHIP";
  const { quantity, notice } = withinBounds(product, item, input.quantity, context.storefront.language);
  return { row: { productId: product.row.id, itemId: item?.id ?? null, quantity }, notice };
}

/** A quantity as near to the one requested as the item allows; stock does not count, as a list is a plan (C-07). */
export function withinBounds(
  product: ProductAggregate,
  item: ItemRow | null,
  quantity: number,
  language: Language,
): { readonly quantity: number; readonly notice: Notice | null } {
  const { minimumOrderQuantity: least, maxQuantity } = item ?? product.best;
  const most = Math.min(maxQuantity, absoluteMaxQuantity);
  if (quantity > most) return { quantity: most, notice: maximumNotice(most, language) };
  if (quantity < least) return { quantity: least, notice: minimumNotice(least, language) };
  return { quantity, notice: null };
}

/** Ids of a product, or of one of its items, to take off lists; null for what cannot be on any. */
export function readRemoval(
  input: Pick<WantedInput, "productId" | "itemId">,
): Pick<NewRow, "productId" | "itemId"> | null {
  const productId = toId(input.productId);
  const itemId = input.itemId ? toId(input.itemId) : null;
  return productId === null || (input.itemId && itemId === null) ? null : { productId, itemId };
}
