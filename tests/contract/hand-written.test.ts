import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../testkit/root.ts";
import { findGraphql } from "./hand-written.ts";

const folder = path.join(root, "web/src");
const sources = (await readdir(folder, { recursive: true }))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("graph/generated/"))
  // What tests alone use: answers are made up there from the schema.
  .filter((file) => !file.includes("/testing/"));

describe("the storefront uses generated hooks and nothing else", () => {
  test("it has sources to look at", () => {
    expect(sources.length).toBeGreaterThan(100);
  });
  test.each(sources)("%s has no GraphQL of its own", async (file) => {
    expect(findGraphql(await readFile(path.join(folder, file), "utf8"))).toEqual([]);
  });
});

describe("what counts as hand-written GraphQL", () => {
  test.each([
    ["a tag", "const q = gql`{ a }`;"],
    ["a tag that is called", 'const q = graphql("query Q { a }");'],
    ["a marked text", "const q = /* GraphQL */ `{ a }`;"],
    ["a query in a text", 'const q = "query Basket { cart { id } }";'],
    ["a mutation over lines", "const q = `\n  mutation Add($id: ID!) {\n    add(id: $id)\n  }`;"],
    ["a fragment", "const q = `fragment Parts on Cart { id }`;"],
    ["an anonymous query", "const q = `query { cart { id } }`;"],
    ["a call of the client with a text", 'await client.query("{ cart { id } }", {});'],
    ["a document that is built here", "const doc = operationDocument(text);"],
    ["graphql's own parser", 'import { parse } from "graphql";'],
  ])("%s", (_what, source) => {
    expect(findGraphql(source)).not.toEqual([]);
  });
  test.each([
    ["the words in prose", "// every query goes out once { and } a mutation is a hook"],
    ["a loader's tool", "const { data } = await query(CategoryPageDocument, variablesOf(id));"],
    ["a search query", 'const text = "query";'],
    ["a media query", "const wide = `(min-width: 60em)`;"],
  ])("but not %s", (_what, source) => {
    expect(findGraphql(source)).toEqual([]);
  });
});
