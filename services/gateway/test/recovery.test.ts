import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const cartQuery = "query Cart($id: ID!) { shop_findCart(cartId: $id) { id } }";

describe("a revoked API token (ERR-04)", () => {
  it("is replaced once for all, and every request is repeated once", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.data("{ session { cartId } }");
    upstream.state.apiTokens.clear();
    const calls = upstream.state.calls.length;
    const query = '{ core_category(coreCategoryId: "1") { id } }';
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.data(query)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ core_category: { id: "1" } })));
    expect(upstream.state.tokenRequests).toBe(2);
    expect(upstream.state.calls.length - calls).toBeLessThanOrEqual(10);
  });

  it("is replaced for mutations, too: none was carried out", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    upstream.state.apiTokens.clear();
    await visitor.data(
      'mutation ($id: ID!) { cart_update(data: { cartId: $id, ops: [{ voucherOp: { addVoucher: { code: "A" } } }] }) { successful } }',
      { id: visitor.cookies.get("cartId") },
    );
    expect(upstream.state.carts.get(visitor.cookies.get("cartId") ?? "")?.pieces).toBe(1);
  });

  it("is not requested again and again", async () => {
    const { browser, upstream } = await startTestGateway();
    await browser().send("/api/token");
    const { state } = upstream;
    state.apiTokens.add = () => state.apiTokens;
    state.apiTokens.clear();
    const { errors } = await browser().graph('{ core_category(coreCategoryId: "1") { id } }');
    expect(errors?.[0]).toMatchObject({
      message: "Invalid access token",
      extensions: { classification: "INVALID_TOKEN" },
    });
    expect(state.tokenRequests).toBe(2);
  });
});

describe("a cart that the shop does not have (ERR-05, ERR-06)", () => {
  it("is replaced by new ids, and the query repeated with them", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    const lost = visitor.cookies.get("cartId");
    const user = visitor.cookies.get("X-iSHOP-API-USERID");
    upstream.state.carts.clear();
    upstream.state.users.clear();
    const data = await visitor.data(cartQuery, { id: lost });
    const alive = visitor.cookies.get("cartId");
    expect(data).toEqual({ shop_findCart: { id: alive } });
    expect(alive).not.toBe(lost);
    expect(visitor.cookies.get("X-iSHOP-API-USERID")).not.toBe(user);
    expect(upstream.state.carts.size).toBe(1);
  });

  it("is replaced on the stitched path as well", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    upstream.state.carts.clear();
    const data = await visitor.data("{ session { cart { id } } }");
    expect(data).toEqual({ session: { cart: { id: visitor.cookies.get("cartId") } } });
  });

  it("gives a mutation new ids and the error, and is never submitted blindly", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    const lost = visitor.cookies.get("cartId");
    upstream.state.carts.clear();
    const { errors } = await visitor.graph(
      'mutation ($id: ID!) { cart_update(data: { cartId: $id, ops: [{ voucherOp: { addVoucher: { code: "A" } } }] }) { successful } }',
      { id: lost },
    );
    expect(errors?.[0]).toMatchObject({ message: "Cart issue", extensions: { classification: "CART_NOT_FOUND" } });
    expect(visitor.cookies.get("cartId")).not.toBe(lost);
    expect([...upstream.state.carts.values()].map(({ pieces }) => pieces)).toEqual([0]);
  });

  it("that is another visitor's costs no visitor their own", async () => {
    const { browser } = await startTestGateway();
    const [owner, stranger] = [browser(), browser()];
    await Promise.all([owner.send("/api/cart-id"), stranger.send("/api/cart-id")]);
    const own = stranger.cookies.get("cartId");
    const { errors } = await stranger.graph(cartQuery, { id: owner.cookies.get("cartId") });
    expect(errors?.[0]?.message).toBe("Cart issue");
    expect(stranger.cookies.get("cartId")).toBe(own);
  });

  it("needs a user id first: a visitor without one gets it and the query is repeated", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const { errors } = await visitor.graph(cartQuery, { id: "another visitor's" });
    expect(errors?.[0]?.message).toBe("Cart issue");
    expect(visitor.cookies.get("X-iSHOP-API-USERID")).toBeDefined();
  });
});

