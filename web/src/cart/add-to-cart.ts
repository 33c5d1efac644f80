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

/**
 * Puts an item into the visitor's cart (OP-M-10). The graph clamps the quantity and says so.
 * @param quantity pieces, 1 to 9998
 */
export async function addToCart(graph: GraphTools, itemId: string, quantity: number): Promise<AddResult> {
  const { session } = await graph.refresh(PageSessionDocument);
  if (!session?.cartId) return { kind: "failed", message: fallback };
  const ops = [
    {
      positionOp: {
        addPosition: { setItemId: itemId, updateQuantity: { quantity }, asFreeArticle: false, asCatalog: false },
      },
    },
  ];
  const { data, error } = await graph.mutate(UpdateCartDocument, { data: { cartId: session.cartId, ops } });
  if (error || !data?.cart_update.successful) {
    return { kind: "failed", message: data?.cart_update.errorMessage ?? data?.cart_update.messageKey ?? fallback };
  }
  const [notice] = data.cart_update.notices;
  return { kind: "added", quantity: notice?.quantity ?? quantity, notice: notice?.message ?? null };
}
