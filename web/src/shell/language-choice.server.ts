import { type MiddlewareFunction, redirect } from "react-router";
import { cookiesIn } from "../lib/cookies.ts";
import { languageOf, storefrontOf } from "../lib/copy.ts";
import { isPrefetchable } from "./link-targets.ts";

/** A language of the business store; each has a host of its own. */
type Language = "de" | "en";

/** Stores the language that a business visitor has switched to (SESS-20, C-38). */
const name = "LanguageRedirect";
const secondsToLive = 365 * 24 * 60 * 60;

/** The host of the business store that its other language is below. */
export const germanHost = (host: string): string => host.replace(/^en\./, "");

/** The host of the business store in a language: `en.` in front or not. With port, where there is one. */
export const hostFor = (language: Language, host: string): string =>
  language === "en" ? `en.${germanHost(host)}` : germanHost(host);

/**
 * The `Set-Cookie` line that keeps a switch. Both hosts read it: a choice on one takes back a choice on the other.
 * @param url of the switch, on either host
 */
export function languageCookie(language: Language, { hostname, protocol }: URL): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  const value = encodeURIComponent(language);
  return `${name}=${value}; Domain=${germanHost(hostname)}; Path=/; Max-Age=${secondsToLive}; HttpOnly; SameSite=Lax${secure}`;
}

/** The kept language of a `Cookie` header; hostile values are none. */
function chosenLanguage(cookies: string | null): Language | null {
  const value = cookiesIn(cookies)[name];
  return value === "de" || value === "en" ? value : null;
}

/**
 * Sends a business visitor who once switched the language to that language's host when they come to the other one, on
 * the same path (SESS-20). Not on the way through the checkout, where what is typed is kept by the host's own pages.
 */
export const rememberedLanguage: MiddlewareFunction<Response> = ({ request }, next) => {
  const storefront = storefrontOf(request);
  if (storefront.store !== "b2b" || request.method !== "GET") return next();
  const { protocol, host, pathname, search } = new URL(request.url);
  const chosen = chosenLanguage(request.headers.get("cookie"));
  const target = chosen && hostFor(chosen, host);
  // A host that is English by its ending has no other: it is left alone.
  if (!chosen || chosen === languageOf(storefront) || target === host || !isPrefetchable(pathname)) return next();
  return Promise.resolve(
    redirect(`${protocol}//${target}${pathname}${search}`, {
      status: 302,
      headers: { "cache-control": "private, no-store" },
    }),
  );
};
