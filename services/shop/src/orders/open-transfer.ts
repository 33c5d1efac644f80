import type { PaymentCode, Price } from "../generated/graph.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { type BankTransfer, bankTransferOf } from "./bank-transfer.ts";
import { dueCents } from "./fulfilment/order-money.ts";
import { paymentCodeOf } from "./payment-code/payment-code.ts";
import type { StoredOrder } from "./stored-order.ts";

/** `BankTransfer` of the graph. */
export interface OpenTransfer extends BankTransfer {
  readonly amount: Price;
  readonly code: PaymentCode | null;
}

/**
 * What is still to be transferred for an order that is paid in advance, of what was not cancelled; null when nothing is,
 * and for orders that are paid in another way.
 */
export function openTransferOf(order: StoredOrder, language: Language): OpenTransfer | null {
  const { head, paidCents, refundedCents } = order;
  const transfer = bankTransferOf(head);
  const cents = dueCents(order) - (paidCents - refundedCents);
  if (transfer === null || cents <= 0) return null;
  const code = paymentCodeOf({ store: head.store, transfer, cents, debtor: head.billingAddress });
  return { ...transfer, amount: priceOf(cents, language), code };
}
