import { cookiesIn } from "./cookies.ts";

const cookieName = "newcomer";
/** How long all first requests of a browser count as one visitor's, in seconds. */
const life = 60;

/** Whether the browser knows which cart is the visitor's. */
export const hasCart = (): boolean => cookiesIn(document.cookie)["cartId"] !== undefined;

/**
 * Makes a secret for a browser whose visitor has no ids yet. What it then sends at the same time gets the same ids: a
 * change that goes out while the page is left, and the next page, which does not wait for its answer.
 */
export function markNewcomer(): void {
  if (hasCart() || cookiesIn(document.cookie)[cookieName] !== undefined) return;
  const secret = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, "0"));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${cookieName}=${secret.join("")}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}
