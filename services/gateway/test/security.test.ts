import { describe, expect, it } from "vitest";
import { clientSecret, startTestGateway } from "./start.ts";

const query = "{ shop_version }";
const body = JSON.stringify({ query });

describe("a request that another site makes in the visitor's name (CSRF)", () => {
  it.each([
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["text", { "content-type": "text/plain" }],
    ["no content type", { "content-type": "" }],
    ["another origin", { "content-type": "application/json", origin: "https://evil.example" }],
    ["a page without an origin", { "content-type": "application/json", origin: "null" }],
    ["another storefront", { "content-type": "application/json", origin: "http://ch.localhost:3000" }],
  ])("is refused: %s", async (_name, headers) => {
    const { browser, upstream } = await startTestGateway();
    const { status, text } = await browser().send("/api/shop/", { method: "POST", headers, body });
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "CSRF" } }] });
    expect(upstream.state.httpCalls).toBe(0);
  });

  it("is distinguished from the visitor's own", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser("localhost:3000");
    for (const headers of [
      { "content-type": "application/json; charset=utf-8", origin: "http://localhost:3000" },
      { "content-type": "application/json" },
    ]) {
      expect((await visitor.send("/api/shop/", { method: "POST", headers, body })).status).toBe(200);
    }
  });

  it("needs the preflight header with GET, and GET never changes anything", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const read = `/api/shop/?query=${encodeURIComponent(query)}`;
    const write = `/api/shop/?query=${encodeURIComponent("mutation { logout { successful } }")}`;
    const headers = { "apollo-require-preflight": "1" };
    expect((await visitor.send(read)).status).toBe(403);
    expect(JSON.parse((await visitor.send(read, { headers })).text)).toMatchObject({
      data: { shop_version: expect.any(String) },
    });
    expect((await visitor.send(write, { headers })).status).toBe(405);
  });
});

describe("a request that is not as it should be", () => {
  it.each([
    ["no JSON", "{", 400],
    ["an empty batch", "[]", 400],
    ["a batch of eleven", JSON.stringify(Array.from({ length: 11 }, () => ({ query }))), 400],
    ["a body that is too large", JSON.stringify({ query: `#${"x".repeat(600_000)}` }), 413],
    ["no query", "{}", 400],
    ["a query that is no text", '{"query":{"a":1}}', 400],
  ])("is refused in JSON: %s", async (_name, sent, expected) => {
    const { browser } = await startTestGateway();
    const answer = await browser().send("/api/shop/", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: sent,
    });
    expect(answer.status).toBe(expected);
    expect(JSON.parse(answer.text)).toHaveProperty("errors");
  });

  it("meets 404 and 405 elsewhere", async () => {
    const { browser } = await startTestGateway();
    expect((await browser().send("/api/unknown")).status).toBe(404);
    const { status, headers } = await browser().send("/api/login-action");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("visitors", () => {
  it("never share a call to the shop, and each gets their own cart", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitors = Array.from({ length: 12 }, () => browser());
    await Promise.all(visitors.map((visitor) => visitor.send("/api/cart-id")));
    upstream.state.calls.length = 0;
    const cartQuery = "query Mine($id: ID!) { shop_findCart(cartId: $id) { id } }";
    await Promise.all(
      visitors.flatMap((visitor) =>
        Array.from({ length: 8 }, async () => {
          const id = visitor.cookies.get("cartId");
          expect(await visitor.data(cartQuery, { id })).toEqual({ shop_findCart: { id } });
        }),
      ),
    );
    const callers = new Map<number, Set<string | undefined>>();
    for (const { httpCall, headers } of upstream.state.calls) {
      callers.set(httpCall, (callers.get(httpCall) ?? new Set()).add(headers["x-ishop-api-userid"]));
    }
    expect([...callers.values()].every((users) => users.size === 1)).toBe(true);
    expect(upstream.state.calls.some(({ batchSize }) => batchSize > 1)).toBe(true);
  });

  it("are sent to the shop as user agent, referer, address and storefront host, and nothing else of theirs is (GQL-04..07)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await visitor.send("/api/cart-id");
    await visitor.data('mutation { login(credentials: { email: "a", password: "right" }) { successfull } }');
    await visitor.post(
      { query },
      {
        referer: "http://localhost:3000/cat/1",
        "x-forwarded-for": "203.0.113.7",
        "x-preview": "ticket-1",
        "x-dev-flags": "newShelf,slowMotion",
        "x-forwarded-user": "root",
        authorization: "Bearer forged",
        "x-jwt": "forged",
        "x-ishop-api-userid": "forged",
      },
    );
    const {
      connection,
      host,
      "content-length": _length,
      "x-request-id": requestId,
      ...sent
    } = upstream.state.calls.at(-1)?.headers ?? {};
    expect([typeof connection, typeof host, typeof requestId]).toEqual(["string", "string", "string"]);
    expect(sent).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      authorization: `Bearer ${[...upstream.state.apiTokens][0]}`,
      "x-ishop-api-userid": visitor.cookies.get("X-iSHOP-API-USERID"),
      "x-jwt": visitor.cookies.get("X-JWT"),
      "user-agent": expect.stringContaining("Firefox"),
      referer: "http://localhost:3000/cat/1",
      "x-forwarded-for": "203.0.113.7, 127.0.0.1",
      "x-preview": "ticket-1",
      "x-dev-flags": "newShelf,slowMotion",
      "x-forwarded-host": "localhost:3000",
      "x-forwarded-proto": "http",
    });
  });

  it("with cookies that cannot be ours are treated as if they had none", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    const cookie =
      "X-JWT=a%0d%0ax-evil%3A%201; X-iSHOP-API-USERID=%22%3E; cartId=__proto__%00; __proto__=x; SecurityLogout=";
    const { text } = await visitor.post(
      { query: "{ session { cartId visitor { state } securityLogout } }" },
      { cookie },
    );
    expect(JSON.parse(text)).toMatchObject({
      data: { session: { visitor: { state: "LOGGED_OUT" }, securityLogout: false } },
    });
    expect(
      upstream.state.calls.every(({ headers }) => headers["x-jwt"] === undefined && headers["x-evil"] === undefined),
    ).toBe(true);
  });
});

