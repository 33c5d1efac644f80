import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "./client.browser.ts";
import { useOperationQuery } from "./operation.ts";
import { isOutdated } from "./outdated.ts";
import { GraphProvider } from "./provider.tsx";
import { operationDocument } from "./testing/operation-document.ts";

interface Answer {
  readonly product: { readonly name: string } | null;
}
const product = operationDocument<Answer, { id: string }>("query", "sha256:product");

const chalk = { data: { product: { name: "Chalk" } } };
const failed = { data: { product: null }, errors: [{ message: "away", path: ["product"] }] };

afterEach(cleanup);

/** A page that shows chalk, and what the gateway answers from now on. */
function open() {
  const answers = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(chalk));
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  function Product({ id }: { readonly id: string }) {
    const [{ data, extensions }] = useOperationQuery(product, { variables: { id } });
    return <p>{[data?.product?.name ?? "nothing", ...(isOutdated(extensions) ? ["outdated"] : [])].join(", ")}</p>;
  }
  const page = (id: string) => (
    <GraphProvider value={graph}>
      <Product id={id} />
    </GraphProvider>
  );
  const { rerender } = render(page("1"));
  return {
    answers,
    show: (id: string) => rerender(page(id)),
    refresh: (id: string) => graph.query(product, { id }, "network-only"),
  };
}

it.each([
  ["the network", () => Promise.reject(new Error("away"))],
  ["the shop", () => Promise.resolve(Response.json(failed))],
])("keeps the last answer of a query that fails when it is requested again, marked: %s fails", async (_, fail) => {
  const { answers, refresh } = open();
  await screen.findByText("Chalk");
  answers.mockImplementation(fail);
  expect((await refresh("1")).error).toBeDefined();
  await screen.findByText("Chalk, outdated");
  answers.mockImplementation(async () => Response.json({ data: { product: { name: "New chalk" } } }));
  await refresh("1");
  await screen.findByText("New chalk");
});

it("shows no other product in place of one that cannot be had", async () => {
  const { answers, show } = open();
  await screen.findByText("Chalk");
  answers.mockRejectedValue(new Error("away"));
  show("2");
  expect(await screen.findByText("nothing")).toBeDefined();
});
