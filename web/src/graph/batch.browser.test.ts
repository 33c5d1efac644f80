import { Client } from "urql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatch, laterMs } from "./batch.browser.ts";
import { createBrowserGateway, later } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { isOutdated } from "./outdated.ts";
import { operationDocument } from "./testing/operation-document.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A gateway that answers each operation with its own body. */
function start(ms: number) {
  const post = vi.fn(async (body: string) => {
    const sent: unknown = JSON.parse(body);
    return Response.json(sent, { headers: { "x-chalkbox-cache": Array.isArray(sent) ? "hit, stale, miss" : "hit" } });
  });
  return { post, send: createBatch(post, ms) };
}

describe("queries that are due together (GQL-02)", () => {
  it("GQL-02: go in one call at the end of their turn, each with its own answer", async () => {
    const { post, send } = start(0);
    const all = Promise.all([1, 2, 3].map((id) => send(String(id))));
    expect(post).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(post.mock.calls).toEqual([["[1,2,3]"]]);
    expect((await all).map(({ answer, verdict }) => [answer, verdict])).toEqual([
      [1, "hit"],
      [2, "stale"],
      [3, "miss"],
    ]);
  });

  it("GQL-02: one alone is no list", async () => {
    const { post, send } = start(0);
    const answered = send("1");
    await vi.advanceTimersByTimeAsync(0);
    expect(post.mock.calls).toEqual([["1"]]);
    expect(await answered).toMatchObject({ answer: 1, verdict: "hit" });
  });

  it("GQL-02: ten at most go in a call, at once when they are ten", async () => {
    const { post, send } = start(laterMs);
    for (let id = 1; id <= 23; id += 1) void send(String(id));
    expect(post).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(laterMs);
    expect(post.mock.calls.map(([body]) => Object(JSON.parse(body)).length)).toEqual([10, 10, 3]);
  });

  it("GQL-02: what no visitor waits for is sent 15 ms after the first of a call", async () => {
    const { post, send } = start(laterMs);
    void send("1");
    await vi.advanceTimersByTimeAsync(14);
    void send("2");
    expect(post).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(post.mock.calls).toEqual([["[1,2]"]]);
    void send("3");
    await vi.advanceTimersByTimeAsync(15);
    expect(post.mock.calls[1]).toEqual(["3"]);
  });
});

const query = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:q"));
const change = requestDocument(operationDocument<{ a: number }, { id: string }>("mutation", "sha256:m"));

const sentIn = (init: RequestInit | undefined): unknown => JSON.parse(typeof init?.body === "string" ? init.body : "");

/** A tab whose calls are answered so, without a cache between. */
function openTab(answer: (sent: unknown) => Response) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => answer(sentIn(init)));
  const url = "http://shop.test/api/shop/";
  const { exchange } = createBrowserGateway(url);
  const client = new Client({ url, preferGetMethod: false, exchanges: [exchange] });
  const sizes = () =>
    fetched.mock.calls.map(([, init]) => {
      const sent: unknown = sentIn(init);
      return Array.isArray(sent) ? sent.length : 1;
    });
  return { client, sizes };
}

describe("the tab's queries", () => {
  it("GQL-02: those that the visitor waits for do not wait for others, and a change goes alone, at once", async () => {
    const { client, sizes } = openTab((sent) =>
      Response.json(Array.isArray(sent) ? sent.map(() => ({ data: { a: 1 } })) : { data: { a: 1 } }),
    );
    const soon = [1, 2].map((id) => client.query(query, { id: String(id) }).toPromise());
    const late = [3, 4, 5].map((id) => client.query(query, { id: String(id) }, later).toPromise());
    const changed = client.mutation(change, { id: "1" }).toPromise();
    await vi.advanceTimersByTimeAsync(0);
    expect(sizes()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(laterMs);
    expect(sizes()).toEqual([1, 2, 3]);
    const all = await Promise.all([...soon, ...late, changed]);
    expect(all.map(({ data }) => data?.a)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("GQL-02: each has its own errors, and only what is outdated is marked so", async () => {
    const answers = [{ data: { a: 1 } }, { errors: [{ message: "no" }] }, { data: { a: 3 } }];
    const { client } = openTab(() => Response.json(answers, { headers: { "x-chalkbox-cache": "hit, miss, stale" } }));
    const asked = [1, 2, 3].map((id) => client.query(query, { id: String(id) }).toPromise());
    await vi.advanceTimersByTimeAsync(1);
    const [first, second, third] = await Promise.all(asked);
    expect([first?.data, second?.error?.graphQLErrors[0]?.message, third?.data]).toEqual([{ a: 1 }, "no", { a: 3 }]);
    expect([first, second, third].map((result) => isOutdated(result?.extensions))).toEqual([false, false, true]);
  });

  it.each([
    ["fewer answers", [{ data: { a: 1 } }]],
    ["more answers", [1, 2, 3].map(() => ({ data: { a: 1 } }))],
    ["one answer", { data: { a: 1 } }],
  ])("GQL-03: %s than there were queries answer none of them", async (_what, body) => {
    const { client } = openTab(() => Response.json(body));
    const asked = [1, 2].map((id) => client.query(query, { id: String(id) }).toPromise());
    await vi.advanceTimersByTimeAsync(1);
    for (const { data, error } of await Promise.all(asked)) {
      expect([data, error?.networkError?.message]).toEqual([undefined, "Malformed answer"]);
    }
  });

  it("a call that fails fails for each of its queries", async () => {
    const { client } = openTab(() => {
      throw new TypeError("Failed to fetch");
    });
    const asked = [1, 2].map((id) => client.query(query, { id: String(id) }).toPromise());
    await vi.advanceTimersByTimeAsync(1);
    expect((await Promise.all(asked)).map(({ error }) => error?.networkError?.message)).toEqual([
      "Failed to fetch",
      "Failed to fetch",
    ]);
  });
});
