import type { VisitorState } from "./checkout-progress.ts";
import type { SessionRecord } from "./record.ts";
import type { Session } from "./session.ts";
import { findAccount } from "./shop/account.calls.ts";
import { ShopCallFailure } from "./shop/ask.ts";

/** Who a visitor is, as the shop says. */
export interface Account {
  readonly state: VisitorState;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const nobody: Account = { state: "LOGGED_OUT", firstName: null, lastName: null };

/**
 * Asks the shop whose token the visitor brings. Anybody can make up cookies and copy ids, and a token may have ended in
 * another browser: none of that is believed. While the shop does not answer, what it said of the same token before holds.
 * @throws ShopCallFailure when it does not answer and never said anything of this token
 */
export async function askAccount(session: Session): Promise<Account> {
  const { visitor, shop } = session.host;
  const token = visitor.tokenDigest;
  if (token === null) return nobody;
  try {
    return await findAccount(shop);
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
    // The shop refused the token, and the host has taken it away (ERR-03).
    if (visitor.tokenDigest === null) return nobody;
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
