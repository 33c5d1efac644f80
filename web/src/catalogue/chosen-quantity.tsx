import { createContext, type ReactNode, useContext, useState } from "react";

interface Chosen {
  /** The item that the quantity was chosen for; undefined before a variant is chosen. */
  readonly itemId: string | undefined;
  /** Pieces; null: as few as can be ordered. */
  readonly quantity: number | null;
}

const nothingChosen: Chosen = { itemId: undefined, quantity: null };

const ChosenQuantity = createContext<readonly [Chosen, (chosen: Chosen) => void]>([nothingChosen, () => undefined]);

/** Around what a product's page shows: a step of the quantity renders those parts alone that depend on it. */
export function ChosenQuantityProvider({ children }: { readonly children: ReactNode }) {
  return <ChosenQuantity value={useState(nothingChosen)}>{children}</ChosenQuantity>;
}

/**
 * The pieces that the shopper is about to buy, alike in the buy box and in the bar of a phone.
 * @param least fewest that can be ordered: another variant has limits of its own, and its quantity starts afresh with these
 * @param most most that can be ordered; what was chosen before fewer were left counts as these
 */
export function useChosenQuantity(itemId: string | undefined, least: number, most = Number.POSITIVE_INFINITY) {
  const [chosen, choose] = useContext(ChosenQuantity);
  const quantity = chosen.itemId === itemId ? (chosen.quantity ?? least) : least;
  return {
    quantity: Math.min(quantity, most),
    choose: (quantity: number) => choose({ itemId, quantity }),
  };
}
