import { euroAccount, seller, swissAccount } from "../platform/seller.ts";
import type { OrderHead } from "./order-draft.ts";

/** `BankTransfer` of the graph: where money goes that a customer sends. */
export interface BankTransfer {
  readonly owner: string;
  readonly iban: string;
  readonly bic: string;
  readonly purpose: string;
}

/** An order as far as its payment is concerned. */
export type TransferredOrder = Pick<OrderHead, "paymentMethod" | "orderNumber" | "store">;

/** Payment methods that request a transfer before the goods leave. */
const prepaid = new Set(["VORKASSE", "VORKASSE_V", "PREPAID"]);

/** The bank details of an order; null when it is not paid by transfer in advance. */
export function bankTransferOf(order: TransferredOrder): BankTransfer | null {
  return prepaid.has(order.paymentMethod) ? transferFor(order) : null;
}

/** Where the money of an order goes when it is sent: Swiss customers have a Swiss account to send it to. */
export function transferFor({ store, orderNumber }: Omit<TransferredOrder, "paymentMethod">): BankTransfer {
  return { owner: seller.name, ...(store === "ch" ? swissAccount : euroAccount), purpose: String(orderNumber) };
}
