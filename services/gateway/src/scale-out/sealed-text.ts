import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceLength = 12;
const tagLength = 16;

/** Encrypts texts that are kept where others may look. */
export interface Sealer {
  seal(text: string): string;
  /** Null for what was not sealed with the same secret, or was changed since. */
  open(sealed: string): string | null;
}

/**
 * AES-256-GCM under a key made from a secret.
 * @param purpose keeps keys of one secret apart
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return null;
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceLength));
        decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
        const text = Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
        return text.toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
