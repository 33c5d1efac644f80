import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { loadCartView, requireCart } from "./cart.service.ts";
import type { CartItem, CartRow } from "./cart.types.ts";
import type { CartView } from "./cart-view.ts";
import { readCartItems } from "./item.store.ts";
import { requireCartToFill } from "./next-cart.service.ts";
import { countPieces } from "./pieces.ts";
import { readPositions } from "./position.store.ts";
import { dropTold } from "./settle/correction.store.ts";
import { changeCart } from "./settle/settle.service.ts";
import { alreadySubmittedText, type Message, refusalText } from "./texts.ts";

/** Pieces of an item to put into a cart. */
export interface Filling {
  readonly itemId: number;
  readonly quantity: number;
  /** Whether they are meant at the price of a running deal. */
  readonly atDealPrice: boolean;
}

/** What the basket has to tell; how many pieces are missing is reported by the page that puts them in. */
const reported = ["minimum", "dealLimit", "dealOver", "dealAhead"] as const;

/** Puts items into a locked cart, each as far as it is sold: what cannot be bought is left out, quantities are clamped. */
async function fill(tx: TransactionSql, cart: CartRow, fillings: readonly Filling[], now: Date) {
  const before = countPieces(await readPositions(tx, cart.id));
  const ops = fillings.map((filling) => ({ ...filling, type: "add" as const, shownCents: null, restores: null }));
  await dropTold(tx, cart.id);
  const { items } = await changeCart(tx, cart, ops, now, { skipRefused: true, kept: reported });
  const after = countPieces(await readPositions(tx, cart.id));
  const added = new Map([...after].flatMap(([itemId, pieces]) => gain(itemId, pieces - (before.get(itemId) ?? 0))));
  return { added, items };
}

const gain = (itemId: number, pieces: number): [number, number][] => (pieces > 0 ? [[itemId, pieces]] : []);

/** What became of an item that was to be put into a cart. */
export interface Filled {
  readonly itemId: number;
  /** Pieces; more than were asked for where these are below a minimum. */
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
  const fillings = [...pieces].map(([itemId, quantity]): Filling => ({ itemId, quantity, atDealPrice: false }));
  return context.database.transaction(async (tx) => {
    const cart = await requireCartToFill(tx, context, cartId);
    const { added: gained, items } = await fill(tx, cart, fillings, context.clock.now());
    return fillings.map(({ itemId, quantity }) => {
      const added = gained.get(itemId) ?? 0;
      const missing = Math.max(0, quantity - added);
      return { itemId, added, missing, reason: missing === 0 ? null : reasonOf(context, items.get(itemId), itemId) };
    });
  });
}

function reasonOf({ storefront }: ShopContext, item: CartItem | undefined, itemId: number): string {
  const { language } = storefront;
  if (item?.isMembership) return refusalText({ type: "membership", itemId }, item, language).message;
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

/** What a cart took of a list. */
export interface FilledCart {
  /** Why nothing was put in at all. */
  readonly refusal: Message | null;
  /** Pieces that were added, by item; items of which none was added are left out. */
  readonly added: ReadonlyMap<number, number>;
  readonly view: CartView;
}

/**
 * Puts a list into a cart, in one transaction, which `keep` takes part in.
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
    const { added } = await fill(tx, cart, fillings, now);
    await keep(tx, added);
    return { refusal: null, added, view: await loadCartView(tx, cart, { now }) };
  });
}

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
