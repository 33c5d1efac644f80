import type { Session } from "./session.ts";
import { findNames } from "./shop/account.calls.ts";
import { ShopCallFailure } from "./shop/ask.ts";

/** What a visitor is called. */
export interface Names {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const nobody: Names = { firstName: null, lastName: null };

/**
 * What the visitor is called; nobody knows before they sign in. The names hang on the ids, which another tab may have
 * changed since the sign-in: then the shop is asked, once.
 */
export async function namesOf(session: Session): Promise<Names> {
  const { visitor, shop } = session.host;
  // Anybody can set the flags that the state is read from; names are for who brings a token, too.
  if (visitor.state === "LOGGED_OUT" || !visitor.hasCustomerToken) return nobody;
  const { firstName, lastName, knowsNames } = await session.record();
  if (knowsNames) return { firstName, lastName };
  try {
    const names = await findNames(shop);
    await session.remember((record) => ({ ...record, ...names, knowsNames: true }));
    return names;
  } catch (error) {
    // A name is not worth an error: the next page asks again, or the visitor is signed out by then.
    if (!(error instanceof ShopCallFailure)) throw error;
    return nobody;
  }
}
