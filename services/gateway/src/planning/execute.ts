import { presentFailure } from "../errors/failure.ts";
import type { PublicError } from "../errors/rules.ts";
import { cutTokenErrors } from "../errors/token-errors.ts";
import type { RequestContext } from "../identity/request-context.ts";
import { noTurn } from "../security/costly-work.ts";
import { presentTooOften } from "../security/rate-limiter.ts";
import type { ShopReply } from "../upstream/shop-reply.ts";
import { deadlineOf, until } from "../upstream/time-left.ts";
import type { AnswerParts } from "./answer-parts.ts";
import { executeWithApollo } from "./execute-with-apollo.ts";
import { federate } from "./federate.ts";
import { type Answer, noHeaders, type OperationRequest } from "./operation-request.ts";
import { declared, forwardShared, presentReply } from "./passthrough.ts";
import type { Plan } from "./plan.ts";
import type { PlannedOperation } from "./planned-operation.ts";
import { splice } from "./splice.ts";
import { stitchedInTime } from "./stitched-in-time.ts";
import { woven } from "./weave.ts";

/** What an executed operation calls back: `done` with its answer or `fail` with what was thrown, once. */
export interface Callbacks {
  done(answer: Answer): void;
  fail(error: unknown): void;
}

type Kind<K extends PlannedOperation["kind"]> = Extract<PlannedOperation, { kind: K }>;

/**
 * The execute stage. Callbacks, as a hit and a clean passthrough need no promise: these are the fast path, and promises
 * would cost as much as all else of it. What is thrown at once is thrown here; what is thrown later goes to `fail`.
 */
export function execute(
  parts: AnswerParts,
  planned: PlannedOperation,
  request: OperationRequest,
  callbacks: Callbacks,
): void {
  if (planned.isRated) settle(executeRated(parts, planned, request), callbacks);
  else if (planned.isCostly && planned.kind !== "hit") settle(executeInTurn(parts, planned, request), callbacks);
  else executeNow(parts, planned, request, callbacks);
}

/** Executes an operation and waits for it. */
export function executed(parts: AnswerParts, planned: PlannedOperation, request: OperationRequest): Promise<Answer> {
  return new Promise((done, fail) => execute(parts, planned, request, { done, fail }));
}

/**
 * Counts the operation first: what is tried too often is not executed. Rates limit what answers reveal, not what they cost,
 * so a cached answer would count as well; no field that counts is cached (rate-limiter.test.ts).
 */
async function executeRated(parts: AnswerParts, planned: PlannedOperation, request: OperationRequest): Promise<Answer> {
  const { plan } = planned;
  const { address, visitor } = request.context;
  request.context.tellOrigin();
  const rootFields = "rootFields" in plan ? plan.rootFields : [];
  const tooOften = await parts.rates.takeFields(rootFields, { address, userId: visitor.userId });
  if (tooOften === null) return executed(parts, { ...planned, isRated: false }, request);
  return rejection(429, presentTooOften(tooOften), { "retry-after": String(tooOften.retryAfter) });
}

/** Waits until the client's address has its turn; free work that costs much is shared. */
async function executeInTurn(
  parts: AnswerParts,
  planned: PlannedOperation,
  request: OperationRequest,
): Promise<Answer> {
  const work = (): Promise<Answer> => executed(parts, { ...planned, isCostly: false }, request);
  const answer = await parts.costly.run(request.context.address, work, request.connection);
  return answer ?? rejection(503, noTurn, { "retry-after": "1" });
}

function executeNow(
  parts: AnswerParts,
  planned: PlannedOperation,
  request: OperationRequest,
  callbacks: Callbacks,
): void {
  switch (planned.kind) {
    case "rejected":
      return callbacks.done(rejection(planned.status, planned.error));
    case "hit": {
      const { body } = planned;
      return callbacks.done({ status: 200, bytes: body.identity, headers: noHeaders, cache: "hit", encoded: body });
    }
    case "passthrough":
      return passThrough(parts, planned, request, callbacks);
    case "miss":
      return settle(load(parts, planned, request), callbacks);
    case "splice":
      return settle(spliced(parts, planned, request), callbacks);
    case "federate":
      return settle(federated(parts, planned, request), callbacks);
    case "unreachable":
      return callbacks.done(withoutData(planned.plan.error));
    case "apollo":
      return settle(onApollo(parts, planned, request), callbacks);
  }
}

