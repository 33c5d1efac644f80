import type { CardBrand } from "./card-number.ts";
import type { Envelope } from "./protocol/envelope.ts";
import type { PaymentRequest } from "./protocol/payment-request.ts";

/** The state of a payment. The last three are final. */
export type TransactionStatus = "open" | "challenge" | "processing" | "success" | "failure" | "cancelled";

/** What is kept of the card: never its number, expiry, CVC or holder. */
export interface CardTrace {
  readonly brand: CardBrand;
  readonly last4: string;
}

/** One payment. */
export interface Transaction {
  /** Unguessable id in the page's address; who has it may pay or cancel, so it is never logged. */
  readonly id: string;
  /** The provider's reference, sent to the shop. */
  readonly payId: string;
  readonly request: PaymentRequest;
  readonly status: TransactionStatus;
  readonly card: CardTrace | null;
  /** The sealed outcome and where the browser goes with it; null until the end. */
  readonly result: TransactionResult | null;
}

/** The end of a payment; the same bytes for callback, browser and every repetition. */
export interface TransactionResult {
  readonly envelope: Envelope;
  readonly returnUrl: string;
}
