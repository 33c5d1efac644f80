import type { Breaker } from "./breaker.ts";
import type { CallOutcome } from "./failure-window.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Call } from "./call.ts";
import type { Transport } from "./transport.ts";

/** A transport that leaves an upstream alone while its breaker is open: then calls fail at once, with a clear word. */
export function withCircuitBreaker(transport: Transport, breaker: Breaker): Transport {
  return {
    post: (body, caller, done): Call => {
      const permit = breaker.enter();
      if (typeof permit === "number") {
        queueMicrotask(() => done(failed("refused", { mayHaveArrived: false, retryAfter: permit })));
        return { abandon: () => undefined };
      }
      return transport.post(body, caller, (answer) => {
        permit.end(outcomeOf(answer), caller.visitor);
        done(answer);
      });
    },
    close: () => transport.close(),
  };
}

function outcomeOf(answer: HttpAnswer): CallOutcome | "given-up" {
  if (answer.ok) return "answered";
  // Its clients have left: that is nothing of the upstream's.
  if (answer.failure === "left") return "given-up";
  // A call that ran out of time before it had a connection is no sign against the upstream: ours may all be taken.
  return answer.mayHaveArrived || answer.failure === "timeout" ? "failed" : "unreachable";
}
