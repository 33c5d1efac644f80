import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { breachOfDocument, measureDocument } from "./document-limits.ts";

const schema = buildSchema(`
  type Query { core_category(coreCategoryId: ID!): Category  me: Person }
  type Category { name: String  children: [Category!]!  products(paging: PagingInput): ProductListing!  tags: [String!]! }
  type ProductListing { products: [Product!]!  sorts: [Sort!]! }
  type Product { id: ID!  image: Image }
  type Sort { name: String }
  type Image { src: String }
  type Person { name: String }
  input PagingInput { limit: Int! = 60  offset: Int! = 0 }
`);

const listing = (paging: string, variables = ""): string =>
  `query ${variables} { core_category(coreCategoryId: 1) { products${paging} { products { id image { src } } } } }`;

describe("the cost of a document", () => {
  it.each([
    ["an object", "{ me { name } }", 1],
    ["a list", "{ core_category(coreCategoryId: 1) { children { name } } }", 11],
    ["a list of lists", "{ core_category(coreCategoryId: 1) { children { children { name } } } }", 111],
    ["plain values", "{ core_category(coreCategoryId: 1) { name tags } }", 1],
    ["a page of the usual size", listing(""), 1 + 1 + 60 * 2],
    ["a page of which another argument is given", listing("(paging: { offset: 60 })"), 1 + 1 + 60 * 2],
    ["a page of a size", listing("(paging: { limit: 7 })"), 1 + 1 + 7 * 2],
    ["a page of a size that a variable says", listing("(paging: { limit: $n })", "($n: Int!)"), 1 + 1 + 120 * 2],
    ["a page that a variable says", listing("(paging: $p)", "($p: PagingInput)"), 1 + 1 + 120 * 2],
    ["fields that there are not", "{ core_category(coreCategoryId: 1) { nothing { at { all } } } }", 1],
    ["fragments, each time", "{ a: me { ...F } b: me { ...F } } fragment F on Person { name }", 2],
    ["all operations", "query A { me { name } } query B { me { name } }", 2],
  ])("counts the objects of an answer: %s", (_name, text, cost) => {
    expect(measureDocument(schema, parse(text)).cost).toBe(cost);
  });

  it("ends where it is exceeded, even where it has no end", () => {
    expect(breachOfDocument(schema, parse(listing("(paging: { limit: 99999999999999999999 })")))).toEqual({
      limit: "cost",
    });
  });
});
