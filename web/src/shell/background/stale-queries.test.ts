import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { laterMs } from "../../graph/batch.browser.ts";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { requestDocument } from "../../graph/operation.ts";
import { operationDocument } from "../../graph/testing/operation-document.ts";
import { becomeKnown, becomeUnknown } from "../../graph/testing/known-visitor.ts";
import { createStaleness, refresh } from "./stale-queries.ts";

const price = requestDocument(operationDocument<{ price: number }, { id: string }>("query", "sha256:price"));
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab that shows one query; the gateway answers with the next of `prices`, and fails when there is none left. */
function openPage(...prices: number[]) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(() => {
    const [next] = prices.splice(0, 1);
    return next === undefined
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(Response.json({ data: { price: next } }));
  });
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const staleness = createStaleness(graph);
  graph.watch.listen((result) => staleness.note(result));
  let shown: unknown;
  const show = () =>
    pipe(
      graph.client.query(price, { id: "1" }),
      subscribe(({ data }) => (shown = data?.price)),
    );
  return { fetched, staleness, graph, show, shown: () => shown };
}

it("GQL-13: a route change after more than 10 minutes requests what the page shows again", async () => {
  const { fetched, staleness, show, shown } = openPage(10, 12);
  show();
  await vi.advanceTimersByTimeAsync(10 * minute);
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect([fetched.mock.calls.length, shown()]).toEqual([1, 10]);
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect([fetched.mock.calls.length, shown()]).toEqual([2, 12]);
  // Its age starts afresh.
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("GQL-13: an answer stays as old as it is when another page takes it from the cache", async () => {
  const { fetched, staleness, show } = openPage(10, 12);
  show().unsubscribe();
  await vi.advanceTimersByTimeAsync(laterMs);
  show().unsubscribe();
  await vi.advanceTimersByTimeAsync(6 * minute);
  const calls = fetched.mock.calls.length;
  const seen = show();
  await vi.advanceTimersByTimeAsync(5 * minute);
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(fetched.mock.calls.length).toBe(calls + 1);
  seen.unsubscribe();
});

it("GQL-13: what the page no longer shows is not requested", async () => {
  const { fetched, staleness, show, graph } = openPage(10, 12);
  const seen = show();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(graph.watch.shown.size).toBe(1);
  seen.unsubscribe();
  expect(graph.watch.shown.size).toBe(0);
  await vi.advanceTimersByTimeAsync(11 * minute);
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("a refetch that fails leaves the page as it is", async () => {
  const { fetched, staleness, show, shown } = openPage(10);
  show();
  await vi.advanceTimersByTimeAsync(11 * minute);
  staleness.refetch();
  await vi.advanceTimersByTimeAsync(laterMs);
  expect([fetched.mock.calls.length, shown()]).toEqual([2, 10]);
});

it("C-87: nothing about a visitor without a cart is requested when prices are: it would make one", async () => {
  const session = requestDocument(operationDocument<{ session: object }, { id: string }>("query", "sha256:session"));
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ data: { session: {} } }));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  pipe(
    graph.client.query(session, { id: "1" }),
    subscribe(() => undefined),
  );
  await vi.advanceTimersByTimeAsync(laterMs);
  const calls = fetched.mock.calls.length;
  becomeUnknown();
  refresh(graph);
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(fetched).toHaveBeenCalledTimes(calls);
  becomeKnown();
  refresh(graph);
  await vi.advanceTimersByTimeAsync(laterMs);
  expect(fetched).toHaveBeenCalledTimes(calls + 1);
  becomeUnknown();
});
