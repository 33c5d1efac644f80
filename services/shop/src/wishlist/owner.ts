import { requireUserId } from "../platform/auth/require.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Owner } from "./wishlist.types.ts";

type CallerContext = Pick<ShopContext, "caller">;

/** Id of the registered customer who calls; null for visitors and guests, who have the device's lists. */
export function customerIdOf({ caller: { customer } }: CallerContext): string | null {
  return customer !== null && !customer.isGuest ? customer.customerId : null;
}

/** Whose lists are meant. @throws ShopError when neither a customer nor a usable user id came with the call (ERR-05) */
export function ownerOf(context: CallerContext): Owner {
  const customerId = customerIdOf(context);
  return customerId === null ? { userId: requireUserId(context) } : { customerId };
}

/** The same, but null for who has no id yet. */
export function knownOwnerOf(context: CallerContext): Owner | null {
  return customerIdOf(context) === null && context.caller.userId === null ? null : ownerOf(context);
}
