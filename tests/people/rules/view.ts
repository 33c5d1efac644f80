import { keys, type ModelCart, type ModelLine } from "./cart.ts";
import { goodsCents, lineCents, lineOf, piecesOf } from "./goods.ts";
import { settle } from "./settle.ts";
import type { ModelItem, ModelShop } from "./shop.ts";
import { counts, heldVouchers } from "./vouchers.ts";

/** What a shopper is shown of a cart; amounts in integer cents. */
export interface CartView {
  /** Pieces in all, those at the deal's price, and what all cost, by id of the item. */
  readonly lines: Readonly<Record<string, readonly [pieces: number, atDealPrice: number, cents: number]>>;
  /** Codes of vouchers whose article is in the cart, sorted. */
  readonly gifts: readonly string[];
  /** Whether each redeemed voucher counts, by code. */
  readonly vouchers: Readonly<Record<string, boolean>>;
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  /** What it says by itself: keys with the item or code that they are about, sorted, each once. */
  readonly notices: readonly string[];
}

/** Shipping within Germany, and the value of goods from which it costs nothing, in cents. */
const parcel = { cents: 595, freeFrom: 6_900 } as const;

/** What a cart is to show; showing it settles it, and lets the shopper read what that took. */
export function show(cart: ModelCart, shop: ModelShop): CartView {
  settle(cart, shop);
  const goods = goodsCents(cart, shop);
  const held = heldVouchers(cart, shop);
  const counting = held.flatMap(([, voucher]) => (counts(voucher, cart, shop) ? [voucher] : []));
  const percent = Math.max(0, ...counting.map((voucher) => voucher.percent ?? 0));
  // Half a cent is rounded up.
  const discount = Math.floor((goods * percent + 50) / 100);
  const present = shop.items.filter(({ id }) => cart.lines.has(id));
  const shipping = present.length === 0 || goods - discount >= parcel.freeFrom ? 0 : parcel.cents;
  const lost = held.filter(([{ hasCounted }, voucher]) => hasCounted && goods > 0 && !counting.includes(voucher));
  for (const [entry, voucher] of held) if (counting.includes(voucher)) entry.hasCounted = true;
  for (const correction of cart.corrections) correction.isRead = true;
  const notices = [
    ...cart.corrections.map(({ about }) => about),
    ...present.flatMap((item) => newsOf(lineOf(cart, item), item)),
    ...lost.map(([{ code }]) => `${keys.voucherLost}|${code}`),
  ];
  return {
    lines: Object.fromEntries(
      present.map((item) => {
        const line = lineOf(cart, item);
        return [item.id, [piecesOf(line), line.reserved, lineCents(line, item)]];
      }),
    ),
    gifts: counting.flatMap(({ percent: off, code }) => (off === null ? [code] : [])).toSorted(),
    vouchers: Object.fromEntries(held.map(([{ code }, voucher]) => [code, counting.includes(voucher)])),
    goods,
    discount,
    shipping,
    total: goods - discount + shipping,
    notices: [...new Set(notices)].toSorted(),
  };
}

/** What has changed by itself since the shopper last changed the line. */
function newsOf(line: ModelLine, item: ModelItem): string[] {
  const { normal, reserved, lapsed, lapsedCents, deal, shownCents, shownDealCents } = line;
  const isOther = (shown: number | null, now: number) => shown !== null && shown !== now;
  const hasOtherPrice =
    (lapsed > 0 && isOther(lapsedCents, item.priceCents)) ||
    (normal > lapsed && isOther(shownCents, item.priceCents)) ||
    (reserved > 0 && isOther(shownDealCents, deal?.priceCents ?? 0));
  return [
    ...(hasOtherPrice ? [`${keys.price}|${item.id}`] : []),
    ...(piecesOf(line) > item.stock ? [`${keys.shortage}|${item.id}`] : []),
  ];
}
