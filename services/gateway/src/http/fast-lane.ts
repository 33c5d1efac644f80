import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { answerAtHand } from "../planning/answer-shared.ts";
import type { Answer, AnswerParts } from "../planning/answer.ts";
import type { Admission } from "../planning/admission.ts";
import { handOver } from "./body.ts";
import { type Arrival, type Glance, glanceAt, judgeArrival } from "./lane-arrival.ts";
import { LaneExchange } from "./lane-exchange.ts";
import type { RepeatedQuestions } from "./repeated-questions.ts";
import { requestIdOf } from "./request-id.ts";
import type { Proxies } from "../security/proxies.ts";

/** What the lane works with. */
export interface LaneParts {
  readonly answering: AnswerParts;
  readonly admission: Admission;
  readonly repeated: RepeatedQuestions;
  readonly proxies: Proxies;
}

/** Answers questions that all visitors share and that were asked before, with the least that it takes. */
export interface FastLane {
  /**
   * Takes a request to the graph that may be such a question; everything else is left untouched.
   * @param goOn takes over, with the body read, when it turns out to be none
   * @returns whether the request was taken
   */
  take(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean;
}

/** Different arrivals remembered; see `lane-arrival.ts` for what makes them differ. */
const arrivals = 2_000;
const nobody = {};

/**
 * A lane beside the usual way of a request (door, router, visitor, plan): an answer from memory costs a tenth of these.
 * It gives no answer that the usual way has not given before: how a request came is judged by the same rules, once
 * for all that come alike, and only questions are known whose answers the usual way took from memory.
 */
export function createFastLane({ answering, admission, repeated, proxies }: LaneParts): FastLane {
  const known = new LRUCache<string, { readonly arrival: Arrival | null }>({ max: arrivals });

  const arrivalOf = (request: IncomingMessage, { signature }: Glance): Arrival | null => {
    let judged = known.get(signature);
    if (judged === undefined) {
      judged = { arrival: judgeArrival(request, proxies) };
      known.set(signature, judged);
    }
    return judged.arrival;
  };

  const answerFrom = (bytes: Buffer, exchange: LaneExchange): Answer | null => {
    const question = repeated.recall(bytes);
    return question === undefined ? null : answerAtHand(answering, admission.admit(question.params, nobody), exchange);
  };

  return {
    take: (request, response, goOn) => {
      const glance = glanceAt(request);
      const arrival = glance === null ? null : arrivalOf(request, glance);
      if (glance === null || arrival === null) return false;
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const [first] = chunks;
        const bytes = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
        const exchange = new LaneExchange(requestIdOf({ "x-request-id": glance.requestId }), arrival);
        const answer = answerFrom(bytes, exchange);
        if (answer !== null) return send(response, arrival, answer, exchange.requestId);
        handOver(request, bytes);
        goOn();
      });
      return true;
    },
  };
}

function send(
  response: ServerResponse,
  { encoding, head }: Arrival,
  { encoded, bytes: plain }: Answer,
  id: string,
): void {
  const { encoding: coding, bytes } = encoded?.take(encoding) ?? { encoding: "identity", bytes: plain };
  const headers = [...head, "x-request-id", id, "content-length", String(bytes.length)];
  if (coding !== "identity") headers.push("content-encoding", coding);
  response.writeHead(200, headers);
  response.end(bytes);
}
