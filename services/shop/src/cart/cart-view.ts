import type { Store } from "../platform/context.ts";
import type { CartRow, PositionRow, VoucherRow } from "./cart.types.ts";
import type { Address } from "./address/address.types.ts";
import { type CartChange, changesOf } from "./cart-changes.ts";
import type { CartParts, OfferView, RedeemedVoucher } from "./cart-parts.ts";
import { isEarned, soldOutFree } from "./free-pieces.ts";
import { countPieces, freeKey } from "./pieces.ts";
import { type CartLine, giftId, giftLine, holdsDeal, mergeLines, positionLine, toPricedLine } from "./lines.ts";
import type { CorrectionRow } from "./settle/correction.types.ts";
import { settleCart, stateOf } from "./settle/settle-cart.ts";
import { isAttained, settleVouchers, type VoucherFacts } from "./settle/settle-vouchers.ts";
import { type DeliveryRange, deliveryRange } from "./shipping/delivery-date.ts";
import {
  effectiveShipper,
  type FreeDelivery,
  freeDeliveryOf,
  isFreight,
  memberShipperOptions,
  type ShipperCode,
  type ShipperOption,
  shipperOptions,
} from "./shipping/shippers.ts";
import { type Totals, totalsOf } from "./totals.ts";

/** A cart with everything computed; the only source of what is shown, paid and ordered. */
export interface CartView {
  readonly cart: CartRow;
  /** As stored, free ones last (CART-02); free ones that are not earned are left out. */
  readonly positions: readonly CartLine[];
  /** One for each item (CART-10). */
  readonly lines: readonly CartLine[];
  readonly totals: Totals;
  readonly vouchers: readonly RedeemedVoucher[];
  readonly offers: readonly OfferView[];
  /** What the shop has changed in it by itself, reported until the shopper goes on from it. */
  readonly corrections: readonly CorrectionRow[];
  /** What has changed since the shopper last had a hand in it. */
  readonly changes: readonly CartChange[];
  readonly billingAddress: Address | null;
  readonly shippingAddress: Address | null;
  readonly shippers: readonly ShipperOption[];
  /** The way that the cart is shipped; null when there is none, or nothing to ship. */
  readonly shipper: ShipperOption | null;
  /** How far it is from free delivery; null where no value of goods leads there. */
  readonly freeDelivery: FreeDelivery | null;
  /** Whether the freight carrier has to make an appointment. */
  readonly needsFreight: boolean;
  readonly delivery: DeliveryRange;
  /** Whether nothing is to be paid although there are goods (CART-12). */
  readonly isPayless: boolean;
  /** Whether the customer is a member of prime now (C-98). */
  readonly isMember: boolean;
  /** Whether it keeps the rules as it is stored; else it is to be settled before it is shown or ordered. */
  readonly isSettled: boolean;
}

/** Where goods go before an address is known. */
export const homeCountry: Readonly<Record<Store, "DE" | "AT" | "CH">> = { de: "DE", at: "AT", ch: "CH", b2b: "DE" };

