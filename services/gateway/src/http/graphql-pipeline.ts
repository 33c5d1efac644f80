import type { IncomingMessage, ServerResponse } from "node:http";
import { type Body, refuse as refuseRequest } from "@chalkbox/edge";
import type { PublicError } from "../errors/rules.ts";
import { explain, explanationHeader } from "../observability/explanation.ts";
import type { Admission, SentOperation } from "../planning/admission.ts";
import type { AnswerParts } from "../planning/answer-parts.ts";
import { type Callbacks, execute } from "../planning/execute.ts";
import { recordOf } from "../planning/operation-record.ts";
import type { Answer, OperationParams } from "../planning/operation-request.ts";
import { type PlannedOperation, planRequest } from "../planning/planned-operation.ts";
import { isForged } from "../security/csrf.ts";
import { batchAnswer } from "./batch-answer.ts";
import type { ClassifiedRequest } from "./classifier.ts";
import { collectBody } from "./collect-body.ts";
import { type ParsedBody, parseBody, parseSearch } from "./graphql-params.ts";
import { GraphqlRequest, type OpenParts } from "./graphql-request.ts";
import { changeKeyOf, type MadeChanges } from "./made-changes.ts";
import { jsonType } from "./media-type.ts";
import type { ParsedBodyCache } from "./parsed-body-cache.ts";
import { refusalStyle, refuse } from "./reply.ts";
import { sendAnswer } from "./send-answer.ts";

/** What the pipeline works with. */
export interface PipelineParts extends AnswerParts, OpenParts {
  readonly admission: Admission;
  readonly parsedBodies: ParsedBodyCache;
  readonly changes: MadeChanges;
  /** Whether every client may request how an operation was answered; operators always may. */
  readonly explainsToAll: boolean;
}

const sourceOf = ({ storefront: { host }, context: { visitor } }: GraphqlRequest) => ({
  host,
  userId: visitor.userId,
  tokenDigest: visitor.tokenDigest,
});

/**
 * The way of a request to the public graph (GQL-01), the only one there is. Each stage decides one thing, once:
 *
 * request (`classifier.ts`) → params → parse → validate → plan → execute → result → response
 *
 * Hits and clean passthroughs run through it without a promise; nothing else is different about them.
 */
export class GraphqlPipeline {
  readonly #parts: PipelineParts;

  constructor(parts: PipelineParts) {
    this.#parts = parts;
  }

  /** Answers a request that passed the request guard. @param fail gets what is thrown after this has returned */
  handle(
    raw: IncomingMessage,
    response: ServerResponse,
    classified: ClassifiedRequest,
    fail: (error: unknown) => void,
  ): void {
    const request = this.open(raw, classified);
    if (raw.method !== "POST") return this.#answerGet(request, response, fail);
    if (!request.class.isJson) return this.response(response, rejection(notJson, 415), request);
    this.params(raw, classified.contentLength, {
      done: (body) => this.#answerBody(body, request, response, fail),
      fail,
    });
  }

