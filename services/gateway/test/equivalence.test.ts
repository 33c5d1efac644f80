import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

/** Operations that the shop can answer alone, with everything that a document can hold. */
const operations: readonly [string, { query: string; variables?: object; operationName?: string }][] = [
  ["a field", { query: '{ core_category(coreCategoryId: "1") { id name path } }' }],
  [
    "aliases",
    {
      query:
        '{ b: core_category(coreCategoryId: "2") { n: name t: __typename } a: core_category(coreCategoryId: "1") { id } __typename }',
    },
  ],
  [
    "fragments",
    {
      query: `query ($id: ID!) { core_category(coreCategoryId: $id) { ...F ... on Category { path } ... { id } } }
        fragment F on Category { name ...G } fragment G on Category { id }`,
      variables: { id: "3" },
    },
  ],
  [
    "directives and defaults",
    {
      query: `query ($no: Boolean = false, $id: ID = "4") {
        core_category(coreCategoryId: $id) { id name @include(if: $no) path @skip(if: $no) }
      }`,
    },
  ],
  [
    "one of several operations",
    {
      query: 'query A { shop_version } query B { b: core_category(coreCategoryId: "1") { id } }',
      operationName: "B",
    },
  ],
  ["an error below a null", { query: '{ core_category(coreCategoryId: "boom") { id } shop_version }' }],
  ["an error that clients act on", { query: '{ isUniqueEmail(email: "taken") }' }],
  [
    "a variable that does not fit",
    { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }", variables: { id: {} } },
  ],
  ["a variable that is missing", { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }" }],
  [
    "a variable that is not declared",
    { query: "query ($id: ID!) { core_category(coreCategoryId: $id) { id } }", variables: { id: "1", evil: "x" } },
  ],
  ["a field that is not there", { query: "{ nope }" }],
  ["no operation of that name", { query: "query A { shop_version }", operationName: "B" }],
  ["a mutation", { query: 'mutation { cart_update(data: { cartId: "x", ops: [] }) { successful } }' }],
];

const withoutRequestId = (text: string): string => text.trim().replaceAll(/"requestId":"[^"]*"/g, '"requestId":""');

describe("an operation that is forwarded", () => {
  it.each(operations)("answers as the stitched graph does: %s", async (_name, operation) => {
    const { browser } = await startTestGateway();
    const forwarded = await browser().post(operation);
    // A comment of this length makes the planner leave an operation to the stitched graph.
    const stitched = await browser().post({ ...operation, query: `${operation.query}\n#${"-".repeat(50_000)}` });
    expect(withoutRequestId(forwarded.text)).toBe(withoutRequestId(stitched.text));
    expect(forwarded.status).toBe(stitched.status);
  });

  it("is one call to the shop, whose bytes are passed on", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/token");
    upstream.state.faults.push((respond) => respond(200, '{"data":{ "shop_version" : "as \\u0069t is" }}'));
    const { text } = await visitor.post({ query: "{ shop_version }" });
    expect(text).toBe('{"data":{ "shop_version" : "as \\u0069t is" }}');
    expect(upstream.state.httpCalls).toBe(1);
  });
});

describe("the public graph", () => {
  it("hides what only the session may call, and customer tokens", async () => {
    const { browser } = await startTestGateway();
    const hidden = [
      'mutation { login(credentials: { email: "a", password: "b" }) { token { token } } }',
      "mutation { shop_init { cartId } }",
      'mutation { registerGuest(cartId: "1") { successfull } }',
      'mutation { mergeCarts(cartId: "1") { cartMerged } }',
      'mutation { submitCart(cartId: "1") { orderId } }',
      'mutation { completeCardPayment(cartId: "1", len: 1, data: "") { orderId } }',
      '{ x: __type(name: "CustomerToken") { fields { name } } session { token { token } } }',
    ];
    for (const query of hidden) {
      const { errors } = await browser().graph(query);
      expect(errors?.[0]?.extensions?.["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
    }
    expect(await browser().data('{ __type(name: "CustomerToken") { name } }')).toEqual({ __type: null });
  });

  it("is not to be explored in the live environment", async () => {
    const { browser } = await startTestGateway({ environment: "live" });
    const { errors } = await browser().graph("{ __schema { queryType { name } } }");
    expect(errors).toHaveLength(1);
    const { errors: typo } = await browser().graph("{ shop_versio }");
    expect(typo?.[0]?.message).not.toContain("shop_version");
  });
});
