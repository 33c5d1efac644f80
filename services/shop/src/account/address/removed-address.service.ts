import { addressGraph } from "../../cart/address/address-graph.ts";
import { isId } from "../../cart/ids.ts";
import { requireCustomer } from "../../platform/auth/require.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { failed, type MutationResult, succeeded } from "../validation/field-error.ts";
import { type AddressResult, stored, unknownAddress, unknownAddressText } from "./address.service.ts";
import { findAddress } from "./address.store.ts";
import { ensureMain, lockAddresses } from "./main-address.store.ts";
import { dropRemovedAddress, findRemovedAddress, hideAddress, restoreAddress } from "./removed-address.store.ts";

/** How long a removed address can be put back at most, in ms: a day. */
const revertTime = 86_400_000;

const outdatedAt = ({ clock }: ShopContext): Date => new Date(clock.now().getTime() - revertTime);

/**
 * Removes one of the caller's addresses softly (OP-M-28, ADDR-02): it is hidden, and {@link revertAddress} puts it back
 * until another is removed, the caller signs out or orders, or a day is over (ADDR-03).
 * @throws ShopError without a customer token
 */
export async function removeAddress(context: ShopContext, addressId: string): Promise<MutationResult> {
  const { customerId, isGuest } = requireCustomer(context);
  const missing = failed(unknownAddressText(context.storefront.language));
  if (!isId(addressId)) return missing;
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    await lockAddresses(tx, customerId);
    if (!(await hideAddress(tx, addressId, customerId, { now, outdated: outdatedAt(context) }))) return missing;
    if (!isGuest) await ensureMain(tx, customerId);
    return succeeded;
  });
}

/**
 * Puts back the address that the caller removed last, as it was (ADDR-02); the main address is that again.
 * @throws ShopError without a customer token
 */
export async function revertAddress(context: ShopContext, addressId: string): Promise<AddressResult> {
  const { customerId } = requireCustomer(context);
  if (!isId(addressId)) return unknownAddress(context);
  return context.database.transaction(async (tx) => {
    await lockAddresses(tx, customerId);
    const isBack = await restoreAddress(tx, addressId, customerId, outdatedAt(context));
    return isBack ? stored(await findAddress(tx, customerId, addressId)) : unknownAddress(context);
  });
}

/** What the caller removed last and may put back; null for none. @throws ShopError without a customer token */
export async function removedAddress(context: ShopContext) {
  const { customerId } = requireCustomer(context);
  const address = await findRemovedAddress(context.database.write, customerId, outdatedAt(context));
  return address === null ? null : { kind: address.kind, address: addressGraph(address) };
}

/** A customer's visit is over, by an order or a sign-out: what they removed is gone for good (ADDR-03). */
export function finaliseRemoval(sql: Queryable, customerId: string): Promise<void> {
  return dropRemovedAddress(sql, customerId);
}
