import type { IncomingMessage, ServerResponse } from "node:http";
import type { Proxies } from "@chalkbox/edge";
import { LRUCache } from "lru-cache";
import type { ContextParts } from "../identity/request-context.ts";
import { answerAtHand } from "../planning/answer-shared.ts";
import type { Answer, AnswerParts } from "../planning/answer.ts";
import type { Admission } from "../planning/admission.ts";
import { handOver } from "./body.ts";
import { createForwardLane } from "./forward-lane.ts";
import { parseBody } from "./graphql-params.ts";
import { type Arrival, type Glance, glanceAt, judgeArrival } from "./lane-arrival.ts";
import { LaneExchange } from "./lane-exchange.ts";
import type { RepeatedQuestions } from "./repeated-questions.ts";
import { requestIdOf } from "./request-id.ts";

/** What the lane works with. */
export interface LaneParts {
  readonly answering: AnswerParts;
  readonly context: ContextParts;
  readonly admission: Admission;
  readonly repeated: RepeatedQuestions;
  readonly proxies: Proxies;
}

/** Answers what is asked most with the least that it takes: from memory, or with the shop's own bytes. */
export interface FastLane {
  /**
   * Takes a request to the graph that may be such a question; everything else is left untouched.
   * @returns whether the request was taken
   */
  take(request: IncomingMessage, response: ServerResponse, ways: Ways): boolean;
}

/** Where a request in the lane may go from there. */
interface Ways {
  /** Takes over, with the body read, when it turns out to be none for the lane. */
  goOn(): Promise<void> | void;
  /** Ends it with 500. Its callbacks are called by others, so that no promise would bring there what they throw. */
  fail(error: unknown): void;
}

/** Different arrivals remembered; see `lane-arrival.ts` for what makes them differ. */
const arrivals = 2_000;

/**
 * A lane beside the usual way of a request (door, router, visitor, plan), which would take most of the time of what
 * needs no thought. It gives no answer that the usual way would not give: how a request came is judged by the same
 * rules, once for all that come alike, and whatever is not plain goes on to the usual way.
 */
export function createFastLane({ answering, context, admission, repeated, proxies }: LaneParts): FastLane {
  const known = new LRUCache<string, { readonly arrival: Arrival | null }>({ max: arrivals });
  const forwards = createForwardLane(answering, context);

  const arrivalOf = (request: IncomingMessage, { signature }: Glance): Arrival | null => {
    let judged = known.get(signature);
    if (judged === undefined) {
      judged = { arrival: judgeArrival(request, proxies) };
      known.set(signature, judged);
    }
    return judged.arrival;
  };

  return {
    take: (request, response, { goOn, fail }) => {
      const glance = glanceAt(request);
      const arrival = glance === null ? null : arrivalOf(request, glance);
      if (glance === null || arrival === null) return false;
      const chunks: Buffer<ArrayBuffer>[] = [];
      request.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
      const answer = (): Promise<void> | void => {
        const [first] = chunks;
        const bytes = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
        const asked = repeated.recall(bytes);
        const parsed = asked ?? parseBody(bytes);
        if (parsed.kind === "single") {
          const exchange = new LaneExchange(requestIdOf({ "x-request-id": glance.requestId }), arrival);
          const params = admission.admit(parsed.params, arrival.headers);
          const atHand = asked === undefined ? null : answerAtHand(answering, params, exchange);
          if (atHand !== null) return send(response, arrival, atHand, exchange.requestId);
          proxies.clean(request.headers, request.socket.remoteAddress);
          if (forwards.take(request, response, { arrival, params, exchange, fail })) return;
        }
        handOver(request, bytes, parsed);
        return goOn();
      };
      request.on("end", () => {
        try {
          answer()?.catch(fail);
        } catch (error) {
          fail(error);
        }
      });
      return true;
    },
  };
}

function send(
  response: ServerResponse,
  { encoding, sharedHead }: Arrival,
  { encoded, bytes: plain }: Answer,
  id: string,
): void {
  const { encoding: coding, bytes } = encoded?.take(encoding) ?? { encoding: "identity", bytes: plain };
  const headers = [...sharedHead, "x-request-id", id, "content-length", String(bytes.length)];
  if (coding !== "identity") headers.push("content-encoding", coding);
  response.writeHead(200, headers);
  response.end(bytes);
}
