import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequest } from "urql";
import { createBrowserGraph } from "./client.browser.ts";
import { requestDocument, useOperationQuery } from "./operation.ts";
import { GraphProvider } from "./provider.tsx";
import { operationDocument } from "./testing/operation-document.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";

const query = operationDocument<{ readonly turn: number }, { readonly id: string }>("query", "sha256:policies");
const variables = { id: "1" };

beforeEach(becomeKnown);
afterEach(() => {
  cleanup();
  becomeUnknown();
});

/** A tab in front of a gateway that counts its answers. */
function start() {
  let turn = 0;
  const calls = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { turn: ++turn } }));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const turnOf = async (freshness: Parameters<typeof graph.query>[2]) =>
    (await graph.query(query, variables, freshness)).data?.turn;
  function Shown({ pause = false }: { readonly pause?: boolean }) {
    const [{ data }] = useOperationQuery(query, { variables, pause });
    return <p>{`turn ${String(data?.turn)}`}</p>;
  }
  const show = (pause = false) =>
    render(
      <GraphProvider value={graph}>
        <Shown pause={pause} />
      </GraphProvider>,
    );
  return { calls, graph, turnOf, show };
}

describe("GQL-11: request policies", () => {
  it("cache-first, the default: what is known is not requested", async () => {
    const { calls, turnOf, show } = start();
    expect([await turnOf("cache-first"), await turnOf("cache-first")]).toEqual([1, 1]);
    show();
    await screen.findByText("turn 1");
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("network-only: is requested, and known afterwards", async () => {
    const { turnOf } = start();
    expect([await turnOf("cache-first"), await turnOf("network-only"), await turnOf("cache-first")]).toEqual([1, 2, 2]);
  });

  it("no-cache: is requested, and leaves what is known as it was", async () => {
    const { turnOf, show } = start();
    expect([await turnOf("no-cache"), await turnOf("cache-first")]).toEqual([1, 2]);
    show();
    await screen.findByText("turn 2");
    expect([await turnOf("no-cache"), await turnOf("cache-first")]).toEqual([3, 2]);
    expect(screen.getByText("turn 2")).toBeDefined();
  });

  it("cache-and-network: what is known first, then what is true", async () => {
    const { graph, turnOf } = start();
    await turnOf("cache-first");
    const seen: unknown[] = [];
    const request = createRequest(requestDocument(query), variables);
    const operation = graph.client.createRequestOperation("query", request, { requestPolicy: "cache-and-network" });
    const { unsubscribe } = graph.client
      .executeRequestOperation(operation)
      .subscribe(({ data }) => seen.push(data?.turn));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2));
    expect(seen[0]).toBe(1);
    unsubscribe();
  });

  it("cache-first: a component that reads what is not known requests it once", async () => {
    const { calls, show } = start();
    show();
    await screen.findByText("turn 1");
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("standby: a query that waits for its variables is not requested until it has them", async () => {
    const { calls, show } = start();
    const { unmount } = show(true);
    expect(screen.getByText("turn undefined")).toBeDefined();
    unmount();
    expect(calls).not.toHaveBeenCalled();
    show();
    await screen.findByText("turn 1");
  });
});
