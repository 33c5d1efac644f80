import type { Session } from "../session.ts";
import { logOut } from "../shop/account.calls.ts";
import { ShopCallFailure } from "../shop/ask.ts";
import { StoreFull } from "../store/session-store.ts";
import type { SessionOutcome } from "./results.ts";

/**
 * Signs out: ends the token at the shop and drops customer, cart and choices (OP-M-15). The visitor is signed out
 * here even when the shop refuses the token or does not answer (ERR-02).
 */
export async function logout(session: Session): Promise<SessionOutcome> {
  const { visitor, shop } = session.host;
  const forSecurity = visitor.securityLogout;
  // A login that ended elsewhere took its cart along: what there is by now was put in since, by who is here without one.
  const isOwnCart = forSecurity && visitor.tokenDigest === null && visitor.cartId !== null;
  visitor.leave();
  if (visitor.tokenDigest !== null) await ignoringRefusal(logOut(shop));
  if (!isOwnCart) await signOutLocally(session);
  visitor.forgetConfirmation();
  visitor.clearSecurityLogout();
  const toast = forSecurity
    ? ({ key: "vue.message.securityLogout", severity: "WARNING" } as const)
    : ({ key: "vue.user.logout.message", severity: "SUCCESS" } as const);
  return { successful: true, errorMessage: null, toast };
}

/** Drops customer, cart and choices without calling the shop. */
export async function signOutLocally(session: Session): Promise<void> {
  // Signing out must not fail for want of room: without its ids the record is out of reach, and it expires.
  await session.forget().catch(unlessFull);
  await session.host.visitor.endToken();
  session.host.visitor.signOut();
  session.host.visitor.forgetIds();
  session.reset();
}

async function ignoringRefusal(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
  }
}

function unlessFull(error: unknown): void {
  if (!(error instanceof StoreFull)) throw error;
}
