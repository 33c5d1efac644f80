import { describe, expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";
import { request } from "./request-text.ts";

const json = { "content-type": "application/json" };
const body = JSON.stringify({ query: "mutation { logout { successful } }" });

/** Addresses that change something or read a visitor. */
const posted = [
  "/api/shop/",
  "/api/login-action/",
  "/api/logout-action/",
  "/api/register-action/",
  "/api/change-password/",
  "/api/confirmation-cleanup/",
  "/api/checkout-auth/",
  "/api/checkout-amazon/",
  "/api/abort-amazon/",
  "/internal/invalidate",
  "/api/whatever-comes-next",
];
const read = ["/api/token", "/api/cart-id", "/api/whatever-comes-next"];

/** How another site's page can make a visitor's browser post. */
const forgeries: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["a form with a file", { "content-type": "multipart/form-data; boundary=a" }],
  ["a form as text", { "content-type": "text/plain" }],
  ["a form as text that names JSON", { "content-type": "text/plain; application/json" }],
  ["a beacon without a type", {}],
  ["a foreign origin", { ...json, origin: "https://evil.example" }],
  ["a foreign origin that begins like ours", { ...json, origin: "http://localhost:3000.evil.example" }],
  ["a foreign origin that ends like ours", { ...json, origin: "http://evil-localhost:3000" }],
  ["our host on another port", { ...json, origin: "http://localhost:3001" }],
  ["our origin within credentials", { ...json, origin: "http://localhost:3000@evil.example" }],
  ["a page without an origin (`Origin: null`)", { ...json, origin: "null" }],
  ["an origin that is none", { ...json, origin: "localhost:3000" }],
  ["another storefront", { ...json, origin: "http://ch.localhost:3000" }],
  ["another site, as the browser says", { ...json, "sec-fetch-site": "cross-site" }],
  ["a neighbouring host, as the browser says", { ...json, "sec-fetch-site": "same-site" }],
];

