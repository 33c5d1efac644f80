import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatcher } from "./batcher.ts";
import type { HttpAnswer, Transport } from "./transport.ts";

/** A transport whose calls a test answers by hand. */
function setUp() {
  const calls: { body: string; headers: Readonly<Record<string, string>>; answer: (answer: HttpAnswer) => void }[] = [];
  const transport: Transport = {
    post: (body, headers) => new Promise((answer) => calls.push({ body, headers, answer })),
    close: async () => undefined,
  };
  const batcher = createBatcher(transport);
  const ask = (body: string, lane = "a") => batcher.batched(body, lane, { lane }, performance.now() + 5_000);
  const respond = (index: number, text: string) => calls[index]?.answer({ ok: true, bytes: Buffer.from(text) });
  return { calls, batcher, ask, respond };
}

const text = (answer: HttpAnswer): string => (answer.ok ? answer.bytes.toString() : answer.failure);
const nextTurn = () => vi.advanceTimersByTimeAsync(0);

describe("operations for the shop (GQL-02, GQL-03)", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("leave at once, together with those of the same turn", async () => {
    const { calls, ask, respond } = setUp();
    const answers = [ask("1"), ask("2"), ask("3")];
    await nextTurn();
    expect(calls.map(({ body }) => body)).toEqual(["[1,2,3]"]);
    respond(0, '[{"a":1},{"b":2}, {"c":3}]');
    expect((await Promise.all(answers)).map(text)).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });

  it("go out as they are when they are alone", async () => {
    const { calls, ask, respond } = setUp();
    const answer = ask("1");
    await nextTurn();
    expect(calls[0]?.body).toBe("1");
    respond(0, '{"data":{}}');
    expect(text(await answer)).toBe('{"data":{}}');
  });

  it("are ten at most in a call", async () => {
    const { calls, ask } = setUp();
    for (let index = 0; index < 23; index += 1) void ask(String(index));
    await nextTurn();
    expect(calls.map(({ body }) => body.split(",").length)).toEqual([10, 10, 3]);
  });

  it("of two lanes never share a call", async () => {
    const { calls, ask } = setUp();
    for (let index = 0; index < 6; index += 1) void ask(String(index), index % 2 === 0 ? "ada" : "bob");
    await nextTurn();
    expect(calls.map(({ body, headers }) => [body, headers["lane"]])).toEqual([
      ["[0,2,4]", "ada"],
      ["[1,3,5]", "bob"],
    ]);
  });

  it("wait 15 ms for company, or until a call returns, once eight are under way", async () => {
    const { calls, ask, respond } = setUp();
    for (let lane = 0; lane < 8; lane += 1) void ask("x", `lane ${lane}`);
    await nextTurn();
    expect(calls).toHaveLength(8);
    void ask("1");
    await vi.advanceTimersByTimeAsync(14);
    void ask("2");
    expect(calls).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls[8]?.body).toBe("[1,2]");
    void ask("3");
    respond(0, "{}");
    respond(1, "{}");
    await nextTurn();
    expect(calls[9]?.body).toBe("3");
  });

  it.each([
    ["too short", "[{}]"],
    ["too long", "[{},{},{}]"],
    ["no array", '{"data":null}'],
    ["no JSON", "<html>"],
  ])("fail together, and alone, when the answer is %s", async (_name, answer) => {
    const { calls, ask, respond } = setUp();
    const failing = [ask("1"), ask("2")];
    const other = ask("3", "b");
    await nextTurn();
    respond(0, answer);
    respond(1, '{"fine":1}');
    expect((await Promise.all(failing)).map(text)).toEqual(["malformed", "malformed"]);
    expect(text(await other)).toBe('{"fine":1}');
    expect(calls).toHaveLength(2);
  });
});
