import type { Logger } from "pino";
import { type Failure, upstreamTimeout } from "../errors/failure.ts";
import { type Repair, repairFor } from "../errors/rules.ts";
import { parseResult, type UpstreamResult } from "../errors/upstream-error.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { TokenSource } from "../identity/token-source.ts";
import { callerOf } from "./headers.ts";
import type { HttpAnswer } from "./http-answer.ts";
import { bodyOf, replaceValue, type UpstreamOperation, type Variables } from "./operation.ts";
import type { Upstream } from "./upstream.ts";

/** What came of an operation. */
export type ShopReply =
  /** No errors: the bytes as the shop wrote them, not parsed. */
  | { readonly kind: "clean"; readonly bytes: Buffer }
  /** At least one error, after the repairs that there are. */
  | { readonly kind: "errors"; readonly result: UpstreamResult }
  /** No answer. `retryAfter`: how long the shop is to be left alone, in milliseconds. */
  | { readonly kind: "failed"; readonly failure: Failure; readonly retryAfter: number | null };

/** Asks the shop on behalf of a visitor. */
export interface ShopClient {
  /** Runs an operation; a broken API token, cart or user id is mended once on the way (C-16). */
  run(operation: UpstreamOperation, variables: Variables, context: RequestContext): Promise<ShopReply>;
  /** Runs an operation without mending ids: for the call that gets them. */
  runPlain(operation: UpstreamOperation, variables: Variables, context: RequestContext): Promise<ShopReply>;
}

const errorsKey = Buffer.from('"errors"');
/** What the shop tells its own people, e.g. traces; parsing drops it. */
const extensionsKey = Buffer.from('"extensions"');
const start = Buffer.from('{"data"');
const end = Buffer.from("}}");

/**
 * Whether an answer holds data and no errors and was not cut off, judged by its bytes: a quote within a JSON text is
 * escaped. What looks otherwise is parsed; to look at every brace of a page of products would cost as much.
 */
function isClean(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, start.length).equals(start) &&
    bytes.subarray(-end.length).equals(end) &&
    bytes.indexOf(errorsKey) === -1 &&
    bytes.indexOf(extensionsKey) === -1
  );
}

export function createShopClient(upstream: Upstream, tokens: TokenSource, log: Logger): ShopClient {
  const interpret = (answer: HttpAnswer, operation: UpstreamOperation, context: RequestContext): ShopReply => {
    if (answer.ok && isClean(answer.bytes)) return { kind: "clean", bytes: answer.bytes };
    const result = answer.ok ? parseResult(answer.bytes.toString("utf8")) : null;
    if (result !== null && result.errors.length === 0) return { kind: "clean", bytes: bytesOf(result) };
    if (result !== null) return { kind: "errors", result };
    const failure = answer.ok ? "malformed" : answer.failure;
    const retryAfter = answer.ok ? null : answer.retryAfter;
    log.warn({ requestId: context.requestId, operation: operation.name, failure }, "the shop did not answer");
    context.noteRetryAfter(retryAfter);
    return { kind: "failed", failure, retryAfter };
  };

  /** Asks, mends what `repairs` holds, each once, and asks again: all within one deadline. */
  const mending = async (
    operation: UpstreamOperation,
    given: Variables,
    context: RequestContext,
    repairs: Set<Repair>,
  ): Promise<ShopReply> => {
    let variables = given;
    let token = await context.apiToken();
    const deadline = performance.now() + upstreamTimeout;
    for (;;) {
      if (token === null) return { kind: "failed", failure: "no-token", retryAfter: null };
      // A repair took too long: what is not sent any more cannot be carried out unseen.
      if (performance.now() >= deadline) return { kind: "failed", failure: "timeout", retryAfter: null };
      const { cartId } = context.visitor;
      const body = bodyOf(operation, variables);
      const caller = callerOf(token, context.visitor, context.forwarded, context.requestId);
      const reply = interpret(await upstream.ask({ operation, body }, caller, deadline), operation, context);
      if (reply.kind !== "errors") return reply;
      const repair = repairFor(reply.result.errors);
      if (repair === null || !repairs.delete(repair)) return reply;
      log.info({ requestId: context.requestId, operation: operation.name, repair }, "repairing the session");
      if (repair === "security-logout") {
        context.visitor.flagSecurityLogout();
        return reply;
      }
      if (repair === "renew-token") {
        const next = await tokens.replace(context.storefront, token);
        if (next === null) return reply;
        token = next.token;
        continue;
      }
      if (!concernsOwnIds(body, cartId)) return reply;
      const ids = await context.renewIds(cartId);
      // A mutation that did not find its cart was meant for another one than the new (C-16).
      if (ids === null || operation.kind === "mutation") return reply;
      if (cartId !== null) variables = replaceValue(variables, cartId, ids.cartId);
    }
  };

  /** Runs an operation and takes note of it. */
  const noted = async (
    operation: UpstreamOperation,
    variables: Variables,
    context: RequestContext,
    repairs: Set<Repair>,
  ): Promise<ShopReply> => {
    const startedAt = performance.now();
    const reply = await mending(operation, variables, context, repairs);
    const { name, kind } = operation;
    context.calls.push({ operation: name, kind, startedAt, ms: performance.now() - startedAt, outcome: reply.kind });
    return reply;
  };

  return {
    run: (operation, variables, context) =>
      noted(operation, variables, context, new Set(["renew-token", "renew-ids", "security-logout"])),
    runPlain: (operation, variables, context) => noted(operation, variables, context, new Set(["renew-token"])),
  };
}

/** Somebody else's cart in an operation is no reason to take the visitor's own away. */
function concernsOwnIds(body: string, cartId: string | null): boolean {
  return cartId === null || body.includes(cartId);
}

function bytesOf({ data }: UpstreamResult): Buffer {
  return Buffer.from(JSON.stringify({ data }));
}
