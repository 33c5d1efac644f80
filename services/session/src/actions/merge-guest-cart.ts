import type { SessionMergeResult as MergeOutcome } from "../generated/graph.ts";
import type { Session } from "../session.ts";
import { ShopCallFailure } from "../shop/ask.ts";
import { type MergedCart, mergeCarts } from "../shop/cart.calls.ts";

/** Key of the words for a visitor who is not signed in (ACCESS-33). */
const signInFirst = "vue.message.sessionExpired";

/**
 * Puts what the visitor had in the basket before the sign-in into the customer's cart (OP-M-13). The session itself knows
 * which cart that is, so no call can open another's (C-102). Running it again adds nothing.
 * @throws ShopCallFailure
 */
export async function mergeGuestCart(session: Session): Promise<MergeOutcome> {
  const { visitor } = session.host;
  const nothing = { cartMerged: false, updatedCartId: visitor.cartId };
  if ((await session.account()).state !== "LOGGED_IN") {
    return { successful: false, errorMessage: signInFirst, ...nothing };
  }
  const { guestCartId } = await session.record();
  const done = { successful: true, errorMessage: null };
  if (guestCartId === null || visitor.userId === null) return { ...done, ...nothing };
  const merged = await mergeAtShop(session, guestCartId);
  if (merged !== null && merged.updatedCartId !== visitor.cartId) {
    const { account, lastOrder } = await session.record();
    await session.continueWith({ userId: visitor.userId, cartId: merged.updatedCartId }, { account, lastOrder });
  } else {
    await session.remember((record) => ({ ...record, guestCartId: null }));
    session.reset();
  }
  return { ...done, ...(merged ?? nothing) };
}

/** Null for a cart that is gone, or ordered by now. */
async function mergeAtShop({ host }: Session, guestCartId: string): Promise<MergedCart | null> {
  try {
    return await mergeCarts(host.shop, guestCartId);
  } catch (error) {
    if (error instanceof ShopCallFailure && error.extensions["classification"] === "CART_NOT_FOUND") return null;
    throw error;
  }
}
