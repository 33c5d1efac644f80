import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Whether an `authorization` header carries the operator's token. Digests are compared, in constant time: neither the
 * token's letters nor its length can be guessed from how long the answer takes.
 */
export function isOperator(header: string | undefined, operatorToken: string): boolean {
  const given = /^Bearer (\S{1,500})$/i.exec(header ?? "")?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(operatorToken));
}
