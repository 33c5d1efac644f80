import { parse, validate } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { type Harness, startHarness } from "./harness.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});

describe("a federated operation", () => {
  it.each([
    "{ me { name reviews { body product { name inStock shippingEstimate } } } }",
    "query ($u: ID! = 3) { user(id: $u) { n: name username } users { name birthday reviews { author { username name } } } }",
    "{ topProducts { price: weight shippingEstimate label delivery { days speed note } } }",
    "{ stores { city best { name } shelves { upc name rating } } }",
    "{ things { __typename ... on Product { name inStock } ... on Brand { country flagship { rating } } } }",
    "{ named(first: 2) { name ... on Product { reviews(first: 1) { score } } } }",
    "{ written { id } }",
    "{ written { reviews { id } ... on User { name } } }",
    "{ latest { __typename ... on User { id n: name } ... on Product { name label } ... on Review { author { name friends { name } } } } }",
    "query ($yes: Boolean = false) { me { name @skip(if: $yes) reviews @include(if: $yes) { id } } topProducts { name @include(if: $yes) } }",
    '{ a: product(upc: "1") { x: reviews(first: 1) { id } } b: product(upc: "2") { x: reviews { body author { name } } } }',
    'mutation { a: addReview(upc: "1", body: "x") { id product { name } } b: addReview(upc: "2", body: "y") { body author { name } } }',
    "{ __typename }",
    '{ product(upc: "9") { name inStock } review(id: 1) { product { similar { similar { name inStock } } } } }',
  ])("answers as the whole world does: %s", async (text) => {
    expect(validate(harness.federation.schema, parse(text))).toEqual([]);
    const { planned, reference } = await harness.both(text, {});
    expect(planned.text).toBe(reference.text);
    expect(planned.hasErrors).toBe(reference.hasErrors);
  });
});
