import type { TabMessage } from "./tabs.ts";

type Changes = Omit<TabMessage, "cartId">;

const visitor: Changes = { user: true, cart: true, wishlist: true };
const details: Changes = { user: true, cart: false, wishlist: false };
const cart: Changes = { user: false, cart: true, wishlist: false };

/** What the fields of mutations change for the visitor's other tabs; all others change nothing there. */
const changes: Readonly<Record<string, Changes>> = {
  login: visitor,
  logout: visitor,
  registerCustomer: visitor,
  registerGuest: visitor,
  checkoutAuth: visitor,
  confirmationCleanup: visitor,
  startWallet: visitor,
  changePassword: details,
  updateEmail: details,
  updatePhone: details,
  cart_update: cart,
  setOrderReference: cart,
  // A summary in another tab shows both.
  completeShippingStep: cart,
  completePaymentStep: cart,
  submitOrder: cart,
  completeCardReturn: cart,
  completeWallet: cart,
  abortWallet: cart,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether a field of a mutation did what it says; it says that it did not under either name (ERR-09). */
const isDone = (answer: unknown): boolean =>
  isRecord(answer) && answer["successful"] !== false && answer["successfull"] !== false;

/** What the answer of a mutation means to the visitor's other tabs; null when nothing. */
export function changesOf(data: unknown): Changes | null {
  if (!isRecord(data)) return null;
  const [field, answer] = Object.entries(data).find(([name]) => name in changes) ?? [];
  return field !== undefined && isDone(answer) ? (changes[field] ?? null) : null;
}
