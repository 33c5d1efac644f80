import { createHmac, timingSafeEqual } from "node:crypto";

/** The token that proves a body was sent by the shop: HMAC-SHA256 over its exact bytes, lower-case hex. */
export function mailboxToken(key: Buffer, body: Buffer): string {
  return createHmac("sha256", key).update(body).digest("hex");
}

/** Compares in constant time. */
export function isMailboxToken(key: Buffer, body: Buffer, token: string): boolean {
  const expected = Buffer.from(mailboxToken(key, body));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
