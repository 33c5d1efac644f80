import type { OperationDefinitionNode } from "graphql";
import type { Sharing } from "../cache/response-cache.ts";
import type { PublicError } from "../errors/rules.ts";
import type { FederatedOperation } from "../federation/federated-operation.ts";
import type { UpstreamOperation } from "../upstream/operation.ts";
import type { SplitOperation } from "./split-operation.ts";
import type { ValueCheck } from "./value-check.ts";
import type { VariableCheck } from "./variable-check.ts";
import type { WovenQuery } from "./weave.ts";

/** What is known of every operation once it is planned. */
export interface PlanFacts {
  readonly operationType: "query" | "mutation" | "subscription";
  /** Its own name; null for an operation without one. */
  readonly operationName: string | null;
  /** The fields of the root that it requests, each alias counted singly, those in fragments included. */
  readonly rootFields: readonly string[];
  /** Refuses variables on any plan. */
  readonly refusalOf: ValueCheck;
}

/** All its fields are the shop's: it is sent there as it is, and the answer's bytes go back unread. */
export interface ForwardPlan extends PlanFacts {
  readonly kind: "forward";
  readonly operation: UpstreamOperation;
  readonly definition: OperationDefinitionNode;
  readonly fits: VariableCheck;
  /** Names of the variables that it declares; others are not passed on. */
  readonly variableNames: readonly string[];
  /** How visitors share its answers; null: each gets their own. */
  readonly sharing: Sharing | null;
}

/** Session and shop: the session's part runs here, and what the shop answers goes in between as it is. */
export interface SplicePlan extends PlanFacts {
  readonly kind: "splice";
  readonly fits: VariableCheck;
  readonly parts: SplitOperation;
}

/** Several upstreams: a query plan is replayed, and the session's part runs beside it. */
export interface FederatePlan extends PlanFacts {
  readonly kind: "federate";
  readonly fits: VariableCheck;
  readonly operation: FederatedOperation;
  /** How its answer is put together with the session's; null when the session has no part in it. */
  readonly woven: WovenQuery | null;
}

/** No way is known to a field of it: nothing is called, and clients get the error. */
export interface UnreachablePlan extends PlanFacts {
  readonly kind: "unreachable";
  readonly error: PublicError;
  /** The planner's words, for developers. */
  readonly reason: string;
}

/** Something of it is neither: Apollo and the stitched graph answer. */
export interface StitchPlan extends PlanFacts {
  readonly kind: "stitch";
  /** Why there is no query plan, in words for developers; null where no further upstream is concerned. */
  readonly reason: string | null;
}

/** There is no such operation: Apollo states what is wrong with the text. */
export interface UnreadablePlan {
  readonly kind: "unreadable";
}

/** It is answered to no client, with no variables. */
export interface RefusedPlan {
  readonly kind: "refused";
  /** HTTP status. */
  readonly status: number;
  readonly error: PublicError;
}

/** How an operation is answered; worked out once for each document and operation name. */
export type Plan =
  | ForwardPlan
  | SplicePlan
  | FederatePlan
  | UnreachablePlan
  | StitchPlan
  | UnreadablePlan
  | RefusedPlan;
