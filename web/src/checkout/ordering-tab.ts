/** Where a tab keeps the order that it has made or been told of. */
const key = "ordered";

/** Remembers that this tab may show the confirmation of an order. */
export function rememberOrder(orderId: string): void {
  try {
    sessionStorage.setItem(key, orderId);
  } catch {
    // Without storage no tab is told from another, and `isOrderingTab` lets all of them in.
  }
}

/** Whether this tab has made the order or been told of it: others do not open its confirmation (C-86). */
export function isOrderingTab(orderId: string): boolean {
  try {
    return sessionStorage.getItem(key) === orderId;
  } catch {
    return true;
  }
}
