import type { Operation } from "urql";
import { cookiesIn } from "../lib/cookies.ts";

/** How long the cart's id is waited for, in milliseconds: what is asked then makes one, too. */
const patience = 4_000;
/** How long after a failure none is asked for, in milliseconds: what comes next need not wait for the same silence. */
const rest = 15_000;
let restsUntil = 0;

/** Whether the browser knows which cart is the visitor's. */
export const hasCart = (): boolean => cookiesIn(document.cookie)["cartId"] !== undefined;

/**
 * Obtains the visitor's cart id before the first write or read of a cart (SESS-07, C-87). Tabs take turns, so that those
 * which need one at the same time end with one cart. A failure is the operation's to report that comes after it.
 */
async function obtainCartId(): Promise<void> {
  const obtain = async (): Promise<void> => {
    const signal = AbortSignal.timeout(patience);
    if (hasCart() || Date.now() < restsUntil) return;
    await fetch("/api/cart-id", { signal }).catch(() => (restsUntil = Date.now() + rest));
  };
  // Browsers have locks in secure contexts only.
  await (navigator.locks ? navigator.locks.request("cart-id", obtain) : obtain());
}

/** Where a tab keeps until when its token is good: ISO 8601. */
const tokenKey = "tokenExpires";

let obtaining: Promise<void> | null = null;

/**
 * Obtains the tab's token with its first call (SESS-05, C-87), and again when it has ended: a cookie that scripts cannot
 * read. A failure is no call's: the gateway sets one as well.
 */
function obtainToken(): void {
  if (Date.parse(sessionStorage.getItem(tokenKey) ?? "") > Date.now()) return;
  obtaining ??= askForToken()
    .catch(() => undefined)
    .finally(() => (obtaining = null));
}

async function askForToken(): Promise<void> {
  const answer = await fetch("/api/token");
  const token: unknown = await answer.json();
  if (typeof token === "object" && token !== null && "expires" in token) {
    sessionStorage.setItem(tokenKey, String(token.expires));
  }
}

/**
 * Obtains what an operation needs: the token alongside, the cart's id before what is the visitor's own. What a page
 * requests by itself (`unasked`) makes no cart: who only looks has none (C-87). Never rejects.
 */
export async function prepare({ kind, context }: Pick<Operation, "kind" | "context">): Promise<void> {
  obtainToken();
  const isOwn = kind === "mutation" || (context.requestPolicy === "network-only" && context["isUnasked"] !== true);
  if (isOwn && !hasCart()) await obtainCartId();
}
