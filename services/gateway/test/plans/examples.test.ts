import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, type Trial } from "./bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** Operations by what is special about them, and the plan that each is answered with. */
const examples: readonly (readonly [string, string, Pick<Trial, "query"> & Partial<Trial>])[] = [
  ["forward", "a field", { query: '{ core_category(coreCategoryId: "1") { id name path } }' }],
  [
    "forward",
    "aliases",
    {
      query:
        '{ b: core_category(coreCategoryId: "2") { n: name t: __typename } a: core_category(coreCategoryId: "1") { id } __typename }',
    },
  ],
  [
    "forward",
    "fragments",
    {
      query: `query ($id: ID!) { core_category(coreCategoryId: $id) { ...F ... on Category { path } ... { id } } }
        fragment F on Category { name ...G } fragment G on Category { id }`,
      variables: { id: "3" },
    },
  ],
  [
    "forward",
    "directives and defaults",
    {
      query: `query ($no: Boolean = false, $id: ID = "4") {
        core_category(coreCategoryId: $id) { id name @include(if: $no) path @skip(if: $no) }
      }`,
    },
  ],
  [
    "forward",
    "one of several operations",
    {
      query: 'query A { shop_version } query B { b: core_category(coreCategoryId: "1") { id } }',
      operationName: "B",
    },
  ],
  ["forward", "errors", { query: '{ isUniqueEmail(email: "taken") shop_version }', odds: { nulls: 0, errors: 255 } }],
  [
    "forward",
    "a variable that does not fit",
    { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }", variables: { id: {} } },
  ],
  [
    "forward",
    "a variable that is missing",
    { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }" },
  ],
  [
    "forward",
    "a variable that is not declared",
    { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }", variables: { id: "1", evil: "x" } },
  ],
  ["forward", "a mutation", { query: 'mutation { cart_update(data: { cartId: "x", ops: [] }) { successful } }' }],
  ["splice", "the session alone", { query: "{ session { storefront { store } visitor { state } } __typename }" }],
  ["splice", "the session's cart", { query: "{ session { cartId cart { id total { amount } } } }" }],
  [
    "splice",
    "session and shop in the order in which they were asked",
    {
      query: `query ($id: ID!) {
        z: core_category(coreCategoryId: $id) { name } session { cart { id } cartId } a: shop_version ...R
      } fragment R on Query { b: core_category(coreCategoryId: "2") { id } session { securityLogout } }`,
      variables: { id: "1" },
    },
  ],
  [
    "splice",
    "a link that is selected twice",
    {
      query: `query ($no: Boolean!) {
        session { cart { id } } session { cart @skip(if: $no) { total { amount } } c: cart @include(if: $no) { id } }
      }`,
      variables: { no: false },
    },
  ],
  [
    "splice",
    "errors below a link",
    {
      query: "{ session { cartId cart { positions { __typename } total { amount } } } }",
      odds: { nulls: 0, errors: 30 },
      seed: "7",
    },
  ],
  [
    "splice",
    "a shop that is away",
    {
      query: '{ session { cartId cart { id } } a: shop_version b: getCustomerInfo(url: "/") { userId } }',
      isDown: true,
    },
  ],
  [
    "splice",
    "mutations, one after the other",
    {
      query: `mutation {
        a: cart_update(data: { cartId: "x", ops: [] }) { successful }
        login(credentials: { email: "ada", password: "right" }) { successfull session { cartId cart { id } } }
        b: cart_update(data: { cartId: "x", ops: [] }) { successful }
        logout { successful session { cartId visitor { state } } }
      }`,
    },
  ],
  [
    "splice",
    "an error of the session's own",
    { query: "mutation { checkoutAuth(authType: register) { successfull } }" },
  ],
  [
    "splice",
    "a session variable that does not fit",
    { query: "mutation ($l: SessionLoginInput!) { login(credentials: $l) { successfull } }", variables: { l: 1 } },
  ],
  [
    "stitch",
    "a field of the session below the cart",
    { query: "{ session { cart { id checkout { currentStep } } } }" },
  ],
  ["stitch", "introspection", { query: "{ __schema { queryType { name } } session { cartId } }" }],
  ["stitch", "a field that is not there", { query: "{ nope }" }],
  ["unreadable", "no operation of that name", { query: "query A { shop_version }", operationName: "B" }],
  ["unreadable", "no GraphQL", { query: "{" }],
];

describe("an operation is answered as the stitched graph does", () => {
  it.each(examples)("by %s: %s", async (plan, _name, example) => {
    const trial: Trial = { variables: {}, seed: "1", odds: { nulls: 0, errors: 0 }, visitor: "known", ...example };
    const quick = await bench.quick(trial);
    const stitched = await bench.stitched(trial);
    expect(quick.plan).toBe(plan);
    expect(quick.text).toBe(stitched.text);
    expect(quick.status).toBe(stitched.status);
    expect(quick.setCookies).toEqual(stitched.setCookies);
  });

  it("with one call to the shop for all fields of its roots, and one for each link", async () => {
    const { calls } = await bench.quick({
      query: "{ session { cart { id } } a: shop_version b: shop_version c: core_category(coreCategoryId: 1) { id } }",
      variables: {},
      seed: "1",
      odds: { nulls: 0, errors: 0 },
      visitor: "known",
    });
    expect(calls).toBe(2);
  });
});
