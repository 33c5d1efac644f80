import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Storefront } from "@chalkbox/session";
import type { RequestContext } from "../identity/request-context.ts";
import type { ShopCall } from "../observability/shop-call.ts";
import type { OperationRecord } from "../planning/operation-record.ts";
import type { Exchange } from "../planning/answer.ts";
import { requestIdOf } from "./request-id.ts";
import type { RequestScope } from "./request-scope.ts";
import { storefrontOfRequest } from "./visitor-host.ts";

/** Makes the request's scope, under the id and with the list of calls that the request has already. */
export type OpenScope = (requestId: string, calls: ShopCall[]) => RequestScope;

/**
 * One HTTP request to the graph. Its scope, with the visitor's cookies, is made when somebody needs it: an answer that
 * all visitors share needs none of it.
 */
export class HttpExchange implements Exchange {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  readonly method: string;
  readonly search: string;
  readonly accept: string;
  readonly contentType: string;
  readonly calls: ShopCall[] = [];
  #record: OperationRecord | null = null;
  readonly #openScope: OpenScope;
  #scope: RequestScope | undefined;

  constructor({ headers, method = "GET", url = "/" }: IncomingMessage, openScope: OpenScope) {
    const question = url.indexOf("?");
    this.requestId = requestIdOf(headers);
    this.storefront = storefrontOfRequest(headers);
    this.headers = headers;
    this.method = method;
    this.search = question === -1 ? "" : url.slice(question);
    this.accept = headers.accept ?? "";
    this.contentType = headers["content-type"] ?? "";
    this.#openScope = openScope;
  }

  get context(): RequestContext {
    this.#scope ??= this.#openScope(this.requestId, this.calls);
    return this.#scope.context;
  }

  note(record: OperationRecord): void {
    this.#record = record;
  }

  /** What became of the operation that was answered last; null before. */
  get record(): OperationRecord | null {
    return this.#record;
  }

  /** Whether the login that the request came with has ended meanwhile. */
  get isFenced(): boolean {
    return this.#scope?.context.visitor.isFenced ?? false;
  }

  /** What the answer says besides the body: the request's id, and what has changed for the visitor. */
  responseHeaders(): Readonly<Record<string, string | readonly string[]>> {
    return this.#scope?.responseHeaders() ?? { "x-request-id": this.requestId };
  }
}
