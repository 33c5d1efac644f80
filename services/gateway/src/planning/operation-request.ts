import type { IncomingHttpHeaders } from "node:http";
import type { Leaver } from "@chalkbox/edge";
import type { Storefront } from "@chalkbox/session";
import type { EncodedBytes } from "../cache/encoded-bytes.ts";
import type { CacheVerdict } from "../cache/verdict.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { ShopCall } from "../upstream/shop-call.ts";
import type { Variables } from "../upstream/operation.ts";
import type { RefusedPlan } from "./plan.ts";

/** One operation as a client sent it. */
export interface OperationParams {
  readonly text: string;
  /** Which of several operations of the text is meant. */
  readonly operationName: string | null;
  readonly variables: Variables;
  /** What was sent: a POST's body, parsed, or the query part of a GET's address with its `?`. */
  readonly raw: unknown;
  /** Why it is not answered, whatever it requests; null when it may be. */
  readonly refused: RefusedPlan | null;
}

/** How an operation came. */
export interface OperationRequest {
  readonly requestId: string;
  readonly storefront: Storefront;
  /** Whether the visitor gets responses of their own even to public operations. */
  readonly bypassesCache: boolean;
  readonly headers: IncomingHttpHeaders;
  /** Visitor and session; made when it is first read, as shared answers do without. */
  readonly context: RequestContext;
  readonly method: string;
  /** The client's connection: nothing is begun for one that has gone. */
  readonly connection?: Leaver;
  /** The `Accept` header. */
  readonly accept: string;
  /** The `Content-Type` header. */
  readonly contentType: string;
  /** The operations that ran at the shop for this request so far. */
  readonly calls: ShopCall[];
}

/** The headers of an answer that has nothing besides its body, as most do. */
export const noHeaders: Answer["headers"] = {};

/** An answer to one operation. */
export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  /** What it holds besides its body; without a `content-type` it has the media type that the client prefers. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the public cache had to do with it; absent where it has no say. */
  readonly cache?: CacheVerdict;
  /** The same bytes in several codings, when visitors share them. */
  readonly encoded?: EncodedBytes;
}
