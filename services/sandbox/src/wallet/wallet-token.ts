import { createHmac, timingSafeEqual } from "node:crypto";

/** The token that proves a call was made by the shop: HMAC-SHA256 over method, path and body, lower-case hex. */
export function walletToken(key: Buffer, method: string, path: string, body: Buffer): string {
  return createHmac("sha256", key).update(`${method} ${path}\n`).update(body).digest("hex");
}

/** Compares in constant time. */
export function isWalletToken(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
