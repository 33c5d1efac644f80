import type { ServerResponse } from "node:http";
import type { EndedTokens } from "../identity/ended-tokens.ts";
import type { TokenSource } from "../identity/token-source.ts";
import { TooManyVisitors } from "../security/new-visitors.ts";
import { presentTooOften, type RateLimiter, type TooOften } from "../security/rate-limiter.ts";
import { refuse, sendJson } from "./reply.ts";
import type { RequestScope } from "./request-scope.ts";

/** `GET /api/token`: puts the API token into the visitor's cookie and states how long it is good for (SESS-05). */
export function createTokenRoute(tokens: TokenSource, rates: RateLimiter) {
  return async (response: ServerResponse, scope: RequestScope): Promise<void> => {
    const { context } = scope;
    const tooOften = await rates.take("token", 1, { address: context.address, userId: context.visitor.userId });
    if (tooOften !== null) return sendTooOften(response, tooOften, scope.responseHeaders());
    const known = await context.apiToken();
    const token = known === null ? null : tokens.current(context.storefront);
    for (const [name, value] of Object.entries(scope.responseHeaders())) response.setHeader(name, value);
    if (token === null) return refuse(response, 503, "Network error", "UPSTREAM_UNAVAILABLE");
    sendJson(response, 200, { expires: new Date(token.expires).toISOString(), language: token.language });
  };
}

function sendTooOften(
  response: ServerResponse,
  tooOften: TooOften,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): void {
  const retryAfter = { "retry-after": String(tooOften.retryAfter) };
  sendJson(response, 429, { errors: [presentTooOften(tooOften)] }, { ...headers, ...retryAfter });
}

/**
 * `GET /api/cart-id`: gives a visitor their ids on the first visit and states which cart is theirs (SESS-07); null for
 * crawlers, who get none.
 */
export async function cartIdRoute(response: ServerResponse, scope: RequestScope): Promise<void> {
  const ids = await scope.context.visitor
    .ensureIds()
    .catch((error: unknown) => (error instanceof TooManyVisitors ? error : ("unavailable" as const)));
  for (const [name, value] of Object.entries(scope.responseHeaders())) response.setHeader(name, value);
  if (ids instanceof TooManyVisitors) return sendTooOften(response, ids.tooOften);
  if (ids === "unavailable") return refuse(response, 503, "Network error", "UPSTREAM_UNAVAILABLE");
  sendJson(response, 200, { cartId: ids?.cartId ?? null });
}

/**
 * `GET /internal/login`: web checks with a visitor's token whether that login has ended lately, at whichever gateway,
 * right before it sends a page of it. 204 when it has not; 410 with `x-ended-ms`, the milliseconds since its end.
 */
export function createLoginRoute({ endedAgo }: Pick<EndedTokens, "endedAgo">) {
  return async (response: ServerResponse, scope: RequestScope): Promise<void> => {
    const token = scope.context.visitor.customerToken;
    const ago = token === null ? null : endedAgo(token);
    response.writeHead(ago === null ? 204 : 410, ago === null ? {} : { "x-ended-ms": String(ago) }).end();
  };
}
