import type { VisitorIds } from "../ports.ts";
import type { Session } from "../session.ts";
import { logOut } from "../shop/account.calls.ts";
import { initialise } from "../shop/cart.calls.ts";
import { type SessionOutcome, succeeded } from "./results.ts";
import { signOutLocally } from "./sign-out.ts";

/**
 * Ends the checkout after its confirmation was shown (CHKX-13, 14, 17): drops order and choices, goes on with the
 * new cart, resets a guest to logged out. Running it again changes nothing.
 * @throws what went wrong, after signing out (CHKX-18)
 */
export async function confirmationCleanup(session: Session): Promise<SessionOutcome> {
  try {
    await goOn(session);
    return succeeded;
  } catch (error) {
    await signOutLocally(session);
    throw error;
  }
}

async function goOn(session: Session): Promise<void> {
  const { visitor, shop } = session.host;
  const { orderId, newCartId, lastOrder, account, guestCartId } = await session.record();
  if (orderId === null) return;
  const ids = await nextIds(session, newCartId);
  const { state } = await session.account();
  if (state === "LOGGED_IN_AS_GUEST") await logOut(shop);
  if (state !== "LOGGED_IN") {
    await visitor.endToken();
    visitor.signOut();
  }
  await session.continueWith(ids, { lastOrder, ...(state === "LOGGED_IN" && { account, guestCartId }) });
}

/** The shop opened the next cart for the visitor, of whom a guest account was only a part. */
async function nextIds(session: Session, newCartId: string | null): Promise<VisitorIds> {
  const { userId } = session.host.visitor;
  if (userId !== null && newCartId !== null) return { userId, cartId: newCartId };
  return initialise(session.host.shop);
}
