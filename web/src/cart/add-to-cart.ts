import type { CombinedError } from "urql";
import type { Answer } from "../graph/client.ts";
import { refusalText } from "../graph/failure.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { UpdateCartDocument, type UpdateCartMutation } from "../graph/generated/UpdateCart.ts";
import type { GraphTools } from "../graph/load.ts";

/** What became of adding an item. */
export type AddResult =
  | { readonly kind: "added"; readonly quantity: number; readonly notice: string | null }
  /** `message` is a message key or the shop's own words; `isRefused`: the shop itself refuses, and can give the reason. */
  | { readonly kind: "failed"; readonly message: string; readonly isRefused: boolean };

/** What a page offered to buy. */
export interface Purchase {
  /** The item's `purchaseOptionId`: it decides at which price it is bought (DEAL-16). */
  readonly purchaseOptionId: string;
  /** Pieces, 1 to 9998. */
  readonly quantity: number;
  /** What the page showed for a piece, in cents; null when it showed none. */
  readonly shownPrice: number | null;
}

/**
 * The visitor's cart. Pages have it already, and tabs keep each other's up to date; the session is called only when this
 * one has none.
 */
async function cartIdOf(graph: GraphTools): Promise<string | null> {
  const known = (await graph.optional(PageSessionDocument))?.session?.cartId;
  if (known != null) return known;
  return (await optionalRefresh(graph))?.cartId ?? null;
}

/** The session as it is now; null when it cannot be requested: the page and what was chosen on it stay. */
const optionalRefresh = ({ refresh }: GraphTools) =>
  refresh(PageSessionDocument).then(
    ({ session }) => session,
    () => null,
  );

/** Puts an item into the visitor's cart (OP-M-10). The shop decides on quantity and price, and states what differs. */
export const addToCart = (graph: GraphTools, purchase: Purchase): Promise<AddResult> => addAllToCart(graph, [purchase]);

/** Puts all of these into the visitor's cart, at most 100, or none of them. */
export async function addAllToCart(graph: GraphTools, purchases: readonly Purchase[]): Promise<AddResult> {
  const cartId = await cartIdOf(graph);
  if (cartId === null) return { kind: "failed", message: "vue.message.internalError", isRefused: false };
  const first = await send(graph, cartId, purchases);
  if (first.data?.cart_update.successful) return added(first.data.cart_update, purchases);
  if (first.error) {
    // The cart may have ended since the page was loaded, e.g. with an order in another tab. The gateway has made another.
    const asking = optionalRefresh(graph).then((session) => session?.cartId ?? null);
    // Any other failure is reported at once: what hangs would hang again.
    const fresh = isCartGone(first.error) ? await asking : null;
    if (fresh !== null && fresh !== cartId) {
      const second = await send(graph, fresh, purchases);
      if (second.data?.cart_update.successful) return added(second.data.cart_update, purchases);
      return failed(second);
    }
  }
  return failed(first);
}

function send({ mutate }: GraphTools, cartId: string, purchases: readonly Purchase[]) {
  const ops = purchases.map(({ purchaseOptionId, quantity, shownPrice }) => ({
    positionOp: {
      addPosition: {
        setItemId: purchaseOptionId,
        updateQuantity: { quantity },
        shownPrice,
        asFreeArticle: false,
        asCatalog: false,
      },
    },
  }));
  return mutate(UpdateCartDocument, { data: { cartId, ops } });
}

/** Whether nothing was added because there is no such cart: then it can be sent again, and is never added twice. */
const isCartGone = ({ graphQLErrors }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions["classification"] === "CART_NOT_FOUND");

function failed({ data, error }: Partial<Answer<UpdateCartMutation>>): AddResult {
  const message = refusalText(error, data?.cart_update);
  return { kind: "failed", message, isRefused: data?.cart_update !== undefined };
}

function added({ notices }: UpdateCartMutation["cart_update"], purchases: readonly Purchase[]): AddResult {
  const [only] = purchases.length === 1 ? purchases : [];
  return {
    kind: "added",
    quantity: only
      ? (notices[0]?.quantity ?? only.quantity)
      : purchases.reduce((sum, { quantity }) => sum + quantity, 0),
    notice: notices.length === 0 ? null : notices.map(({ message }) => message).join(" "),
  };
}
