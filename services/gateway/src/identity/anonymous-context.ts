import { CookieJar, cookieNaming } from "../http/cookies.ts";
import { type ContextParts, RequestContext, type RequestFacts } from "./request-context.ts";

/**
 * The context of a call in nobody's name: what the shop answers to it is for all visitors of the storefront, so
 * neither ids nor cookies, address or host of the visitor who happened to come first may reach the shop.
 */
export function anonymousContext(
  { requestId, storefront, calls }: Pick<RequestFacts, "requestId" | "storefront" | "calls">,
  parts: ContextParts,
): RequestContext {
  const nobody = { headers: {}, address: undefined, cookies: new Map(), jar: new CookieJar(cookieNaming(false)) };
  return new RequestContext({ requestId, storefront, calls, ...nobody, isAnonymous: true }, parts);
}
