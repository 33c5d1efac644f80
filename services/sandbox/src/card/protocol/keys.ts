import { hkdfSync } from "node:crypto";

/** The fixed salt of the protocol's version; a new version gets a new one, so that keys never serve two versions. */
const keySalt = "chalkbox/card-payments/v1";

/** What two parties need to talk: the merchant's id and the two keys derived from the shared secret. */
export interface ProtocolKeys {
  readonly merchantId: string;
  /** AES-256 key, 32 bytes. */
  readonly encryption: Buffer;
  /** HMAC-SHA256 key, 32 bytes. */
  readonly mac: Buffer;
}

/** Derives 32 bytes for one purpose from the shared secret with HKDF-SHA256, so that no key serves two purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, keySalt, purpose, 32));
}

/** Derives the keys of the card protocol. Document: docs/guides/card-payments.md, "Keys". */
export function deriveProtocolKeys(merchantId: string, secret: string): ProtocolKeys {
  return { merchantId, encryption: deriveKey(secret, "encryption"), mac: deriveKey(secret, "mac") };
}
