import type { CacheVerdict } from "../cache/verdict.ts";
import type { ShopCall } from "../upstream/shop-call.ts";
import type { Plan, PlanFacts } from "./plan.ts";

/** What became of an operation. */
export interface OperationRecord {
  readonly requestId: string;
  readonly plan: Plan["kind"];
  /** Why an operation that reaches beyond session and shop has no query plan; null where that is no question. */
  readonly reason: string | null;
  readonly operationName: string | null;
  /** Null when there is no such operation. */
  readonly operationType: PlanFacts["operationType"] | null;
  /** HTTP status; partial answers have 200. */
  readonly status: number;
  /** What the public cache had to do with it; null where it has no say. */
  readonly cache: CacheVerdict | null;
  /** On `performance.now()`'s clock. */
  readonly startedAt: number;
  /** Milliseconds from its plan to its bytes. */
  readonly ms: number;
  /** What was sent to the shop for the request that it came with; neighbours in a batch share the list. */
  readonly calls: readonly ShopCall[];
}

/** @param startedAt on `performance.now()`'s clock */
export function recordOf(
  plan: Plan,
  { status, cache }: { readonly status: number; readonly cache?: CacheVerdict },
  { requestId, calls }: Pick<OperationRecord, "requestId" | "calls">,
  startedAt: number,
): OperationRecord {
  const isPlanned = "operationType" in plan;
  return {
    requestId,
    plan: plan.kind,
    reason: plan.kind === "stitch" || plan.kind === "unreachable" ? plan.reason : null,
    operationName: isPlanned ? plan.operationName : null,
    operationType: isPlanned ? plan.operationType : null,
    status,
    cache: cache ?? null,
    startedAt,
    ms: performance.now() - startedAt,
    calls,
  };
}
