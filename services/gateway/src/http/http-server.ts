import type { IncomingMessage, ServerResponse } from "node:http";
import { createEdgeServer, type EdgeServer, type Proxies } from "@chalkbox/edge";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { refusalOf } from "../security/door.ts";
import { limits } from "../security/limits.ts";
import type { FastLane } from "./fast-lane.ts";
import { refusalStyle, sendJson } from "./reply.ts";
import { requestIdOf } from "./request-id.ts";
import { route, type Routes } from "./router.ts";
import { storefrontHeader } from "./visitor-host.ts";

/** What answers requests. */
export interface HttpParts {
  readonly environment: Config["environment"];
  readonly proxies: Proxies;
  readonly routes: Routes;
  readonly lane: FastLane;
  readonly log: Logger;
}

/** The gateway's server; it does not listen yet. */
export function createHttpServer({ environment, proxies, routes, lane, log }: HttpParts): EdgeServer {
  const server = createEdgeServer({
    handle: (request, response) => {
      const goOn = (): Promise<void> | void => {
        if (environment === "live") delete request.headers[storefrontHeader];
        return admit(proxies, routes, request, response);
      };
      return lane.take(request, response, { goOn, fail: (error) => server.fail(response, error) }) ? undefined : goOn();
    },
    log,
    methods: ["GET", "POST"],
    style: refusalStyle,
    limits: { bodyBytes: limits.bodyBytes },
    proxies,
    describe: ({ headers, method, url }) => ({
      requestId: requestIdOf(headers),
      method,
      path: url?.split("?", 1)[0],
    }),
  });
  return server;
}

/** Makes a request's word on its origin true, and looks at it before any route does. */
function admit(
  proxies: Proxies,
  routes: Routes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | void {
  const { headers, socket } = request;
  proxies.clean(headers, socket.remoteAddress);
  const refusal = refusalOf(request);
  if (refusal === null) return route(routes, request)(request, response);
  sendJson(response, refusal.status, { errors: [refusal.error] });
}
