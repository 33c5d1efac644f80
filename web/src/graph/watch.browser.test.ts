import { type Client as ClientType, Client, cacheExchange, createRequest, type OperationResult } from "urql";
import { expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { createBrowserGateway } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";
import { createWatch, unasked } from "./watch.browser.ts";

const query = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:watched"));
const change = requestDocument(operationDocument<{ a: number }, { id: string }>("mutation", "sha256:change"));
const variables = { id: "1" };
const request = createRequest(query, variables);

function start() {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { a: 1 } }));
  const watch = createWatch();
  const heard: OperationResult[] = [];
  watch.listen((result) => void heard.push(result));
  const url = "http://shop.test/api/shop/";
  const exchanges = [watch.exchange, cacheExchange, createBrowserGateway(url).exchange];
  const client: ClientType = new Client({ url, preferGetMethod: false, exchanges });
  const seen: OperationResult[] = [];
  /** What a component does while it is on the page. */
  const show = () =>
    pipe(
      client.executeQuery(request),
      subscribe((result) => void seen.push(result)),
    );
  return { fetched, watch, heard, seen, client, show };
}

it("lists what the page shows, and drops what it shows no more", async () => {
  const { watch, show } = start();
  const component = show();
  expect([...watch.shown]).toEqual([[request.key, null]]);
  await expect.poll(() => watch.shown.get(request.key)?.data).toEqual({ a: 1 });
  component.unsubscribe();
  expect([...watch.shown]).toEqual([]);
});

it("lists what is on its way, past answers from the cache, until it is answered or shown no more", async () => {
  const { fetched, watch, client, show, seen } = start();
  const component = show();
  expect([...watch.awaited]).toEqual([request.key]);
  await expect.poll(() => seen.length).toBe(1);
  expect(watch.awaited.size).toBe(0);
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  client.reexecuteOperation(
    client.createRequestOperation("query", request, { ...unasked, requestPolicy: "cache-and-network" }),
  );
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  expect([...watch.awaited]).toEqual([request.key]);
  answer.resolve(Response.json({ data: { a: 2 } }));
  await expect.poll(() => seen.at(-1)?.data).toEqual({ a: 2 });
  expect(watch.awaited.size).toBe(0);
  client.reexecuteOperation(client.createRequestOperation("query", request, { requestPolicy: "network-only" }));
  component.unsubscribe();
  expect(watch.awaited.size).toBe(0);
});

it("receives every result, also those from the cache and of changes, which are nothing that is shown", async () => {
  const { watch, heard, client, show } = start();
  show();
  await expect.poll(() => heard.length).toBe(1);
  await client.query(query, variables).toPromise();
  await client.mutation(change, variables).toPromise();
  expect(heard.map(({ operation }) => operation.kind)).toEqual(expect.arrayContaining(["query", "mutation"]));
  expect([...watch.shown.keys()]).toEqual([request.key]);
});

it("keeps what the page shows when a query that the visitor has not requested fails; others are notified of it", async () => {
  const { fetched, watch, heard, seen, client, show } = start();
  show();
  await expect.poll(() => seen.length).toBe(1);
  fetched.mockRejectedValue(new Error("away"));
  await client.query(query, variables, { requestPolicy: "network-only", ...unasked }).toPromise();
  expect(heard.at(-1)?.error).toBeDefined();
  expect(seen.at(-1)).toMatchObject({ data: { a: 1 }, error: undefined, stale: false });
  expect(watch.shown.get(request.key)?.error).toBeUndefined();
});

it("shows that a query failed which the visitor has requested", async () => {
  const { fetched, watch, seen, client, show } = start();
  show();
  await expect.poll(() => seen.length).toBe(1);
  fetched.mockRejectedValue(new Error("away"));
  await client.query(query, variables, { requestPolicy: "network-only" }).toPromise();
  expect(seen.at(-1)?.error?.networkError?.message).toBe("away");
  expect(watch.shown.get(request.key)?.error).toBeDefined();
});

it("shows what a query returned that the visitor has not requested", async () => {
  const { fetched, seen, client, show } = start();
  show();
  await expect.poll(() => seen.length).toBe(1);
  fetched.mockImplementation(async () => Response.json({ data: { a: 2 } }));
  await client.query(query, variables, { requestPolicy: "network-only", ...unasked }).toPromise();
  expect(seen.at(-1)?.data).toEqual({ a: 2 });
});
