import type { ServerResponse } from "node:http";
import type { TagVersions } from "../cache/tag-versions.ts";
import { securityHeaders } from "../security/response-headers.ts";
import { refuse } from "./reply.ts";
import type { Handler } from "./router.ts";

/** How often a line without a word shows that the connection holds, in milliseconds. */
const heartbeat = 5_000;

/** Reports to other services what has changed. */
export interface Changes {
  readonly route: Handler;
  /** Ends all streams, so that who listens turns to another gateway, and begins no more. */
  close(): void;
}

/**
 * `GET /internal/changes`: a stream of lines for as long as the connection holds. Each is a JSON list of the tags whose
 * answers are no longer true, written when they have been dropped here; `null` for everything. Empty lines say that the
 * connection holds. What changed before, and between two connections, is for the listener to drop.
 */
export function createChanges({ watch }: Pick<TagVersions, "watch">): Changes {
  const listeners = new Set<ServerResponse>();
  let isClosed = false;
  const say = (line: string): void => {
    for (const response of listeners) response.write(`${line}\n`);
  };
  const unwatch = watch((tags) => say(JSON.stringify(tags)));
  const timer = setInterval(say, heartbeat, "");
  timer.unref();
  return {
    route: (request, response) => {
      if (isClosed) return refuse(response, 503, "The gateway is ending", "UNAVAILABLE");
      const headers = { "content-type": "application/x-ndjson", "cache-control": "no-store" };
      response.writeHead(200, { ...securityHeaders(request.headers), ...headers });
      response.write("\n");
      listeners.add(response);
      response.once("close", () => listeners.delete(response));
    },
    close: () => {
      isClosed = true;
      unwatch();
      clearInterval(timer);
      for (const response of listeners) response.end();
    },
  };
}
