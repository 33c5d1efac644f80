import * as v from "valibot";
import { type Envelope, isSameMac, macOf, openEnvelope, seal } from "./envelope.ts";
import type { CardKeys } from "./keys.ts";

/** What the shop requests from the card provider (docs/guides/card-payments.md, "Request"). */
export interface CardRequest {
  readonly transactionId: string;
  /** Integer cents. */
  readonly amount: number;
  readonly currency: "EUR";
  readonly description: string;
  readonly orderRef: string;
  readonly urlSuccess: string;
  readonly urlFailure: string;
  readonly urlCancel: string;
  readonly urlNotify: string;
  readonly language: string;
}

const responseSchema = v.object({
  status: v.picklist(["success", "failure", "cancelled"]),
  payId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  transactionId: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  currency: v.literal("EUR"),
  orderRef: v.string(),
  errorCode: v.picklist(["", "DECLINED", "TIMEOUT", "CANCELLED"]),
  mac: v.string(),
});

/** How a payment ended (docs/guides/card-payments.md, "Response"). */
export type CardResponse = Omit<v.InferOutput<typeof responseSchema>, "mac">;

/** Signs and seals a request. @param nonce fixed by test vectors only */
export function sealRequest(keys: CardKeys, request: CardRequest, nonce?: Buffer): Envelope {
  const { transactionId, currency, description, orderRef, urlSuccess, urlFailure, urlCancel, urlNotify, language } =
    request;
  const amount = String(request.amount);
  const mac = macOf(keys, "request", [
    transactionId,
    amount,
    currency,
    orderRef,
    urlSuccess,
    urlFailure,
    urlCancel,
    urlNotify,
  ]);
  const payload = new URLSearchParams({
    transactionId,
    amount,
    currency,
    description,
    orderRef,
    urlSuccess,
    urlFailure,
    urlCancel,
    urlNotify,
    language,
    mac,
  });
  return seal(keys, "request", payload.toString(), nonce);
}

/** Opens and checks a response before it is trusted: merchant, seal, length, fields, signature; null when any is wrong. */
export function openResponse(keys: CardKeys, envelope: Envelope): CardResponse | null {
  const plaintext = openEnvelope(keys, "response", envelope);
  if (plaintext === null) return null;
  const parsed = v.safeParse(responseSchema, Object.fromEntries(new URLSearchParams(plaintext)));
  if (!parsed.success) return null;
  const { mac, ...response } = parsed.output;
  const { status, payId, transactionId, amount, currency, orderRef, errorCode } = response;
  const expected = macOf(keys, "response", [
    status,
    payId,
    transactionId,
    String(amount),
    currency,
    orderRef,
    errorCode,
  ]);
  return isSameMac(mac, expected) ? response : null;
}
