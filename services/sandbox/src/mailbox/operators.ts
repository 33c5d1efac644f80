import { hash, timingSafeEqual } from "node:crypto";
import { plainText } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";

/**
 * Whether a request names the operator token: as `Bearer`, or as the password of `Basic` with any user name, which is
 * what browsers request from people.
 * @param header `authorization`
 */
export function isOperator(header: string | undefined, token: string): boolean {
  const [, scheme, credentials] = /^(Bearer|Basic) +(\S+)$/i.exec(header ?? "") ?? [];
  if (scheme === undefined || credentials === undefined) return false;
  return isSame(scheme.toLowerCase() === "bearer" ? credentials : passwordIn(credentials), token);
}

/** What a reader without the token gets: the browser requests it. */
export function operatorsOnly(): Reply {
  const reply = plainText(401, "The mailbox is open to operators: any user name, and the operator token as password.");
  return { ...reply, headers: { ...reply.headers, "www-authenticate": 'Basic realm="mailbox", charset="UTF-8"' } };
}

function passwordIn(credentials: string): string {
  const text = Buffer.from(credentials, "base64").toString("utf8");
  return text.slice(text.indexOf(":") + 1);
}

/** Compares in a time that reveals nothing of how alike the two are, nor of their lengths. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