describe("a revoked customer token (ERR-03, SESS-18)", () => {
  const revoked = async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.data('mutation { login(credentials: { email: "ada", password: "right" }) { successfull } }');
    expect(visitor.cookies.get("X-JWT-exist")).toBe("true");
    upstream.state.customerTokens.clear();
    return visitor;
  };
  const customerQuery = '{ getCustomerInfo(url: "/") { userId } }';

  it("ends the login, sets the flag, and one logout takes it away", async () => {
    const visitor = await revoked();
    await visitor.graph(customerQuery);
    expect(visitor.cookies.get("SecurityLogout")).toBe("true");
    expect(["X-JWT", "X-JWT-exist", "X-JWT-guest"].filter((name) => visitor.cookies.has(name))).toEqual([]);
    expect(await visitor.data("{ session { securityLogout visitor { state } } }")).toEqual({
      session: { securityLogout: true, visitor: { state: "LOGGED_OUT" } },
    });
    const { logout } = await visitor.data("mutation { logout { successful toast { key severity } } }");
    expect(logout).toEqual({ successful: true, toast: { key: "vue.message.securityLogout", severity: "WARNING" } });
    expect(visitor.cookies.has("SecurityLogout")).toBe(false);
  });

  it("is removed from the answer, whose data stay (GQL-14)", async () => {
    const visitor = await revoked();
    const { text } = await visitor.post({ query: "{ getCustomerAddress { address { addressId } } shop_version }" });
    expect(JSON.parse(text)).toEqual({ data: { getCustomerAddress: null, shop_version: "1 for de/de-DE" } });
  });

  it.each([
    ["splicing", "session { storefront { store } }", { session: { storefront: { store: "de" } } }],
    ["stitching", '__type(name: "Query") { name }', { __type: { name: "Query" } }],
  ])("is removed when %s as well", async (_name, rest, answer) => {
    const visitor = await revoked();
    const { text } = await visitor.post({ query: `{ getCustomerAddress { address { addressId } } ${rest} }` });
    expect(JSON.parse(text)).toEqual({ data: { getCustomerAddress: null, ...answer } });
  });

  it("is reported where a visitor has just typed something in (GQL-14)", async () => {
    for (const operation of ['updatePhone(phone: "1")', 'a: updateEmail(email: "a@b.example")']) {
      const visitor = await revoked();
      const { errors } = await visitor.graph(`mutation { ${operation} { successful } }`);
      expect(errors?.[0]?.extensions?.["messageKey"]).toBe("ishop.api.error.revoked_token");
      expect(visitor.cookies.get("SecurityLogout")).toBe("true");
    }
  });
});

describe("the shop's faults", () => {
  it("are never shown: INTERNAL_ERROR leaves with its key and a request id (ERR-01)", async () => {
    const { browser } = await startTestGateway();
    for (const query of [
      '{ core_category(coreCategoryId: "boom") { id } }',
      '{ core_category(coreCategoryId: "boom") { id } session { cartId } }',
    ]) {
      const { text, headers } = await browser().post({ query });
      expect(JSON.parse(text)).toMatchObject({
        errors: [
          {
            message: "Internal error",
            path: ["core_category"],
            extensions: {
              classification: "INTERNAL_ERROR",
              messageKey: "vue.message.internalError",
              requestId: headers.get("x-request-id"),
            },
          },
        ],
        data: { core_category: null },
      });
      expect(text).not.toContain("secrets");
    }
  });

  it("that clients act on keep classification and words", async () => {
    const { browser } = await startTestGateway();
    for (const query of ['{ isUniqueEmail(email: "taken") }', '{ isUniqueEmail(email: "taken") session { cartId } }']) {
      const { errors } = await browser().graph(query);
      expect(errors?.[0]).toMatchObject({
        message: "Too many questions.",
        extensions: { classification: "BAD_REQUEST" },
      });
    }
  });

  it("of a moment are retried for queries only (GQL-08, C-16)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    upstream.state.faults.push(
      (respond) => respond(503, "busy"),
      (respond) => respond(502, "<html>"),
    );
    expect(await visitor.data('{ core_category(coreCategoryId: "1") { id } }')).toEqual({ core_category: { id: "1" } });
    const calls = upstream.state.httpCalls;
    upstream.state.faults.push((respond) => respond(503, "busy"));
    const { errors } = await visitor.graph(
      "mutation ($id: ID!) { cart_update(data: { cartId: $id, ops: [] }) { successful } }",
      { id: visitor.cookies.get("cartId") },
    );
    expect(errors?.[0]).toMatchObject({ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE" } });
    expect(upstream.state.httpCalls - calls).toBe(1);
  });
});

describe("an unknown cart id", () => {
  it.each([
    ["spliced", "{ session { cartId cart { id } } }"],
    ["spliced, the id after the cart", "{ session { cart { id } cartId } }"],
    ["stitched", "{ session { cartId cart { id checkout { currentStep } } } }"],
  ])("is in no part of an answer beside the cart that takes its place (%s)", async (_plan, query) => {
    const visitor = (await startTestGateway()).browser();
    await visitor.send("/api/cart-id");
    const unknown = "7c1f8d7e-0000-4000-8000-000000000000";
    visitor.cookies.set("cartId", unknown);
    const { session } = v.parse(
      v.object({ session: v.object({ cartId: v.string(), cart: v.object({ id: v.string() }) }) }),
      await visitor.data(query),
    );
    expect(session.cartId).not.toBe(unknown);
    expect([session.cart.id, visitor.cookies.get("cartId")]).toEqual([session.cartId, session.cartId]);
  });
});
