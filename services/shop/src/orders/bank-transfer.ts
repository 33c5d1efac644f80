/** `BankTransfer` of the graph: where prepayment goes. */
export interface BankTransfer {
  readonly owner: string;
  readonly iban: string;
  readonly bic: string;
  readonly purpose: string;
}

/** Payment methods that request a transfer before the goods leave. */
const prepaid = new Set(["VORKASSE", "VORKASSE_V", "PREPAID"]);

/** The bank details of an order; null when it is not paid by transfer in advance. */
export function bankTransferOf(order: {
  readonly paymentMethod: string;
  readonly orderNumber: number;
}): BankTransfer | null {
  if (!prepaid.has(order.paymentMethod)) return null;
  return {
    owner: "Chalkbox GmbH",
    iban: "DE02 1203 0000 0000 2020 51",
    bic: "BYLADEM1001",
    purpose: String(order.orderNumber),
  };
}
