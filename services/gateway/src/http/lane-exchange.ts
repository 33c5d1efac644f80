import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import type { RequestContext } from "../identity/request-context.ts";
import type { Exchange } from "../planning/answer.ts";
import type { Arrival } from "./lane-arrival.ts";

/** A request in the fast lane: nobody in particular asks. */
export class LaneExchange implements Exchange {
  readonly method = "POST";
  readonly contentType = "application/json";
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  readonly accept: string;
  readonly calls = [];

  constructor(requestId: string, { storefront, headers, accept }: Arrival) {
    this.requestId = requestId;
    this.storefront = storefront;
    this.headers = headers;
    this.accept = accept;
  }

  get context(): RequestContext {
    throw new Error("A shared answer has no visitor");
  }

  note(): void {
    // Whoever wants to know how it was answered takes the usual way.
  }
}
