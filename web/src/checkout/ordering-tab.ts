/** Where a tab keeps the order that it has made or that another tab has reported. */
const key = "ordered";

/** Stores that this tab may show the confirmation of an order. */
export function rememberOrder(orderId: string): void {
  try {
    sessionStorage.setItem(key, orderId);
  } catch {
    // Without storage tabs cannot be distinguished, and `isOrderingTab` lets all of them in.
  }
}

/** Whether this tab has made the order or received it from another: other tabs do not open its confirmation (C-86). */
export function isOrderingTab(orderId: string): boolean {
  try {
    return sessionStorage.getItem(key) === orderId;
  } catch {
    return true;
  }
}
