import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatcher } from "./batcher.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { silentObserver } from "./observer.ts";
import { batchSentinel } from "../bytes/response-sentinels.ts";
import { bodyOf, compileOperation } from "./operation.ts";
import type { Caller } from "./call.ts";
import type { Transport } from "./transport.ts";

/** A transport whose calls a test answers by hand. */
function setUp() {
  const calls: { body: string; caller: Caller; isAbandoned: boolean; answer: (answer: HttpAnswer) => void }[] = [];
  const transport: Transport = {
    post: (body, caller, done) => {
      const call = { body, caller, isAbandoned: false, answer: done };
      calls.push(call);
      const abandon = (): void => {
        call.isAbandoned = true;
        done(failed("timeout"));
      };
      return { abandon };
    },
    close: async () => undefined,
  };
  const batcher = createBatcher(transport, silentObserver);
  const ask = (id: string, batchKey = "a", patience = 5_000) => {
    const operation = compileOperation("query", null, `query{core_category(coreCategoryId:"${id}"){id}}`);
    const caller: Caller = { headers: { batchKey }, batchKey, visitor: batchKey };
    const outgoing = { operation, body: bodyOf(operation, {}) };
    return new Promise<HttpAnswer>((resolve) => {
      batcher.batched(outgoing, caller, performance.now() + patience, resolve);
    });
  };
  const respond = (index: number, text: string) => calls[index]?.answer({ ok: true, bytes: Buffer.from(text) });
  return { calls, batcher, ask, respond };
}

/** The ids that a call's operations request. */
const idsOf = (call: { readonly body: string } | undefined): string[] =>
  [...(call?.body ?? "").matchAll(/coreCategoryId:\\"([\w ]+)\\"/g)].map(([, id = ""]) => id);
const text = (answer: HttpAnswer): string => (answer.ok ? answer.bytes.toString() : answer.failure);
const texts = async (answers: readonly Promise<HttpAnswer>[]): Promise<string[]> =>
  (await Promise.all(answers)).map(text);
/** What the shop reports to the operation at a place of a batch. */
const element = (place: number, value: string): string => `{"data":{"${batchSentinel(place)}":"Query","a":"${value}"}}`;
const nextTurn = () => vi.advanceTimersByTimeAsync(0);

describe("operations for the shop (GQL-02)", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leave at once, together with those of the same turn, and each gets its own bytes", async () => {
    const { calls, ask, respond } = setUp();
    const answers = [ask("1"), ask("2"), ask("3")];
    await nextTurn();
    expect(calls.map(idsOf)).toEqual([["1", "2", "3"]]);
    respond(0, `[${element(0, "x")},\n ${element(1, "y")}, ${element(2, "z")}]`);
    expect(await texts(answers)).toEqual(['{"data":{"a":"x"}}', '{"data":{"a":"y"}}', '{"data":{"a":"z"}}']);
  });

  it("go out as they are when they are alone", async () => {
    const { calls, ask, respond } = setUp();
    const answer = ask("1");
    await nextTurn();
    expect(calls[0]?.body).toBe('{"query":"query{core_category(coreCategoryId:\\"1\\"){id}}","variables":{}}');
    respond(0, '{ "data" : {} }');
    expect(text(await answer)).toBe('{ "data" : {} }');
  });

  it("are ten at most in a call", async () => {
    const { calls, ask } = setUp();
    for (let index = 0; index < 23; index += 1) void ask(String(index));
    await nextTurn();
    expect(calls.map((call) => idsOf(call).length)).toEqual([10, 10, 3]);
  });

  it("of two batch keys never share a call", async () => {
    const { calls, ask } = setUp();
    for (let index = 0; index < 6; index += 1) void ask(String(index), index % 2 === 0 ? "ada" : "bob");
    await nextTurn();
    expect(calls.map((call) => [idsOf(call).join(""), call.caller.batchKey])).toEqual([
      ["024", "ada"],
      ["135", "bob"],
    ]);
  });

  /** Eight calls of one batchKey, under way. */
  async function busyQueue() {
    const tools = setUp();
    for (let call = 0; call < 8; call += 1) {
      void tools.ask(`under way ${call}`, "a", 60_000);
      await nextTurn();
    }
    expect(tools.calls).toHaveLength(8);
    return tools;
  }

  it("wait 15 ms for company, once eight calls of their batchKey are under way", async () => {
    const { calls, ask } = await busyQueue();
    void ask("1");
    await vi.advanceTimersByTimeAsync(14);
    void ask("2");
    expect(calls).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.slice(8).map(idsOf)).toEqual([["1", "2"]]);
  });

  it("wait until fewer than eight are under way", async () => {
    const { calls, ask, respond } = await busyQueue();
    void ask("1");
    void ask("2");
    await nextTurn();
    expect(calls).toHaveLength(8);
    respond(3, "{}");
    expect(calls.slice(8).map(idsOf)).toEqual([["1", "2"]]);
    void ask("3");
    await nextTurn();
    expect(calls).toHaveLength(9);
  });

  it("leave when ten are there", async () => {
    const { calls, ask } = await busyQueue();
    for (let index = 0; index < 10; index += 1) void ask(String(index));
    expect(calls.slice(8).map((call) => idsOf(call).length)).toEqual([10]);
  });

  it("of one batchKey are not held up by those of another", async () => {
    const { calls, ask } = await busyQueue();
    void ask("1", "b");
    await nextTurn();
    expect(calls.slice(8).map(idsOf)).toEqual([["1"]]);
  });

  it("are not held up by slow calls for longer than 15 ms", async () => {
    const { calls, ask } = await busyQueue();
    for (let index = 0; index < 5; index += 1) {
      void ask(`q${index}`);
      await vi.advanceTimersByTimeAsync(15);
    }
    expect(calls.slice(8).map(idsOf)).toEqual([["q0"], ["q1"], ["q2"], ["q3"], ["q4"]]);
  });

  it("wait for their eighth call to return, however many others come in between", async () => {
    const { calls, ask, respond } = await busyQueue();
    for (let other = 0; other < 2_100; other += 1) {
      void ask("1", `other ${other}`);
      await nextTurn();
      respond(calls.length - 1, "{}");
    }
    const before = calls.length;
    void ask("1");
    await nextTurn();
    expect(calls).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(15);
    expect(calls).toHaveLength(before + 1);
  });

  it("bear the request id of the first of them", async () => {
    const { calls, batcher, ask } = await busyQueue();
    const operation = compileOperation("query", null, "{shop_version}");
    const caller = { headers: { id: "later" }, batchKey: "a", visitor: "a" };
    batcher.batched({ operation, body: bodyOf(operation, {}) }, caller, performance.now() + 5_000, () => undefined);
    void ask("1");
    await vi.advanceTimersByTimeAsync(15);
    expect(calls[8]?.caller).toBe(caller);
  });
});

