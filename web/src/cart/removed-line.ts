import { cutText } from "@chalkbox/input-text/read-text";
import * as v from "valibot";
import { cookiesIn } from "../lib/cookies.ts";

/** How long a removed line can be brought back, in ms (CART-08). */
export const undoWindow = 8_000;

const schema = v.object({
  /** The cart that it was taken out of: who signs in or out goes on with another one. */
  cartId: v.pipe(v.string(), v.maxLength(100)),
  id: v.pipe(v.string(), v.maxLength(100)),
  /** What to buy to have it back: the item, and in a deal its price (DEAL-16). */
  purchaseOptionId: v.pipe(v.string(), v.maxLength(100)),
  name: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_998)),
  path: v.pipe(v.string(), v.maxLength(300)),
  isFreeItem: v.boolean(),
  isCatalog: v.boolean(),
  isLightningDeal: v.boolean(),
  /** The voucher that added it: it comes back with the voucher. */
  voucherCode: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** What a piece was shown to cost, in cents; a line of both prices was shown the deal's. */
  shownPrice: v.pipe(v.number(), v.integer(), v.minValue(0)),
  until: v.number(),
});

/** A line that was taken out of the cart last (CART-09), and until when it can be brought back, in epoch ms. */
export type RemovedLine = Readonly<v.InferOutput<typeof schema>>;

const cookie = "removedLine";
// A name in a cookie is for showing only; a long one would crowd out the visitor's ids.
const longestName = 80;

/** The `Set-Cookie` line that keeps exactly one removed line: the next one replaces it, it expires (CART-08). */
export function rememberRemoved(line: RemovedLine): string {
  const kept = { ...line, name: cutText(line.name, longestName, longestName) };
  return `${cookie}=${encodeURIComponent(JSON.stringify(kept))}; Path=/; Max-Age=${undoWindow / 1_000}; SameSite=Lax`;
}

/** The `Set-Cookie` line that drops it: it was brought back, and there is one undo only. */
export const forgetRemoved = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The visitor's cart; null while they have none. */
const cartIdOf = (cookies: string): string | null => /(?:^|;\s*)cartId=([^;]+)/u.exec(cookies)?.[1] ?? null;

/**
 * The line that can be brought back, from a `Cookie` header or `document.cookie`; null for none, for hostile values,
 * when its time is over, and when the visitor's cart is another one.
 * @param now epoch ms
 */
export function removedLineOf(cookies: string | null, now: number): RemovedLine | null {
  const json = cookiesIn(cookies)[cookie];
  if (json === undefined) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(json));
    if (!result.success) return null;
    const { until, cartId } = result.output;
    return until > now && cartId === cartIdOf(cookies ?? "") ? result.output : null;
  } catch {
    return null;
  }
}
