import type { OperationRecord } from "../planning/operation-record.ts";

/** Requests how an operation was answered, which the header `x-chalkbox-explanation` states. */
export const explainHeader = "x-chalkbox-explain";
export const explanationHeader = "x-chalkbox-explanation";

/** More calls than an explanation needs to name; a header has to stay small. */
const mostCalls = 20;

/** How an operation was answered, as JSON in ASCII: times in milliseconds, calls to the shop with what came of them. */
export function explain({ plan, cache, ms, calls }: OperationRecord): string {
  const explanation = {
    plan,
    cache,
    ms: round(ms),
    calls: calls
      .slice(0, mostCalls)
      .map(({ operation, kind, outcome, ms: taken }) => ({ operation, kind, outcome, ms: round(taken) })),
  };
  // Names are GraphQL's, which are ASCII; nothing else comes from outside.
  return JSON.stringify(explanation);
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
