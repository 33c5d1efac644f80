import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import type { RequestContext } from "../identity/request-context.ts";
import type { ShopCall } from "../observability/shop-call.ts";
import type { Exchange } from "../planning/answer.ts";
import type { Arrival } from "./lane-arrival.ts";
import type { RequestScope } from "./request-scope.ts";

/** A request in the fast lane. Who asks is looked at when somebody wants to know. */
export class LaneExchange implements Exchange {
  readonly method = "POST";
  readonly contentType = "application/json";
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  readonly accept: string;
  readonly calls: ShopCall[] = [];
  #openScope: (() => RequestScope) | null = null;
  #scope: RequestScope | undefined;

  constructor(requestId: string, { storefront, headers, accept }: Arrival) {
    this.requestId = requestId;
    this.storefront = storefront;
    this.headers = headers;
    this.accept = accept;
  }

  /** Says how to find out who asks. */
  opensBy(openScope: () => RequestScope): void {
    this.#openScope = openScope;
  }

  get context(): RequestContext {
    this.#scope ??= this.#openScope?.();
    if (this.#scope === undefined) throw new Error("A shared answer has no visitor");
    return this.#scope.context;
  }

  note(): void {
    // Whoever wants to know how it was answered takes the usual way.
  }

  get isFenced(): boolean {
    return this.#scope?.context.visitor.isFenced ?? false;
  }

  responseHeaders(): Readonly<Record<string, string | readonly string[]>> {
    return this.#scope?.responseHeaders() ?? { "x-request-id": this.requestId };
  }
}
