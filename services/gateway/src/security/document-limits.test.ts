import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { breachOfDocument, measureDocument } from "./document-limits.ts";
import { type Limit, limits } from "./limits.ts";

const schema = buildSchema(`
  type Query {
    core_category(coreCategoryId: ID!): Category
    me: Person
    node: Node
    core_search(paging: PagingInput): ProductListing
    getReviewsByProductId(productId: ID!, limit: Int = 25): ReviewList
  }
  interface Node { id: ID! }
  type Shelf implements Node { id: ID!  books: [Person!]! }
  type Category { name: String  children: [Category!]!  products(paging: PagingInput): ProductListing!  tags: [String!]! }
  type ProductListing { products: [Product!]!  sorts: [Sort!]! }
  type Product { id: ID!  image: Image }
  type Sort { name: String }
  type ReviewList { reviews: [Person!]! }
  type Cart { positions: [Person!]! }
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
    ["a page of no entries", listing("(paging: { limit: 0 })"), 1 + 1 + 2],
    ["a page of a size that is none", listing("(paging: { limit: { a: 1 } })"), 1 + 1 + 120 * 2],
    ["a page of sizes", listing("(paging: [{ limit: 1 }])"), 1 + 1 + 120 * 2],
    ["a page without a default", "{ core_search { sorts { name } products { id image { src } } } }", 1 + 10 + 60 * 2],
    ["reviews", '{ getReviewsByProductId(productId: "1") { reviews { name } } }', 1 + 25],
    ["some reviews", '{ getReviewsByProductId(productId: "1", limit: 3) { reviews { name } } }', 1 + 3],
    [
      "as many reviews as a variable says",
      'query ($n: Int) { getReviewsByProductId(productId: "1", limit: $n) { reviews { name } } }',
      1 + 100,
    ],
    ["a list of known length", "fragment F on Cart { positions { name } }", 50],
    ["a selection of plain values", "{ core_category(coreCategoryId: 1) { tags { x } } }", 1],
    ["a page that a variable says", listing("(paging: $p)", "($p: PagingInput)"), 1 + 1 + 120 * 2],
    ["fields that there are not", "{ core_category(coreCategoryId: 1) { nothing { at { all } } } }", 1],
    ["what a fragment of another type asks", "{ node { ... on Shelf { books { name } } } }", 11],
    ["what an interface has, and no more", "{ node { id books { name } } }", 1],
    ["what a fragment without a type asks", "{ ... { me { name } } }", 1],
    ["fragments that there are not", "{ me { ...Missing } }", 1],
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

/** Documents that take just as much of a limit as is requested. */
const taking: readonly (readonly [Limit, (amount: number) => string])[] = [
  ["depth", (levels) => `${"{ a".repeat(levels)}${"}".repeat(levels)}`],
  ["fields", (fields) => `{ ${Array.from({ length: fields }, (_, index) => `f${index}`).join(" ")} }`],
  ["repeats", (repeats) => `{ ${"me ".repeat(repeats + 1)} }`],
  ["aliases", (aliases) => `{ ${Array.from({ length: aliases }, (_, index) => `a${index}: me`).join(" ")} }`],
  ["directives", (directives) => `{ me ${"@a ".repeat(directives)} }`],
  ["spreads", (spreads) => `{ ${Array.from({ length: spreads }, (_, index) => `... { f${index} }`).join(" ")} }`],
  [
    "fragments",
    (levels) =>
      `{ ...F1 } ${Array.from({ length: levels }, (_, index) => {
        const spread = index + 1 < levels ? `...F${index + 2}` : "";
        return `fragment F${index + 1} on Query { f${index} ${spread} }`;
      }).join(" ")}`,
  ],
];

describe("a limit of a document", () => {
  it.each(taking)("of %s lets in what is at it, and refuses one more", (limit, text) => {
    expect(breachOfDocument(schema, parse(text(limits[limit])))).toBeNull();
    expect(breachOfDocument(schema, parse(text(limits[limit] + 1)))).toEqual({ limit });
  });

  it("of fragment spreads counts those by name as those in place", () => {
    const text = "{ ...F ... { me { name } } ... on Query { me { name } } } fragment F on Query { f }";
    expect(measureDocument(schema, parse(text)).spreads).toBe(3);
  });

  it("of the cost counts the objects of an answer", () => {
    expect(measureDocument(schema, parse(listing("(paging: { limit: 14998 })"))).cost).toBe(29_998);
    expect(breachOfDocument(schema, parse(listing("(paging: { limit: 14999 })")))).toBeNull();
    expect(breachOfDocument(schema, parse(listing("(paging: { limit: 15000 })")))).toEqual({ limit: "cost" });
  });

  it("refuses a fragment that spreads itself, directly or by another one, also when nothing spreads it", () => {
    const itself = "fragment F on Query { ...F }";
    const another = "fragment F on Query { ...G } fragment G on Query { ...F }";
    for (const text of [`{ ...F } ${itself}`, `{ ...F } ${another}`, `{ me { name } } ${itself}`]) {
      expect(breachOfDocument(schema, parse(text))).toEqual({ limit: "fragments" });
    }
  });

  it("reads fragments that nothing spreads: their fields, directives and objects count once", () => {
    const text = "{ me { name } } fragment F on Query @a { core_category(coreCategoryId: 1) { children { name } } }";
    expect(measureDocument(schema, parse(text))).toMatchObject({ fields: 5, directives: 1, cost: 1 + 11 });
    const spread = "{ ...F } fragment F on Query @a { me { name } }";
    expect(measureDocument(schema, parse(spread))).toMatchObject({ fields: 2, directives: 1, spreads: 1, cost: 1 });
  });

  it("counts directives of operations, variables, fields and fragments alike", () => {
    const text =
      "query A($n: Int @a) @a { me @a { ... on Person @a { name @a } ...F @a } } fragment F on Person @a { name }";
    expect(measureDocument(schema, parse(text))).toMatchObject({ directives: 7, repeats: 1, spreads: 2, depth: 2 });
  });

  it("counts a repetition where the answer has the name already, not where another field has it", () => {
    expect(measureDocument(schema, parse("{ a: me { name } b: me { name } }"))).toMatchObject({
      repeats: 0,
      aliases: 2,
    });
    expect(measureDocument(schema, parse("{ me { name } me { name } }")).repeats).toBe(1);
    expect(measureDocument(schema, parse("{ x: me { name } ... { x: me { name } } }")).repeats).toBe(1);
  });
});

describe("what costs much by itself", () => {
  const costly = buildSchema(`
    type Query { validateOrderForm(entries: [String!]): [Entry!]!  getSitemap: Sitemap!  getReturnLabel: File }
    type Mutation { generatePdfForm: File }
    type Entry { orderNumber: String! }
    type Sitemap { paths: [String!]! }
    type File { content: String }
  `);
  const aliased = (field: string, times: number, kind = "query"): string =>
    `${kind} { ${Array.from({ length: times }, (_, index) => `a${index}: ${field}`).join(" ")} }`;

  it.each([
    ["query", "validateOrderForm { orderNumber }"],
    ["query", "getSitemap { paths }"],
    ["query", "getReturnLabel { content }"],
    ["mutation", "generatePdfForm { content }"],
  ])("%s { %s } is answered twice in a document and no more, whatever it is called", (kind, field) => {
    expect(breachOfDocument(costly, parse(aliased(field, 2, kind)))).toBeNull();
    expect(breachOfDocument(costly, parse(aliased(field, 3, kind)))).toEqual({ limit: "cost" });
  });
});
