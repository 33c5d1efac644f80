import { getIntrospectionQuery } from "graphql";
import { describe, expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { startTestGateway } from "../start.ts";
import { graphRequest, request } from "./request-text.ts";

const operatorToken = "the operator of this test";

describe("the live environment", () => {
  it.each([
    ["the whole schema", { query: getIntrospectionQuery() }],
    ["one type", { query: '{ __type(name: "Cart") { fields { name } } }' }],
    ["under an alias", { query: "{ shop: __schema { types { name } } }" }],
    ["in a fragment", { query: "{ ...F } fragment F on Query { __schema { types { name } } }" }],
    ["by line breaks", { query: "{\n\n__schema\n{ types { name } } }" }],
    ["in a batch", [{ query: "{ __schema { types { name } } }" }]],
  ])("is not to be explored: %s", async (_name, body) => {
    const { browser, upstream } = await startTestGateway({ environment: "live" });
    const { text } = await browser().post(body);
    expect(text).toContain("errors");
    expect(text).not.toMatch(/"(?:__schema|__type|fields|types|shop)":/);
    expect(upstream.state.calls).toEqual([]);
  });

  it("is not to be explored by GET", async () => {
    const { browser } = await startTestGateway({ environment: "live" });
    const query = encodeURIComponent("{ __schema { types { name } } }");
    const { text } = await browser().send(`/api/shop/?query=${query}`, {
      headers: { "apollo-require-preflight": "1" },
    });
    expect(text).toContain("errors");
    expect(text).not.toContain('"types"');
  });

  it("offers no page to explore it with", async () => {
    const { browser } = await startTestGateway({ environment: "live" });
    const { headers } = await browser().send("/api/shop/", { headers: { accept: "text/html" } });
    expect(headers.get("content-type")).not.toContain("text/html");
    expect((await browser().send("/api/shop/ide/index.html")).status).toBe(404);
  });

  it.each([
    ["a field", "{ core_categry { id } }", {}],
    ["a field of a type", '{ core_category(coreCategoryId: "1") { nam } }', {}],
    ["an argument", '{ core_category(coreCategory: "1") { id } }', {}],
    ["a type", "query ($a: CartUpdateInpt) { shop_version }", {}],
    ["a fragment's type", "{ ... on Quer { shop_version } }", {}],
    ["a directive", "{ shop_version @includ }", {}],
    ["an enum's value", "{ session { checkout { access(step: SUMARY) { allowed } } } }", {}],
    ["an input field", 'mutation { login(credentials: { emal: "a", password: "b" }) { successfull } }', {}],
    [
      "an input field in the variables",
      "mutation ($c: SessionLoginInput!) { login(credentials: $c) { successfull } }",
      { c: { emal: "a", email: "a", password: "b" } },
    ],
    [
      "an enum's value in the variables",
      "query ($s: CheckoutStep!) { session { checkout { access(step: $s) { allowed } } } }",
      { s: "SUMARY" },
    ],
    [
      "an input field in the variables of the shop's own",
      "mutation ($d: CartUpdateInput!) { cart_update(data: $d) { successful } }",
      { d: { cartIdd: "1", cartId: "1", ops: [] } },
    ],
  ])("suggests no names: %s", async (_name, query, variables) => {
    const { browser, upstream } = await startTestGateway({ environment: "live", operatorToken });
    // Only operators may send documents of their own there; even they get no more.
    const { text } = await browser().post({ query, variables }, { "x-operator-token": operatorToken });
    expect(text).toContain("errors");
    expect(text).not.toMatch(/did you mean/i);
    expect(text).not.toContain("PERSISTED");
    expect(upstream.state.calls).toEqual([]);
  });

  it("suggests names elsewhere, so that the test above can fail", async () => {
    const { browser } = await startTestGateway();
    expect((await browser().post({ query: "{ core_categry { id } }" })).text).toMatch(/did you mean/i);
  });
});

describe("every answer", () => {
  const expected = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
  };

  it.each([
    ["an operation", () => graphRequest('{"query":"{ shop_version }"}')],
    ["a refused operation", () => graphRequest("{")],
    ["a forged request", () => graphRequest("{}", { origin: "https://evil.example" })],
    ["GET /api/token", () => request("GET /api/token")],
    ["GET /api/cart-id", () => request("GET /api/cart-id")],
    ["an unknown address", () => request("GET /nothing")],
    ["a wrong method", () => request("PUT /api/shop/")],
    [
      "an action",
      () => request("POST /api/logout-action/", { "content-type": "application/json", "content-length": "2" }, "{}"),
    ],
    ["health", () => request("GET /health/live")],
    ["what is no HTTP", () => "nonsense\r\n\r\n"],
    ["a header that is too long", () => request("GET /", { a: "x".repeat(20_000) })],
  ])("makes browsers trust nothing in it: %s", async (_name, sent) => {
    const { origin } = await startTestGateway();
    const { headers } = await sendRaw(origin, [sent()]);
    for (const [name, value] of Object.entries(expected)) expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'; frame-ancestors 'none'");
    expect([...headers.keys()].filter((name) => /^(?:server|x-powered-by|via|access-control-.*)$/.test(name))).toEqual(
      [],
    );
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  it("keeps visitors who came by TLS there", async () => {
    const { origin } = await startTestGateway();
    const { headers } = await sendRaw(origin, [
      graphRequest('{"query":"{ shop_version }"}', { "x-forwarded-proto": "https" }),
    ]);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  it("reveals nothing of what is behind: no stack, no address, no statement, no file", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    const texts: string[] = [];
    const ask = async (query: string) => {
      const { text, headers } = await visitor.post({ query });
      texts.push(text, JSON.stringify([...headers]));
    };
    await ask('{ core_category(coreCategoryId: "boom") { id } }');
    await ask('{ core_category(coreCategoryId: "boom") { id } session { cart { id } } }');
    await ask("{ core_category { id } }");
    for (const answer of [
      "<html><h1>502</h1>nginx/1.2.3 upstream 10.0.0.7:3003</html>",
      '{"errors":[{"message":"connect ECONNREFUSED 10.0.0.7:5432","extensions":{"stacktrace":["at /srv/shop/db.ts:1"],"sql":"select 1"}}]}',
      '{"errors":[{"message":"no","extensions":{"classification":"BAD_REQUEST","stacktrace":["at /srv/shop/db.ts:1"],"sql":"select 1","headers":{"x-internal":"10.0.0.7"}}}],"extensions":{"tracing":"10.0.0.7"}}',
      '{"data":{"core_category":null},"extensions":{"tracing":"10.0.0.7"}}',
      '{"data":nonsense at 10.0.0.7',
    ]) {
      for (const query of [
        '{ core_category(coreCategoryId: "x") { id } }',
        '{ core_category(coreCategoryId: "x") { id } session { token { expires } } }',
      ]) {
        for (let fault = 0; fault < 6; fault += 1) upstream.state.faults.push((respond) => respond(200, answer));
        await ask(`# ${texts.length}\n${query}`);
        upstream.state.faults.length = 0;
      }
    }
    upstream.state.issuesTokens = false;
    await upstream.stop();
    await ask('{ core_category(coreCategoryId: "last") { id } session { cart { id } } }');
    const all = texts.join("\n");
    expect(all).not.toMatch(/10\.0\.0\.7|\bselect\b|nginx|stack|\.ts:|node_modules|ECONN|x-internal|tracing/i);
    expect(all).not.toContain(new URL(upstream.graphqlUrl).port);
    expect(all).toContain("Internal error");
  });
});

describe("an answer that is kept for others (cache poisoning)", () => {
  it.each([
    ["a host", { "x-forwarded-host": "evil.example" }],
    ["a scheme", { "x-forwarded-proto": "https" }],
    ["an address", { "x-forwarded-for": "198.51.100.66" }],
    ["another path", { "x-original-url": "/evil", "x-rewrite-url": "/evil" }],
    ["another method", { "x-http-method-override": "DELETE" }],
    ["a preview", { "x-preview": "evil" }],
    ["a language", { "accept-language": "evil" }],
    ["a user agent", { "user-agent": "evil" }],
    ["a referer", { referer: "https://evil.example" }],
    ["an A/B cookie", { cookie: "BZ_AB_price=evil" }],
    ["a coding", { "accept-encoding": "evil" }],
  ])("holds nothing that one visitor's headers put there: %s", async (_name, headers) => {
    const { origin, upstream } = await startTestGateway();
    const query = JSON.stringify({ query: '{ core_category(coreCategoryId: "1") { id name path } }' });
    const clean = { "user-agent": "Firefox" };
    const { body: before } = await sendRaw(origin, [graphRequest(query, clean)]);
    await sendRaw(origin, [graphRequest(query, { ...clean, ...headers })]);
    const { body: after, headers: answered } = await sendRaw(origin, [graphRequest(query, clean)]);
    expect(after).toBe(before);
    expect(before).toContain("of de/de-DE");
    expect(answered.get("cache-control")).toBe("no-store");
    expect(JSON.stringify([after, ...answered])).not.toContain("evil");
    expect(upstream.state.calls.length).toBeGreaterThan(0);
  });

  it("is another storefront's for a request that names its host", async () => {
    const { origin } = await startTestGateway();
    const query = JSON.stringify({ query: '{ core_category(coreCategoryId: "1") { name } }' });
    const names: string[] = [];
    for (const host of [
      "localhost",
      "ch.localhost",
      "localhost",
      "en.educational.localhost",
      "educational.localhost",
    ]) {
      names.push((await sendRaw(origin, [graphRequest(query, { "x-forwarded-host": host })])).body);
    }
    expect(names[0]).toContain("de/de-DE");
    expect(names[1]).toContain("ch/de-CH");
    expect(names[2]).toBe(names[0]);
    expect(names[3]).toContain("b2b/en-DE");
    expect(names[4]).toContain("b2b/de-DE");
  });
});
