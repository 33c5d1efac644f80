import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallContext } from "./call-context.ts";
import type { Caller } from "./call.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { compileOperation } from "./operation.ts";
import { createShopClient } from "./shop-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const operation = compileOperation("query", "A", "query A { a }");
const json = (value: unknown): HttpAnswer => ({ ok: true, bytes: Buffer.from(JSON.stringify(value)) });
const fine = json({ data: { a: { b: 1 } } });
const fault = (classification: string) =>
  json({ data: null, errors: [{ message: "no", extensions: { classification } }] });

interface Setting {
  readonly answers?: readonly HttpAnswer[];
  readonly context?: Partial<CallContext>;
}

/** A client of a shop that gives these answers, one after the other, each 10 ms after the call. */
function setUp({ answers = [fine], context: change = {} }: Setting = {}) {
  const sent: { body: string; caller: Caller; left: number }[] = [];
  const noted: unknown[] = [];
  const upstream = {
    ask: (
      { body }: { readonly body: string },
      caller: Caller,
      deadline: number,
      done: (answer: HttpAnswer) => void,
    ): void => {
      const answer = answers[sent.length] ?? fine;
      sent.push({ body, caller, left: deadline - performance.now() });
      // time: of the fake clock that runs in these tests
      setTimeout(() => done(answer), 10);
    },
    breakerState: "closed" as const,
    close: async () => undefined,
  };
  const visitor = {
    userId: "u1",
    cartId: "c1",
    customerToken: null,
    confirmation: null,
    noteTokenSent: () => undefined,
    flagSecurityLogout: () => void noted.push("security-logout"),
  };
  const context: CallContext = {
    requestId: "r-1",
    visitor,
    calls: [],
    presence: null,
    deadline: Infinity,
    forwarded: { "user-agent": "Firefox" },
    originFor: (kind) => ({ "x-origin-of": kind }),
    apiTokenAtHand: () => "t1",
    apiToken: async () => "t2",
    replaceApiToken: async () => "t3",
    renewIds: async () => {
      noted.push("ids");
      visitor.cartId = "c2";
      return { cartId: "c2" };
    },
    noteRetryAfter: (wait) => void noted.push(wait),
    ...change,
  };
  const client = createShopClient(upstream, pino({ level: "silent" }));
  /** Lets the answers come. */
  const settle = async <T>(promise: Promise<T>): Promise<T> => {
    await vi.runAllTimersAsync();
    return promise;
  };
  return { client, context, sent, noted, settle };
}

const text = JSON.stringify({ data: { a: { b: 1 } } });
const cleanReply = { kind: "clean", bytes: Buffer.from(text), isWhole: false };

describe("an operation for the shop", () => {
  it("is sent with its variables, the API token, and what the request reports about the visitor", async () => {
    const { client, context, sent, settle } = setUp();
    expect(await settle(client.run(operation, { n: 1 }, context))).toEqual(cleanReply);
    expect(sent).toMatchObject([
      {
        body: '{"query":"query A { a }","operationName":"A","variables":{"n":1}}',
        caller: {
          headers: {
            authorization: "Bearer t1",
            "x-ishop-api-userid": "u1",
            "x-request-id": "r-1",
            "user-agent": "Firefox",
            "x-origin-of": "query",
          },
        },
        left: 5_000,
      },
    ]);
  });

  it("is taken a note of, with how it ended and how long that took", async () => {
    const answers = [fine, failed("unavailable"), fault("STOCK")];
    const { client, context, settle } = setUp({ answers });
    const startedAt = performance.now();
    const mutation = compileOperation("mutation", null, "mutation { a }");
    await settle(client.run(operation, {}, context));
    await settle(client.run(operation, {}, context));
    await settle(client.run(mutation, {}, context));
    expect(context.calls).toEqual([
      { operation: "A", kind: "query", startedAt, ms: 10, outcome: "clean" },
      { operation: "A", kind: "query", startedAt: startedAt + 10, ms: 10, outcome: "failed" },
      { operation: null, kind: "mutation", startedAt: startedAt + 20, ms: 10, outcome: "errors" },
    ]);
  });

  it("that fails gives the reason, and the request receives the pause that the shop requires", async () => {
    const { client, context, noted, settle } = setUp({ answers: [failed("unavailable", { retryAfter: 700 })] });
    const reply = { kind: "failed", failure: "unavailable", retryAfter: 700 };
    expect(await settle(client.run(operation, {}, context))).toEqual(reply);
    expect(noted).toEqual([700]);
  });

  it("has five seconds, or less where the client waits less", async () => {
    for (const [patience, left] of [
      [250, 250],
      [60_000, 5_000],
    ] as const) {
      const { client, context, sent, settle } = setUp({ context: { deadline: performance.now() + patience } });
      await settle(client.run(operation, {}, context));
      expect(sent[0]?.left).toBe(left);
    }
  });

  it("that takes too long was too slow for the client, or for everyone", async () => {
    const hasty = setUp({ answers: [failed("timeout")], context: { deadline: performance.now() + 250 } });
    expect(await hasty.settle(hasty.client.run(operation, {}, hasty.context))).toEqual({
      kind: "failed",
      failure: "out-of-time",
      retryAfter: null,
    });
    const patient = setUp({ answers: [failed("timeout")] });
    expect(await patient.settle(patient.client.run(operation, {}, patient.context))).toMatchObject({
      failure: "timeout",
    });
    const away = setUp({ answers: [failed("unavailable")], context: { deadline: performance.now() + 250 } });
    expect(await away.settle(away.client.run(operation, {}, away.context))).toMatchObject({ failure: "unavailable" });
  });
});

