import { parseResult } from "../errors/upstream-error.ts";
import type { HttpAnswer } from "../upstream/http-answer.ts";
import type { SubgraphCaller, SubgraphClient } from "../upstream/subgraph-client.ts";
import type { AnswerReader } from "./answer-reader.ts";
import type { Ask, SubgraphReply } from "./replay.ts";

/** What became of a call, for explanations. */
export interface NotedCall {
  readonly upstream: string;
  readonly kind: "query" | "mutation";
  /** How many objects it asked for; 0 for fields of a root. */
  readonly entities: number;
  /** On `performance.now()`'s clock. */
  readonly startedAt: number;
  readonly ms: number;
  readonly outcome: "clean" | "errors" | "failed";
}

/**
 * Sends a plan's calls to the upstreams beside the shop.
 * @param elsewhere answers for upstreams that have no client here
 */
export function askUpstreams(
  clients: ReadonlyMap<string, SubgraphClient>,
  caller: SubgraphCaller,
  note: (call: NotedCall) => void,
  elsewhere: Ask,
): Ask {
  return async (step, body, entities) => {
    const { upstream, operation, reader } = step;
    const client = clients.get(upstream);
    if (client === undefined) return elsewhere(step, body, entities);
    const startedAt = performance.now();
    const reply = readReply(await client.ask({ operation, body }, caller), reader);
    const ms = performance.now() - startedAt;
    note({ upstream, kind: operation.kind, entities, startedAt, ms, outcome: outcomeOf(reply) });
    return reply;
  };
}

/** What an upstream answered, with the reader of its call. */
export function readReply(answer: HttpAnswer, reader: AnswerReader | null): SubgraphReply {
  if (!answer.ok) return { kind: "failed", failure: answer.failure, retryAfter: answer.retryAfter };
  const text = answer.bytes.toString("utf8");
  const found = reader?.read(text) ?? null;
  if (found !== null) return { kind: "answered", data: found.data, errors: [], repeated: found.repeated };
  const result = parseResult(text);
  return result === null ? malformed : { kind: "answered", ...result };
}

const malformed: SubgraphReply = { kind: "failed", failure: "malformed", retryAfter: null };

function outcomeOf(reply: SubgraphReply): NotedCall["outcome"] {
  if (reply.kind === "failed") return "failed";
  return reply.errors.length === 0 ? "clean" : "errors";
}
