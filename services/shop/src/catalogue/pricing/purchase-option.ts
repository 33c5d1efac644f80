import type { PurchaseOption } from "./decide-price.ts";

/** Marks an item id that is to be bought at the deal's price (DEAL-16). */
const dealSuffix = "#LIGHTNING_DEAL";

/** The id under which a piece is bought in a way: the item's id, in a deal with its suffix (DEAL-16). */
export const purchaseOptionId = (itemId: number, option: PurchaseOption): string =>
  option === "deal" ? `${itemId}${dealSuffix}` : String(itemId);

/** Reads what {@link purchaseOptionId} writes; the item id stays text, as it comes from an untrusted client. */
export function readPurchaseOption(id: string): { readonly itemId: string; readonly option: PurchaseOption } {
  return id.endsWith(dealSuffix)
    ? { itemId: id.slice(0, -dealSuffix.length), option: "deal" }
    : { itemId: id, option: "regular" };
}
