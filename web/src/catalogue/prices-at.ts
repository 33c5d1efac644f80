import type { PricePartsFragment } from "../graph/generated/PriceParts.fragment.ts";
import type { PriceTierPartsFragment } from "../graph/generated/PriceTierParts.fragment.ts";

interface TieredPrices extends Omit<PricePartsFragment, "currentPrice"> {
  readonly currentPrice: Pick<PricePartsFragment["currentPrice"], "stringValue">;
  readonly tiers: readonly PriceTierPartsFragment[];
}

/** What a piece costs when so many are bought, with all that stands beside that price: the graph says it for each tier. */
export function pricesAt<Prices extends TieredPrices>(prices: Prices, quantity: number) {
  const tier = prices.tiers.findLast(({ minimumQuantity }) => minimumQuantity <= quantity);
  if (tier === undefined) return prices;
  const { price, specialPrice, discountPercent, basePrice } = tier;
  return {
    ...prices,
    currentPrice: price,
    specialPrice,
    discountPercent,
    basePrice,
    lowestPrice30Days: specialPrice?.oldPrice ?? null,
    // What is below a deal's price is no deal any more.
    lightningDealPrice: null,
  };
}
