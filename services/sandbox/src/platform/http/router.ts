import type { Reply } from "./reply.ts";

/** A request as a handler sees it: the body is read whole and within the route's limit. */
export interface Request {
  /** Values of the `:name` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One route. `path` may have `:name` parts; a part matches one segment. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Largest body in bytes; 0 without one. */
  readonly bodyLimit?: number;
  /** True where callers prove who they are, so that the limit per address would only hurt. */
  readonly unlimited?: boolean;
  readonly handle: (request: Request) => Reply | Promise<Reply>;
}
