import { describe, expect, it } from "vitest";
import type { Limit } from "../../src/security/limits.ts";
import { limits } from "../../src/security/limits.ts";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";

/** What is posted, as JSON or its text; `nonce` makes each text another one, so that no plan is kept. */
type Attack = (nonce: string) => unknown;

const times = (count: number, each: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => each(index)).join(" ");
const nested = (depth: number): string => `${"{ field ".repeat(depth)}{ id }${" }".repeat(depth)}`;
const category = (selection: string): string => `{ core_category(coreCategoryId: "1") ${selection} }`;
const deepList = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const variable = "query ($a: ID!) { core_category(coreCategoryId: $a) { id } }";

const attacks: readonly (readonly [string, Limit, Attack])[] = [
  ["a batch bomb", "batch", (nonce) => Array.from({ length: 1_000 }, () => ({ query: `{ a${nonce}: shop_version }` }))],
  ["an alias bomb", "aliases", (nonce) => ({ query: `{ ${times(400, (i) => `a${i}_${nonce}: shop_version`)} }` })],
  [
    "an alias bomb of logins in a fragment",
    "aliases",
    (nonce) => ({
      query: `mutation ${nonce} { ...F } fragment F on Mutation { ${times(
        100,
        (i) => `a${i}: login(credentials: { email: "a", password: "${i}" }) { successfull }`,
      )} }`,
    }),
  ],
  ["a deep query", "depth", (nonce) => ({ query: `query ${nonce} ${category(nested(300))}` })],
  [
    "a deep query in fragments",
    "depth",
    (nonce) => ({
      query: `query ${nonce} ${category("{ ...F0 }")} ${times(9, (i) => `fragment F${i} on Category { field { field { ...F${i + 1} } } }`)} fragment F9 on Category { id }`,
    }),
  ],
  [
    "a flood of directives",
    "directives",
    (nonce) => ({ query: `query ${nonce} { shop_version ${"@include(if: true) ".repeat(150)} }` }),
  ],
  [
    "a flood of unknown directives",
    "directives",
    (nonce) => ({ query: `query ${nonce} { shop_version ${"@aa ".repeat(900)} }` }),
  ],
  [
    "a fragment that spreads itself",
    "fragments",
    (nonce) => ({ query: `query ${nonce} { ...A } fragment A on Query { shop_version ...A }` }),
  ],
  [
    "fragments that spread each other",
    "fragments",
    (nonce) => ({ query: `query ${nonce} { ...A } fragment A on Query { ...B } fragment B on Query { ...A }` }),
  ],
  [
    "fragments that double at each step",
    "spreads",
    (nonce) => ({
      query: `query ${nonce} { ...F0 } ${times(12, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F12 on Query { ...None }`,
    }),
  ],
  [
    "a hundred fragments that are never spread",
    "repeats",
    (nonce) => ({
      query: `query ${nonce} { shop_version } ${times(110, (i) => `fragment F${i} on Query { ...G ...G ...G }`)} fragment G on Query { shop_version }`,
    }),
  ],
  [
    "fields that are said again, which take the square of their number to compare",
    "repeats",
    (nonce) => ({ query: `query ${nonce} { ${"shop_version ".repeat(700)} }` }),
  ],
  [
    "fields said again within fields said again",
    "repeats",
    (nonce) => ({
      query: `query ${nonce} { ${times(30, () => `core_category(coreCategoryId: "1") { ${"id ".repeat(10)} }`)} }`,
    }),
  ],
  ["too many fields", "fields", (nonce) => ({ query: `query ${nonce} { ${times(900, (i) => `unknown${i}`)} }` })],
  ["a flood of tokens", "tokens", (nonce) => ({ query: `query ${nonce} { ${"shop_version ".repeat(3_000)} }` })],
  ["a flood of brackets", "tokens", (nonce) => ({ query: `query ${nonce} ${"{".repeat(40_000)}` })],
  ["a long comment", "characters", (nonce) => ({ query: `{ shop_version } # ${nonce} ${"x".repeat(400_000)}` })],
  [
    "lists within lists of products",
    "cost",
    (nonce) => ({
      query: `query ${nonce} ${category("{ products(paging: { limit: 120 }) { products { replacementProducts { accessories { images { sources { src } } } } } } }")}`,
    }),
  ],
  [
    "a page of a million",
    "cost",
    (nonce) => ({
      query: `query ${nonce} ${category("{ products(paging: { limit: 1000000 }) { products { image { src } } } }")}`,
    }),
  ],
  [
    "variables that are too deep",
    "variableDepth",
    (nonce) => `{"query":"#${nonce}\\n${variable}","variables":{"a":${deepList(50_000)}}}`,
  ],
  [
    "too many variables",
    "variableValues",
    (nonce) => ({ query: `#${nonce}\n${variable}`, variables: { a: Array.from({ length: 100_000 }, () => 1) } }),
  ],
  [
    "variables that are too long",
    "variableCharacters",
    (nonce) => ({ query: `#${nonce}\n${variable}`, variables: { a: "x".repeat(400_000) } }),
  ],
];

describe("an operation that requests too much", () => {
  it.each(attacks)("%s is refused, and nothing of it reaches the shop (%s)", async (_name, limit, attack) => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    for (const nonce of ["a", "b"]) {
      const body = attack(nonce);
      const sent = typeof body === "string" ? body : JSON.stringify(body);
      const result = await visitor.send("/api/shop/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: sent,
      });
      expect(result.status).toBe(400);
      expect(result.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(refusalIn(result.text)).toEqual({
        code: "LIMIT_EXCEEDED",
        classification: "LIMIT_EXCEEDED",
        limit,
        value: limits[limit],
      });
    }
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("is refused by GET, too", async () => {
    const { browser, upstream } = await startTestGateway();
    const query = encodeURIComponent(category(nested(30)));
    const headers = { "apollo-require-preflight": "1" };
    const { status, text } = await browser().send(`/api/shop/?query=${query}`, { headers });
    expect([status, refusalIn(text)["limit"]]).toEqual([400, "depth"]);
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("does not take its neighbours in a batch along, unless all are refused", async () => {
    const { browser } = await startTestGateway();
    const deep = { query: category(nested(30)) };
    const mixed = await browser().post([deep, { query: "{ shop_version }" }]);
    expect(mixed.status).toBe(200);
    expect(JSON.parse(mixed.text)).toMatchObject([
      { errors: [{ extensions: { limit: "depth" } }] },
      { data: { shop_version: expect.any(String) } },
    ]);
    expect((await browser().post([deep, deep])).status).toBe(400);
  });
});
