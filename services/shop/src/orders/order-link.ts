import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../platform/config.ts";

type Keys = Pick<Config, "tokenSecret">;

/** How long the link that a look-up answers opens its order, in seconds. */
const lookupTime = 2 * 3_600;

/** What a link opens. */
export interface OpenedLink {
  readonly orderNumber: number;
  /** Whether it came by mail or from the buyer's account: names and addresses may be shown (C-96). */
  readonly isBuyers: boolean;
}

/** The link of an order for its buyer, as mails have it; the same every time. */
export function buyersLink(keys: Keys, orderNumber: number): string {
  return `${orderNumber}-${macOf(keys, `buyer ${orderNumber}`)}`;
}

/** The link of an order for someone who knows its number and a postcode; it shows no names and lasts two hours. */
export function lookupLink(keys: Keys, orderNumber: number, now: Date): string {
  const ends = (Math.floor(now.getTime() / 1_000) + lookupTime).toString(36);
  return `${orderNumber}-${ends}-${macOf(keys, `lookup ${orderNumber} ${ends}`)}`;
}

/** What a link opens; null for everything that is none, or is no longer one. */
export function openLink(keys: Keys, link: string, now: Date): OpenedLink | null {
  const parts = /^([1-9]\d{0,8})-(?:([0-9a-z]{1,9})-)?([\w-]{22})$/.exec(link);
  if (parts === null) return null;
  const [, number = "", ends, mac = ""] = parts;
  const expected = macOf(keys, ends === undefined ? `buyer ${number}` : `lookup ${number} ${ends}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(mac))) return null;
  if (ends !== undefined && Number.parseInt(ends, 36) * 1_000 <= now.getTime()) return null;
  return { orderNumber: Number(number), isBuyers: ends === undefined };
}

function macOf({ tokenSecret }: Keys, what: string): string {
  return createHmac("sha256", tokenSecret).update(`order link ${what}`).digest("base64url").slice(0, 22);
}
