import type { Caller, ShopContext } from "../context.ts";
import {
  customerTokenRequired,
  invalidCustomerToken,
  revokedCustomerToken,
  type ShopError,
  userIdRequired,
} from "../errors.ts";

type Customer = NonNullable<Caller["customer"]>;
type CallerContext = Pick<ShopContext, "caller">;

/**
 * The logged-in customer, guests included.
 * @throws ShopError with the message key that states whether the token is missing, invalid or revoked (ERR-02, ERR-03)
 */
export function requireCustomer({ caller }: CallerContext): Customer {
  if (caller.customer === null) throw tokenError(caller);
  return caller.customer;
}

/**
 * The logged-in customer; a guest counts as not logged in (C-42).
 * @throws ShopError as {@link requireCustomer}
 */
export function requireRegisteredCustomer(context: CallerContext): Customer {
  const customer = requireCustomer(context);
  if (customer.isGuest) throw customerTokenRequired();
  return customer;
}

/**
 * The id of the device's shop user.
 * @throws ShopError `A valid user id is required.` (ERR-05)
 */
export function requireUserId({ caller }: CallerContext): string {
  if (caller.userId === null) throw userIdRequired();
  return caller.userId;
}

function tokenError({ tokenFault }: Caller): ShopError {
  switch (tokenFault) {
    case "revoked":
      return revokedCustomerToken();
    case "invalid":
      return invalidCustomerToken();
    case "replaced":
    case null:
      return customerTokenRequired();
  }
}
