import { listAddresses } from "../../account/address/address.service.ts";
import { requireCart } from "../../cart/cart.service.ts";
import type { CartRow } from "../../cart/cart.types.ts";
import type { ShopContext } from "../../platform/context.ts";
import { ShopError } from "../../platform/errors.ts";
import { type ShippingStep, shippingStep } from "../shipping.service.ts";
import { findWalletCart } from "./wallet.store.ts";

/** What a wallet's order shows. */
type Addresses = Awaited<ReturnType<typeof listAddresses>>;

/**
 * The address that the wallet handed over for an order, as a list of the kind (OP-Q-13): one address, as the shopper has
 * chosen it there.
 * @param orderId the wallet's id of the session, or the number of the order that it became
 * @returns nothing for an order that is unknown, another's, or has no wallet
 */
export async function walletAddresses(
  context: ShopContext,
  orderId: string,
  kind: "billing" | "shipping",
): Promise<Addresses> {
  const cart = await walletCart(context, orderId);
  const addressId = kind === "billing" ? cart?.billingAddressId : cart?.shippingAddressId;
  if (addressId == null || context.caller.customer === null) return [];
  // Goods may go to the address of the invoice.
  const known = [...(await listAddresses(context, "billing")), ...(await listAddresses(context, "shipping"))];
  return known.filter((address) => address.addressId === addressId);
}

/** What the shipping step shows of a wallet's order (OP-Q-13); null as {@link walletAddresses} is empty. */
export async function walletShippingStep(context: ShopContext, orderId: string): Promise<ShippingStep | null> {
  const cart = await walletCart(context, orderId);
  return cart === null ? null : shippingStep(context, cart.id, true, null);
}

async function walletCart(context: ShopContext, orderId: string): Promise<CartRow | null> {
  const cartId = await findWalletCart(context.database.write, orderId);
  if (cartId === null) return null;
  try {
    return await requireCart(context.database.write, context, cartId);
  } catch (error) {
    // An order of another visitor is none.
    if (error instanceof ShopError && error.classification === "CART_NOT_FOUND") return null;
    throw error;
  }
}
