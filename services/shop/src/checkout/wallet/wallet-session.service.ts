import type { WalletResetResult as WalletReset, WalletSessionResult } from "../../generated/graph.ts";
import { failed, type MutationResult } from "../../account/validation/field-error.ts";
import { loadCartView, requireCart, requireLockedCart } from "../../cart/cart.service.ts";
import type { CartRow } from "../../cart/cart.types.ts";
import { renewCart } from "../../cart/closing.service.ts";
import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
import { supersedeAttempts } from "../attempt/attempt.service.ts";
import { cancelSession, openSession } from "./wallet-client.ts";
import { endSessions, findLiveSessions, insertSession } from "./wallet.store.ts";
import { settleCharge } from "./wallet-payment.service.ts";
import { walletFault } from "./wallet-rules.service.ts";
import { type WalletFault, walletFaultText } from "./wallet-texts.ts";

/** Which checkout the wallet is used in. */
export type WalletCheckoutType = "checkout" | "primecheckout";

/** What a refusal of the wallet reveals. */
export function walletRefusal(context: ShopContext, fault: WalletFault): MutationResult {
  return failed(walletFaultText(fault, context.storefront.language));
}

/**
 * Opens a session with the wallet for the caller's cart (OP-M-40). Visitors need no login yet: the wallet returns
 * addresses and email. Memberships are paid by invoice, so there is none for them.
 * @throws ShopError as `requireCart`
 */
export async function openWalletSession(
  context: ShopContext,
  cartId: string,
  checkoutType: WalletCheckoutType,
): Promise<WalletSessionResult> {
  const { database, clock, config, publicOrigin, storefront, log } = context;
  const refused = (fault: WalletFault): WalletSessionResult => ({
    ...walletRefusal(context, fault),
    amazonCheckoutSessionId: null,
    redirectUrl: null,
  });
  const cart = await requireCart(database.write, context, cartId);
  if (checkoutType === "primecheckout") return refused("membership");
  const view = await loadCartView(database.write, cart, { now: clock.now() });
  const fault = await walletFault(context, database.write, view);
  if (fault !== null) return refused(fault);
  if (publicOrigin === null) {
    log.error("the wallet was refused: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return refused("unavailable");
  }
  const answer = await openSession(config, {
    reference: cart.id,
    description: pick(storefront.language, "Ihr Einkauf bei Chalkbox", "Your purchase from Chalkbox"),
    language: storefront.language,
    urlReturn: `${publicOrigin}/checkout/summary/`,
    urlCancel: `${publicOrigin}/checkout/payment/?cancelPayment=AMAZONPAY`,
  });
  if (!answer.ok) return refused("unavailable");
  const { id, page } = answer.session;
  await insertSession(database.write, id, cart.id, clock.now());
  const redirectUrl = config.sandbox.publicUrl.replace(/\/$/, "") + page;
  return { successful: true, generalErrorMessage: null, fieldErrors: [], amazonCheckoutSessionId: id, redirectUrl };
}

/**
 * Ends what the wallet has to do with a cart (OP-M-41): goods and vouchers go into a new cart of the same owner, which
 * has no addresses and no way to pay. Without effect when the wallet has nothing to do with the cart, so that repeating
 * it resets nothing twice, and when the money was taken already.
 * @throws ShopError as `requireCart`
 */
export async function resetWallet(context: ShopContext, cartId: string): Promise<WalletReset> {
  const { database, clock } = context;
  const cart = await requireCart(database.write, context, cartId);
  const live = await findLiveSessions(database.write, cart.id);
  const untouched = { isReset: false, cartId: cart.id };
  if (live.length === 0 || cart.submittedAt !== null) return untouched;
  for (const session of live) {
    // An answer that is missing does no harm: without us the wallet takes no money.
    const answer = await cancelSession(context.config, session.id);
    if (answer.ok && answer.session.state === "completed") {
      await settleCharge(context, session);
      return untouched;
    }
  }
  return database.transaction(async (tx) => {
    const locked: CartRow = await requireLockedCart(tx, context, cart.id);
    if (locked.submittedAt !== null) return untouched;
    await supersedeAttempts(tx, locked, clock.now());
    await endSessions(tx, locked.id, clock.now());
    return { isReset: true, cartId: await renewCart(tx, locked, clock.now()) };
  });
}
