import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { resultSchema } from "./browser.ts";
import { startTestGateway } from "./start.ts";

const query = "{ getBillingAddresses { addressId } }";
const expected = {
  message: "Sign in first.",
  path: ["getBillingAddresses"],
  extensions: {
    code: "UNAUTHENTICATED",
    classification: "UNAUTHENTICATED",
    messageKey: "vue.error.security.valid_token_required",
  },
};

describe("what the shop reports about an error for clients to act on (ERR-02)", () => {
  it.each([
    ["passing through", query],
    ["splicing", "{ getBillingAddresses { addressId } session { storefront { store } } }"],
    ["stitching", '{ getBillingAddresses { addressId } __type(name: "Query") { name } }'],
  ])("survives %s", async (_name, text) => {
    const { browser } = await startTestGateway();
    const answer = await browser().post({ query: text });
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [expected] });
  });

  it("survives batching, and the neighbours in the batch do not notice", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    const mine = { query: "query ($id: ID!) { shop_findCart(cartId: $id) { id } }" };
    const id = visitor.cookies.get("cartId");
    const { text } = await visitor.post([{ ...mine, variables: { id } }, { query }, { ...mine, variables: { id } }]);
    const results = v.parse(v.array(resultSchema), JSON.parse(text));
    expect(results[1]).toMatchObject({ data: null, errors: [{ message: "Sign in first." }] });
    expect(JSON.parse(text)).toMatchObject([
      { data: { shop_findCart: { id } } },
      { errors: [expected] },
      { data: { shop_findCart: { id } } },
    ]);
    expect(upstream.state.calls.at(-1)?.batchSize).toBe(3);
  });
});
