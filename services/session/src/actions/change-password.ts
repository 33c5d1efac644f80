import type { SessionFormResult as FormOutcome } from "../generated/graph.ts";
import type { Session } from "../session.ts";
import { changePassword as changeAtShop, type PasswordChange } from "../shop/account.calls.ts";
import { ShopCallFailure } from "../shop/ask.ts";
import { isTokenRefusal } from "../shop/token-refusal.ts";

/**
 * Changes the customer's password (OP-M-20); this device goes on with the token that the shop issues for it.
 * @throws ShopCallFailure when the shop does not answer, or the visitor is not signed in
 */
export async function changePassword(session: Session, passwords: PasswordChange): Promise<FormOutcome> {
  const { visitor } = session.host;
  const { token, staySignedIn, ...outcome } = await leaving(session, passwords);
  if (outcome.successful && token !== null) {
    await visitor.endToken();
    visitor.signIn({ ...token, isGuest: false, staySignedIn });
    await rememberCustomer(session);
  }
  return outcome;
}

/**
 * Calls the shop while what other tabs have under way is refused without a security logout: this tab has no new token yet.
 * However the call ends, the wish to leave ends with it; otherwise the end of the login elsewhere would pass for a wish.
 */
async function leaving(session: Session, passwords: PasswordChange): ReturnType<typeof changeAtShop> {
  const { visitor, shop } = session.host;
  visitor.leave();
  try {
    const answer = await changeAtShop(shop, passwords);
    if (!answer.successful) visitor.stay();
    return answer;
  } catch (error) {
    visitor.stay();
    if (isTokenRefusal(error)) visitor.flagSecurityLogout();
    throw error;
  }
}

/** Stores who the new token belongs to. The password is changed by now, so a shop that does not answer is no failure. */
async function rememberCustomer(session: Session): Promise<void> {
  try {
    await session.rememberAccount(await session.account(), {});
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
  }
}
