interface Stored {
  readonly addressId: string;
  readonly isAlsoCustomerAddress: boolean;
}

/**
 * The billing address that is chosen at first: the cart's own; else, for businesses, one that is not the customer
 * address, and for all others the customer address (CHKS-19). Null without any.
 */
export function defaultBillingId(
  addresses: readonly Stored[],
  inCart: string | undefined,
  isB2b: boolean,
): string | null {
  const has = addresses.some(({ addressId }) => addressId === inCart);
  if (has && inCart !== undefined) return inCart;
  const preferred = addresses.find(({ isAlsoCustomerAddress }) => isAlsoCustomerAddress !== isB2b);
  return (preferred ?? addresses[0])?.addressId ?? null;
}
