interface Priced {
  readonly currentPrice: { readonly amount: number };
  readonly tiers: readonly { readonly minimumQuantity: number; readonly price: { readonly amount: number } }[];
}

/** What the smallest amount that can be bought costs, in cents: what price comparisons promise has to be possible. */
export function smallestPrice({ currentPrice, tiers }: Priced, minimum: number): number {
  const tier = tiers.findLast(({ minimumQuantity }) => minimumQuantity <= minimum);
  return (tier?.price ?? currentPrice).amount * minimum;
}