describe("secrets", () => {
  it("are in no body and in no log line, whatever goes wrong", async () => {
    const { browser, upstream, log } = await startTestGateway();
    const visitor = browser();
    const texts: string[] = [];
    const post = async (text: string, variables = {}) => {
      texts.push((await visitor.post({ query: text, variables })).text);
    };
    const password = "canary-password";
    texts.push((await visitor.send("/api/token")).text, (await visitor.send("/api/cart-id")).text);
    await post(
      'mutation ($p: String!) { login(credentials: { email: "ada", password: $p }) { successfull errorMessage } }',
      { p: password },
    );
    await post(
      'mutation { login(credentials: { email: "ada", password: "right" }) { successfull session { token { expires language } } } }',
    );
    const customerTokens = [...upstream.state.customerTokens.keys()];
    const apiTokens = [...upstream.state.apiTokens];
    await post('{ core_category(coreCategoryId: "boom") { id } session { cart { id } } }');
    upstream.state.apiTokens.clear();
    await post("{ shop_version }");
    upstream.state.faults.push((respond) => respond(400, `{"oops":"${apiTokens[0]}"}`));
    await post("{ shop_version }");
    upstream.state.customerTokens.clear();
    await post('{ getCustomerInfo(url: "/") { userId } }');
    upstream.state.issuesTokens = false;
    upstream.state.apiTokens.clear();
    await post("{ shop_version }");
    const all = [...texts, ...log].join("\n");
    const secrets = [...customerTokens, ...apiTokens, ...upstream.state.apiTokens, clientSecret, password];
    expect(customerTokens).toHaveLength(1);
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(log.length).toBeGreaterThan(3);
  });
});

describe("the gateway's health", () => {
  it("is distinguished from the shop's", async () => {
    const { browser, upstream } = await startTestGateway();
    await upstream.stop();
    expect((await browser().send("/health/live")).status).toBe(200);
    expect((await browser().send("/health/ready")).status).toBe(503);
    const { errors } = await browser().graph(query);
    expect(errors?.[0]?.extensions?.["code"]).toBe("UPSTREAM_UNAVAILABLE");
  });
});
