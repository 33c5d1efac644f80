import type { Price } from "../../generated/graph.ts";
import type { Language } from "../../platform/context.ts";
import { currencyCode, formatPrice, priceOf } from "../../platform/money.ts";
import type { DealRow, ItemRow } from "../catalogue.types.ts";
import { pick } from "../language.ts";
import {
  basePriceCents,
  isMeasured,
  unitsOfBasePrice,
  type DecidedPrice,
  decidePrice,
  type RunningDeal,
  type StoredPrice,
  tiersBelow,
} from "../pricing/decide-price.ts";

/** The columns of an item that its price is made of. */
export type PricedItem = Pick<
  ItemRow,
  | "priceCents"
  | "listPriceCents"
  | "lowest30DaysCents"
  | "baseAmount"
  | "baseUnitDe"
  | "baseUnitEn"
  | "vatBasisPoints"
  | "taxIncluded"
  | "isBestPrice"
  | "tiers"
>;

/** An item's price as {@link decidePrice} needs it. */
export const storedPriceOf = (
  item: Pick<PricedItem, "priceCents" | "lowest30DaysCents" | "listPriceCents"> & Partial<Pick<PricedItem, "tiers">>,
): StoredPrice => ({
  regularCents: item.priceCents,
  lowest30DaysCents: item.lowest30DaysCents,
  listPriceCents: item.listPriceCents,
  tiers: item.tiers,
});

/** An item's deal as {@link decidePrice} needs it. */
export const runningDealOf = (deal: DealRow | null): RunningDeal | null =>
  deal && { priceCents: deal.priceCents, left: deal.quantity - deal.taken };

interface BasePrice {
  readonly cents: number;
  /** What it is for, as it is shown: `1,0`, `1` or `100` (TILE-16, C-101). */
  readonly amount: string;
  readonly unit: string;
}

/** Price of units of measure at the price that is shown; null for items that are sold by the piece alone. */
function basePriceOf(item: PricedItem, { cents }: DecidedPrice, language: Language): BasePrice | null {
  const unit = pick(language, item.baseUnitDe, item.baseUnitEn);
  if (item.baseAmount === null || unit === null) return null;
  const units = unitsOfBasePrice(unit, item.baseAmount);
  const price = basePriceCents(cents, item.baseAmount, units);
  if (price === null) return null;
  const one = pick(language, "1,0", "1.0");
  return {
    cents: price,
    amount: isMeasured(unit) ? one : String(units),
    unit: units === 1 ? unit : several(unit, language),
  };
}

/** Several of a counted unit, as the shop language has them. */
const several = (unit: string, language: Language): string => pick(language, unit, `${unit}s`);

const optional = (cents: number | null, language: Language): Price | null =>
  cents === null ? null : priceOf(cents, language);

/** What stands beside a price: all of it belongs to the number of pieces that the price is for. */
function besidePrice(item: PricedItem, decided: DecidedPrice, language: Language) {
  const { cents, referenceCents, listPriceCents, discountPercent } = decided;
  const base = basePriceOf(item, decided, language);
  return {
    specialPrice:
      referenceCents === null && listPriceCents === null
        ? null
        : {
            price: priceOf(cents, language),
            oldPrice: optional(referenceCents, language),
            listPrice: optional(listPriceCents, language),
          },
    discountPercent,
    basePrice: base && { price: priceOf(base.cents, language), amount: base.amount, unit: base.unit, display: true },
  };
}

/** `PriceTier` of the graph: the tiers below the price, each as a basket with so many pieces charges it. */
function tiersOf(item: PricedItem, { option, cents }: DecidedPrice, language: Language) {
  const stored = storedPriceOf(item);
  const deal: RunningDeal | null = option === "deal" ? { priceCents: cents, left: 1 } : null;
  return tiersBelow(item, cents).map(({ from }) => {
    const decided = decidePrice(stored, deal, option, from);
    return { minimumQuantity: from, price: priceOf(decided.cents, language), ...besidePrice(item, decided, language) };
  });
}

/** `Prices` of the graph (ENT-08). */
export function pricesOf(item: PricedItem, decided: DecidedPrice, language: Language) {
  const currentPrice = priceOf(decided.cents, language);
  return {
    price: priceOf(item.priceCents, language),
    currentPrice,
    ...besidePrice(item, decided, language),
    // Once all its pieces are taken, the usual price counts again (DEAL-07).
    lightningDealPrice: decided.option === "deal" ? currentPrice : null,
    isBestPrice: item.isBestPrice,
    lowestPrice30Days: optional(decided.referenceCents, language),
    savings: optional(savedCents(decided), language),
    tiers: tiersOf(item, decided, language),
    taxIncluded: item.taxIncluded,
    taxRate: item.vatBasisPoints,
  };
}

/** `TilePrice` of the graph (TILE-15) for the item that a tile sells. */
export function tilePriceOf(item: PricedItem, decided: DecidedPrice, hasSamePrices: boolean, language: Language) {
  const reference = formatted(decided.referenceCents, language);
  const base = basePriceOf(item, decided, language);
  return {
    currentPrice: formatPrice(decided.cents, language),
    oldPrice: reference,
    currentPriceAmount: decided.cents,
    startFromFlag: !hasSamePrices,
    basePrice: base && formatPrice(base.cents, language),
    basePriceAmount: base && base.amount,
    basePriceUnit: base && base.unit,
    lowestPrice30Days: reference,
    listPrice: formatted(decided.listPriceCents, language),
    savings: formatted(savedCents(decided), language),
  };
}

/** `UnitPrices` of the graph (TILE-17): what one piece of an item costs. */
export function unitPricesOf(item: PricedItem, decided: DecidedPrice, language: Language) {
  const current = formatPrice(decided.cents, language);
  const base = basePriceOf(item, decided, language);
  return {
    current,
    old: formatted(decided.referenceCents, language),
    raw: decided.cents,
    currencyCode,
    basePrice: base && { price: formatPrice(base.cents, language), amount: base.amount, unit: base.unit },
    savings: formatted(savedCents(decided), language),
    lightningPrice: decided.option === "deal" ? current : null,
  };
}

/** What is saved against the struck price, without one against the list price, in cents; null where neither is higher. */
function savedCents({ cents, referenceCents, listPriceCents }: DecidedPrice): number | null {
  const measured = referenceCents ?? listPriceCents;
  return measured === null ? null : measured - cents;
}

const formatted = (cents: number | null, language: Language): string | null =>
  cents === null ? null : formatPrice(cents, language);

/** `LightningDealInfo` of the graph (DEAL-19). */
export function lightningDealOf(deal: DealRow, decided: DecidedPrice, language: Language) {
  return {
    isAvailableLightningDeal: decided.option === "deal",
    lightningDealTimestampUntil: deal.endsAt,
    lightningReservedPercentageRoundFloor: Math.floor((deal.taken * 100) / deal.quantity),
    lightningSpecialPrice: priceOf(deal.priceCents, language),
    lightningQuantityMax: deal.maxPerCart,
  };
}
