import { correct, keys, type ModelCart } from "./cart.ts";
import { dealLimit, hold, lineOf, piecesOf, refusalOf } from "./goods.ts";
import { settle } from "./settle.ts";
import type { ModelItem, ModelShop } from "./shop.ts";

/**
 * A visitor's cart joins that of an account: pieces are added within what item, stock and deal allow, vouchers come
 * together, and what had to give way is reported. The visitor's cart is empty afterwards.
 */
export function merge(from: ModelCart, to: ModelCart, shop: ModelShop): void {
  settle(from, shop);
  for (const item of shop.items) if (from.lines.has(item.id)) mergeLine(from, to, item);
  from.lines.clear();
  for (const held of from.vouchers) if (!to.vouchers.some(({ code }) => code === held.code)) to.vouchers.push(held);
  for (const { about } of from.corrections) {
    if (!to.corrections.some((known) => known.about === about)) to.corrections.push({ about, isRead: false });
  }
  settle(to, shop);
}

function mergeLine(from: ModelCart, to: ModelCart, item: ModelItem): void {
  const coming = lineOf(from, item);
  const { deal, reserved } = coming;
  // The pieces stay reserved while they change carts: no other shopper acts meanwhile.
  if (deal !== null) deal.left += reserved;
  const refusal = refusalOf(item);
  if (refusal !== null) return correct(to, refusal, item.id);
  const line = lineOf(to, item);
  const atDealPrice = Math.max(0, Math.min(reserved, dealLimit(line, item) - line.reserved));
  const said = hold(line, item, {
    normal: line.normal + piecesOf(coming) - atDealPrice,
    reserved: line.reserved + atDealPrice,
    most: Math.min(item.stock, item.maximum),
  });
  if (coming.normal > 0) line.shownCents = coming.lapsed > 0 ? coming.lapsedCents : coming.shownCents;
  if (line.normal === 0) line.shownCents = null;
  if (reserved > 0 && line.reserved > 0) line.shownDealCents = coming.shownDealCents;
  for (const key of said) correct(to, key, item.id);
  // Both prices are said where there are pieces at both.
  if (atDealPrice < reserved && line.normal > 0 && line.reserved > 0) correct(to, keys.dealLimit, item.id);
}
