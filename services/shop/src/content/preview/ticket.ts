import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { ShopContext } from "../../platform/context.ts";

/** Seconds that the longest ticket holds. */
export const longestSeconds = 30 * 24 * 3_600;

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "preview-ticket", 32));
const signatureOf = (expires: string, secret: string): Buffer =>
  createHmac("sha256", keyOf(secret)).update(expires).digest();

/** A ticket for the preview mode, in characters that cookie and header pass on. @param expires Unix time in seconds */
export function sealTicket(expires: number, secret: string): string {
  const text = String(expires);
  return `${text}.${signatureOf(text, secret).toString("base64url")}`;
}

/** When a ticket ends, in Unix seconds; null for one that is not ours or has ended. */
export function openTicket(ticket: string, secret: string, now: Date): number | null {
  const [, expires = "", signature = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? [];
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(expires, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Number(expires) * 1_000 > now.getTime() ? Number(expires) : null;
}

/** Whether the caller has a ticket that holds, and so sees drafts. */
export const isPreview = ({ caller, clock, config }: Pick<ShopContext, "caller" | "clock" | "config">): boolean =>
  caller.preview != null && openTicket(caller.preview, config.tokenSecret, clock.now()) !== null;
