import { type MiddlewareFunction, redirect } from "react-router";
import { cookiesIn } from "../lib/cookies.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { germanHost } from "./language-choice.server.ts";

/** Reports that the shop has ended the visitor's login; the gateway sets it, scripts may read it. */
const flag = "SecurityLogout";

const clearFlag = `${flag}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The `Set-Cookie` lines that take the flag away, on both hosts of the business store as the gateway has set it. */
function clearFlags({ hostname }: URL): readonly string[] {
  const domain = germanHost(hostname);
  const isShared = storefrontFromHost(hostname).store === "b2b" && domain.includes(".");
  return isShared ? [clearFlag, `${clearFlag}; Domain=${domain}`] : [clearFlag];
}

/**
 * Sends a visitor whom the shop has signed out for security to `/logout`, once: with the page that noticed it, or the
 * next one. The visit itself takes the flag away, even when the gateway cannot be reached, so that there is no loop
 * (ACCESS-34, ERR-02, C-15). A form that was just sent shows its own error first (GQL-14). Is around the middleware
 * that sets the gateway's cookies.
 */
export const securityLogout: MiddlewareFunction<Response> = async ({ request }, next) => {
  const isLogout = /^\/logout\/?$/.test(new URL(request.url).pathname);
  if (!isLogout && cookiesIn(request.headers.get("cookie"))[flag] !== undefined) return toLogout([]);
  const response = await next();
  const setCookies = response.headers.getSetCookie();
  if (isLogout) {
    for (const line of clearFlags(new URL(request.url))) response.headers.append("set-cookie", line);
  } else if (request.method !== "POST" && setCookies.some((line) => line.startsWith(`${flag}=true`))) {
    return toLogout(setCookies);
  }
  return response;
};

/** 303: also what answers a form is read by GET. */
function toLogout(setCookies: readonly string[]): Response {
  const response = redirect("/logout/", { status: 303, headers: { "cache-control": "private, no-store" } });
  for (const line of setCookies) response.headers.append("set-cookie", line);
  return response;
}
