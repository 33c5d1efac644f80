import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { loadCartView, requireCart } from "./cart.service.ts";
import type { CartView } from "./cart-view.ts";
import { readCartItems } from "./item.store.ts";
import { requireCartToFill } from "./next-cart.service.ts";
import { countPieces } from "./pieces.ts";
import { readPositions } from "./position.store.ts";
import { alreadySubmittedText, type Message } from "./texts.ts";
import { planPositions } from "./update.service.ts";

/** Pieces of an item to put into a cart. */
export interface Filling {
  readonly itemId: number;
  readonly quantity: number;
  /** Whether they are meant at the price of a running deal. */
  readonly atDealPrice: boolean;
}

/** What a cart took. */
export interface FilledCart {
  /** Why nothing was put in at all. */
  readonly refusal: Message | null;
  /** Pieces that were added, by item; items of which none was added are left out. */
  readonly added: ReadonlyMap<number, number>;
  readonly view: CartView;
}

/**
 * Puts many items into a cart, each as far as it goes: what cannot be bought is left out, and quantities are clamped. In one
 * transaction, which `keep` takes part in.
 * @throws ShopError as `requireCart`
 */
export function takeList(
  context: ShopContext,
  cartId: string,
  fillings: readonly Filling[],
  keep: (tx: TransactionSql, added: ReadonlyMap<number, number>) => Promise<void>,
): Promise<FilledCart> {
  const { database, clock, storefront } = context;
  const now = clock.now();
  return database.transaction(async (tx) => {
    const cart = await requireCartToFill(tx, context, cartId);
    if (cart.submittedAt !== null) {
      const view = await loadCartView(tx, cart, { now });
      return { refusal: alreadySubmittedText(storefront.language), added: new Map(), view };
    }
    const before = countPieces(await readPositions(tx, cart.id));
    const ops = fillings.map((filling) => ({ ...filling, type: "add" as const, shownCents: null, restores: null }));
    await planPositions(tx, cart, ops, now, true);
    const after = countPieces(await readPositions(tx, cart.id));
    const added = new Map([...after].flatMap(([itemId, pieces]) => gain(itemId, pieces - (before.get(itemId) ?? 0))));
    await keep(tx, added);
    return { refusal: null, added, view: await loadCartView(tx, cart, { now }) };
  });
}

const gain = (itemId: number, pieces: number): [number, number][] => (pieces > 0 ? [[itemId, pieces]] : []);

/** Goods of a cart. */
export interface HeldGoods {
  readonly itemId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** What a cart holds of goods, sold or not any more, in its order. @throws ShopError as `requireCart` */
export async function findGoods(context: ShopContext, cartId: string): Promise<HeldGoods[]> {
  const sql = context.database.write;
  const cart = await requireCart(sql, context, cartId);
  const pieces = countPieces(await readPositions(sql, cart.id));
  const items = await readCartItems(sql, cart.store, cart.id, [...pieces.keys()], context.clock.now());
  const productOf = new Map(items.map(({ id, productId }) => [id, productId]));
  return [...pieces].flatMap(([itemId, quantity]) => {
    const productId = productOf.get(itemId);
    return productId === undefined ? [] : [{ itemId, productId, quantity }];
  });
}
