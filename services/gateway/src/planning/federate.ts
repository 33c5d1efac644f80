import type { Logger } from "pino";
import { parseResult } from "../errors/upstream-error.ts";
import { present, type PublicError } from "../errors/rules.ts";
import { answerOf, presentFault } from "../federation/answer.ts";
import type { CompiledOperation } from "../federation/federated-operation.ts";
import type { Federation } from "../federation/federation.ts";
import { type Ask, type Fault, replay } from "../federation/replay.ts";
import { askUpstreams } from "../federation/upstreams.ts";
import { shopName } from "../subschemas/supergraph.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import type { SubgraphClient } from "../upstream/subgraph-client.ts";
import { deadlineOf } from "../upstream/time-left.ts";
import type { OperationRequest } from "./operation-request.ts";
import { declared } from "./passthrough.ts";
import type { FederatePlan } from "./plan.ts";

/** The upstreams beside the shop. */
export interface Federated {
  readonly federation: Federation;
  readonly clients: ReadonlyMap<string, SubgraphClient>;
}

/**
 * Replays an operation's query plan.
 * @param compiled the operation for its conditions
 * @param variables that fit the operation
 * @returns the answer's bytes
 */
export async function federate(
  { operationName }: FederatePlan,
  compiled: CompiledOperation,
  variables: Variables,
  { federation, clients }: Federated,
  { client, log }: { readonly client: ShopClient; readonly log: Logger },
  request: OperationRequest,
): Promise<Buffer> {
  const { requestId, calls } = request;
  const caller = { requestId, visitor: requestId, deadline: deadlineOf(request.headers) };
  const ask = askUpstreams(clients, caller, (call) => calls.push({ operation: operationName, ...call }), askShop);
  const gathered = await replay(compiled.step, variables, ask, federation.isObjectType);
  const { text, broken } = answerOf(compiled, gathered, requestId, presented);
  for (const { path, message } of broken) log.error({ requestId, operationName, path, message }, "an upstream's value");
  return Buffer.from(text);

  /** The shop answers for the visitor, with all that holds for its calls. */
  async function askShop({ operation: own, variableNames }: Parameters<Ask>[0]): ReturnType<Ask> {
    const reply = await client.run(own, declared(variables, variableNames), request.context);
    if (reply.kind === "failed") return reply;
    const result = reply.kind === "errors" ? reply.result : parseResult(reply.bytes.toString("utf8"));
    return result === null
      ? { kind: "failed", failure: "malformed", retryAfter: null }
      : { kind: "answered", ...result };
  }

  function presented(fault: Fault): PublicError {
    const { upstream, cause, path } = fault;
    log.warn({ requestId, operationName, upstream, path, cause }, "an upstream did not answer a part");
    if (upstream !== shopName || "kind" in cause) return presentFault(fault, requestId);
    return present({ ...cause, path }, requestId);
  }
}
