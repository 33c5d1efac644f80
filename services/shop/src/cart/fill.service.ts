import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import type { CartItem } from "./cart.types.ts";
import { requireCartToFill } from "./next-cart.service.ts";
import { countPieces } from "./pieces.ts";
import type { PositionOp } from "./plan-update.ts";
import { readPositions } from "./position.store.ts";
import { refusalText } from "./texts.ts";
import { planPositions } from "./update.service.ts";

/** What became of an item that was to be put into a cart. */
export interface Filled {
  readonly itemId: number;
  /** Pieces. */
  readonly added: number;
  readonly missing: number;
  /** Why pieces are missing, in the shop language; null when none are. */
  readonly reason: string | null;
}

/**
 * Puts pieces of several items into the caller's cart, each as far as it is sold, and reports what is missing.
 * @throws ShopError as `requireCart`
 */
export async function fillCart(
  context: ShopContext,
  cartId: string,
  wanted: readonly { readonly itemId: number; readonly quantity: number }[],
): Promise<readonly Filled[]> {
  const pieces = new Map<number, number>();
  for (const { itemId, quantity } of wanted) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  const ops = [...pieces].map(([itemId, quantity]): PositionOp => ({
    type: "add",
    itemId,
    quantity,
    atDealPrice: false,
    shownCents: null,
    restores: null,
  }));
  return context.database.transaction(async (tx) => {
    const cart = await requireCartToFill(tx, context, cartId);
    const before = countPieces(await readPositions(tx, cart.id));
    const { items } = await planPositions(tx, cart, ops, context.clock.now(), true);
    const after = countPieces(await readPositions(tx, cart.id));
    return [...pieces].map(([itemId, quantity]) => {
      const added = Math.max(0, Math.min(quantity, (after.get(itemId) ?? 0) - (before.get(itemId) ?? 0)));
      const missing = quantity - added;
      return { itemId, added, missing, reason: missing === 0 ? null : reasonOf(context, items.get(itemId), itemId) };
    });
  });
}

function reasonOf({ storefront }: ShopContext, item: CartItem | undefined, itemId: number): string {
  const { language } = storefront;
  if (item === undefined || item.priceCents === null)
    return refusalText({ type: "unknownItem" }, item, language).message;
  if (item.stock < 1) return refusalText({ type: "soldOut", itemId }, item, language).message;
  if (item.stock < item.minimumQuantity) return refusalText({ type: "belowMinimum", itemId }, item, language).message;
  const most = Math.min(item.stock, item.maximumQuantity);
  return pick(
    language,
    `Davon können Sie zurzeit höchstens ${most} Stück bestellen, mit denen, die schon im Warenkorb liegen.`,
    `You can order at most ${most} of it now, including those in your basket.`,
  );
}
