import type { Language } from "../../platform/context.ts";
import { formatPrice, type Price, priceOf } from "../../platform/money.ts";
import type { DealRow, ItemRow } from "../catalogue.types.ts";
import { pick } from "../language.ts";

/** The columns of an item that its price is made of. */
export type PricedItem = Pick<
  ItemRow,
  | "price_cents"
  | "old_price_cents"
  | "list_price_cents"
  | "lowest_30_days_cents"
  | "base_price_cents"
  | "base_unit_de"
  | "base_unit_en"
  | "vat_basis_points"
  | "tax_included"
  | "is_best_price"
>;

/** `Prices` of the graph (ENT-08). */
export function pricesOf(item: PricedItem, deal: DealRow | null, language: Language) {
  const price = priceOf(item.price_cents, language);
  const optional = (cents: number | null): Price | null => (cents === null ? null : priceOf(cents, language));
  const isReduced = item.old_price_cents !== null || item.list_price_cents !== null;
  const unit = pick(language, item.base_unit_de, item.base_unit_en);
  return {
    price,
    specialPrice: isReduced
      ? { price, oldPrice: optional(item.old_price_cents), listPrice: optional(item.list_price_cents) }
      : null,
    basePrice:
      item.base_price_cents === null || unit === null
        ? null
        : { price: priceOf(item.base_price_cents, language), unit, display: true },
    // Once all its pieces are taken, the usual price counts again (DEAL-07).
    lightningDealPrice: deal && deal.taken < deal.quantity ? priceOf(deal.price_cents, language) : null,
    isBestPrice: item.is_best_price,
    lowestPrice30Days: optional(item.lowest_30_days_cents),
    taxIncluded: item.tax_included,
    taxRate: item.vat_basis_points,
  };
}

/** `TilePrice` of the graph (TILE-15) for the cheapest of several items. */
export function tilePriceOf(item: PricedItem, hasSamePrices: boolean, language: Language) {
  const text = (cents: number | null) => (cents === null ? null : formatPrice(cents, language));
  return {
    currentPrice: formatPrice(item.price_cents, language),
    oldPrice: text(item.old_price_cents),
    currentPriceAmount: item.price_cents,
    startFromFlag: !hasSamePrices,
    basePrice: text(item.base_price_cents),
    basePriceUnit: pick(language, item.base_unit_de, item.base_unit_en),
    lowestPrice30Days: text(item.lowest_30_days_cents),
  };
}

/** Whole percent off the old price, rounded down: a badge must never promise more than is given. */
export const discountPercentOf = (item: Pick<PricedItem, "price_cents" | "old_price_cents">): number =>
  item.old_price_cents === null
    ? 0
    : Math.floor(((item.old_price_cents - item.price_cents) * 100) / item.old_price_cents);

/** `LightningDealInfo` of the graph (DEAL-19). */
export function lightningDealOf(deal: DealRow, language: Language) {
  return {
    isAvailableLightningDeal: deal.taken < deal.quantity,
    lightningDealTimestampUntil: deal.ends_at,
    lightningReservedPercentageRoundFloor: Math.floor((deal.taken * 100) / deal.quantity),
    lightningSpecialPrice: priceOf(deal.price_cents, language),
    lightningQuantityMax: deal.max_per_cart,
  };
}

/** The item that a tile sells: the cheapest that can be bought, else the cheapest. */
export function bestItemOf<Item extends Pick<ItemRow, "price_cents" | "stock">>(items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (!first) throw new RangeError("A product has at least one item");
  return others.reduce((best, item) => (isBetter(item, best) ? item : best), first);
}

function isBetter(
  item: Pick<ItemRow, "price_cents" | "stock">,
  other: Pick<ItemRow, "price_cents" | "stock">,
): boolean {
  if (item.stock > 0 !== other.stock > 0) return item.stock > 0;
  return item.price_cents < other.price_cents;
}
