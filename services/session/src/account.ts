import type { SessionRecord } from "./record.ts";
import type { Session } from "./session.ts";
import { type Account, findAccount } from "./shop/account.calls.ts";
import { ShopCallFailure } from "./shop/ask.ts";

const loggedOut: Account = { state: "LOGGED_OUT", firstName: null, lastName: null };

/**
 * Asks the shop whose token the request carries. Cookies can be invented and ids copied, and a token may have ended in
 * another browser, so none of them is trusted. While the shop does not answer, its last answer for this token holds.
 * @throws ShopCallFailure when it does not answer and has never answered for this token
 */
export async function askAccount(session: Session): Promise<Account> {
  const { visitor, shop } = session.host;
  const token = visitor.tokenDigest;
  if (token === null) return loggedOut;
  try {
    return await findAccount(shop);
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
    // The shop refused the token, and the host has removed it (ERR-03).
    if (visitor.tokenDigest === null) return loggedOut;
    const { account } = await session.record();
    if (account?.token !== token) throw error;
    return account;
  }
}

/** What is stored of an account: for as long as the visitor brings the same token. */
export function accountRecord(session: Session, account: Account): SessionRecord["account"] {
  const token = session.host.visitor.tokenDigest;
  return token === null ? null : { ...account, token };
}
