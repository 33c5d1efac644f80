import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { CardKeys } from "./keys.ts";

/** What is said by whom: a payment's request and answer, and what the shop asks by itself. One never passes as another. */
export type Direction = "request" | "response" | "inquiry" | "inquiry-answer" | "refund" | "refund-answer";

/** A sealed payload as it travels (docs/guides/card-payments.md, "Envelope"). */
export interface Envelope {
  /** Length of the plain text in bytes, decimal. */
  readonly len: string;
  readonly data: string;
  readonly merchantID: string;
}

const cipherName = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Seals a payload. @param nonce fixed by test vectors only: one nonce must never serve two payloads */
export function seal(
  keys: CardKeys,
  direction: Direction,
  plaintext: string,
  nonce: Buffer = randomBytes(nonceBytes),
): Envelope {
  const plain = Buffer.from(plaintext, "utf8");
  const cipher = createCipheriv(cipherName, keys.encryption, nonce).setAAD(associatedData(keys, direction));
  const data = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { len: String(plain.length), data: data.toString("base64url"), merchantID: keys.merchantId };
}

/** Opens an envelope: merchant, seal, length; null when any is wrong. */
export function openEnvelope(keys: CardKeys, direction: Direction, { len, data, merchantID }: Envelope): string | null {
  if (merchantID !== keys.merchantId) return null;
  const sealed = Buffer.from(data, "base64url");
  // Node skips what is not base64url; only the canonical spelling is genuine.
  if (sealed.length < nonceBytes + tagBytes || sealed.toString("base64url") !== data) return null;
  const plain = decrypt(keys, direction, sealed);
  return plain !== null && len === String(plain.length) ? plain.toString("utf8") : null;
}

/** Signs fields, one a line, in lower-case hex. */
export function macOf(keys: CardKeys, direction: Direction, fields: readonly string[]): string {
  return createHmac("sha256", keys.mac)
    .update([direction, ...fields].join("\n"), "utf8")
    .digest("hex");
}

/** Compares in constant time. */
export function isSameMac(given: string, expected: string): boolean {
  const a = Buffer.from(given, "utf8");
  const b = Buffer.from(expected, "utf8");
  return a.length === b.length && timingSafeEqual(a, b);
}

function decrypt(keys: CardKeys, direction: Direction, sealed: Buffer): Buffer | null {
  const tagStart = sealed.length - tagBytes;
  const decipher = createDecipheriv(cipherName, keys.encryption, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(associatedData(keys, direction))
    .setAuthTag(sealed.subarray(tagStart));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagStart)), decipher.final()]);
  } catch {
    // Node throws for a broken seal, which any client may send.
    return null;
  }
}

function associatedData({ merchantId }: CardKeys, direction: Direction): Buffer {
  return Buffer.from(`v1\n${direction}\n${merchantId}`, "utf8");
}
