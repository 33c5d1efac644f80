import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../platform/config.ts";

/** How long the confirmation of an order opens, in milliseconds (C-86). */
export const confirmationTime = 30 * 60_000;

/** What opens the confirmation of one order: each part is worth nothing without the other (C-86). */
export interface ConfirmationAccess {
  /** Is in the address of the page. */
  readonly ticket: string;
  /** Stays in a cookie that scripts cannot read. */
  readonly secret: string;
}

/** An order as its confirmation is derived from it. */
export interface ConfirmedOrder {
  readonly orderNumber: number;
  readonly cartId: string;
}

/** Both parts, the same on every call: an answer that was lost can be repeated. */
export function confirmationOf(
  { tokenSecret }: Pick<Config, "tokenSecret">,
  { orderNumber, cartId }: ConfirmedOrder,
): ConfirmationAccess {
  const derive = (part: keyof ConfirmationAccess): string =>
    createHmac("sha256", tokenSecret).update(`confirmation ${part} ${orderNumber} ${cartId}`).digest("base64url");
  return { ticket: derive("ticket").slice(0, 22), secret: derive("secret") };
}

/** Whether both parts belong to an order. @param given what a caller sent; null for what they did not */
export function opensConfirmation(
  expected: ConfirmationAccess,
  given: { readonly ticket: string | null; readonly secret: string | null },
): boolean {
  return isSame(expected.ticket, given.ticket) && isSame(expected.secret, given.secret);
}

function isSame(expected: string, given: string | null): boolean {
  if (given === null) return false;
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