  /** A request with what its operations need of it. */
  open(raw: IncomingMessage, classified: ClassifiedRequest): GraphqlRequest {
    return new GraphqlRequest(raw, classified, this.#parts);
  }

  /** Runs one operation from its plan to its result, as a part of a batch or of an HTTP action. */
  async run(params: OperationParams, request: GraphqlRequest): Promise<Answer> {
    const planned = this.plan(params, request);
    const answer = await new Promise<Answer>((done, fail) => this.execute(planned, request, { done, fail }));
    const result = this.result(planned, answer, request);
    this.#observe(request);
    return result;
  }

  /** Reads the body. */
  params(raw: IncomingMessage, contentLength: number, callbacks: Parameters<typeof collectBody>[2]): void {
    collectBody(raw, contentLength, callbacks);
  }

  /** Reads the operations of a body. */
  parse(bytes: Buffer): ParsedBody {
    return this.#parts.parsedBodies.recall(bytes) ?? parseBody(bytes);
  }

  /** Admits a document, or not. */
  validate(sent: SentOperation, request: GraphqlRequest): OperationParams {
    return this.#parts.admission.admit(sent, request.class.isOperator);
  }

  /** Decides how an operation is executed. */
  plan(params: OperationParams, request: GraphqlRequest): PlannedOperation {
    return planRequest(this.#parts, params, request);
  }

  execute(planned: PlannedOperation, request: GraphqlRequest, callbacks: Callbacks): void {
    execute(this.#parts, planned, request, callbacks);
  }

  /** Records what happened, and reports it where the client requested it. */
  result(planned: PlannedOperation, answer: Answer, request: GraphqlRequest): Answer {
    const { wantsExplanation, isOperator } = request.class;
    request.record = recordOf(planned.plan, answer, request, planned.startedAt);
    if (!wantsExplanation || !(this.#parts.explainsToAll || isOperator)) return answer;
    return { ...answer, headers: { ...answer.headers, [explanationHeader]: explain(request.record) } };
  }

  /** Sends the answer. */
  response(response: ServerResponse, answer: Answer, request: GraphqlRequest): void {
    sendAnswer(response, answer, request);
  }

  #answerGet(request: GraphqlRequest, response: ServerResponse, fail: (error: unknown) => void): void {
    // The request guard lets a link to the IDE pass here.
    if (isForged(request.headers)) {
      return refuse(response, 403, "The request does not come from this site, or not as JSON", "CSRF");
    }
    const params = this.validate(parseSearch(request.search), request);
    request.isOnlyRead = onlyReads([params]);
    const planned = this.plan(params, request);
    this.#answerSingle(planned, request, response, fail);
  }

  #answerBody(body: Body, request: GraphqlRequest, response: ServerResponse, fail: (error: unknown) => void): void {
    if (!body.ok) return refuseRequest(response, body.refusal, refusalStyle);
    // Who has left while their body arrived reads no answer.
    if (response.destroyed) return;
    const parsed = this.parse(body.bytes);
    switch (parsed.kind) {
      case "bad":
        return this.response(response, rejection(parsed.error, 400), request);
      case "single": {
        const params = this.validate(parsed.params, request);
        request.isOnlyRead = onlyReads([params]);
        const key = request.isOnlyRead ? null : changeKeyOf(request.headers, () => sourceOf(request), body.bytes);
        if (key !== null) return this.#answerOnce(key, params, request, response, fail);
        const planned = this.plan(params, request);
        if (planned.kind === "hit") this.#parts.parsedBodies.keep(body.bytes, parsed);
        return this.#answerSingle(planned, request, response, fail);
      }
      case "batch":
        this.#answerBatch(parsed.params, request, response).catch(fail);
    }
  }

  #answerSingle(
    planned: PlannedOperation,
    request: GraphqlRequest,
    response: ServerResponse,
    fail: (error: unknown) => void,
  ): void {
    const done = (answer: Answer): void => {
      this.response(response, this.result(planned, answer, request), request);
      // The client comes first.
      this.#observe(request);
    };
    this.execute(planned, request, { done, fail });
  }

  /** Answers a change that has a name: it is made once, however often it is sent. */
  #answerOnce(
    key: string,
    params: OperationParams,
    request: GraphqlRequest,
    response: ServerResponse,
    fail: (error: unknown) => void,
  ): void {
    const { changes } = this.#parts;
    const earlier = changes.find(key);
    if (earlier === undefined) {
      const settle = changes.begin(key);
      const failed = (error: unknown): void => {
        settle(null);
        fail(error);
      };
      const make = async (): Promise<void> => {
        const theirs = await changes.fromOthers(key);
        if (theirs !== null) request.repeat(theirs.headers);
        const answer = theirs?.answer ?? (await this.run(params, request));
        settle(request.isFenced ? null : { answer, headers: request.responseHeaders() });
        this.response(response, answer, request);
      };
      make().catch(failed);
      return;
    }
    const repeat = async (): Promise<void> => {
      const made = await earlier;
      if (made === null) return this.#answerOnce(key, params, request, response, fail);
      request.repeat(made.headers);
      this.response(response, made.answer, request);
    };
    repeat().catch(fail);
  }

  /** Queries run together; as soon as there is a mutation, all run in the order in which they were sent. */
  async #answerBatch(
    batch: readonly SentOperation[],
    request: GraphqlRequest,
    response: ServerResponse,
  ): Promise<void> {
    const admitted = batch.map((sent) => this.validate(sent, request));
    const answers: Answer[] = [];
    request.isOnlyRead = onlyReads(admitted);
    if (!request.isOnlyRead) {
      for (const params of admitted) answers.push(await this.run(params, request));
    } else answers.push(...(await Promise.all(admitted.map((params) => this.run(params, request)))));
    const explanation = answers.at(-1)?.headers[explanationHeader];
    const answer = batchAnswer(answers, request.class.isSurrogate);
    const headers = explanation === undefined ? {} : { [explanationHeader]: explanation };
    this.response(response, { ...answer, headers: { ...answer.headers, ...headers } }, request);
  }

  #observe(request: GraphqlRequest): void {
    if (request.record !== null) this.#parts.observe(request.record, request);
  }
}

/** True when none of these operations changes anything; a text with the word in another place is taken for one that does. */
const onlyReads = (operations: readonly OperationParams[]): boolean =>
  !operations.some(({ text }) => text.includes("mutation"));

const notJson: PublicError = {
  message: "Send the operation as application/json",
  extensions: { code: "BAD_REQUEST" },
};

function rejection(error: PublicError, status: number): Answer {
  const bytes = Buffer.from(JSON.stringify({ errors: [error] }));
  return { status, bytes, headers: { "content-type": jsonType } };
}
