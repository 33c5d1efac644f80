import type {
  ShippingChoice,
  WalletAbortResult as WalletAbort,
  WalletOpening,
  WalletStartResult as WalletStart,
} from "../generated/graph.ts";
import { pathOf } from "../checkout-progress.ts";
import { holdsShipping, type Session } from "../session.ts";
import type { CartState } from "../shop/cart.calls.ts";
import { openWalletSession, redeemWalletSession, resetWallet } from "../shop/wallet.calls.ts";
import { goOnAsGuest } from "./sign-in.ts";

/** Which checkout the wallet is used in. */
export type WalletCheckoutType = "checkout" | "primecheckout";

const basket = "/checkout/basket";
const primeCheckout = "/prime/checkout/";
const sessionExpired = "vue.checkout.message.sessionExpired";
const wentWrong = "vue.cart.error.somethingWentWrong";

/** Opens a session with the wallet; the browser goes to its page next. @throws ShopCallFailure */
export async function openWallet(session: Session, checkoutType: WalletCheckoutType): Promise<WalletOpening> {
  const { cartId } = session.host.visitor;
  if (cartId === null) {
    return { successful: false, errorMessage: sessionExpired, redirectUrl: null, amazonCheckoutSessionId: null };
  }
  const { generalErrorMessage, ...opened } = await openWalletSession(session.host.shop, { cartId, checkoutType });
  return { ...opened, errorMessage: generalErrorMessage };
}

/**
 * Exchanges the id that the wallet handed to the browser (CHKX-01): visitors become guests, the cart gets the wallet's
 * addresses and AMAZONPAY, and the shipping step is closed. Repeating it changes nothing.
 * @throws ShopCallFailure
 */
export async function startWallet(
  session: Session,
  amazonCheckoutSessionId: string,
  checkoutType: WalletCheckoutType,
): Promise<WalletStart> {
  const { visitor, shop } = session.host;
  if (visitor.cartId === null) return refused(sessionExpired);
  const entered = await goOnAsGuest(session);
  if (!entered.successfull) return refused(entered.errorMessage ?? wentWrong);
  const { successful, generalErrorMessage } = await redeemWalletSession(shop, {
    cartId: visitor.cartId,
    amazonCheckoutSessionId,
  });
  session.reset();
  if (!successful) return refused(generalErrorMessage ?? wentWrong);
  const cart = await session.cart();
  const shipping = cart === null ? null : shippingOf(cart);
  if (shipping === null) return refused(wentWrong);
  await session.remember((record) => ({ ...record, shipping }));
  return { successful: true, errorMessage: null, goTo: nextPage(checkoutType, pathOf("SUMMARY")) };
}

/**
 * Ends the express checkout: the shop puts the goods into a new cart, without addresses and way to pay.
 * @throws ShopCallFailure
 */
export async function abortWallet(session: Session, checkoutType: WalletCheckoutType): Promise<WalletAbort> {
  const { visitor, shop } = session.host;
  const goTo = nextPage(checkoutType, basket);
  const { userId, cartId } = visitor;
  if (userId === null || cartId === null) return { isReset: false, cartId, goTo };
  const { account, loginOption } = await session.record();
  const reset = await resetWallet(shop, cartId);
  session.reset();
  if (reset.isReset) await session.continueWith({ userId, cartId: reset.cartId }, { account, loginOption });
  return { ...reset, goTo };
}

/** What the shipping step would have stored; null when the cart cannot be sent to the wallet's address. */
function shippingOf(cart: CartState): ShippingChoice | null {
  const shipperCode = cart.shippers.find(({ selected }) => selected)?.code;
  const { billingAddress, shippingAddress } = cart;
  if (shipperCode === undefined || !holdsShipping(cart, shipperCode)) return null;
  if (billingAddress === null || shippingAddress === null) return null;
  const isSame = billingAddress.addressId === shippingAddress.addressId;
  return {
    deliveryType: isSame ? "sameAsBilling" : "shippingAddress",
    billingAddressId: billingAddress.addressId,
    deliveryAddressId: shippingAddress.addressId,
    shipperCode,
  };
}

function nextPage(checkoutType: WalletCheckoutType, ofCart: string): string {
  return checkoutType === "primecheckout" ? primeCheckout : ofCart;
}

function refused(errorMessage: string): WalletStart {
  return { successful: false, errorMessage, goTo: null };
}
