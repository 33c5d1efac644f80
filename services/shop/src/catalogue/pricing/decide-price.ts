import { scaleCents } from "../../platform/money.ts";

/** What an item's price in a store is made of. Amounts are cents, with or without VAT like all prices of the store. */
export interface StoredPrice {
  /** What a piece costs outside deals. */
  readonly regularCents: number;
  /** The lowest price of the 30 days before a reduction; null without one. */
  readonly lowest30DaysCents: number | null;
  /** What the maker recommends; null without one. */
  readonly listPriceCents: number | null;
  /** Lower prices for more pieces; none when left out. */
  readonly tiers?: readonly PriceTier[] | undefined;
}

/** What a piece costs from a number of pieces on. */
export interface PriceTier {
  readonly from: number;
  readonly cents: number;
}

/** A lightning deal that runs now. */
export interface RunningDeal {
  readonly priceCents: number;
  /** Pieces that no cart has reserved. */
  readonly left: number;
}

/** How a piece is bought: at its usual price, or in the running deal (DEAL-16). */
export type PurchaseOption = "regular" | "deal";

/** What a piece costs, and what that is measured against. */
export interface DecidedPrice {
  readonly option: PurchaseOption;
  /** What a piece costs when it is bought this way. */
  readonly cents: number;
  /**
   * The lowest price of the last 30 days, where the price is below it: the struck price, the base of the percentage and
   * the "lowest price" note alike (C-85); null when nothing is reduced.
   */
  readonly referenceCents: number | null;
  /** Whole percent below the reference, rounded down, so that no badge promises more than is given; 0 without one. */
  readonly discountPercent: number;
  /** The maker's price, where it is above the price; null otherwise. */
  readonly listPriceCents: number | null;
}

/** The way to buy that is on offer now: the deal while pieces of it are left and it is a reduction (DEAL-06, DEAL-07). */
export function offeredOption(stored: StoredPrice, deal: RunningDeal | null): PurchaseOption {
  return deal !== null && deal.left > 0 && deal.priceCents < stored.regularCents ? "deal" : "regular";
}

/** What a piece costs outside deals when so many are bought at once. */
const regularFor = ({ regularCents, tiers = [] }: StoredPrice, pieces: number): number =>
  tiers.reduce((cents, tier) => (tier.from <= pieces ? Math.min(cents, tier.cents) : cents), regularCents);

/** The tiers that are below a price, as they may be promised beside it. */
export const tiersBelow = ({ tiers = [] }: Pick<StoredPrice, "tiers">, cents: number): readonly PriceTier[] =>
  tiers.filter((tier) => tier.cents < cents);

/**
 * Decides what a piece costs; the only place where that happens. Tiles, product pages, carts and orders differ in the
 * option they request, never in the rule.
 * @param option the way to buy; without one the way on offer now
 * @param pieces of the item that are bought together
 */
export function decidePrice(
  stored: StoredPrice,
  deal: RunningDeal | null,
  option: PurchaseOption = offeredOption(stored, deal),
  pieces = 1,
): DecidedPrice {
  const { lowest30DaysCents, listPriceCents } = stored;
  const regularCents = regularFor(stored, pieces);
  const isDeal = option === "deal" && deal !== null;
  const cents = isDeal ? Math.min(deal.priceCents, regularCents) : regularCents;
  // Before a deal the usual price was to be had, so it counts among the prices of the last 30 days.
  const lowest = isDeal ? Math.min(regularCents, lowest30DaysCents ?? regularCents) : lowest30DaysCents;
  const referenceCents = lowest !== null && lowest > cents ? lowest : null;
  return {
    option,
    cents,
    referenceCents,
    discountPercent: referenceCents === null ? 0 : Math.floor(((referenceCents - cents) * 100) / referenceCents),
    listPriceCents: listPriceCents !== null && listPriceCents > cents ? listPriceCents : null,
  };
}

/** Units in which goods are measured; all others are counted. German law knows these alone, and each as one (§ 5 PAngV). */
const measures: ReadonlySet<string> = new Set(["kg", "l", "m", "m²", "m³"]);

/** Whether a unit is one of measure, in any language. */
export const isMeasured = (unit: string): boolean => measures.has(unit);

/**
 * How many units a base price is for (C-101): one; of what is counted and comes by the hundred a hundred, as one costs next
 * to nothing. The pieces decide, not the price, so that it is the same at each price of an item.
 * @param amount units that a piece holds
 */
export const unitsOfBasePrice = (unit: string, amount: number): 1 | 100 =>
  !isMeasured(unit) && amount >= 100 ? 100 : 1;

/**
 * Price of units of measure at a price of a piece, in cents; null where it would be less than half a cent.
 * @param amount units that a piece holds, to four decimals, e.g. 0.75 for 750 g at a price per kg
 * @param units that the price is for
 */
export function basePriceCents(cents: number, amount: number, units: number): number | null {
  const price = scaleCents(cents, units * 10_000, Math.round(amount * 10_000));
  return price === 0 ? null : price;
}

/**
 * The item that stands for its product on tiles: the cheapest that can be bought, else the cheapest; the first of
 * several alike.
 */
export function bestOffer<Offer extends { readonly cents: number; readonly isInStock: boolean }>(
  offers: readonly Offer[],
): Offer {
  const [first, ...others] = offers;
  if (first === undefined) throw new RangeError("A product has at least one item");
  return others.reduce((best, offer) => (isBetter(offer, best) ? offer : best), first);
}

interface Ranked {
  readonly cents: number;
  readonly isInStock: boolean;
}

function isBetter(offer: Ranked, other: Ranked): boolean {
  if (offer.isInStock !== other.isInStock) return offer.isInStock;
  return offer.cents < other.cents;
}
