import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Leaver } from "@chalkbox/edge";
import type { Storefront } from "@chalkbox/session";
import type { RequestContext } from "../identity/request-context.ts";
import type { OperationRecord } from "../planning/operation-record.ts";
import type { OperationRequest } from "../planning/operation-request.ts";
import type { ShopCall } from "../upstream/shop-call.ts";
import type { ClassifiedRequest } from "./classifier.ts";
import type { RequestClass } from "./request-class.ts";
import type { RequestScope } from "./request-scope.ts";

/** What a request is opened with. */
export interface OpenParts {
  readonly cleanHeaders: (request: IncomingMessage) => IncomingHttpHeaders;
  readonly openScope: (
    request: IncomingMessage,
    known: {
      readonly requestId: string;
      readonly storefront: Storefront;
      readonly calls: ShopCall[];
      readonly connection: Leaver | undefined;
    },
  ) => RequestScope;
}

/**
 * One HTTP request with operations. Headers and scope, with the visitor's cookies, are read when they are first needed:
 * a response that all visitors share needs none of it.
 */
export class GraphqlRequest implements OperationRequest {
  readonly class: RequestClass;
  readonly requestId: string;
  readonly calls: ShopCall[] = [];
  /** What happened to the operation that was answered last; null before. */
  record: OperationRecord | null = null;
  /** True when its operations only read: the gateway gives them up when the client leaves. Set before they run. */
  isOnlyRead = false;
  readonly #raw: IncomingMessage;
  readonly #parts: OpenParts;
  #headers: IncomingHttpHeaders | undefined;
  #scope: RequestScope | undefined;
  #repeated: ReturnType<RequestScope["responseHeaders"]> | undefined;

  constructor(raw: IncomingMessage, { class: own, requestId }: ClassifiedRequest, parts: OpenParts) {
    this.#raw = raw;
    this.#parts = parts;
    this.class = own;
    this.requestId = requestId;
  }

  get method(): string {
    return this.#raw.method ?? "GET";
  }

  get connection(): Leaver {
    return this.#raw.socket;
  }

  /** The query part of the address with its `?`; empty without one. */
  get search(): string {
    const { url = "" } = this.#raw;
    const question = url.indexOf("?");
    return question === -1 ? "" : url.slice(question);
  }

  get storefront(): Storefront {
    return this.class.storefront;
  }

  get bypassesCache(): boolean {
    return this.class.bypassesCache;
  }

  get accept(): string {
    return this.class.accept;
  }

  get contentType(): string {
    return this.class.contentType;
  }

  get headers(): IncomingHttpHeaders {
    this.#headers ??= this.#parts.cleanHeaders(this.#raw);
    return this.#headers;
  }

  get context(): RequestContext {
    if (this.#scope === undefined) {
      void this.headers;
      const { requestId, storefront, calls } = this;
      const connection = this.isOnlyRead ? this.connection : undefined;
      this.#scope = this.#parts.openScope(this.#raw, { requestId, storefront, calls, connection });
    }
    return this.#scope.context;
  }

  /** Whether the login that the request came with has ended meanwhile. */
  get isFenced(): boolean {
    return this.#scope?.context.visitor.isFenced ?? false;
  }

  /** Takes what an answer holds that has been given before. */
  repeat(headers: ReturnType<RequestScope["responseHeaders"]>): void {
    this.#repeated = headers;
  }

  /** What the answer holds besides the body: the request's id, and what has changed for the visitor. */
  responseHeaders(): Readonly<Record<string, string | readonly string[]>> {
    if (this.#repeated !== undefined) return { ...this.#repeated, "x-request-id": this.requestId };
    return this.#scope?.responseHeaders() ?? { "x-request-id": this.requestId };
  }
}
