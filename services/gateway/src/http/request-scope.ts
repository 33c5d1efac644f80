import type { IncomingMessage } from "node:http";
import type { Leaver } from "@chalkbox/edge";
import type { Storefront } from "@chalkbox/session";
import { type ContextParts, RequestContext } from "../identity/request-context.ts";
import { holdsToken, setTokenCookie } from "../identity/token-cookie.ts";
import type { ShopCall } from "../upstream/shop-call.ts";
import { CookieJar, type CookieName, cookieNaming, readCookies } from "../identity/cookies.ts";
import { requestIdOf } from "../identity/request-id.ts";
import { otherStoreOf, sharedDomainOf, storefrontOfRequest } from "../identity/visitor-host.ts";

/** What may be known of a request before its scope is made. */
interface Known {
  readonly requestId?: string;
  readonly calls?: ShopCall[];
  readonly storefront?: Storefront;
  /** See `RequestFacts`. */
  readonly connection?: Leaver | undefined;
}

/** A request on its way through the gateway: its context, and what its answer holds besides the body. */
export class RequestScope {
  readonly context: RequestContext;
  readonly #cookies: ReadonlyMap<CookieName, string>;
  readonly #jar: CookieJar;
  readonly #parts: ContextParts;

  /** @param known what is known of the request already; its calls take note of what is sent to the shop */
  constructor(request: IncomingMessage, parts: ContextParts, known: Known = {}) {
    const { headers } = request;
    const {
      requestId = requestIdOf(headers),
      calls = [],
      storefront = storefrontOfRequest(headers),
      connection,
    } = known;
    this.#parts = parts;
    const naming = cookieNaming(!parts.isLocal, otherStoreOf(headers));
    this.#cookies = readCookies(headers.cookie, naming);
    this.#jar = new CookieJar(naming, sharedDomainOf(headers));
    this.context = new RequestContext(
      {
        requestId,
        storefront,
        headers,
        address: request.socket.remoteAddress,
        cookies: this.#cookies,
        jar: this.#jar,
        calls,
        connection,
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
    const { requestId, tokenFailed, retryAfter } = this.context;
    const headers: Record<string, string | readonly string[]> = { "x-request-id": requestId };
    if (lines.length > 0) headers["set-cookie"] = lines;
    if (tokenFailed) headers["token-fail"] = "true";
    if (retryAfter !== null) headers["retry-after"] = String(Math.ceil(retryAfter / 1_000));
    return headers;
  }

  /** The visitor's `apiToken` is replaced when it is missing, ends soon or is for another language (SESS-06, SESS-11). */
  #refreshTokenCookie(): void {
    const { tokens, now } = this.#parts;
    const token = tokens.current(this.context.storefront);
    if (token === null || holdsToken(this.#cookies, this.context.storefront, token, now())) return;
    setTokenCookie(this.#jar, token, now());
  }
}
