import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { UpdateCartDocument } from "../graph/generated/UpdateCart.ts";
import type { GraphTools } from "../graph/load.ts";

/** What became of adding an item. */
export type AddResult =
  | { readonly kind: "added"; readonly quantity: number; readonly notice: string | null }
  /** `message` is a message key or the shop's own words. */
  | { readonly kind: "failed"; readonly message: string };

/** Key that stands in when a failure has no words of its own. */
const fallback = "vue.cart.error.somethingWentWrong";

/** What a page offered to buy. */
export interface Purchase {
  /** The item's `purchaseOptionId`: it says at which price it is bought (DEAL-16). */
  readonly purchaseOptionId: string;
  /** Pieces, 1 to 9998. */
  readonly quantity: number;
  /** What the page showed for a piece, in cents; null when it showed none. */
  readonly shownPrice: number | null;
}

/** Puts an item into the visitor's cart (OP-M-10). The shop decides on quantity and price, and says what differs. */
export async function addToCart(graph: GraphTools, purchase: Purchase): Promise<AddResult> {
  const { purchaseOptionId, quantity, shownPrice } = purchase;
  const session = await graph.refresh(PageSessionDocument).then(
    (answer) => answer.session,
    // The page and what was chosen on it stay.
    () => null,
  );
  if (!session?.cartId) return { kind: "failed", message: fallback };
  const ops = [
    {
      positionOp: {
        addPosition: {
          setItemId: purchaseOptionId,
          updateQuantity: { quantity },
          shownPrice,
          asFreeArticle: false,
          asCatalog: false,
        },
      },
    },
  ];
  const { data, error } = await graph.mutate(UpdateCartDocument, { data: { cartId: session.cartId, ops } });
  if (error || !data?.cart_update.successful) {
    return { kind: "failed", message: data?.cart_update.errorMessage ?? data?.cart_update.messageKey ?? fallback };
  }
  const { notices } = data.cart_update;
  return {
    kind: "added",
    quantity: notices[0]?.quantity ?? quantity,
    notice: notices.length === 0 ? null : notices.map(({ message }) => message).join(" "),
  };
}
