import * as v from "valibot";
import type { Config } from "../../platform/config.ts";
import { type CardResponse, openResponse } from "./card-messages.ts";
import { type CardKeys, deriveCardKeys } from "./keys.ts";
import { type Direction, isSameMac, macOf, openEnvelope, seal } from "./envelope.ts";

/** The provider's word on a payment. */
export type Inquiry =
  /** It has ended, and this is the answer that browser and callback carry, too. */
  | { readonly kind: "ended"; readonly response: CardResponse }
  /** Not paid, and from now on it cannot be paid. */
  | { readonly kind: "none" }
  /** It is being decided at this moment. */
  | { readonly kind: "underWay" }
  | { readonly kind: "noAnswer" };

type Settings = Pick<Config, "sandbox" | "payment">;
type Fields = Readonly<Record<string, string>>;

const envelopeSchema = v.object({ len: v.string(), data: v.string(), merchantID: v.string() });
/** How long the provider may take, in milliseconds. */
const answerTime = 4_000;

/** Asks what became of a payment, and closes it where it is not paid: it takes no money any more (docs/guides/card-payments.md). */
export async function inquire(config: Settings, transactionId: string): Promise<Inquiry> {
  const keys = deriveCardKeys(config.payment.merchantId, config.payment.secret);
  const fields = await call(config, keys, "inquiry", { transactionId, close: "yes" });
  if (fields === null) return { kind: "noAnswer" };
  const { state, len = "", data = "" } = fields;
  if (state === "none" || state === "underWay") return { kind: state };
  const response = openResponse(keys, { len, data, merchantID: keys.merchantId });
  return response?.transactionId === transactionId ? { kind: "ended", response } : { kind: "noAnswer" };
}

/** What is to be paid back. */
export interface RefundRequest {
  readonly transactionId: string;
  /** The provider's reference of the payment. */
  readonly payId: string;
  /** Names the refund among those of the payment. */
  readonly refundId: string;
  /** Integer cents. */
  readonly amount: number;
}

/** Has a payment paid back, or a part of it; repeating one refund pays nothing twice. */
export async function refund(
  config: Settings,
  { transactionId, payId, refundId, amount }: RefundRequest,
): Promise<"refunded" | "refused" | "noAnswer"> {
  const keys = deriveCardKeys(config.payment.merchantId, config.payment.secret);
  const fields = await call(config, keys, "refund", { transactionId, payId, refundId, amount: String(amount) });
  if (fields === null) return "noAnswer";
  return fields["state"] === "refunded" ? "refunded" : "refused";
}

/** Sends sealed fields and opens the sealed answer about the same payment; null when there is none that is genuine. */
async function call(
  { sandbox }: Settings,
  keys: CardKeys,
  direction: Direction & ("inquiry" | "refund"),
  fields: Fields,
): Promise<Fields | null> {
  const sealed = seal(keys, direction, signed(keys, direction, fields));
  try {
    const response = await fetch(`${sandbox.url.replace(/\/$/, "")}/card/${direction}`, {
      method: "POST",
      body: new URLSearchParams({ ...sealed }),
      redirect: "error",
      signal: AbortSignal.timeout(answerTime),
    });
    const envelope = v.safeParse(envelopeSchema, await response.json());
    if (!response.ok || !envelope.success) return null;
    const answer = openFields(keys, `${direction}-answer`, openEnvelope(keys, `${direction}-answer`, envelope.output));
    return answer?.["transactionId"] === fields["transactionId"] ? answer : null;
  } catch {
    // Unreachable, too late, or no JSON: the caller asks again.
    return null;
  }
}

const signed = (keys: CardKeys, direction: Direction, fields: Fields): string =>
  new URLSearchParams({ ...fields, mac: macOf(keys, direction, Object.values(fields)) }).toString();

function openFields(keys: CardKeys, direction: Direction, plaintext: string | null): Fields | null {
  const { mac, ...fields } = Object.fromEntries(new URLSearchParams(plaintext ?? ""));
  return mac !== undefined && isSameMac(mac, macOf(keys, direction, Object.values(fields))) ? fields : null;
}