describe("a request that another site makes in the visitor's name (CSRF)", () => {
  it.each(forgeries)("is refused everywhere and reaches no upstream: %s", async (_name, headers) => {
    const { origin, upstream } = await startTestGateway();
    const cookie = "X-JWT=customer-token; X-iSHOP-API-USERID=user; cartId=cart";
    for (const path of posted) {
      const length = String(body.length);
      const sent = request(`POST ${path}`, { ...headers, cookie, "content-length": length }, body);
      const { status, body: text, headers: answered } = await sendRaw(origin, [sent]);
      expect([path, status]).toEqual([path, 403]);
      expect(refusalIn(text)["code"]).toBe("CSRF");
      expect(answered.has("set-cookie")).toBe(false);
      expect(answered.has("access-control-allow-origin")).toBe(false);
    }
    expect(upstream.state.httpCalls + upstream.state.tokenRequests).toBe(0);
  });

  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["`Origin: null`", { origin: "null" }],
    ["an embedded picture or script", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["a link", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["a neighbouring host", { "sec-fetch-site": "same-site" }],
  ])("reads nothing of the visitor: %s", async (_name, headers) => {
    const { origin, upstream } = await startTestGateway();
    for (const path of read) {
      const { status, body: text, headers: answered } = await sendRaw(origin, [request(`GET ${path}`, headers)]);
      expect([path, status, refusalIn(text)["code"], answered.has("set-cookie")]).toEqual([path, 403, "CSRF", false]);
    }
    expect(upstream.state.httpCalls + upstream.state.tokenRequests).toBe(0);
  });

  it("changes nothing by GET, whatever headers it has", async () => {
    const { browser, upstream } = await startTestGateway();
    const mutation = encodeURIComponent(
      'mutation { login(credentials: { email: "a", password: "right" }) { successfull } }',
    );
    const headers = { "apollo-require-preflight": "1" };
    const { status, setCookies } = await browser().send(`/api/shop/?query=${mutation}`, { headers });
    expect([status, setCookies]).toEqual([405, []]);
    for (const path of posted.slice(1)) expect([404, 405]).toContain((await browser().send(path)).status);
    expect(upstream.state.calls).toEqual([]);
  });

  it("is distinguished from the visitor's own, and from servers', which name no origin", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser("localhost:3000");
    for (const headers of [
      { ...json, origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      { "content-type": "application/json; charset=utf-8" },
    ]) {
      expect((await visitor.send("/api/shop/", { method: "POST", headers, body })).status).toBe(200);
    }
    for (const site of ["same-origin", "none"]) {
      expect((await visitor.send("/api/cart-id", { headers: { "sec-fetch-site": site } })).status).toBe(200);
    }
    expect((await visitor.send("/health/live", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
  });
});

describe("a host that is not the visitor's", () => {
  it("is not trusted but from a proxy of ours: not for the origin, nor the storefront", async () => {
    const { origin, upstream } = await startTestGateway({ trustedProxies: ["192.0.2.1"] });
    const query = JSON.stringify({
      query: '{ session { storefront { store host } } core_category(coreCategoryId: "1") { name } }',
    });
    const forwarded = {
      ...json,
      "x-forwarded-host": "ch.localhost",
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "https",
      forwarded: "host=ch.localhost",
      "content-length": String(query.length),
    };
    const { body: text, headers } = await sendRaw(origin, [request("POST /api/shop/", forwarded, query)]);
    expect(JSON.parse(text)).toMatchObject({
      data: { session: { storefront: { store: "de", host: "localhost:3000" } } },
    });
    expect(headers.has("strict-transport-security")).toBe(false);
    const received = upstream.state.calls.map(({ headers: sent }) => [
      sent["x-forwarded-host"],
      sent["x-forwarded-for"],
    ]);
    expect(received.length).toBeGreaterThan(0);
    expect(received.every(([host, address]) => host === "localhost:3000" && address === "127.0.0.1")).toBe(true);
    const foreign = { ...forwarded, origin: "http://ch.localhost" };
    expect((await sendRaw(origin, [request("POST /api/shop/", foreign, query)])).status).toBe(403);
  });

  it("never mixes two storefronts: with the cookies of one at the other, each calls with its own token", async () => {
    const { browser, upstream } = await startTestGateway();
    const german = browser("localhost");
    await german.send("/api/token");
    await german.send("/api/cart-id");
    const swiss = browser("ch.localhost");
    for (const [name, value] of german.cookies) swiss.cookies.set(name, value);
    const query = 'query ($id: ID!) { core_category(coreCategoryId: "1") { name } shop_findCart(cartId: $id) { id } }';
    await swiss.graph(query, { id: german.cookies.get("cartId") });
    const { shop_id: shopId } = JSON.parse(
      Buffer.from(upstream.state.calls.at(-1)?.headers["authorization"]?.split(".")[1] ?? "", "base64url").toString(),
    );
    expect(shopId).toEqual({ store: "ch", language: "de-CH" });
  });

  it.each([
    "evil.example/",
    "a b",
    "localhost:3000@evil.example",
    "[::1",
    "a\tb",
    "<script>",
    "x".repeat(300),
    "a:123456",
  ])("that is none is shown nowhere, and the Host header counts instead, as in web: %s", async (host) => {
    const { browser, origin, upstream } = await startTestGateway();
    const { text } = await browser().post({ query: "{ session { storefront { host baseUrl } } shop_version }" });
    expect(text).toContain("localhost:3000");
    const { text: other } = await browser(host).post({
      query: "{ session { storefront { host baseUrl } } shop_version }",
    });
    expect(JSON.parse(other)).toMatchObject({
      data: { session: { storefront: { host: new URL(origin).host, baseUrl: origin } } },
    });
    expect(upstream.state.calls.every(({ headers }) => headers["x-forwarded-host"] !== host)).toBe(true);
  });
});
