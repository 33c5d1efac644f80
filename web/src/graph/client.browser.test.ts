import { createRequest } from "urql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "./client.browser.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";
import { deferredStateId } from "./state.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";

beforeEach(becomeKnown);
afterEach(becomeUnknown);

const document_ = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:one"));
const variables = { id: "1" };
const { key } = createRequest(document_, variables);

/** What the server has sent beside the markup of a deferred part. */
function sendAnswer(data: unknown): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = deferredStateId(key);
  script.textContent = JSON.stringify(data);
  document.body.replaceChildren(script);
}

it("sends a query that is not cached once, and one that failed again", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { a: 1 } }));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const ask = () => graph.query(document_, variables, "cache-first");
  fetched.mockRejectedValueOnce(new Error("away"));
  expect((await ask()).error).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await ask()).data).toEqual({ a: 1 });
  expect((await ask()).data).toEqual({ a: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("gives all callers at the same time the answer of the one call", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { a: 1 } }));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const ask = () => graph.query(document_, variables, "cache-first");
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ data }) => data)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("takes a deferred answer from the page when a loader requests it again before its part has come to life", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("away"));
  sendAnswer({ a: 1 });
  const graph = createBrowserGraph("http://shop.test/api/shop/");

  const again = graph.defer(document_, variables);

  expect(await again.answered).toMatchObject({ data: { a: 1 } });
  // The part of the first load reads the same answer at once.
  expect(graph.awaited({ key })).toBeNull();
  expect(graph.client.readQuery(document_, variables)?.data).toEqual({ a: 1 });
  expect(fetched).not.toHaveBeenCalled();
});

it("asks again for what the header shows of wish lists once a change has answered their summary", async () => {
  const summary = { __typename: "WishlistSummary", entryCount: 0 };
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ data: { wishlistSummary: summary } }));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const shown = vi.fn<(data: unknown) => void>();
  const { unsubscribe } = graph.client.query(document_, variables).subscribe(({ data }) => shown(data));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));

  const result = { __typename: "WishlistResult", summary: { ...summary, entryCount: 1 } };
  fetched.mockImplementationOnce(async () => Response.json({ data: { addProductToWishlist: result } }));
  fetched.mockImplementation(async () => Response.json({ data: { wishlistSummary: { ...summary, entryCount: 1 } } }));
  await graph.mutate(requestDocument(operationDocument("mutation", "sha256:change")), {});

  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ wishlistSummary: { ...summary, entryCount: 1 } }));
  unsubscribe();
});

it("requests a query that a change has outdated once, for the part that shows it and for the loader", async () => {
  const cart = { __typename: "Cart", count: 1 };
  let reads = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (JSON.stringify(init?.body).includes("sha256:change")) return Response.json({ data: { cart_update: cart } });
    reads += 1;
    return Response.json({ data: { cart: { ...cart, count: reads } } });
  });
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const shown = vi.fn<(data: unknown) => void>();
  const { unsubscribe } = graph.client.query(document_, variables).subscribe(({ data }) => shown(data));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));

  await graph.mutate(requestDocument(operationDocument("mutation", "sha256:change")), {});
  const loaded = await graph.query(document_, variables, "cache-first");

  expect(loaded.data).toEqual({ cart: { ...cart, count: 2 } });
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ cart: { ...cart, count: 2 } }));
  expect(reads).toBe(2);
  unsubscribe();
});

it("ends the request of a query that is given up, settles nothing, and asks again when it is wanted again", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        signals.push(init?.signal);
        init?.signal?.addEventListener("abort", () => reject(new DOMException("over", "AbortError")));
        if (signals.length > 1) resolve(Response.json({ data: { a: 2 } }));
      }),
  );
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const heard = vi.fn<(answer: unknown) => void>();
  const first = new AbortController();
  graph.query(document_, variables, "cache-first", first.signal).then(heard, heard);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  first.abort();
  expect(signals[0]?.aborted).toBe(true);
  const again = await graph.query(document_, variables, "cache-first", new AbortController().signal);
  expect(again.data).toEqual({ a: 2 });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(heard).not.toHaveBeenCalled();
});
