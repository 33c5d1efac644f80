import { subscribe, unsubscribe } from "node:diagnostics_channel";
import * as v from "valibot";
import { describe, expect, it, onTestFinished } from "vitest";
import { startFaultProxy } from "../../../tests/testkit/fault-proxy/fault-proxy.ts";
import type { Fault } from "../../../tests/testkit/fault-proxy/fault.ts";
import { freePort } from "../../../tests/testkit/ports.ts";
import { type Browser, type GraphResult, resultSchema } from "./browser.ts";
import { startTestGateway } from "./start.ts";

const read = "query Read($id: ID!) { shop_findCart(cartId: $id) { id details { articleCount } } }";
const bystand = "query Bystand($id: ID!) { shop_findCart(cartId: $id) { id } }";
const change = `mutation Change($id: ID!) {
  cart_update(data: { cartId: $id, ops: [{ voucherOp: { addVoucher: { code: "A" } } }] }) { successful }
}`;

/** Codes of the errors that clients read; none: it went well. */
type Code = "UPSTREAM_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_MALFORMED";

interface Expected {
  /** What becomes of a query; "fine" also when the gateway had to try twice. */
  readonly query: Code | "fine";
  readonly mutation: Code | "fine";
  /** How often the shop carried the mutation out. */
  readonly carriedOut: 0 | 1;
}

const messages: Readonly<Record<Code, string>> = {
  UPSTREAM_TIMEOUT: "Request timed out (5000ms)",
  UPSTREAM_UNAVAILABLE: "Network error",
  UPSTREAM_MALFORMED: "The shop's answer was not understood",
};

const recovers = { query: "fine", mutation: "UPSTREAM_UNAVAILABLE" } as const;
const misunderstood = { query: "UPSTREAM_MALFORMED", mutation: "UPSTREAM_MALFORMED", carriedOut: 1 } as const;

const faults: readonly [name: string, fault: Fault, expected: Expected][] = [
  ["1 latency", { kind: "latency", ms: 300 }, { query: "fine", mutation: "fine", carriedOut: 1 }],
  ["2 a time-out", { kind: "time-out" }, { query: "UPSTREAM_TIMEOUT", mutation: "UPSTREAM_TIMEOUT", carriedOut: 0 }],
  ["3 a reset before commit", { kind: "reset-before-commit" }, { ...recovers, carriedOut: 0 }],
  ["4 a reset after commit", { kind: "reset-after-commit" }, { ...recovers, carriedOut: 1 }],
  ["5 a truncated body", { kind: "truncated-body" }, { ...recovers, carriedOut: 1 }],
  ["6 a malformed body", { kind: "malformed-body" }, misunderstood],
  ["7 a wrong batch length", { kind: "wrong-batch-length" }, misunderstood],
  ["8 a wrong order", { kind: "wrong-order" }, misunderstood],
  ["9 429 with Retry-After", { kind: "too-many-requests", retryAfterSeconds: 1 }, { ...recovers, carriedOut: 0 }],
  ["10 502 with HTML", { kind: "bad-gateway" }, { ...recovers, carriedOut: 0 }],
  [
    "11 a slow drip",
    { kind: "slow-drip", msPerByte: 200 },
    { query: "UPSTREAM_TIMEOUT", mutation: "UPSTREAM_TIMEOUT", carriedOut: 1 },
  ],
  ["12 a half-closed connection", { kind: "half-closed" }, { ...recovers, carriedOut: 1 }],
  ["13 an empty body", { kind: "empty-body" }, misunderstood],
  ["14 a wrong content type", { kind: "wrong-content-type" }, misunderstood],
  ["15 a huge body", { kind: "huge-body", bytes: 200_000_000 }, misunderstood],
];

/** A gateway whose shop is behind a proxy, and visitors who have their carts. */
async function setUp() {
  const proxy = await startFaultProxy();
  onTestFinished(() => proxy.stop());
  const { browser, upstream, log } = await startTestGateway({ upstreamUrl: new URL(`${proxy.origin}/graphql`) });
  proxy.target = new URL(upstream.graphqlUrl).origin;
  const arrive = async (): Promise<Browser> => {
    const visitor = browser();
    await visitor.send("/api/cart-id");
    return visitor;
  };
  return { proxy, upstream, log, arrive };
}

/** For what comes later on a busy machine. */
const patient = { timeout: 15_000 };

/** Counts the connections of this process that were refused, until the test ends. */
function closedDoors(): () => number {
  let met = 0;
  const meet = (): void => void (met += 1);
  subscribe("undici:client:connectError", meet);
  onTestFinished(() => void unsubscribe("undici:client:connectError", meet));
  return () => met;
}

const cartOf = (visitor: Browser) => ({ id: visitor.cookies.get("cartId") ?? "" });

/** Reads one cart several times at once: the gateway calls the shop in one call. */
async function together(visitor: Browser, count: number): Promise<readonly GraphResult[]> {
  const { text } = await visitor.post(
    Array.from({ length: count }, () => ({ query: read, variables: cartOf(visitor) })),
  );
  return v.parse(v.array(resultSchema), JSON.parse(text));
}

/** What was expected of it: its data, or exactly one clear error. */
function expectOutcome({ data, errors }: GraphResult, expected: Code | "fine"): void {
  if (expected === "fine") {
    expect(errors).toBeUndefined();
    expect(data).not.toBeNull();
    return;
  }
  expect(data ?? null).toBeNull();
  expect(errors).toHaveLength(1);
  expect(errors?.[0]).toMatchObject({ message: messages[expected], extensions: { code: expected } });
}

