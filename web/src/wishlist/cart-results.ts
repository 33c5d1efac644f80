import type { ListInCart } from "./answer.ts";

/** Which dialog a result begins with (WISH-28, WISH-30). */
export function firstStep({ quantityChanged, maxInCart, variantsToChoose, successfullyAdded }: ListInCart) {
  if (quantityChanged.length + maxInCart.length > 0) return "list";
  if (variantsToChoose.length > 0) return successfullyAdded.length > 0 ? "list" : "variants";
  return "success";
}

/** An entry of a list, as far as results know it: entries of teaser lists have no id there. */
export interface ChosenEntry {
  readonly externalId: string;
  readonly productId: string;
}

/**
 * What is left to explain of a list once a variant was chosen for one of its entries, so that the next one can be chosen
 * (WISH-30).
 * @param latest what came of putting that entry into the cart; null when it was only chosen
 */
export function afterChoice(result: ListInCart, chosen: ChosenEntry, latest: ListInCart | null): ListInCart {
  const { externalId, productId } = chosen;
  const rest = result.variantsToChoose.filter((entry) =>
    entry.entryId === null ? entry.productId !== productId : entry.entryId !== externalId,
  );
  if (latest === null) return { ...result, variantsToChoose: rest };
  return {
    ...latest,
    variantsToChoose: [...rest, ...latest.variantsToChoose],
    quantityChanged: [...result.quantityChanged, ...latest.quantityChanged],
    maxInCart: [...result.maxInCart, ...latest.maxInCart],
    successfullyAdded: [...result.successfullyAdded, ...latest.successfullyAdded],
  };
}
