import { aLine, correct, keys, type ModelCart, type ModelLine } from "./cart.ts";
import { type ModelItem, type ModelShop, runningDeal } from "./shop.ts";

/** Pieces that someone wants to have in a cart beside those that are there. */
export interface Wish {
  readonly item: ModelItem;
  readonly quantity: number;
  readonly atDeal: boolean;
  /** Price of a piece as the page showed it, in cents; null where it does not say. */
  readonly shownCents: number | null;
}

/** Why nothing of an item can be put in, as a key; null while it can. */
export function refusalOf({ stock, minimum, maximum }: ModelItem): string | null {
  if (stock < 1) return keys.quantity;
  return Math.min(stock, maximum) < minimum ? keys.minimum : null;
}

/**
 * Puts pieces in, within what the item and its stock allow; those beyond the deal have the usual price (DEAL-17).
 *
 * @returns what the shopper hears at once, as keys
 * @throws RangeError when nothing of the item can be put in
 */
export function put(cart: ModelCart, { item, quantity, atDeal, shownCents }: Wish): string[] {
  if (refusalOf(item) !== null) throw new RangeError(`Nothing of item ${item.id} can be put in`);
  const line = lineOf(cart, item);
  const before = line.reserved;
  const atDealPrice = atDeal ? Math.max(0, Math.min(quantity, dealLimit(line, item) - before)) : 0;
  const said = hold(line, item, {
    normal: line.normal + quantity - atDealPrice,
    reserved: before + atDealPrice,
    most: Math.min(item.stock, item.maximum),
  });
  if (atDeal && line.reserved > 0) line.shownDealCents = shownCents ?? line.shownDealCents;
  else if (shownCents !== null) line.shownCents = shownCents;
  if (atDeal && line.reserved === 0) return [...said, keys.dealOver];
  const now = atDeal ? line.deal?.priceCents : item.priceCents;
  return [
    ...said,
    ...(shownCents !== null && shownCents !== now ? [keys.price] : []),
    ...(atDeal && atDealPrice < quantity ? [keys.dealLimit] : []),
  ];
}

/** Sets how many pieces there are; those at the deal's price are kept first. @returns what the shopper hears at once */
export function setPieces(cart: ModelCart, item: ModelItem, quantity: number): string[] {
  const line = lineOf(cart, item);
  const before = { ...line };
  // A line of deal pieces alone is raised at the deal's price, as far as that goes.
  const most = line.normal === 0 && line.reserved > 0 ? dealLimit(line, item) : line.reserved;
  const reserved = Math.min(most, quantity);
  line.lapsed = 0;
  const said = hold(line, item, {
    normal: quantity - reserved,
    reserved,
    most: Math.min(item.stock, item.maximum),
  });
  line.shownCents = line.normal > 0 ? item.priceCents : null;
  line.shownDealCents = line.deal?.priceCents ?? 0;
  const isBeyondDeal = before.reserved > 0 && line.reserved > 0 && line.normal > before.normal;
  return isBeyondDeal ? [...said, keys.dealLimit] : said;
}

/** Takes a line out; its reserved pieces can be had by others. */
export function removeLine(cart: ModelCart, item: ModelItem): void {
  const line = lineOf(cart, item);
  hold(line, item, { normal: 0, reserved: 0, most: 0 });
  cart.lines.delete(item.id);
}

/** Puts in what can be had, and leaves the rest out: lists, and orders again. What it does not say itself is kept. */
export function fill(cart: ModelCart, wishes: readonly Wish[]): void {
  for (const wish of wishes) {
    if (refusalOf(wish.item) !== null) continue;
    for (const key of put(cart, wish)) if (key !== keys.quantity) correct(cart, key, wish.item.id);
  }
}

/** Keeps minimum and maximum, whatever operators have made of them; stock alone takes nothing out. */
export function settleGoods(cart: ModelCart, { items }: ModelShop): void {
  for (const item of items) {
    if (!cart.lines.has(item.id)) continue;
    const line = lineOf(cart, item);
    const said = hold(line, item, { normal: line.normal, reserved: line.reserved, most: item.maximum });
    for (const key of said) correct(cart, key, item.id);
  }
}

/** The line of an item; pieces whose deal has ended have the usual price. */
export function lineOf(cart: ModelCart, item: ModelItem): ModelLine {
  const line = cart.lines.get(item.id) ?? aLine();
  cart.lines.set(item.id, line);
  if (line.deal?.isRunning === false) {
    line.normal += line.reserved;
    line.lapsed += line.reserved;
    line.lapsedCents = line.shownDealCents;
    line.reserved = 0;
    line.deal = null;
  }
  return line;
}

/** Pieces of a line. */
export const piecesOf = ({ normal, reserved }: ModelLine): number => normal + reserved;

/** Value of goods at the prices of now, in cents. */
export function goodsCents(cart: ModelCart, { items }: ModelShop): number {
  return items.reduce((sum, item) => sum + (cart.lines.has(item.id) ? lineCents(lineOf(cart, item), item) : 0), 0);
}

/** What a line costs, in cents. */
export const lineCents = ({ normal, reserved, deal }: ModelLine, { priceCents }: ModelItem): number =>
  normal * priceCents + reserved * (deal?.priceCents ?? 0);

/** Most pieces at the deal's price: per cart, and of what is left, those of this cart included. */
export function dealLimit(line: ModelLine, item: ModelItem): number {
  const deal = runningDeal(item);
  if (deal === null) return 0;
  return Math.min(deal.mostPerCart, deal.left + (line.deal === deal ? line.reserved : 0));
}

/** What a line is to hold. */
interface Held {
  readonly normal: number;
  readonly reserved: number;
  /** Most pieces in all. */
  readonly most: number;
}

/** Lets a line hold pieces within bounds: usual ones give way first, and fill up to the minimum. */
export function hold(line: ModelLine, item: ModelItem, { normal, reserved, most }: Held): string[] {
  const wanted = normal + reserved;
  const pieces = Math.min(Math.max(wanted, item.minimum), most);
  const atDealPrice = Math.min(reserved, pieces);
  const deal = line.deal ?? runningDeal(item);
  if (deal !== null) deal.left += line.reserved - atDealPrice;
  if (line.reserved === 0) line.shownDealCents = deal?.priceCents ?? 0;
  line.deal = atDealPrice > 0 ? deal : null;
  line.reserved = atDealPrice;
  line.normal = pieces - atDealPrice;
  line.lapsed = Math.min(line.lapsed, line.normal);
  line.shownCents = line.normal > 0 ? (line.shownCents ?? item.priceCents) : null;
  if (pieces < wanted) return [keys.quantity];
  return pieces > wanted ? [keys.minimum] : [];
}
