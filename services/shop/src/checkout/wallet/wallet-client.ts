import { createHmac, hkdfSync } from "node:crypto";
import * as v from "valibot";
import type { Config } from "../../platform/config.ts";

const addressSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  street: v.string(),
  addition: v.string(),
  postCode: v.string(),
  city: v.string(),
  country: v.string(),
  phone: v.string(),
});
/** A postal address as the wallet keeps it. */
export type WalletAddress = v.InferOutput<typeof addressSchema>;

const sessionSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  reference: v.string(),
  state: v.picklist(["open", "approved", "confirming", "authorised", "declined", "completed", "cancelled"]),
  page: v.pipe(v.string(), v.regex(/^\/wallet\/[\w/-]+$/)),
  buyer: v.nullable(v.object({ email: v.string(), billingAddress: addressSchema, deliveryAddress: addressSchema })),
  amount: v.nullable(v.number()),
  orderRef: v.nullable(v.string()),
  chargeId: v.nullable(v.string()),
});
/** A session as the wallet gives it (docs/guides/wallet-payments.md). */
export type ProviderSession = v.InferOutput<typeof sessionSchema>;

/** What a call came to. `accepted` is false for a step that the session's state does not allow. */
export type WalletAnswer =
  | { readonly ok: true; readonly accepted: boolean; readonly session: ProviderSession }
  /** The wallet did not answer, or not as agreed; whether it did what it was requested is unknown. */
  | { readonly ok: false };

/** How long the wallet may take, in milliseconds; a shopper waits for it. */
const answerTime = 4_000;

/** What a session is opened with. */
export interface Opening {
  readonly reference: string;
  readonly description: string;
  readonly language: string;
  readonly urlReturn: string;
  readonly urlCancel: string;
}

/** What the shopper is asked to agree to. */
export interface Charge {
  /** Integer cents. */
  readonly amount: number;
  readonly orderRef: string;
  readonly urlResult: string;
}

type Settings = Pick<Config, "sandbox" | "payment">;

export function openSession(config: Settings, opening: Opening): Promise<WalletAnswer> {
  return call(config, "POST", "/wallet/sessions", { ...opening });
}

/** @param id in the form that the wallet gives ids */
export function readSession(config: Settings, id: string): Promise<WalletAnswer> {
  return call(config, "GET", `/wallet/sessions/${id}`);
}

export function tellAmount(config: Settings, id: string, charge: Charge): Promise<WalletAnswer> {
  return call(config, "POST", `/wallet/sessions/${id}/amount`, { ...charge, currency: "EUR" });
}

/** Takes the money; repeating it takes nothing twice. */
export function completeSession(config: Settings, id: string, amount: number, orderRef: string): Promise<WalletAnswer> {
  return call(config, "POST", `/wallet/sessions/${id}/complete`, { amount, orderRef });
}

export function cancelSession(config: Settings, id: string): Promise<WalletAnswer> {
  return call(config, "POST", `/wallet/sessions/${id}/cancel`, {});
}

async function call({ sandbox, payment }: Settings, method: "GET" | "POST", path: string, content?: object) {
  const body = content === undefined ? "" : JSON.stringify(content);
  try {
    const response = await fetch(sandbox.url.replace(/\/$/, "") + path, {
      method,
      headers: { "content-type": "application/json", "x-wallet-token": tokenOf(payment.secret, method, path, body) },
      ...(method === "POST" && { body }),
      redirect: "error",
      signal: AbortSignal.timeout(answerTime),
    });
    const isAnswer = response.ok || response.status === 409;
    const session = v.safeParse(sessionSchema, isAnswer ? await response.json() : await response.text());
    return session.success ? ({ ok: true, accepted: response.ok, session: session.output } as const) : unavailable;
  } catch {
    // Unreachable, too late, or no JSON: the callers say so to the shopper.
    return unavailable;
  }
}

const unavailable: WalletAnswer = { ok: false };

/** Proves that a call is the shop's: HMAC-SHA256 over method, path and body with the wallet key. */
function tokenOf(secret: string, method: string, path: string, body: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "chalkbox/card-payments/v1", "wallet", 32));
  return createHmac("sha256", key).update(`${method} ${path}\n${body}`, "utf8").digest("hex");
}
