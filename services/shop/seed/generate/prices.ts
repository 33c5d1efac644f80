import type { Random } from "../random.ts";
import type { PriceRow } from "./rows.ts";

/** VAT in basis points by store: standard rate and the reduced one for books. */
const vat = { de: [1900, 700], at: [2000, 1000], ch: [810, 260], b2b: [1900, 700] } as const;

const units = {
  kg: ["kg", "kg"],
  l: ["l", "l"],
  m: ["m", "m"],
  sheet: ["Blatt", "sheet"],
  piece: ["Stück", "piece"],
} as const;

/** What prices of an item follow from. Amounts are gross cents of the German store. */
export interface PriceSource {
  readonly itemId: number;
  readonly grossCents: number;
  readonly isBook: boolean;
  /** Reduction in percent; 0 for the regular price. */
  readonly reduction: number;
  /** Whether the maker's list price is shown beside the regular price. */
  readonly hasListPrice: boolean;
  readonly base: readonly [amount: number, unit: keyof typeof units] | null;
}

/** Rounds to a price as shops write it: ,x9 below 50 euro, ,90 above, at least 19 cents. */
export function shopPrice(cents: number): number {
  if (cents < 5000) return Math.max(19, Math.round((cents + 1) / 10) * 10 - 1);
  return Math.round((cents + 10) / 100) * 100 - 10;
}

/** A business price: net, a little below the consumer price without VAT, to the cent. */
function netPrice(grossCents: number, basisPoints: number): number {
  return Math.max(1, Math.round((grossCents / (1 + basisPoints / 10_000)) * 0.96));
}

/** The four stores' price rows of an item. Books cost the same everywhere but for VAT and are never reduced. */
export function priceRows(source: PriceSource, random: Random): PriceRow[] {
  const isBestPrice = source.reduction > 0 && random.chance(0.3);
  const lowestShare = random.pick([1, 1, 0.97, 0.95]);
  return (["de", "at", "ch", "b2b"] as const).map((store): PriceRow => {
    const basisPoints = vat[store][source.isBook ? 1 : 0];
    const regular = regularPrice(store, source, basisPoints);
    const reduced = Math.round(regular * (1 - source.reduction / 100));
    const current = source.reduction === 0 ? regular : store === "b2b" ? reduced : shopPrice(reduced);
    const isReduced = current < regular;
    const unit = source.base === null ? null : units[source.base[1]];
    return {
      store,
      item_id: source.itemId,
      price_cents: isReduced ? current : regular,
      old_price_cents: isReduced ? regular : null,
      list_price_cents: source.hasListPrice && !isReduced ? shopPrice(regular * 1.15 + 10) : null,
      lowest_30_days_cents: isReduced ? Math.max(current, Math.round(regular * lowestShare)) : null,
      base_amount: unit === null ? null : (source.base?.[0] ?? null),
      base_unit_de: unit?.[0] ?? null,
      base_unit_en: unit?.[1] ?? null,
      vat_basis_points: basisPoints,
      is_best_price: isReduced && isBestPrice,
      tiers: store === "b2b" && !source.isBook && !isReduced ? tiersOf(regular) : [],
    };
  });
}

/** Class sets and stocks of whole schools cost schools less: by the piece, from a number of pieces on. */
const tierSteps = [
  [10, 0.95],
  [25, 0.92],
  [100, 0.88],
] as const;

/** What that makes of a price; dear things are not bought by the dozen, and what rounding leaves equal is no tier. */
function tiersOf(cents: number): PriceRow["tiers"] {
  if (cents > 5_000) return [];
  const tiers: { from: number; cents: number }[] = [];
  for (const [from, share] of tierSteps) {
    const reduced = Math.round(cents * share);
    if (reduced < (tiers.at(-1)?.cents ?? cents)) tiers.push({ from, cents: reduced });
  }
  return tiers;
}

function regularPrice(store: PriceRow["store"], { grossCents, isBook }: PriceSource, basisPoints: number): number {
  if (store === "b2b") return netPrice(grossCents, basisPoints);
  if (store === "de") return grossCents;
  if (isBook)
    return store === "at" ? Math.round((grossCents * 1.03) / 10) * 10 : Math.round((grossCents * 1.18) / 10) * 10;
  return shopPrice(grossCents * (store === "at" ? 1.02 : 1.12));
}
