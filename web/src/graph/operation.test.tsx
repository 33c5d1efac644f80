import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRequest } from "urql";
import { createBrowserGraph } from "./client.browser.ts";
import { bodyOf, requestDocument, useOperationMutation, useOperationQuery } from "./operation.ts";
import { useGraph, usePageGraph } from "./context.ts";
import { GraphProvider } from "./provider.tsx";
import { operationDocument } from "./testing/operation-document.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";

beforeEach(becomeKnown);
afterEach(becomeUnknown);

const query = operationDocument<{ name: string }, { id: string }>("query", "sha256:hook");
const change = operationDocument<{ name: string }, { id: string }>("mutation", "sha256:change");

it("a document is the same object each time, which its cache counts on, and names the operation's kind", () => {
  const document = requestDocument(query);
  expect(requestDocument(query)).toBe(document);
  expect(requestDocument(document)).toBe(document);
  expect(document).toMatchObject({
    kind: "Document",
    documentId: "sha256:hook",
    definitions: [{ kind: "OperationDefinition", operation: "query" }],
  });
  expect(requestDocument(change)).toMatchObject({ definitions: [{ operation: "mutation" }] });
});

it("the gateway is sent an id, never a text; two operations are not taken for one", () => {
  const [a, b] = [query, operationDocument<unknown, { id: string }>("query", "sha256:other")].map((each) =>
    createRequest(requestDocument(each), { id: "1" }),
  );
  expect(JSON.parse(bodyOf(a!))).toEqual({ documentId: "sha256:hook", variables: { id: "1" } });
  expect(a?.key).not.toBe(b?.key);
  expect(createRequest(requestDocument(query), { id: "2" }).key).not.toBe(a?.key);
});

function Shown() {
  const [{ data, fetching }] = useOperationQuery(query, { variables: { id: "1" } });
  const [, send] = useOperationMutation(change);
  const [graph, pageGraph] = [useGraph(), usePageGraph()];
  return (
    <button onClick={() => void send({ id: "2" })} type="button">
      {fetching ? "…" : data?.name} {"client" in graph && pageGraph === null ? "live" : "page"}
    </button>
  );
}

it("a component in the browser reads the tab's answers and sends changes", async () => {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ data: { name: "Ada" } }));
  render(
    <GraphProvider value={createBrowserGraph("http://shop.test/api/shop/")}>
      <Shown />
    </GraphProvider>,
  );
  (await screen.findByRole("button", { name: "Ada live" })).click();
  const sent = () => fetched.mock.calls.map(([, init]) => JSON.parse(typeof init?.body === "string" ? init.body : ""));
  expect(sent()).toContainEqual({ documentId: "sha256:hook", variables: { id: "1" } });
  await expect.poll(sent).toContainEqual({ documentId: "sha256:change", variables: { id: "2" } });
});
