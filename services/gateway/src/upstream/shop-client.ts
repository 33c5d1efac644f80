import type { Logger } from "pino";
import { type Failure, upstreamTimeout } from "../errors/failure.ts";
import { type Repair, repairFor } from "../errors/rules.ts";
import { parseResult, type UpstreamResult } from "../errors/upstream-error.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { TokenSource } from "../identity/token-source.ts";
import { cutEnd, endName, withoutEndMark } from "./answer-marks.ts";
import { callerOf } from "./headers.ts";
import type { HttpAnswer } from "./http-answer.ts";
import { bodyOf, replaceValue, type UpstreamOperation, type Variables } from "./operation.ts";
import { until } from "./time-left.ts";
import type { Upstream } from "./upstream.ts";

/** What came of an operation. */
export type ShopReply =
  /** No errors: the bytes as the shop wrote them, not parsed. `isWhole`: nothing can be missing in their middle. */
  | { readonly kind: "clean"; readonly bytes: Buffer; readonly isWhole: boolean }
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
  /** The same as one of these, for who has nothing else to do with the reply than to pass it on. */
  start(question: Question, done: (reply: ShopReply) => void): void;
}

/** An operation to be run. */
export interface Question {
  readonly operation: UpstreamOperation;
  readonly variables: Variables;
  readonly context: RequestContext;
  /** Which faults of the session are mended on the way. */
  readonly mends: "all" | "token";
}

const errorsKey = Buffer.from('"errors"');
/** What the shop tells its own people, e.g. traces; parsing drops it. */
const extensionsKey = Buffer.from('"extensions"');
const start = Buffer.from('{"data"');
const end = Buffer.from("}}");

/**
 * The reply that is seen to hold data and no errors and not to be cut off without parsing it: by the mark of its end,
 * or, where an upstream writes it in another way, by looking for what must not be there.
 */
function cleanReply(bytes: Buffer, { kind, hasEndMark }: UpstreamOperation): ShopReply | null {
  const cut = hasEndMark ? cutEnd(bytes, kind) : null;
  if (cut !== null) return { kind: "clean", bytes: cut, isWhole: true };
  const isPlain = isClean(bytes) && !(hasEndMark && bytes.includes(endName));
  return isPlain ? { kind: "clean", bytes, isWhole: false } : null;
}

function readAnswer(bytes: Buffer, { hasEndMark }: UpstreamOperation): UpstreamResult | null {
  const result = parseResult(bytes.toString("utf8"));
  return result === null || !hasEndMark ? result : { ...result, data: withoutEndMark(result.data) };
}

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
    const clean = answer.ok ? cleanReply(answer.bytes, operation) : null;
    if (clean !== null) return clean;
    const result = answer.ok ? readAnswer(answer.bytes, operation) : null;
    if (result !== null && result.errors.length === 0) return { kind: "clean", bytes: bytesOf(result), isWhole: true };
    if (result !== null) return { kind: "errors", result };
    const failure = answer.ok ? "malformed" : answer.failure;
    const retryAfter = answer.ok ? null : answer.retryAfter;
    log.warn({ requestId: context.requestId, operation: operation.name, failure }, "the shop did not answer");
    context.noteRetryAfter(retryAfter);
    return { kind: "failed", failure, retryAfter };
  };

  const ask = (
    { operation, variables, context }: Question,
    token: string,
    deadline: number,
    done: (reply: ShopReply, body: string) => void,
  ): void => {
    const body = bodyOf(operation, variables);
    const origin = context.originFor(operation.kind);
    const caller = callerOf(token, context.visitor, context.forwarded, context.requestId, origin);
    upstream.ask({ operation, body }, caller, deadline, (answer) => done(interpret(answer, operation, context), body));
  };

  /** Mends what is wrong with the session, each fault once, and asks again: all within one deadline. */
  const mend = async (question: Question, first: Asked, deadline: number): Promise<ShopReply> => {
    const { operation, context, mends } = question;
    const repairs = new Set<Repair>(
      mends === "all" ? ["renew-token", "renew-ids", "security-logout"] : ["renew-token"],
    );
    let { reply, body, token, cartId } = first;
    let { variables } = question;
    for (;;) {
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
      } else {
        if (!concernsOwnIds(body, cartId)) return reply;
        const ids = await context.renewIds(cartId);
        // A mutation that did not find its cart was meant for another one than the new (C-16).
        if (ids === null || operation.kind === "mutation") return reply;
        if (cartId !== null) variables = replaceValue(variables, cartId, ids.cartId);
      }
      // The repair took too long: what is not sent any more cannot be carried out unseen.
      if (performance.now() >= deadline) return { kind: "failed", failure: "timeout", retryAfter: null };
      ({ cartId } = context.visitor);
      [reply, body] = await new Promise<[ShopReply, string]>((resolve) => {
        ask({ ...question, variables }, token, deadline, (...answered) => resolve(answered));
      });
    }
  };

  /** Repairs are rare, and wait for others. */
  const mended = async (question: Question, first: Asked, deadline: number): Promise<ShopReply> => {
    try {
      return await mend(question, first, deadline);
    } catch (err) {
      log.error({ err, requestId: question.context.requestId }, "the session could not be repaired");
      return first.reply;
    }
  };

  const askWith = (token: string, question: Question, done: (reply: ShopReply) => void): void => {
    const own = performance.now() + upstreamTimeout;
    const deadline = Math.min(own, question.context.deadline);
    const { cartId } = question.context.visitor;
    ask(question, token, deadline, (reply, body) => {
      if (reply.kind === "failed" && reply.failure === "timeout" && deadline < own) return done(outOfTime);
      if (reply.kind !== "errors") return done(reply);
      void (async () => done(await mended(question, { reply, body, token, cartId }, deadline)))();
    });
  };

  const fetchToken = async (context: RequestContext): Promise<string | null> => {
    try {
      return await until(context.apiToken(), context.deadline);
    } catch (err) {
      log.error({ err, requestId: context.requestId }, "no API token");
      return null;
    }
  };

  const start: ShopClient["start"] = (question, done) => {
    const { operation, context } = question;
    const startedAt = performance.now();
    const end = (reply: ShopReply): void => {
      const { name, kind } = operation;
      context.calls.push({ operation: name, kind, startedAt, ms: performance.now() - startedAt, outcome: reply.kind });
      done(reply);
    };
    const token = context.apiTokenAtHand();
    if (token !== null) return askWith(token, question, end);
    void (async () => {
      const fetched = await fetchToken(context);
      if (fetched === null) end({ kind: "failed", failure: "no-token", retryAfter: null });
      else askWith(fetched, question, end);
    })();
  };
  const run = (question: Question): Promise<ShopReply> => new Promise((resolve) => start(question, resolve));

  return {
    run: (operation, variables, context) => run({ operation, variables, context, mends: "all" }),
    runPlain: (operation, variables, context) => run({ operation, variables, context, mends: "token" }),
    start,
  };
}

const outOfTime: ShopReply = { kind: "failed", failure: "out-of-time", retryAfter: null };

/** What came of the first time that an operation was asked, and with what. */
interface Asked {
  readonly reply: ShopReply;
  readonly body: string;
  readonly token: string;
  readonly cartId: string | null;
}

/** Somebody else's cart in an operation is no reason to take the visitor's own away. */
function concernsOwnIds(body: string, cartId: string | null): boolean {
  return cartId === null || body.includes(cartId);
}

function bytesOf({ data }: UpstreamResult): Buffer {
  return Buffer.from(JSON.stringify({ data }));
}
