import type { CartParts, OfferView, RedeemedVoucher } from "./cart-parts.ts";
import { giftId } from "./lines.ts";
import { countPieces } from "./pieces.ts";

/** What a cart has earned: offers and vouchers whose condition is met. */
interface Earned {
  readonly offers: readonly OfferView[];
  readonly vouchers: readonly RedeemedVoucher[];
}

/**
 * What is earned for nothing and is not there, as ids of lines. Bought pieces come out of the stock first, so that what is
 * free never stands in the way of an order; of the rest each free piece takes one.
 */
export function soldOutFree(
  { positions, items }: Pick<CartParts, "positions" | "items">,
  { offers, vouchers }: Earned,
): ReadonlySet<string> {
  const bought = countPieces(positions);
  const left = new Map([...items].map(([itemId, { stock }]) => [itemId, stock - (bought.get(itemId) ?? 0)]));
  const wanted = [
    ...positions.filter((position) => isEarned(position, offers)),
    ...vouchers.flatMap(({ voucher: { code, itemId }, isAttained }) =>
      isAttained && itemId !== null ? [{ id: giftId(code), itemId }] : [],
    ),
  ];
  const soldOut = new Set<string>();
  for (const { id, itemId } of wanted) {
    const rest = left.get(itemId) ?? 0;
    if (rest < 1) soldOut.add(id);
    else left.set(itemId, rest - 1);
  }
  return soldOut;
}

/** Whether the cart has earned what it holds for nothing. */
export const isEarned = (
  { kind, itemId }: Pick<CartParts["positions"][number], "kind" | "itemId">,
  offers: readonly OfferView[],
): boolean => offers.some(({ offer, isAttained }) => isAttained && offer.kind === kind && offer.itemId === itemId);
