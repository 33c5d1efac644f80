import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

describe("an operation that is forwarded", () => {
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
      "mutation { registerGuest { token { token } } }",
      'mutation { mergeCarts(cartId: "1") { cartMerged } }',
      'mutation { submitCart(cartId: "1") { orderId } }',
      'mutation { completeCardPayment(len: 1, data: "") { orderId } }',
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
