import { readTexts } from "@chalkbox/input-text/read-text";
import type { EncodedBytes } from "../cache/encoded-bytes.ts";
import type { Lookup } from "../cache/response-cache.ts";
import type { PublicError } from "../errors/rules.ts";
import { presentUnreachable } from "../errors/unreachable.ts";
import type { CompiledOperation } from "../federation/federated-operation.ts";
import { Unplannable } from "../federation/unplannable.ts";
import { Unreachable } from "../federation/unreachable.ts";
import { checkVariableLimits } from "../security/variable-limits.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { OperationParams, OperationRequest } from "./operation-request.ts";
import type { Variables } from "../upstream/operation.ts";
import type { FederatePlan, ForwardPlan, Plan, SplicePlan, StitchPlan, UnreachablePlan } from "./plan.ts";

/** One operation of a request with the decision how it is executed; nothing after it decides again. */
export type PlannedOperation = Facts &
  (
    | { readonly kind: "rejected"; readonly plan: Plan; readonly status: number; readonly error: PublicError }
    /** From the response cache. */
    | { readonly kind: "hit"; readonly plan: ForwardPlan; readonly body: EncodedBytes }
    /** One call to the shop for all visitors who wait for the same. */
    | { readonly kind: "miss"; readonly plan: ForwardPlan; readonly load: Extract<Lookup, { kind: "miss" }>["load"] }
    /** To the shop as it is; its bytes go back. */
    | { readonly kind: "passthrough"; readonly plan: ForwardPlan; readonly lookup: Passthrough }
    /** The session's part here, the shop's part in between. */
    | { readonly kind: "splice"; readonly plan: SplicePlan }
    /** A query plan over several upstreams. */
    | { readonly kind: "federate"; readonly plan: FederatePlan; readonly compiled: CompiledOperation }
    /** Nothing is called: no way is known to a field of it. */
    | { readonly kind: "unreachable"; readonly plan: UnreachablePlan }
    /** On Apollo and the stitched graph. */
    | { readonly kind: "apollo"; readonly plan: Plan }
  );

type Passthrough = Exclude<Lookup, { kind: "hit" | "miss" }>;

interface Facts {
  readonly params: OperationParams;
  /** On `performance.now()`'s clock. */
  readonly startedAt: number;
  /** Whether a rate limit counts it before it is executed. */
  readonly isRated: boolean;
  /** True where it costs so much that it waits for the turn of its address. */
  readonly isCostly: boolean;
}

/** What the plan stage works with. */
type PlanningParts = Pick<AnswerParts, "plans" | "shared"> & {
  readonly rates: Pick<AnswerParts["rates"], "concerns">;
  readonly costly: Pick<AnswerParts["costly"], "concerns">;
};

/**
 * The plan stage: plans an operation, checks its variables and looks for its response in the cache, each once.
 * @param sent as admission lets it in
 */
export function planRequest(
  { plans, rates, costly, shared }: PlanningParts,
  sent: OperationParams,
  request: Pick<OperationRequest, "method" | "storefront" | "bypassesCache">,
): PlannedOperation {
  const startedAt = performance.now();
  const plan = sent.refused ?? plans.planFor(sent.text, sent.operationName);
  const unrated = { params: sent, startedAt, isRated: false, isCostly: false } as const;
  // Apollo rejects mutations that come by GET, in the words of GraphQL over HTTP.
  if (request.method !== "POST" && !mayComeByGet(plan)) return { kind: "apollo", plan, ...unrated };
  const error = checkVariableLimits(sent.variables, request.storefront.language);
  if (error !== null) return { kind: "rejected", plan, status: 400, error, ...unrated };
  if (plan.kind === "refused") return { kind: "rejected", plan, status: plan.status, error: plan.error, ...unrated };
  const params = withReadTexts(sent);
  const { variables } = params;
  const refusal = "refusalOf" in plan ? plan.refusalOf(variables) : null;
  if (refusal !== null) return { kind: "rejected", plan, status: 400, error: refusal, ...unrated };
  const rootFields = "rootFields" in plan ? plan.rootFields : [];
  const facts = {
    params,
    startedAt,
    isRated: rates.concerns(rootFields),
    isCostly: costly.concerns(rootFields),
  };
  if (plan.kind === "forward") {
    const { storefront, bypassesCache } = request;
    const lookup = shared.lookUp({ plan, variables, storefront, bypassesCache });
    if (lookup.kind === "hit") return { kind: "hit", plan, body: lookup.body, ...facts };
    if (lookup.kind === "miss") return { kind: "miss", plan, load: lookup.load, ...facts };
    if (plan.fits(variables)) return { kind: "passthrough", plan, lookup, ...facts };
  }
  if (plan.kind === "splice" && plan.fits(variables)) return { kind: "splice", plan, ...facts };
  if (plan.kind === "federate" && plan.fits(variables)) {
    const compiled = compiledOrWhyNot(plan, variables);
    if ("step" in compiled) return { kind: "federate", plan, compiled, ...facts };
    return compiled.kind === "unreachable"
      ? { kind: "unreachable", plan: compiled, ...facts }
      : { kind: "apollo", plan: compiled, ...facts };
  }
  // Also when the variables do not fit: Apollo gives the reason.
  return { kind: "apollo", plan, ...facts };
}

/** Reads the texts of the variables as a person sees them; every kind of execution takes the result. */
function withReadTexts(params: OperationParams): OperationParams {
  const variables = readTexts(params.variables);
  if (variables === params.variables) return params;
  // A GET's address is no object: only queries come by it, and their shop reads them as well.
  const raw = typeof params.raw === "object" ? { ...params.raw, variables } : params.raw;
  return { ...params, variables, raw };
}

/** The query plan for these values of `@skip` and `@include`, or what is done without one. */
function compiledOrWhyNot(
  { operation, operationType, operationName, rootFields, refusalOf }: FederatePlan,
  variables: Variables,
): CompiledOperation | StitchPlan | UnreachablePlan {
  const facts = { operationType, operationName, rootFields, refusalOf };
  try {
    return operation.compiledFor(variables);
  } catch (error) {
    if (error instanceof Unplannable)
      return { kind: "stitch", ...facts, reason: `With these conditions: ${error.message}` };
    if (!(error instanceof Unreachable)) throw error;
    const { field, upstream, message } = error;
    const presented = presentUnreachable(`${field.typeName}.${field.fieldName}`, upstream);
    return { kind: "unreachable", ...facts, error: { ...presented, path: field.path }, reason: message };
  }
}

function mayComeByGet(plan: Plan): boolean {
  return plan.kind === "refused" || ("operationType" in plan && plan.operationType === "query");
}
