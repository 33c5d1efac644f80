/** Where the confirmation of an order is (ACCESS-17). @param ticket opens it in the browser session that ordered (C-86) */
export function confirmationPath(orderId: string, ticket: string | null): string {
  const query = new URLSearchParams({ orderId, ...(ticket !== null && { ticket }) });
  return `/checkout/confirmation/?${query.toString()}`;
}