describe("the deadline of an operation in a batch", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is its own: the others' answers still come", async () => {
    const { calls, ask, respond } = setUp();
    const answers = [ask("hasty", "a", 100), ask("patient", "a", 5_000)];
    await vi.advanceTimersByTimeAsync(100);
    expect(await answers[0]).toMatchObject({ ok: false, failure: "timeout" });
    expect(calls[0]?.isAbandoned).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    respond(0, `[${element(0, "x")},${element(1, "y")}]`);
    expect(await texts(answers)).toEqual(["timeout", '{"data":{"a":"y"}}']);
  });

  it("ends the call when it was the last one", async () => {
    const { calls, ask } = setUp();
    const answers = [ask("1", "a", 100), ask("2", "a", 200)];
    await vi.advanceTimersByTimeAsync(200);
    expect(await texts(answers)).toEqual(["timeout", "timeout"]);
    expect(calls[0]?.isAbandoned).toBe(true);
  });

  it("that passes while it waits for company keeps it from being sent", async () => {
    const { calls, ask } = setUp();
    for (let call = 0; call < 8; call += 1) {
      void ask("x");
      await nextTurn();
    }
    const answer = ask("late", "a", 10);
    await vi.advanceTimersByTimeAsync(20);
    expect(await answer).toEqual(failed("timeout", { mayHaveArrived: false }));
    expect(calls).toHaveLength(8);
  });
});

describe("the answer to a batch (GQL-03)", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["too short", `[${element(0, "x")}]`],
    ["too long", `[${element(0, "x")},${element(1, "y")},{}]`],
    ["too long by what was not asked for", `[${element(0, "x")},${element(1, "y")},{"data":{"a":1}}]`],
    ["in another order", `[${element(1, "y")},${element(0, "x")}]`],
    ["the same one twice", `[${element(0, "x")},${element(0, "x")}]`],
    ["without marks", '[{"data":{"a":"x"}},{"data":{"a":"y"}}]'],
    ["no array", '{"data":null}'],
    ["no JSON", "<html>"],
  ])("fails its operations together, and no others, when it is %s", async (_name, answer) => {
    const { calls, ask, respond } = setUp();
    const failing = [ask("1"), ask("2")];
    const other = ask("3", "b");
    await nextTurn();
    respond(0, answer);
    respond(1, '{"fine":1}');
    expect(await texts(failing)).toEqual(["malformed", "malformed"]);
    expect(text(await other)).toBe('{"fine":1}');
    expect(calls).toHaveLength(2);
  });

  it("may be written in another way, and hold errors", async () => {
    const { ask, respond } = setUp();
    const answers = [ask("1"), ask("2"), ask("3")];
    await nextTurn();
    const parts = [
      `{ "errors": [{"message":"m"}], "data": { "${batchSentinel(0)}" : "Query", "a": null } }`,
      '{"errors":[{"message":"n"}],"data":null}',
      `{"data":{"${batchSentinel(2)}":"Query"}}`,
    ];
    respond(0, `[${parts.join(" , ")}]`);
    const [first, second, third] = await texts(answers);
    expect(JSON.parse(first ?? "")).toEqual({ errors: [{ message: "m" }], data: { a: null } });
    expect(second).toBe('{"errors":[{"message":"n"}],"data":null}');
    expect(third).toBe('{"data":{}}');
  });
});
