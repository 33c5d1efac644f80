import type { IncomingMessage, ServerResponse } from "node:http";
import { createEdgeServer, type EdgeServer, type Proxies } from "@chalkbox/edge";
import type { Logger } from "pino";
import { requestIdOf } from "../identity/request-id.ts";
import { limits } from "../security/limits.ts";
import type { OperatorGuard } from "../security/operator-guard.ts";
import { presentTooOften } from "../security/rate-limiter.ts";
import type { Classifier } from "./classifier.ts";
import { refusalStyle, sendJson } from "./reply.ts";
import { createDispatch, type Handler, type Routes } from "./router.ts";

/** What answers requests. */
export interface HttpParts {
  readonly proxies: Proxies;
  readonly classifier: Classifier;
  readonly routes: Routes;
  readonly operators: OperatorGuard;
  readonly log: Logger;
}

/** The gateway's server; it does not listen yet. Every request is classified and guarded before a route sees it. */
export function createHttpServer({ proxies, classifier, routes, operators, log }: HttpParts): EdgeServer {
  const dispatch = createDispatch(routes);
  /** Lets in who says to be an operator, unless too many wrong tokens came from there. */
  const admitOperator: Handler = async (request, response, classified, fail) => {
    const address = proxies.visitorAddress(classifier.cleanHeaders(request), request.socket.remoteAddress);
    const tooOften = await operators.check(classified.class.isOperator, address);
    if (tooOften === null) return dispatch(request, response, classified, fail);
    sendJson(
      response,
      429,
      { errors: [presentTooOften(tooOften)] },
      { "retry-after": String(tooOften.retryAfter), connection: "close" },
    );
  };
  const handle = (request: IncomingMessage, response: ServerResponse): Promise<void> | void => {
    const classified = classifier.classify(request);
    const { rejection } = classified.class;
    if (rejection !== null) {
      classifier.cleanHeaders(request);
      return sendJson(response, rejection.status, { errors: [rejection.error] });
    }
    const answer = operators.concerns(request.headers) ? admitOperator : dispatch;
    return answer(request, response, classified, (error) => server.fail(response, error));
  };
  const server = createEdgeServer({
    handle,
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
