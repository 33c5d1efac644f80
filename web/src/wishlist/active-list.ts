import { cookiesIn } from "../lib/cookies.ts";

/** The cookie that holds the list that the visitor chose last (WISH-39). */
const cookie = "activeWishlistId";
const secondsToLive = 60 * 60 * 24 * 365;

/** Id of the list that new things go on; null before one was chosen. @param cookies as in a `Cookie` header */
export function activeListOf(cookies: string | null): string | null {
  const id = cookiesIn(cookies)[cookie];
  return id !== undefined && /^[\w-]{1,40}$/.test(id) ? id : null;
}

/** The `Set-Cookie` line that remembers a list. */
export const rememberList = (id: string): string =>
  `${cookie}=${encodeURIComponent(id)}; Path=/; Max-Age=${secondsToLive}; SameSite=Lax`;

/** The cookies of a request, on both sides. */
export const cookiesOf = (request: Request): string | null =>
  import.meta.env.SSR ? request.headers.get("cookie") : document.cookie;
