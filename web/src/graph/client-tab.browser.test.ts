import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRequest } from "urql";
import { createBrowserGraph } from "./client.browser.ts";
import { requestDocument } from "./operation.ts";
import { deferredStateId } from "./state.ts";
import { operationDocument } from "./testing/operation-document.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";

beforeEach(becomeKnown);
afterEach(becomeUnknown);

const query = operationDocument<{ a: number }, { id: string }>("query", "sha256:tab");
const change = operationDocument<{ a: number }, { id: string }>("mutation", "sha256:change");
const variables = { id: "1" };
const { key } = createRequest(requestDocument(query), variables);

function start(body: unknown = { data: { a: 1 } }, headers: Record<string, string> = {}) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(body, { headers }));
  return { fetched, graph: createBrowserGraph("http://shop.test/api/shop/") };
}

/** What the server sends beside the markup of a deferred part. */
function sendAnswer(data: unknown): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = deferredStateId(key);
  script.textContent = JSON.stringify(data);
  document.body.replaceChildren(script);
}

it("goes past the cache where a new answer is requested", async () => {
  const { graph, fetched } = start();
  await graph.query(query, variables, "cache-first");
  await graph.query(query, variables, "network-only");
  expect(fetched).toHaveBeenCalledTimes(2);
  await graph.query(query, variables, "common");
  await graph.query(query, variables, "shared");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("requests again what was an outdated answer in place of the shop's, when someone comes back to it", async () => {
  const { graph, fetched } = start({ data: { a: 1 } }, { "x-chalkbox-cache": "stale" });
  await graph.query(query, variables, "cache-first");
  await graph.query(query, variables, "cache-first");
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("takes what came with the page", async () => {
  const { graph, fetched } = start();
  graph.restore({ [key]: { a: 7 } });
  expect((await graph.query(query, variables, "cache-first")).data).toEqual({ a: 7 });
  expect(fetched).not.toHaveBeenCalled();
});

it("sends a change", async () => {
  const { graph, fetched } = start({ data: { a: 2 } });
  expect((await graph.mutate(change, variables)).data).toEqual({ a: 2 });
  const body = fetched.mock.calls[0]?.[1]?.body;
  expect(JSON.parse(typeof body === "string" ? body : "")).toEqual({ documentId: "sha256:change", variables });
});

it("waits for a deferred answer that the tab has requested itself", async () => {
  const { graph, fetched } = start();
  const deferred = graph.defer(query, variables);
  expect(deferred.key).toBe(key);
  expect(graph.awaited(deferred)).toBe(deferred.answered);
  expect(await deferred.answered).toMatchObject({ data: { a: 1 } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("takes a deferred answer of the page once: what has changed since is not undone by it", async () => {
  const { graph, fetched } = start({ data: { a: 2 } });
  sendAnswer({ a: 7 });
  expect(graph.awaited({ key })).toBeNull();
  expect((await graph.query(query, variables, "cache-first")).data).toEqual({ a: 7 });
  sendAnswer({ a: 8 });
  void graph.awaited({ key });
  expect((await graph.query(query, variables, "network-only")).data).toEqual({ a: 2 });
  void graph.awaited({ key });
  expect((await graph.query(query, variables, "cache-first")).data).toEqual({ a: 2 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("a deferred answer that failed on the server is requested", async () => {
  const { graph, fetched } = start();
  const script = document.createElement("script");
  script.id = deferredStateId(key);
  document.body.replaceChildren(script);
  expect(graph.awaited({ key })).toBeNull();
  expect((await graph.query(query, variables, "cache-first")).data).toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("an answer that comes after its part was looked for is taken then", async () => {
  const { graph, fetched } = start();
  void graph.awaited({ key });
  sendAnswer({ a: 7 });
  void graph.awaited({ key });
  expect((await graph.query(query, variables, "cache-first")).data).toEqual({ a: 7 });
  expect(fetched).not.toHaveBeenCalled();
});
