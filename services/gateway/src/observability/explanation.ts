import type { OperationRecord } from "../planning/operation-record.ts";

/** Requests how an operation was answered, which the header `x-chalkbox-explanation` states. */
export const explainHeader = "x-chalkbox-explain";
export const explanationHeader = "x-chalkbox-explanation";

/** More calls than an explanation needs to name; a header has to stay small. */
const mostCalls = 20;

/** How an operation was answered, as JSON in ASCII: times in milliseconds, calls to the shop with what came of them. */
export function explain({ plan, reason, cache, ms, startedAt, calls }: OperationRecord): string {
  const explanation = {
    plan,
    ...(reason !== null && { reason: plainText(reason) }),
    cache,
    ms: round(ms),
    calls: calls
      .slice(0, mostCalls)
      .map(({ operation, kind, outcome, ms: taken, upstream, entities, startedAt: began }) => ({
        operation,
        kind,
        outcome,
        ms: round(taken),
        // Only plans over several upstreams have more to tell than which calls there were.
        ...(upstream !== undefined && { upstream, entities }),
        ...(plan === "federate" && { at: round(began - startedAt) }),
      })),
  };
  // Names are GraphQL's, which are ASCII; nothing else comes from outside.
  return JSON.stringify(explanation);
}

/** The planner's words hold names of the graph; whatever else a header cannot carry is left out. */
function plainText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]+/g, " ").slice(0, 300);
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
