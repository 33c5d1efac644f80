import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ProtocolKeys } from "./keys.ts";

/** What is said by whom: a payment's request and outcome, and what the shop asks from server to server. */
export type Direction = "request" | "response" | "inquiry" | "inquiry-answer" | "refund" | "refund-answer";

/** What travels in a form or an address: the plaintext's length in bytes, and the sealed payload. */
export interface Envelope {
  readonly len: string;
  readonly data: string;
  readonly merchantID: string;
}

/** Why an envelope was not opened; each is the sender's fault, none reveals more than the sender may learn. */
export type EnvelopeFault = "merchant" | "data" | "length";

/** The opened text, or why it stays shut. */
export type Opened =
  | { readonly ok: true; readonly plaintext: string }
  | { readonly ok: false; readonly fault: EnvelopeFault };

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a payload for the other party.
 * @param nonce 12 bytes; only test vectors fix it, as one nonce must never serve two payloads
 */
export function seal(
  keys: ProtocolKeys,
  direction: Direction,
  plaintext: string,
  nonce: Buffer = randomBytes(nonceBytes),
): Envelope {
  const plain = Buffer.from(plaintext, "utf8");
  const cipher = createCipheriv(algorithm, keys.encryption, nonce).setAAD(associatedData(keys, direction));
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { len: String(plain.length), data: sealed.toString("base64url"), merchantID: keys.merchantId };
}

/** Checks and decrypts an envelope. Merchant first, then the seal, then the length that was claimed. */
export function open(keys: ProtocolKeys, direction: Direction, envelope: Envelope): Opened {
  if (envelope.merchantID !== keys.merchantId) return { ok: false, fault: "merchant" };
  const sealed = Buffer.from(envelope.data, "base64url");
  // Buffer ignores what is not base64url; only the one canonical spelling is accepted.
  if (sealed.length < nonceBytes + tagBytes || sealed.toString("base64url") !== envelope.data) {
    return { ok: false, fault: "data" };
  }
  const plain = decrypt(keys, direction, sealed);
  if (plain === null) return { ok: false, fault: "data" };
  if (envelope.len !== String(plain.length)) return { ok: false, fault: "length" };
  return { ok: true, plaintext: plain.toString("utf8") };
}

function decrypt(keys: ProtocolKeys, direction: Direction, sealed: Buffer): Buffer | null {
  const tagStart = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, keys.encryption, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(associatedData(keys, direction))
    .setAuthTag(sealed.subarray(tagStart));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagStart)), decipher.final()]);
  } catch {
    // Node throws for a wrong tag; for us that is an expected failure.
    return null;
  }
}

/** Binds a seal to version, direction and merchant: a request can never be handed back as a response. */
function associatedData(keys: ProtocolKeys, direction: Direction): Buffer {
  return Buffer.from(`v1\n${direction}\n${keys.merchantId}`, "utf8");
}

/** HMAC-SHA256 in lower-case hex over the direction and the core fields, one a line. Fields hold no line breaks. */
export function macOf(keys: ProtocolKeys, direction: Direction, fields: readonly string[]): string {
  return createHmac("sha256", keys.mac)
    .update([direction, ...fields].join("\n"), "utf8")
    .digest("hex");
}

/** Compares two signatures in constant time. */
export function sameMac(left: string, right: string): boolean {
  const a = Buffer.from(left, "utf8");
  const b = Buffer.from(right, "utf8");
  return a.length === b.length && timingSafeEqual(a, b);
}
