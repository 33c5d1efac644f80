import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { Answer, PageGraph } from "./client.ts";
import { useGraph } from "./context.ts";
import { Defer } from "./defer.tsx";
import { useOperationMutation, useOperationQuery } from "./operation.ts";
import { GraphProvider, GraphState } from "./provider.tsx";
import { operationDocument } from "./testing/operation-document.ts";

const query = operationDocument<{ name: string }, { id: string }>("query", "sha256:page");
const change = operationDocument<{ name: string }, { id: string }>("mutation", "sha256:change");
const unused = (): never => {
  throw new Error("Not used here");
};
const graphWith = (parts: Partial<PageGraph>): PageGraph => ({
  query: unused,
  mutate: unused,
  defer: unused,
  awaited: () => null,
  read: () => undefined,
  state: () => "{}",
  deferredState: () => "",
  ...parts,
});
const attack = '{"a":"</script><script>alert(1)</script>"}';

it("a page's state ends its element only once, whatever shoppers wrote", () => {
  const html = renderToString(
    <GraphProvider value={graphWith({ state: () => attack })}>
      <GraphState />
    </GraphProvider>,
  );
  expect(html).toBe(
    '<script type="application/json" id="graph-state">' +
      '{"a":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
  );
});

it("so does the answer of a deferred part, which is beside its markup", () => {
  const html = renderToString(
    <GraphProvider value={graphWith({ deferredState: ({ key }) => `${key}${attack}` })}>
      <Defer on={{ key: 7 }} fallback={<p>Please wait</p>}>
        <p>Part</p>
      </Defer>
    </GraphProvider>,
  );
  expect(html).toContain("<p>Part</p>");
  expect(html).toContain('<script type="application/json" id="graph-7">7{"a":"\\u003c/script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain("Please wait");
});

function Shown({ pause = false }: { readonly pause?: boolean }) {
  const [{ data, fetching, stale, hasNext }, again] = useOperationQuery(query, { variables: { id: "1" }, pause });
  again();
  return <p>{JSON.stringify({ data, fetching, stale, hasNext })}</p>;
}
const show = (answer: Answer<{ name: string }> | undefined, pause = false) => {
  const asked: unknown[] = [];
  const read = (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return answer;
  };
  const html = renderToString(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for the one document above
    <GraphProvider value={graphWith({ read: read as PageGraph["read"] })}>
      <Shown pause={pause} />
    </GraphProvider>,
  );
  return { text: JSON.parse(html.replaceAll("&quot;", '"').replace(/<\/?p>/g, "")), asked };
};

it("GQL-12: a component on the server reads what its loader has loaded, and waits for nothing", () => {
  expect(show({ data: { name: "Ada" } })).toEqual({
    text: { data: { name: "Ada" }, fetching: false, stale: false, hasNext: false },
    asked: [{ id: "1" }],
  });
});

it("GQL-12: a component whose loader has not requested it fails loudly, naming the operation; one that needs no load does not", () => {
  expect(() => show(undefined)).toThrow("load did not fetch: sha256:page");
  expect(show(undefined, true).text).toEqual({ fetching: false, stale: false, hasNext: false });
});

it("a component with a mutation renders on the server, where it is idle and refuses to run", async () => {
  const taken = vi.fn<(send: (variables: { id: string }) => Promise<unknown>) => void>();
  function Changing() {
    const [{ fetching, data, error }, send] = useOperationMutation(change);
    taken(send);
    return <p>{JSON.stringify({ fetching, data, error })}</p>;
  }
  const html = renderToString(
    <GraphProvider value={graphWith({})}>
      <Changing />
    </GraphProvider>,
  );
  expect(html).toBe("<p>{&quot;fetching&quot;:false}</p>");
  await expect(taken.mock.calls[0]?.[0]({ id: "1" })).rejects.toThrow("while a page is rendered");
});

it("a component outside of a page reports it", () => {
  const Lost = () => <p>{typeof useGraph()}</p>;
  expect(() => renderToString(<Lost />)).toThrow("No GraphProvider above this component");
});
