/** Where the confirmation of an order is (ACCESS-17). @param ticket opens it in the browser session that ordered (C-86) */
export function confirmationPath(orderId: string, ticket: string | null): string {
  const query = new URLSearchParams({ orderId, ...(ticket !== null && { ticket }) });
  return `/checkout/confirmation/?${query.toString()}`;
}

/** Says in the address that the tab comes back from the payment provider. */
export const returnedName = "returned";

/** Where a guest opens an account that gets the order (ux 3). @param ticket as of {@link confirmationPath} */
export function registerPath(orderId: string, ticket: string | null): string {
  const query = new URLSearchParams({ orderId, ...(ticket !== null && { ticket }) });
  return `/myaccount/register/?${query.toString()}`;
}
