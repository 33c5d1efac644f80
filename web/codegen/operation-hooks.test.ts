import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { plugin } from "./operation-hooks.ts";

const schema = buildSchema("type Query { a(id: ID): Int } type Mutation { b: Int }");
const generate = async (...texts: string[]) => {
  const documents = texts.map((text) => ({ document: parse(text) }));
  const output = await plugin(schema, documents, { runtime: "~/graph/operation.ts" });
  return typeof output === "string" ? { prepend: [], content: output } : output;
};

it("writes a hook for a query, whose options may be left out when every variable may", async () => {
  const { prepend, content } = await generate("query Stock($id: ID, $size: Int! = 1) { a(id: $id) }");
  expect(prepend).toEqual(['import { useOperationQuery, type QueryOptions } from "~/graph/operation.ts";']);
  expect(content).toContain(
    "export const useStockQuery = (options?: QueryOptions<StockQuery, StockQueryVariables>) => useOperationQuery(StockDocument, options);",
  );
});

it("requests options when a variable is required", async () => {
  const { content } = await generate("query Stock($id: ID!) { a(id: $id) }");
  expect(content).toContain("(options: QueryOptions<StockQuery, StockQueryVariables>)");
});

it("writes a hook for a mutation", async () => {
  const { prepend, content } = await generate("mutation BuyNow { b }");
  expect(prepend).toEqual(['import { useOperationMutation } from "~/graph/operation.ts";']);
  expect(content).toContain("export const useBuyNowMutation = () => useOperationMutation(BuyNowDocument);");
});

it("writes nothing for a file of fragments", async () => {
  expect(await generate("fragment A on Query { a }")).toEqual({ prepend: [], content: "" });
});

it("refuses an operation without a name", async () => {
  await expect(generate("{ a }")).rejects.toThrow("Operations must be named");
});
