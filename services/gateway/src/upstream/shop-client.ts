import type { Logger } from "pino";
import { upstreamTimeout } from "../errors/failure.ts";
import type { CallContext } from "./call-context.ts";
import { callerOf } from "./headers.ts";
import { bodyOf, type UpstreamOperation, type Variables } from "./operation.ts";
import { readAnswer } from "./read-answer.ts";
import { createSessionRecovery, type ShopRequest } from "./session-recovery.ts";
import type { ShopReply } from "./shop-reply.ts";
import { until } from "./time-left.ts";
import type { Upstream } from "./upstream.ts";

/** Calls the shop on behalf of a visitor. */
export interface ShopClient {
  /** Runs an operation; recovers once from a broken API token, cart or user id on the way (C-16). */
  run(operation: UpstreamOperation, variables: Variables, context: CallContext): Promise<ShopReply>;
  /** Runs an operation without renewing ids: for the call that gets them. */
  runPlain(operation: UpstreamOperation, variables: Variables, context: CallContext): Promise<ShopReply>;
  /**
   * The same as one of these, with callbacks: promises on the hot path cost as much as the call.
   * @param done gets the reply, once
   * @param fail gets what is thrown on the way and in `done`
   */
  start(request: ShopRequest, done: (reply: ShopReply) => void, fail: (error: unknown) => void): void;
}

/** Calls the shop over an upstream. @param log gets each call that failed, with its request's id */
export function createShopClient(upstream: Upstream, log: Logger): ShopClient {
  const noteFailure = (
    { failure, retryAfter }: Extract<ShopReply, { kind: "failed" }>,
    { name }: UpstreamOperation,
    context: CallContext,
  ): void => {
    log.warn({ requestId: context.requestId, operation: name, failure }, "the shop did not answer");
    context.noteRetryAfter(retryAfter);
  };

  const ask = (
    { operation, variables, context }: ShopRequest,
    token: string,
    deadline: number,
    done: (reply: ShopReply, body: string) => void,
    fail: (error: unknown) => void,
  ): void => {
    const body = bodyOf(operation, variables);
    const origin = context.originFor(operation.kind);
    const caller = callerOf(token, context.visitor, context.forwarded, context.requestId, origin);
    const { customerToken } = context.visitor;
    // A change is done to its end.
    const presence = operation.kind === "query" ? (context.presence ?? undefined) : undefined;
    upstream.ask({ operation, body, presence }, caller, deadline, (answer) => {
      try {
        // The visitor may have signed in again while the call was under way.
        if (answer.ok && answer.isTokenRefused === true && context.visitor.customerToken === customerToken) {
          context.visitor.flagSecurityLogout();
        }
        const reply = readAnswer(answer, operation);
        if (reply.kind === "failed" && reply.failure !== "left") noteFailure(reply, operation, context);
        done(reply, body);
      } catch (error) {
        fail(error);
      }
    });
  };

  const recover = createSessionRecovery(
    (request, token, deadline) =>
      new Promise((resolve, reject) => {
        ask(request, token, deadline, (reply, body) => resolve({ reply, body }), reject);
      }),
    log,
  );

  const askWith = (
    token: string,
    request: ShopRequest,
    done: (reply: ShopReply) => void,
    fail: (error: unknown) => void,
  ): void => {
    const own = performance.now() + upstreamTimeout;
    const deadline = Math.min(own, request.context.deadline);
    const { cartId } = request.context.visitor;
    const answered = (reply: ShopReply, body: string): void => {
      if (reply.kind === "failed" && reply.failure === "timeout" && deadline < own) return done(outOfTime);
      if (reply.kind !== "errors") return done(reply);
      const recovered = async (): Promise<void> =>
        done(await recover(request, { reply, body, token, cartId }, deadline));
      recovered().catch(fail);
    };
    ask(request, token, deadline, answered, fail);
  };

  const fetchToken = async (context: CallContext): Promise<string | null> => {
    try {
      return await until(context.apiToken(), context.deadline);
    } catch (err) {
      log.error({ err, requestId: context.requestId }, "no API token");
      return null;
    }
  };

  const start: ShopClient["start"] = (request, done, fail) => {
    const { operation, context } = request;
    const startedAt = performance.now();
    const end = (reply: ShopReply): void => {
      const { name, kind } = operation;
      context.calls.push({ operation: name, kind, startedAt, ms: performance.now() - startedAt, outcome: reply.kind });
      done(reply);
    };
    const token = context.apiTokenAtHand();
    if (token !== null) return askWith(token, request, end, fail);
    const asked = async (): Promise<void> => {
      const fetched = await fetchToken(context);
      if (fetched === null) end({ kind: "failed", failure: "no-token", retryAfter: null });
      else askWith(fetched, request, end, fail);
    };
    asked().catch(fail);
  };
  const run = (request: ShopRequest): Promise<ShopReply> =>
    new Promise((resolve, reject) => start(request, resolve, reject));

  return {
    run: (operation, variables, context) => run({ operation, variables, context, recovers: "all" }),
    runPlain: (operation, variables, context) => run({ operation, variables, context, recovers: "token" }),
    start,
  };
}

const outOfTime: ShopReply = { kind: "failed", failure: "out-of-time", retryAfter: null };
