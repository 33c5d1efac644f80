import type { Session } from "../session.ts";
import { changePassword as changeAtShop, type PasswordChange } from "../shop/account.calls.ts";
import type { FormOutcome } from "./results.ts";

/**
 * Changes the customer's password (OP-M-20); this device goes on with the token that the shop issues for it.
 * @throws ShopCallFailure when the shop does not answer, or the visitor is not signed in
 */
export async function changePassword(session: Session, passwords: PasswordChange): Promise<FormOutcome> {
  const { visitor, shop } = session.host;
  const account = await session.account();
  // What other tabs have under way is refused before this one has its new token: no reason to sign the browser out.
  visitor.leave();
  const { token, staySignedIn, ...outcome } = await changeAtShop(shop, passwords);
  // Without this, the next that the shop refuses would pass for a wish.
  if (!outcome.successful) visitor.stay();
  if (outcome.successful && token !== null) {
    await visitor.endToken();
    visitor.signIn({ ...token, isGuest: false, staySignedIn });
    await session.rememberAccount(account, {});
  }
  return outcome;
}
