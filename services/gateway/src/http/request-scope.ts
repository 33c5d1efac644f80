import type { IncomingMessage } from "node:http";
import { type ContextParts, RequestContext } from "../identity/request-context.ts";
import { holdsToken, setTokenCookie } from "../identity/token-cookie.ts";
import type { ShopCall } from "../observability/shop-call.ts";
import { CookieJar, type CookieName, readCookies } from "./cookies.ts";
import { requestIdOf } from "./request-id.ts";
import { storefrontOfRequest } from "./visitor-host.ts";

/** A request on its way through the gateway: its context, and what its answer says besides the body. */
export class RequestScope {
  readonly context: RequestContext;
  readonly #cookies: ReadonlyMap<CookieName, string>;
  readonly #jar: CookieJar;
  readonly #parts: ContextParts;

  /** @param calls takes note of what the shop is asked */
  constructor(
    request: IncomingMessage,
    parts: ContextParts,
    requestId: string = requestIdOf(request.headers),
    calls: ShopCall[] = [],
  ) {
    const { headers } = request;
    this.#parts = parts;
    this.#cookies = readCookies(headers.cookie);
    this.#jar = new CookieJar(!parts.isLocal);
    this.context = new RequestContext(
      {
        requestId,
        storefront: storefrontOfRequest(headers),
        headers,
        address: request.socket.remoteAddress,
        cookies: this.#cookies,
        jar: this.#jar,
        calls,
      },
      parts,
    );
  }

  /**
   * Cookies that changed, the request's id, whether the shop gave no API token (ERR-07), and when to come again if it
   * cannot answer now.
   */
  responseHeaders(): Readonly<Record<string, string | readonly string[]>> {
    this.#refreshTokenCookie();
    const lines = this.#jar.lines();
    const { retryAfter } = this.context;
    return {
      "x-request-id": this.context.requestId,
      ...(lines.length > 0 && { "set-cookie": lines }),
      ...(this.context.tokenFailed && { "token-fail": "true" }),
      ...(retryAfter !== null && { "retry-after": String(Math.ceil(retryAfter / 1_000)) }),
    };
  }

  /** The visitor's `apiToken` is replaced when it is missing, ends soon or is for another language (SESS-06, SESS-11). */
  #refreshTokenCookie(): void {
    const { tokens, now } = this.#parts;
    const token = tokens.current(this.context.storefront);
    if (token === null || holdsToken(this.#cookies, this.context.storefront, token, now())) return;
    setTokenCookie(this.#jar, token, now());
  }
}
