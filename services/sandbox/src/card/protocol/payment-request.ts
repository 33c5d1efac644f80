import * as v from "valibot";
import { macOf, open, sameMac, seal } from "./envelope.ts";
import type { Envelope, EnvelopeFault } from "./envelope.ts";
import type { ProtocolKeys } from "./keys.ts";

/** No control characters: they could move a field's border in the signed text. */
const line = (maximum: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maximum), v.regex(/^\P{Cc}*$/u));

const webAddress = v.pipe(
  line(2_048),
  v.url(),
  v.check((value) => /^https?:\/\//.test(value)),
);

const payloadSchema = v.object({
  transactionId: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  currency: v.picklist(["EUR"]),
  description: line(200),
  orderRef: line(64),
  urlSuccess: webAddress,
  urlFailure: webAddress,
  urlCancel: webAddress,
  urlNotify: webAddress,
  language: v.pipe(v.string(), v.regex(/^(de|en)(-[A-Z]{2})?$/)),
  mac: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** What the shop requests. Document: docs/guides/card-payments.md, "Request". */
export interface PaymentRequest {
  /** Chosen by the shop, one a payment attempt; the provider pays each at most once. */
  readonly transactionId: string;
  /** Integer cents. */
  readonly amount: number;
  readonly currency: "EUR";
  readonly description: string;
  readonly orderRef: string;
  readonly urlSuccess: string;
  readonly urlFailure: string;
  readonly urlCancel: string;
  /** Where the signed callback goes, from server to server. */
  readonly urlNotify: string;
  /** `de` or `en`, with an optional region. */
  readonly language: string;
}

/** Why a request was refused. */
export type RequestFault =
  | { readonly kind: EnvelopeFault | "mac" }
  | { readonly kind: "field"; readonly field: string };

/** The decoded request, or why it was refused. */
export type DecodedRequest =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly fault: RequestFault };

/**
 * Signs and seals a request, as a shop does.
 * @internal for tests, which play the shop
 */
export function encodeRequest(keys: ProtocolKeys, request: PaymentRequest, nonce?: Buffer): Envelope {
  const payload = new URLSearchParams({
    transactionId: request.transactionId,
    amount: String(request.amount),
    currency: request.currency,
    description: request.description,
    orderRef: request.orderRef,
    urlSuccess: request.urlSuccess,
    urlFailure: request.urlFailure,
    urlCancel: request.urlCancel,
    urlNotify: request.urlNotify,
    language: request.language,
    mac: requestMac(keys, request),
  });
  return seal(keys, "request", payload.toString(), nonce);
}

/** Opens and checks a request: merchant, seal, length, every field, signature. */
export function decodeRequest(keys: ProtocolKeys, envelope: Envelope): DecodedRequest {
  const opened = open(keys, "request", envelope);
  if (!opened.ok) return { ok: false, fault: { kind: opened.fault } };
  const result = v.safeParse(payloadSchema, Object.fromEntries(new URLSearchParams(opened.plaintext)));
  if (!result.success) {
    return { ok: false, fault: { kind: "field", field: v.getDotPath(result.issues[0]) ?? "payload" } };
  }
  const { mac, ...request } = result.output;
  if (!sameMac(mac, requestMac(keys, request))) return { ok: false, fault: { kind: "mac" } };
  return { ok: true, request };
}

function requestMac(keys: ProtocolKeys, request: PaymentRequest): string {
  return macOf(keys, "request", [
    request.transactionId,
    String(request.amount),
    request.currency,
    request.orderRef,
    request.urlSuccess,
    request.urlFailure,
    request.urlCancel,
    request.urlNotify,
  ]);
}
