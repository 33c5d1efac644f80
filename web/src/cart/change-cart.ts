import type { CartOperationInput } from "../graph/generated/schema.ts";
import { UpdateCartDocument } from "../graph/generated/UpdateCart.ts";
import { refusalText } from "../graph/failure.ts";
import type { GraphTools } from "../graph/load.ts";

/** What became of a change; messages are message keys or the shop's own words. */
export type CartChange =
  | { readonly ok: true; readonly notices: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** Carries out operations on a cart, all or none (OP-M-10). */
export async function changeCart(graph: GraphTools, cartId: string, ops: CartOperationInput[]): Promise<CartChange> {
  const { data, error } = await graph.mutate(UpdateCartDocument, { data: { cartId, ops } });
  const answer = data?.cart_update;
  if (!answer?.successful) return { ok: false, message: refusalText(error, answer) };
  return { ok: true, notices: answer.notices.map(({ message }) => message) };
}
