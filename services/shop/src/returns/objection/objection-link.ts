import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../platform/config.ts";

type Keys = Pick<Config, "tokenSecret">;

/** How long the order's own address can object to what was declared from elsewhere, in milliseconds (C-106). */
export const objectionTime = 24 * 3_600_000;

/** The link by which the order's own address objects to a declaration; it is in a mail to that address alone. */
export function objectionLink(keys: Keys, rma: string): string {
  return `${rma}-${macOf(keys, rma)}`;
}

/** Number of the declaration that a link objects to; null for everything that is no such link. */
export function openObjectionLink(keys: Keys, link: string): string | null {
  const [, rma = "", mac = ""] = /^([A-Z]{1,3}-?\d{1,12})-([\w-]{22})$/.exec(link) ?? [];
  if (mac === "") return null;
  return timingSafeEqual(Buffer.from(macOf(keys, rma)), Buffer.from(mac)) ? rma : null;
}

function macOf({ tokenSecret }: Keys, rma: string): string {
  return createHmac("sha256", tokenSecret).update(`objection to ${rma}`).digest("base64url").slice(0, 22);
}
