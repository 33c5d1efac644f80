import * as v from "valibot";
import { macOf, open, sameMac, seal } from "./envelope.ts";
import type { Envelope, EnvelopeFault } from "./envelope.ts";
import type { ProtocolKeys } from "./keys.ts";

const payloadSchema = v.object({
  status: v.picklist(["success", "failure", "cancelled"]),
  payId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  transactionId: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  currency: v.picklist(["EUR"]),
  orderRef: v.pipe(v.string(), v.nonEmpty()),
  errorCode: v.picklist(["", "DECLINED", "TIMEOUT", "CANCELLED"]),
  cardBrand: v.picklist(["", "visa", "mastercard"]),
  cardLast4: v.pipe(v.string(), v.regex(/^(\d{4})?$/)),
  mac: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** How a payment ended; empty when it succeeded. */
export type ErrorCode = "" | "DECLINED" | "TIMEOUT" | "CANCELLED";

/** What the provider reports to the shop, by callback and by the browser alike. */
export interface PaymentResponse {
  readonly status: "success" | "failure" | "cancelled";
  /** The provider's own reference, 32 hex digits. */
  readonly payId: string;
  readonly transactionId: string;
  /** Integer cents. */
  readonly amount: number;
  readonly currency: "EUR";
  readonly orderRef: string;
  readonly errorCode: ErrorCode;
  /** Empty when no card was entered. */
  readonly cardBrand: "" | "visa" | "mastercard";
  /** The last four digits, or empty when no card was entered. */
  readonly cardLast4: string;
}

/** The decoded response, or why it must not be trusted. */
export type DecodedResponse =
  | { readonly ok: true; readonly response: PaymentResponse }
  | { readonly ok: false; readonly fault: EnvelopeFault | "field" | "mac" };

/** Signs and seals an outcome, as the provider does. */
export function encodeResponse(keys: ProtocolKeys, response: PaymentResponse, nonce?: Buffer): Envelope {
  const payload = new URLSearchParams({
    status: response.status,
    payId: response.payId,
    transactionId: response.transactionId,
    amount: String(response.amount),
    currency: response.currency,
    orderRef: response.orderRef,
    errorCode: response.errorCode,
    cardBrand: response.cardBrand,
    cardLast4: response.cardLast4,
    mac: responseMac(keys, response),
  });
  return seal(keys, "response", payload.toString(), nonce);
}

/**
 * Opens and checks an outcome, as a shop does before it accepts that money was paid.
 * @internal for tests, which play the shop
 */
export function decodeResponse(keys: ProtocolKeys, envelope: Envelope): DecodedResponse {
  const opened = open(keys, "response", envelope);
  if (!opened.ok) return opened;
  const result = v.safeParse(payloadSchema, Object.fromEntries(new URLSearchParams(opened.plaintext)));
  if (!result.success) return { ok: false, fault: "field" };
  const { mac, ...response } = result.output;
  return sameMac(mac, responseMac(keys, response)) ? { ok: true, response } : { ok: false, fault: "mac" };
}

function responseMac(keys: ProtocolKeys, response: PaymentResponse): string {
  return macOf(keys, "response", [
    response.status,
    response.payId,
    response.transactionId,
    String(response.amount),
    response.currency,
    response.orderRef,
    response.errorCode,
  ]);
}
