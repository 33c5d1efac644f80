import { CookieJar, cookieNaming } from "./cookies.ts";
import { type ContextParts, RequestContext, type RequestFacts } from "./request-context.ts";

/**
 * The context of an anonymous call: the shop's answer is for all visitors of the storefront, so
 * neither ids nor cookies, address or host of the visitor who happened to come first may reach the shop.
 */
export function anonymousContext(
  { requestId, storefront, calls }: Pick<RequestFacts, "requestId" | "storefront" | "calls">,
  parts: ContextParts,
): RequestContext {
  const noVisitor = { headers: {}, address: undefined, cookies: new Map(), jar: new CookieJar(cookieNaming(false)) };
  return new RequestContext({ requestId, storefront, calls, ...noVisitor, isAnonymous: true }, parts);
}
