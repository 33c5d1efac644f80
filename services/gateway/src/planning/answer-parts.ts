import type { ApolloServer } from "@apollo/server";
import type { Logger } from "pino";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { GraphContext, RequestContext } from "../identity/request-context.ts";
import type { CostlyWork } from "../security/costly-work.ts";
import type { RateLimiter } from "../security/rate-limiter.ts";
import type { Federated } from "./federate.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import type { OperationRecord } from "./operation-record.ts";
import type { OperationRequest } from "./operation-request.ts";
import type { PlanCache } from "./plan-cache.ts";

/** What operations are answered with. */
export interface AnswerParts {
  readonly apollo: ApolloServer<GraphContext>;
  readonly plans: PlanCache;
  readonly schemas: OwnGraphs;
  readonly client: ShopClient;
  /** Upstreams beside the shop; null without any. */
  readonly federated: Federated | null;
  readonly shared: ResponseCache;
  readonly rates: RateLimiter;
  readonly costly: CostlyWork;
  /** A context that passes nothing of the visitor to the shop. */
  readonly anonymous: (request: Pick<OperationRequest, "requestId" | "storefront" | "calls">) => RequestContext;
  readonly log: Logger;
  /** Counts, traces and logs an operation once it is answered. */
  readonly observe: (record: OperationRecord, request: OperationRequest) => void;
}