describe("what goes wrong between gateway and shop", { timeout: 30_000 }, () => {
  it.each(faults)(
    "%s: a clear error, nothing lost or doubled, no other visitor delayed",
    async (_name, fault, expected) => {
      const { proxy, upstream, arrive } = await setUp();
      const [victim, other] = await Promise.all([arrive(), arrive()]);
      const isBatched = fault.kind === "wrong-batch-length" || fault.kind === "wrong-order";
      proxy.play(fault, { when: ({ body }) => body.includes("query Read") });
      proxy.play(fault, { when: ({ body }) => body.includes("mutation Change") });

      const bystander = Array.from({ length: 3 }, async () => {
        expect(await other.data(bystand, cartOf(other))).toEqual({ shop_findCart: cartOf(other) });
      });
      let isOver = false;
      const changed = victim.graph(change, cartOf(victim));
      const asked = together(victim, isBatched ? 2 : 1).finally(() => (isOver = true));
      await Promise.all(bystander);
      // The victim waits for all of its five seconds, the others do not.
      if (expected.query === "UPSTREAM_TIMEOUT") expect(isOver).toBe(false);
      for (const result of await asked) expectOutcome(result, expected.query);
      expectOutcome(await changed, expected.mutation);
      expect(proxy.struck).toHaveLength(2);
      expect(upstream.state.carts.get(cartOf(victim).id)?.pieces).toBe(expected.carriedOut);
      // It is over: the next question is answered, and what was carried out once is there once.
      expect(await victim.data(read, cartOf(victim))).toEqual({
        shop_findCart: { ...cartOf(victim), details: { articleCount: expected.carriedOut } },
      });
    },
  );

  it("is no reason to lose a change that never left: it is sent when the shop can be reached", async () => {
    const port = await freePort();
    const { browser, upstream } = await startTestGateway({ upstreamUrl: new URL(`http://127.0.0.1:${port}/graphql`) });
    const target = new URL(upstream.graphqlUrl).origin;
    const before = await startFaultProxy(target, port);
    const visitor = browser();
    await visitor.send("/api/cart-id");
    await before.stop();
    // A change must not meet the end of a connection half-way: that a query finds a closed door states that none is left.
    const doors = closedDoors();
    await visitor.post({ query: read, variables: cartOf(visitor) }, { "x-timeout-ms": "300" });
    await expect.poll(doors).toBeGreaterThan(0);
    const met = doors();
    const changed = visitor.graph(change, cartOf(visitor));
    await expect.poll(doors).toBeGreaterThan(met);
    const after = await startFaultProxy(target, port);
    onTestFinished(() => after.stop());
    expectOutcome(await changed, "fine");
    expect(upstream.state.carts.get(cartOf(visitor).id)?.pieces).toBe(1);
  });

  it("names the wait that the shop requested, when there is no time for it", async () => {
    const { proxy, arrive } = await setUp();
    const victim = await arrive();
    proxy.play({ kind: "too-many-requests", retryAfterSeconds: 30 }, { when: ({ body }) => body.includes("Read") });
    const { text, headers } = await victim.post({ query: read, variables: cartOf(victim) });
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE", retryAfter: 30 } }],
    });
    expect(headers.get("retry-after")).toBe("30");
    expect(proxy.struck).toHaveLength(1);
  });

  it("keeps no half of an answer for all, although it begins and ends as a whole one does", async () => {
    const { upstream, arrive } = await setUp();
    const visitor = await arrive();
    upstream.state.faults.push((respond) => respond(200, '{"data":{"core_category":{"id":"7"}}'));
    const { errors } = await visitor.graph('{ core_category(coreCategoryId: "7") { id } }');
    expect(errors?.[0]?.extensions?.["code"]).toBe("UPSTREAM_MALFORMED");
    expect(await visitor.data('{ core_category(coreCategoryId: "7") { id } }')).toEqual({ core_category: { id: "7" } });
  });

  it("opens the circuit for a shop that answers no request, and closes it when the shop is back", async () => {
    const { proxy, arrive, log } = await setUp();
    const visitors = await Promise.all(Array.from({ length: 6 }, arrive));
    proxy.play({ kind: "bad-gateway" }, { times: 10_000, when: ({ body }) => body.includes("Change") });
    const sick = await Promise.all(
      visitors.flatMap((visitor) => Array.from({ length: 10 }, () => visitor.graph(change, cartOf(visitor)))),
    );
    for (const result of sick) expectOutcome(result, "UPSTREAM_UNAVAILABLE");
    const [visitor] = visitors;
    if (visitor === undefined) throw new Error("No visitor came");
    // Once a second a single call tries whether the shop is back; the next is answered without it.
    await expect
      .poll(async () => {
        const reached = proxy.struck.length;
        const { errors } = await visitor.graph(change, cartOf(visitor));
        expect(errors?.[0]).toMatchObject({ message: "Network error" });
        return [proxy.struck.length - reached, errors?.[0]?.extensions?.["retryAfter"]];
      }, patient)
      .toEqual([0, 1]);
    expect(log.some((line) => line.includes('"breaker":"open"'))).toBe(true);
    // Queries are answered: the shop is only sick where it has to change something.
    await expect
      .poll(async () => (await visitor.graph(read, cartOf(visitor))).errors, { ...patient, interval: 200 })
      .toBeUndefined();
    expect(log.some((line) => line.includes('"breaker":"closed"'))).toBe(true);
  });
});
