import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContextParts } from "../identity/request-context.ts";
import { type Answer, type AnswerParts, type OperationParams, withoutTokenErrors } from "../planning/answer.ts";
import { passOn } from "../planning/answer-shared.ts";
import { declared, presentReply } from "../planning/forward.ts";
import { headersFor } from "../planning/media-type.ts";
import { recordOf } from "../planning/operation-record.ts";
import type { ForwardPlan } from "../planning/plan.ts";
import { faultOfVariables } from "../security/variables.ts";
import type { Question, ShopReply } from "../upstream/shop-client.ts";
import type { Arrival } from "./lane-arrival.ts";
import type { LaneExchange } from "./lane-exchange.ts";
import { RequestScope } from "./request-scope.ts";
import { sendAnswer, sendFenced } from "./send-answer.ts";

/** A request in the lane whose operation is known. */
export interface Asked {
  readonly arrival: Arrival;
  readonly params: OperationParams;
  readonly exchange: LaneExchange;
  /** Ends the request with 500. */
  fail(error: unknown): void;
}

/** Passes operations of the shop alone on to it, and what it answers back. */
export interface ForwardLane {
  /** @returns whether the operation is such a one; else nothing has been done about it */
  take(request: IncomingMessage, response: ServerResponse, asked: Asked): boolean;
}

/** The plan of an operation that is sent as it is; null for all that has to be looked at more closely. */
function planOf({ plans, rates }: AnswerParts, { params, exchange }: Asked): ForwardPlan | null {
  if (params.refused !== null) return null;
  const plan = plans.planFor(params.text, params.operationName);
  if (plan.kind !== "forward" || rates.concerns(plan.rootFields)) return null;
  const fault = faultOfVariables(params.variables, exchange.storefront.language);
  return fault === null && plan.fits(params.variables) ? plan : null;
}

/** Does what `answerOperation` does with these operations, without a promise on the way of an answer that is clean. */
export function createForwardLane(parts: AnswerParts, contextParts: ContextParts): ForwardLane {
  const { shared, client, anonymous, observe } = parts;
  return {
    take: (request, response, asked) => {
      const { arrival, params, exchange, fail } = asked;
      const startedAt = performance.now();
      const plan = planOf(parts, asked);
      if (plan === null) return false;
      const { variables } = params;
      const lookup = shared.lookUp({ plan, variables, storefront: arrival.storefront, headers: arrival.headers });
      // What is kept is answered from memory, or asked for once for all who wait for it.
      if (lookup.kind === "hit" || lookup.kind === "ask") return false;
      exchange.opensBy(() => new RequestScope(request, contextParts, exchange));
      const isOwn = lookup.kind === "own";
      const context = isOwn ? exchange.context : anonymous(exchange);
      const question: Question = {
        operation: plan.operation,
        variables: declared(variables, plan.variableNames),
        context,
        mends: isOwn ? "all" : "token",
      };
      const finish = (reply: ShopReply): void => {
        const cache = lookup.verdict;
        const record = recordOf(plan, { status: 200, cache }, exchange, startedAt);
        if (exchange.isFenced) sendFenced(response, exchange);
        else if (reply.kind === "clean") sendClean(response, { arrival, exchange, cache }, reply.bytes);
        else {
          const { bytes } = presentReply(reply, exchange.requestId);
          const answer: Answer = { status: 200, bytes, headers: headersFor(exchange), cache };
          if (!isOwn) passOn(context, exchange.context);
          sendAnswer(response, withoutTokenErrors(answer, plan, exchange), exchange);
        }
        // Whoever waits comes first.
        observe(record, exchange);
      };
      client.start(question, (reply) => {
        try {
          finish(reply);
        } catch (error) {
          fail(error);
        }
      });
      return true;
    },
  };
}

/** What a clean answer is sent with. */
interface Sending {
  readonly arrival: Arrival;
  readonly exchange: LaneExchange;
  readonly cache: string;
}

/** In bytes; from some kilobytes on making a text of them takes as long. */
const shortAnswer = 1_500;

function sendClean(response: ServerResponse, { arrival, exchange, cache }: Sending, bytes: Buffer): void {
  const headers = [...arrival.head, "x-chalkbox-cache", cache, "content-length", String(bytes.length)];
  const own = exchange.responseHeaders();
  for (const name in own) {
    const value = own[name] ?? "";
    if (typeof value === "string") headers.push(name, value);
    else for (const each of value) headers.push(name, each);
  }
  response.writeHead(200, headers);
  // A short text leaves as one with its head; bytes are handed over beside it, which takes a tenth longer.
  if (bytes.length < shortAnswer) response.end(bytes.toString("latin1"), "latin1");
  else response.end(bytes);
}
