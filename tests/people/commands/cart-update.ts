import * as v from "valibot";
import { isDeepStrictEqual } from "node:util";
import { belongingsOf, type Model } from "../model.ts";
import { change } from "../rules/change.ts";
import type { Actor } from "./step.ts";

const Answer = v.object({
  cart_update: v.object({
    successful: v.boolean(),
    messageKey: v.nullable(v.string()),
    notices: v.array(v.object({ messageKey: v.string() })),
  }),
});

/** What someone does with a cart, and what the rules make of it. */
interface Update {
  readonly ops: readonly unknown[];
  /** Key of why nothing of it is done; null when it is. */
  readonly refusal: string | null;
  /** Changes the cart of the model; returns what the shopper hears, as keys. @param heard what the shop says, as keys */
  readonly act: (heard: readonly string[]) => readonly string[];
}

/** An operation that puts pieces in. */
export const addition = (
  setItemId: string,
  quantity: number,
  more: { readonly shownPrice?: number; readonly restores?: string } = {},
) => ({ positionOp: { addPosition: { setItemId, updateQuantity: { quantity }, ...more } } });

/**
 * Changes the cart of a browser, in the shop and in the model.
 *
 * @throws Error when the shop says something else than the rules do
 */
export async function updateCart(
  { is, browser }: Actor,
  { shop }: Model,
  { ops, refusal, act }: Update,
): Promise<void> {
  const { data, errors } = await browser.ask("UpdateCart", { data: { cartId: browser.cartId, ops } });
  const message = `cart_update: ${JSON.stringify(errors)}`;
  const { successful, messageKey, notices } = v.parse(Answer, data, { message }).cart_update;
  const said = notices.map((notice) => notice.messageKey).toSorted();
  const heard = successful ? said : messageKey;
  const { cart } = belongingsOf(is);
  const expected = refusal ?? change(cart, shop, () => act(said));
  if (isDeepStrictEqual(heard, expected)) return;
  throw new Error(`cart_update says ${JSON.stringify(heard)}, and is to say ${JSON.stringify(expected)}`);
}
