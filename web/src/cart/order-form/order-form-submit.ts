import { ValidateOrderFormDocument } from "../../graph/generated/ValidateOrderForm.ts";
import type { GraphTools } from "../../graph/load.ts";
import type { FlashToast } from "../../graph/redirect.ts";
import { addAllToCart } from "../add-to-cart.ts";
import { type Entry, entriesPath, entryLimit } from "./entries.ts";
import type { OrderFormTexts } from "./order-form-copy.ts";

/** Where the form goes on, and what it says there. */
export interface FormNext {
  readonly path: string;
  readonly toast: FlashToast | null;
}

/** Shows the form with its entries, validated. */
export const checkForm = (entries: readonly Entry[], t: OrderFormTexts): FormNext => ({
  path: entriesPath(entries),
  toast: entries.length > entryLimit ? { key: t.tooMany, severity: "warning" } : null,
});

/**
 * Puts into the cart what can be bought; the rest stays on the form with its reasons. Where the shop would take another
 * quantity than was written, the form is shown first: no one buys pieces that they have not seen.
 */
export async function addForm(graph: GraphTools, written: readonly Entry[], t: OrderFormTexts): Promise<FormNext> {
  if (written.length === 0) return { path: entriesPath([]), toast: { key: t.nothing, severity: "error" } };
  if (written.length > entryLimit) return checkForm(written, t);
  const { validateOrderForm } = await graph.refresh(ValidateOrderFormDocument, { entries: [...written] });
  const valid = validateOrderForm.flatMap(({ isValidForCart, item, quantity }) =>
    isValidForCart && item ? [{ item, quantity }] : [],
  );
  const isChanged = validateOrderForm.some(({ quantity }, index) => quantity !== written[index]?.quantity);
  if (isChanged) return { path: entriesPath(validateOrderForm), toast: { key: t.changed, severity: "warning" } };
  if (valid.length === 0) return checkForm(written, t);
  const result = await addAllToCart(
    graph,
    valid.map(({ item, quantity }) => ({
      purchaseOptionId: item.purchaseOptionId,
      quantity,
      shownPrice: item.prices.currentPrice.amount,
    })),
  );
  if (result.kind === "failed")
    return { path: entriesPath(written), toast: { key: result.message, severity: "error" } };
  const rest = validateOrderForm.filter(({ isValidForCart }) => !isValidForCart);
  const said = result.notice ?? t.added(valid.length);
  if (rest.length === 0) return { path: "/checkout/basket/", toast: { key: said, severity: "success" } };
  const link = { href: "/checkout/basket/", label: t.toBasket };
  return { path: entriesPath(rest), toast: { key: `${said} ${t.left}`, severity: "success", link } };
}
