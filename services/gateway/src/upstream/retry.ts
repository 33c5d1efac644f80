import type { FailedCall, HttpAnswer } from "./http-answer.ts";
import type { UpstreamOperation } from "./operation.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { RetryBudget } from "./retry-budget.ts";

/** Most attempts (GQL-08). */
const maxAttempts = 5;
/** Upper bound of the first pause, in milliseconds; it doubles with each attempt (GQL-08). */
const firstPause = 300;

/** What limits the attempts at an operation. */
export interface RetryLimits {
  readonly kind: UpstreamOperation["kind"];
  /** No attempt starts later; on `performance.now()`'s clock. */
  readonly deadline: number;
  readonly budget: RetryBudget;
  readonly observer: UpstreamObserver;
}

/**
 * Repeats an operation whose call failed on the way, with full jitter and not before the shop's `Retry-After`, while
 * deadline and budget allow it (GQL-08, C-16). A mutation is repeated only when it is certain that nothing of it was
 * sent. What the shop answered, be it an error, is never sent again here.
 *
 * @param attempt sends the operation; gets the number of earlier attempts
 * @param done gets the last answer, once
 */
export function withRetries(
  attempt: (earlier: number, done: (answer: HttpAnswer) => void) => void,
  { kind, deadline, budget, observer }: RetryLimits,
  done: (answer: HttpAnswer) => void,
): void {
  budget.earn();
  const tryAfter = (earlier: number): void =>
    attempt(earlier, (answer) => {
      if (answer.ok || earlier + 1 === maxAttempts || !mayBeRepeated(answer, kind)) return done(answer);
      const pause = Math.max(Math.random() * firstPause * 2 ** earlier, answer.retryAfter ?? 0);
      if (performance.now() + pause >= deadline) return done(answer);
      const allowed = budget.spend();
      observer.retry(allowed);
      if (!allowed) return done(answer);
      setTimeout(() => tryAfter(earlier + 1), pause);
    });
  tryAfter(0);
}

function mayBeRepeated({ failure, mayHaveArrived }: FailedCall, kind: UpstreamOperation["kind"]): boolean {
  return failure === "unavailable" && (kind === "query" || !mayHaveArrived);
}
