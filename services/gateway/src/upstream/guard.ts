import type { Breaker, CallOutcome } from "./breaker.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Call, Transport } from "./transport.ts";

/** A transport that leaves an upstream alone while its breaker is open: then calls fail at once, with a clear word. */
export function guard(transport: Transport, breaker: Breaker): Transport {
  return {
    post: (body, caller, done): Call => {
      const passage = breaker.enter();
      if (typeof passage === "number") {
        queueMicrotask(() => done(failed("refused", { mayHaveArrived: false, retryAfter: passage })));
        return { abandon: () => undefined };
      }
      return transport.post(body, caller, (answer) => {
        passage.end(outcomeOf(answer), caller.visitor);
        done(answer);
      });
    },
    close: () => transport.close(),
  };
}

function outcomeOf(answer: HttpAnswer): CallOutcome {
  if (answer.ok) return "answered";
  // A call that ran out of time before it had a connection says little of the upstream: ours may all be taken.
  return answer.mayHaveArrived || answer.failure === "timeout" ? "failed" : "unreachable";
}