describe("without an API token at hand", () => {
  const apiTokenAtHand = () => null;

  it("an operation waits for one", async () => {
    const { client, context, sent, settle } = setUp({ context: { apiTokenAtHand } });
    expect(await settle(client.run(operation, {}, context))).toEqual(cleanReply);
    expect(sent[0]?.caller.headers["authorization"]).toBe("Bearer t2");
  });

  it.each<[string, CallContext["apiToken"]]>([
    ["is given none", async () => null],
    ["cannot be asked for one", () => Promise.reject(new Error("away"))],
    ["is not given one while the client waits", () => new Promise(() => undefined)],
  ])("an operation that %s is not sent", async (_what, apiToken) => {
    const { client, context, sent, settle } = setUp({
      context: { apiTokenAtHand, apiToken, deadline: performance.now() + 250 },
    });
    const reply = { kind: "failed", failure: "no-token", retryAfter: null };
    expect(await settle(client.run(operation, {}, context))).toEqual(reply);
    expect(sent).toEqual([]);
    expect(context.calls).toMatchObject([{ operation: "A", outcome: "failed" }]);
  });
});

describe("a fault of the session", () => {
  it("is recovered from on the way, within the same five seconds", async () => {
    const { client, context, sent, noted, settle } = setUp({
      answers: [fault("INVALID_TOKEN"), fault("CART_NOT_FOUND")],
    });
    expect(await settle(client.run(operation, { cart: "c1" }, context))).toEqual(cleanReply);
    expect(sent.map(({ caller, left }) => [caller.headers["authorization"], left])).toEqual([
      ["Bearer t1", 5_000],
      ["Bearer t3", 4_990],
      ["Bearer t3", 4_980],
    ]);
    expect(sent.map(({ body }) => body.includes('"cart":"c2"'))).toEqual([false, false, true]);
    expect(noted).toEqual(["ids"]);
    expect(context.calls).toMatchObject([{ ms: 30, outcome: "clean" }]);
  });

  it("of the ids is left alone by the call that gets them", async () => {
    const { client, context, sent, noted, settle } = setUp({ answers: [fault("CART_NOT_FOUND")] });
    expect(await settle(client.runPlain(operation, { cart: "c1" }, context))).toMatchObject({ kind: "errors" });
    expect([sent.length, noted]).toEqual([1, []]);
    const token = setUp({ answers: [fault("INVALID_TOKEN")] });
    expect(await token.settle(token.client.runPlain(operation, {}, token.context))).toEqual(cleanReply);
  });

  it("stays the answer where the second attempt has another one", async () => {
    const { client, context, settle } = setUp({ answers: [fault("INVALID_TOKEN"), failed("unavailable")] });
    expect(await settle(client.run(operation, {}, context))).toMatchObject({ kind: "failed", failure: "unavailable" });
  });
});

describe("what is thrown", () => {
  const bug = new Error("a bug");
  const thrown = async ({ answers, context: change }: Setting, throws: boolean) => {
    const { client, context, settle } = setUp({ answers: answers ?? [fine], context: change ?? {} });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const done = (): void => {
      if (throws) throw bug;
    };
    client.start({ operation, variables: {}, context, recovers: "all" }, done, resolve);
    return settle(promise);
  };

  it("by who takes the reply is passed on, however the reply came", async () => {
    expect(await thrown({}, true)).toBe(bug);
    expect(await thrown({ answers: [fault("INVALID_TOKEN")] }, true)).toBe(bug);
    expect(await thrown({ context: { apiTokenAtHand: () => null, apiToken: async () => null } }, true)).toBe(bug);
  });

  it("on the way is passed on as well", async () => {
    const originFor = (): never => {
      throw bug;
    };
    expect(await thrown({ context: { apiTokenAtHand: () => null, originFor } }, false)).toBe(bug);
  });
});
