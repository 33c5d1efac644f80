import type { SessionHost } from "./ports.ts";
import type { SessionRecord } from "./record.ts";
import { type Account, findAccount } from "./shop/account.calls.ts";
import { ShopCallFailure } from "./shop/ask.ts";

const loggedOut: Account = { state: "LOGGED_OUT", firstName: null, lastName: null };

/**
 * Calls the shop whose token the request carries. Cookies can be invented and ids copied, and a token may have ended in
 * another browser, so none of them is trusted. While the shop does not answer, its last answer for this token holds.
 * @param stored reads what is stored of the visitor
 * @throws ShopCallFailure when it does not answer and has never answered for this token
 */
export async function askAccount(
  { visitor, shop }: SessionHost,
  stored: () => Promise<SessionRecord>,
): Promise<Account> {
  const token = visitor.tokenDigest;
  if (token === null) return loggedOut;
  try {
    return await findAccount(shop);
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
    // The shop refused the token, and the host has removed it (ERR-03).
    if (visitor.tokenDigest === null) return loggedOut;
    const { account } = await stored();
    if (account?.token !== token) throw error;
    return account;
  }
}

/** What is stored of an account: for as long as the visitor sends the same token. */
export function accountRecord({ visitor }: SessionHost, account: Account): SessionRecord["account"] {
  const token = visitor.tokenDigest;
  return token === null ? null : { ...account, token };
}
