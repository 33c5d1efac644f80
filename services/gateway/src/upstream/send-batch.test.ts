import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { batchSentinel, endSentinel } from "../bytes/response-sentinels.ts";
import { createBatcher } from "./batcher.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { bodyOf, compileOperation, type UpstreamOperation } from "./operation.ts";
import type { Transport } from "./transport.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shop that answers each call 20 ms after it, and what its observer receives. */
function setUp(answer: (bodies: readonly string[]) => HttpAnswer) {
  const calls: (readonly string[])[] = [];
  const heard: unknown[] = [];
  const transport: Transport = {
    post: (body, _caller, done) => {
      const bodies: unknown = JSON.parse(body);
      const queries = [bodies].flat().map((each) => JSON.stringify(each));
      calls.push(queries);
      // time: of the fake clock that runs in these tests
      const timer = setTimeout(() => done(answer(queries)), 20);
      return { abandon: () => clearTimeout(timer) };
    },
    close: async () => undefined,
  };
  const batcher = createBatcher(transport, {
    call: (...call) => heard.push(call),
    retry: () => undefined,
    breaker: () => undefined,
  });
  const ask = (operation: UpstreamOperation, how: "batched" | "alone" = "batched") =>
    new Promise<HttpAnswer>((resolve) => {
      const outgoing = { operation, body: bodyOf(operation, {}) };
      batcher[how](outgoing, { headers: {}, batchKey: "k", visitor: "v" }, performance.now() + 5_000, (given) => {
        heard.push("answer");
        resolve(given);
      });
    });
  const settle = async <T>(promises: readonly Promise<T>[]): Promise<T[]> => {
    await vi.runAllTimersAsync();
    return Promise.all(promises);
  };
  return { calls, heard, ask, settle };
}

const operation = (name: string) => compileOperation("query", name, `query ${name} { a b }`, true);

/** An answer to a batch, as a shop writes it whose operation at the first place has an answer of so many bytes. */
function answerOf(queries: readonly string[], size: number): HttpAnswer {
  if (queries.length === 1) return { ok: true, bytes: Buffer.from("{}") };
  const around = JSON.stringify({ data: { a: "", [endSentinel]: "Query" } }).length;
  const elements = queries.map((_, index) => {
    const a = index === 0 ? "x".repeat(size - around) : "";
    return JSON.stringify({ data: { [batchSentinel(index)]: "Query", a, [endSentinel]: "Query" } });
  });
  return { ok: true, bytes: Buffer.from(`[${elements.join(",")}]`) };
}

it.each([
  [16_384, [2, 2]],
  [16_385, [2, 1, 1]],
])("an operation whose answer had %d bytes travels later on with others, or not: %j", async (size, lengths) => {
  const { calls, ask, settle } = setUp((queries) => answerOf(queries, size));
  const [one, other] = [operation("One"), operation("Other")];
  const [first] = await settle([ask(one), ask(other)]);
  expect(first?.ok && first.bytes.length).toBe(size);
  await settle([ask(one), ask(other)]);
  expect(calls.map(({ length }) => length)).toEqual(lengths);
});

it("an operation with a large answer leaves at once, and keeps no other waiting", async () => {
  const { calls, ask, settle } = setUp((queries) => answerOf(queries, 20_000));
  const [one, other] = [operation("One"), operation("Other")];
  await settle([ask(one), ask(other)]);
  const answers = [ask(one)];
  expect(calls).toHaveLength(2);
  await settle(answers);
});

it("a call is observed once its operations have their answers: how many, how long, and how it ended", async () => {
  const fine = setUp((queries) => answerOf(queries, 100));
  await fine.settle([fine.ask(operation("One")), fine.ask(operation("Other"))]);
  expect(fine.heard).toEqual(["answer", "answer", [2, 20, "answered"]]);
  const faulty = setUp(() => failed("unavailable"));
  await faulty.settle([faulty.ask(operation("One"), "alone")]);
  expect(faulty.heard).toEqual(["answer", [1, 20, "unavailable"]]);
});

it("each of a batch's operations is notified of its failure as it is", async () => {
  const failure = failed("unavailable", { mayHaveArrived: false, retryAfter: 300 });
  const { ask, settle } = setUp(() => failure);
  expect(await settle([ask(operation("One")), ask(operation("Other"))])).toEqual([failure, failure]);
});

it("an operation that shares a call requests its sentinel before its own first field, and for nothing else", async () => {
  const { calls, ask, settle } = setUp((queries) => answerOf(queries, 100));
  const text = 'query Two($a: In = { b: "{" }) @c(d: "\\"{") { a }';
  await settle([ask(operation("One")), ask(compileOperation("query", "Two", text))]);
  expect(calls[0]?.map((each) => JSON.parse(each))).toEqual([
    { query: `query One {${batchSentinel(0)}:__typename  a b }`, operationName: "One", variables: {} },
    {
      query: `query Two($a: In = { b: "{" }) @c(d: "\\"{") {${batchSentinel(1)}:__typename  a }`,
      operationName: "Two",
      variables: {},
    },
  ]);
});