/** Computes a cart from its parts; pure. */
export function viewCart(parts: CartParts): CartView {
  const { cart, items, now } = parts;
  const pieces = countPieces(parts.positions);
  const bought = parts.positions
    .filter(({ kind }) => kind === "normal" || kind === "deal")
    .flatMap((position) =>
      positionLine(position, items.get(position.itemId), now, pieces.get(position.itemId) ?? position.quantity),
    );
  const subtotal = bought.reduce((sum, line) => sum + line.totalCents, 0);
  const facts = { spent: parts.spent, subtotal };
  const vouchers = settleVouchers(parts.vouchers, facts).vouchers.map((voucher) => redeem(voucher, facts));
  const offers = parts.offers.map((offer) => ({
    offer,
    isAttained: bought.length > 0 && subtotal >= offer.minimumSubtotalCents,
  }));
  const soldOut = soldOutFree(parts, { offers, vouchers });
  const positions = [...bought, ...freeLines(parts, offers, soldOut), ...giftLines(parts, vouchers, soldOut)];
  const percentage = vouchers.find(({ voucher, isAttained }) => isAttained && voucher.kind === "percentage");
  const money = (shippingCents: number): Totals =>
    totalsOf({
      lines: positions.map(toPricedLine),
      discountRate: percentage?.voucher.percentBasisPoints ?? 0,
      shippingCents,
      taxIncluded: cart.store !== "b2b",
    });
  const goods = money(0);
  const shippingAddress = addressOf(parts, cart.shippingAddressId);
  const billingAddress = addressOf(parts, cart.billingAddressId);
  const destination = parts.destination ?? shippingAddress ?? billingAddress;
  const country = destination?.country ?? homeCountry[cart.store];
  const shipment = {
    store: cart.store,
    destination: { country, isPackstation: destination?.isPackstation ?? false },
    lines: positions.map(({ item, quantity, kind, totalCents }, index) => ({
      quantity,
      shippingClass: item.shippingClass,
      weightGrams: item.weightGrams,
      // What costs nothing must not cost shipping either.
      deliveryFree: item.deliveryFree || kind !== "goods",
      isPrime: item.isPrime,
      goodsCents: totalCents - (goods.lineSavings[index] ?? 0),
    })),
  };
  const shippers = parts.isMember ? memberShipperOptions(shipment) : shipperOptions(shipment);
  const shipper = positions.length === 0 ? null : effectiveShipper(shippers, cart.shipper);
  const totals = parts.withShippingCost && shipper !== null ? money(shipper.costs) : goods;
  return {
    cart,
    positions,
    lines: mergeLines(positions),
    totals,
    vouchers,
    offers,
    corrections: parts.corrections,
    changes: changesOf(parts, subtotal, { offers, vouchers, soldOut }),
    billingAddress,
    shippingAddress,
    shippers,
    shipper,
    freeDelivery: freeDeliveryOf(shipment, shipper),
    needsFreight: isFreight(shipment),
    delivery: deliveryRange(
      now,
      positions.map(({ item }) => ({ min: item.deliveryDaysMin, max: item.deliveryDaysMax })),
      country !== "DE",
    ),
    isMember: parts.isMember,
    isSettled: keepsRules(parts),
    isPayless: positions.length > 0 && goods.total === 0 && totals.total === 0,
  };
}

/** Operators or time may have changed what a stored cart may hold. */
function keepsRules({ positions, vouchers, items, offers, spent, now }: CartParts): boolean {
  const isDeal = (position: PositionRow) => {
    const item = items.get(position.itemId);
    return item !== undefined && holdsDeal(position, item, now);
  };
  const state = stateOf(positions, vouchers, isDeal);
  const { corrections } = settleCart(state, {
    items,
    spent,
    offers: new Set(offers.map(({ kind, itemId }) => freeKey(kind, itemId))),
    dealLimits: new Map([...state.goods].map(([itemId, { deal }]) => [itemId, deal])),
  });
  return corrections.length === 0;
}

/** Codes of the vouchers that take something off, or add an article that is there. */
export function countingVouchers({ vouchers, positions }: Pick<CartView, "vouchers" | "positions">): string[] {
  const gifts = new Set(positions.flatMap(({ voucherCode }) => voucherCode ?? []));
  return vouchers
    .filter(({ voucher, isAttained }) => isAttained && (voucher.kind === "percentage" || gifts.has(voucher.code)))
    .map(({ voucher }) => voucher.code);
}

/** The shipper's code, as orders and the graph name it. */
export function shipperCodeOf(view: Pick<CartView, "shipper">): ShipperCode | null {
  return view.shipper?.code ?? null;
}

function redeem(voucher: VoucherRow, facts: VoucherFacts): RedeemedVoucher {
  const missingCents = Math.max(0, voucher.minimumSubtotalCents - facts.subtotal);
  return {
    voucher,
    missingCents,
    spent: facts.spent.get(voucher.code) ?? null,
    isAttained: isAttained(voucher, facts),
  };
}

function freeLines(
  { positions, items, now }: CartParts,
  offers: readonly OfferView[],
  soldOut: ReadonlySet<string>,
): CartLine[] {
  return positions
    .filter((position) => isEarned(position, offers) && !soldOut.has(position.id))
    .flatMap((position) => positionLine(position, items.get(position.itemId), now));
}

/** The article of a voucher is a line while the voucher counts and the article is there. */
function giftLines(
  { items }: CartParts,
  vouchers: readonly RedeemedVoucher[],
  soldOut: ReadonlySet<string>,
): CartLine[] {
  return vouchers.flatMap(({ voucher: { code, itemId }, isAttained }) => {
    const item = itemId === null ? undefined : items.get(itemId);
    return isAttained && item !== undefined && !soldOut.has(giftId(code)) ? [giftLine(code, item)] : [];
  });
}

function addressOf({ addresses }: CartParts, id: string | null): Address | null {
  return id === null ? null : (addresses.get(id) ?? null);
}
