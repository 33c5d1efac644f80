import { createHmac, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";

/** How far a webhook's time may differ from ours, in milliseconds: clocks differ, and what is older may be a replay. */
const window = 60_000;
/** Signatures kept, so that none works twice within the window; far more than a shop sends. */
const remembered = 50_000;

/** What a webhook sends to prove itself. */
export interface SignedMessage {
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string;
  /** HMAC-SHA256 of `<timestamp>.<body>` with the shared secret, in hex. */
  readonly signature: string;
  readonly body: Buffer;
}

/** Checks webhooks; each is accepted once. */
export type SignatureCheck = (message: SignedMessage) => boolean;

/** @param now current time in milliseconds */
export function createSignatureCheck(secret: string, now: () => number): SignatureCheck {
  const seen = new LRUCache<string, true>({ max: remembered });
  return ({ timestamp, signature, body }) => {
    if (!/^\d{13}$/.test(timestamp) || Math.abs(now() - Number(timestamp)) > window) return false;
    const expected = createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest();
    const given = Buffer.from(signature, "hex");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    const proof = expected.toString("hex");
    if (seen.has(proof)) return false;
    seen.set(proof, true);
    return true;
  };
}