/** Sends an operation to the shop as it is. An answer without errors goes back as the shop wrote it. */
function passThrough(
  { client, anonymous }: AnswerParts,
  { plan, params, lookup }: Kind<"passthrough">,
  request: OperationRequest,
  { done, fail }: Callbacks,
): void {
  const isPrivate = lookup.kind === "private";
  const context = isPrivate ? request.context : anonymous(request);
  const finish = (reply: ShopReply): void => {
    const { bytes } = presentReply(reply, request.requestId);
    const answer: Answer = { status: 200, bytes, headers: noHeaders, cache: lookup.verdict };
    if (reply.kind === "clean") return done(answer);
    if (!isPrivate) passOn(context, request.context);
    done(withoutTokenErrors(answer, plan, request));
  };
  const { operation, variableNames } = plan;
  const variables = declared(params.variables, variableNames);
  client.start({ operation, variables, context, recovers: isPrivate ? "all" : "token" }, finish, fail);
}

/** Loads a response that visitors share, together with the other requests for it. */
async function load(
  { client, anonymous }: AnswerParts,
  { plan, params, load: loadOnce }: Kind<"miss">,
  request: OperationRequest,
): Promise<Answer> {
  const context = anonymous(request);
  const loading = loadOnce(() => forwardShared(plan, params.variables, client, context));
  // Other clients may wait longer, and the response is cached in the end: only this client goes without.
  const served = await until(loading, deadlineOf(request.headers));
  passOn(context, request.context);
  if (served === null) return { ...withoutData(presentFailure("out-of-time")), cache: "uncacheable" };
  const { body, verdict } = served;
  return { status: 200, bytes: body.identity, headers: noHeaders, cache: verdict, encoded: body };
}

async function spliced(
  parts: AnswerParts,
  { plan, params }: Kind<"splice">,
  request: OperationRequest,
): Promise<Answer> {
  const bytes = await splice(plan, params.variables, parts, request.context);
  return withoutTokenErrors({ status: 200, bytes, headers: noHeaders }, plan, request);
}

async function federated(
  parts: AnswerParts,
  { plan, compiled, params }: Kind<"federate">,
  request: OperationRequest,
): Promise<Answer> {
  // There is no such plan without it.
  if (parts.federated === null) throw new Error("A query plan, and no upstreams beside the shop");
  const { woven: query, operationName } = plan;
  const federating = federate(plan, compiled, params.variables, parts.federated, parts, request);
  const bytes =
    query === null
      ? await federating
      : woven(
          query.keysFor(params.variables),
          await Promise.all([
            federating,
            splice({ parts: query.session, operationName }, params.variables, parts, request.context),
          ]),
        );
  const answer: Answer = { status: 200, bytes, headers: noHeaders };
  return query !== null || request.calls.some(({ upstream }) => upstream === undefined)
    ? withoutTokenErrors(answer, plan, request)
    : answer;
}

async function onApollo(
  { apollo, log }: AnswerParts,
  { plan, params }: Kind<"apollo">,
  request: OperationRequest,
): Promise<Answer> {
  const answer = await stitchedInTime(
    (abandoned) => executeWithApollo(apollo, params, request, abandoned),
    request.context.deadline,
  );
  if (answer !== null) return withoutTokenErrors(answer, plan, request);
  const operationName = "operationName" in plan ? plan.operationName : null;
  log.warn({ requestId: request.requestId, operationName }, "a stitched operation was not answered in time");
  return withoutData(presentFailure("out-of-time"));
}

/** Calls back once a promise is settled; what `done` throws goes to `fail` as well. */
function settle(answering: Promise<Answer>, { done, fail }: Callbacks): void {
  const wait = async (): Promise<void> => done(await answering);
  wait().catch(fail);
}

/** Notes for a visitor what happened to a call on behalf of all visitors. */
function passOn(anonymous: RequestContext, own: RequestContext): void {
  if (anonymous.tokenFailed) own.noteTokenFailure();
  own.noteRetryAfter(anonymous.retryAfter);
}

/** Once the shop has refused the customer's token, the security logout reports it; most answers need not (GQL-14). */
function withoutTokenErrors(answer: Answer, plan: Plan, { context }: OperationRequest): Answer {
  if (!context.visitor.securityLogout || !("rootFields" in plan)) return answer;
  return { ...answer, bytes: cutTokenErrors(answer.bytes, plan.rootFields) };
}

/** An operation that could not be answered at all. */
function withoutData(error: PublicError): Answer {
  return { status: 200, bytes: Buffer.from(JSON.stringify({ errors: [error], data: null })), headers: noHeaders };
}

function rejection(status: number, error: PublicError, headers: Answer["headers"] = noHeaders): Answer {
  return { status, bytes: Buffer.from(JSON.stringify({ errors: [error] })), headers };
}
