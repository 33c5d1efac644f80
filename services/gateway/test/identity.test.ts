import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const initCalls = (calls: readonly { query: string }[]) =>
  calls.filter(({ query }) => query.includes("shop_init")).length;

describe("ids of a visitor (SESS-02, SESS-07..09)", () => {
  it("are minted once, however many queries of a first visit need them", async () => {
    const { browser, upstream } = await startTestGateway();
    const fields = Array.from({ length: 20 }, (_, index) => `s${index}: session { cartId cart { id } }`).join(" ");
    const visitor = browser();
    const data = await visitor.data(`{ ${fields} }`);
    const carts = new Set(Object.values(data).map((session) => JSON.stringify(session)));
    expect(carts.size).toBe(1);
    expect(initCalls(upstream.state.calls)).toBe(1);
    expect(upstream.state.users.size).toBe(1);
  });

  it("are minted once for a batch of queries", async () => {
    const { browser, upstream } = await startTestGateway();
    const batch = Array.from({ length: 10 }, () => ({ query: "{ session { cartId cart { id } } }" }));
    const { text, setCookies } = await browser().post(batch);
    expect(JSON.parse(text)).toHaveLength(10);
    expect(initCalls(upstream.state.calls)).toBe(1);
    expect(setCookies.filter(({ name }) => name === "cartId")).toHaveLength(1);
  });

  it("come from GET /api/cart-id, and stay", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    const first = await visitor.send("/api/cart-id");
    const second = await visitor.send("/api/cart-id/");
    expect(JSON.parse(first.text)).toEqual({ cartId: visitor.cookies.get("cartId") });
    expect(second.text).toBe(first.text);
    expect(second.setCookies.map(({ name }) => name)).not.toContain("cartId");
    expect(initCalls(upstream.state.calls)).toBe(1);
  });

  it("are the same for requests under way at once, where their browser says that they are its first", async () => {
    const { browser, upstream } = await startTestGateway();
    const requests = (newcomer: string) =>
      Array.from({ length: 5 }, () => {
        const visitor = browser();
        visitor.cookies.set("newcomer", newcomer);
        return visitor.send("/api/cart-id").then(() => visitor);
      });
    const [ours, others] = await Promise.all(
      ["a-secret-of-a-browser-1", "a-secret-of-a-browser-2"].map((newcomer) => Promise.all(requests(newcomer))),
    );
    const cartsOf = (visitors = ours) => new Set(visitors?.map(({ cookies }) => cookies.get("cartId")));
    expect(cartsOf().size).toBe(1);
    expect(cartsOf(others).size).toBe(1);
    expect(cartsOf()).not.toEqual(cartsOf(others));
    expect(initCalls(upstream.state.calls)).toBe(2);
    expect(ours?.some(({ cookies }) => cookies.has("newcomer"))).toBe(false);
  });

  it("that cannot be had are reported as a fault, and requested again by the next request", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    upstream.state.faults.push((respond) => respond(503, "busy"));
    expect((await visitor.send("/api/cart-id")).status).toBe(503);
    expect((await visitor.send("/api/cart-id")).status).toBe(200);
    expect(visitor.cookies.get("cartId")).toBeDefined();
  });

  it("live 30 days; scripts may read the user id in the local environment only", async () => {
    const thirtyDays = 30 * 24 * 3_600;
    const local = await (await startTestGateway()).browser().send("/api/cart-id");
    const live = await (await startTestGateway({ environment: "live" })).browser().send("/api/cart-id");
    const cookie = (answer: typeof local, name: string) => answer.setCookies.find((each) => each.name === name);
    expect(cookie(local, "X-iSHOP-API-USERID")).toMatchObject({ maxAge: thirtyDays, path: "/", sameSite: "lax" });
    expect(cookie(local, "X-iSHOP-API-USERID")?.httpOnly ?? false).toBe(false);
    expect(cookie(live, "X-iSHOP-API-USERID")).toMatchObject({ maxAge: thirtyDays, httpOnly: true, secure: true });
    expect(cookie(live, "cartId")).toMatchObject({ maxAge: thirtyDays, path: "/", secure: true });
  });

  it("are not given to crawlers", async () => {
    const { browser, upstream } = await startTestGateway();
    const { text } = await browser().post(
      { query: "{ session { cartId cart { id } } }" },
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
    );
    expect(JSON.parse(text)).toEqual({ data: { session: { cartId: null, cart: null } } });
    const direct = await browser().send("/api/cart-id", { headers: { "user-agent": "Googlebot/2.1" } });
    expect([direct.status, direct.text]).toEqual([200, '{"cartId":null}']);
    expect(initCalls(upstream.state.calls)).toBe(0);
  });
});

describe("the API token (SESS-01..06, SESS-10, SESS-11, ERR-07)", () => {
  it("is fetched once per storefront for parallel visitors", async () => {
    const { browser, upstream } = await startTestGateway();
    const query = '{ core_category(coreCategoryId: "1") { name } }';
    await Promise.all(Array.from({ length: 12 }, () => browser().data(query)));
    expect(upstream.state.tokenRequests).toBe(1);
    await browser("en.educational.localhost").data(query);
    expect(upstream.state.tokenRequests).toBe(2);
  });

  it("is fetched once, and again once when it is revoked, under a load of 200 visitors at a time", async () => {
    const { browser, upstream } = await startTestGateway();
    const query = '{ core_category(coreCategoryId: "1") { name } session { storefront { store } } }';
    const load = () => Promise.all(Array.from({ length: 200 }, () => browser().data(query)));
    expect(await load()).toHaveLength(200);
    expect(upstream.state.tokenRequests).toBe(1);
    upstream.state.apiTokens.clear();
    expect(await load()).toHaveLength(200);
    expect(upstream.state.tokenRequests).toBe(2);
  }, 60_000);

  it("is in a cookie that scripts cannot read, until a minute before it ends, and in no body", async () => {
    const { browser, upstream } = await startTestGateway();
    const { text, setCookies } = await browser().send("/api/token");
    const [token] = upstream.state.apiTokens;
    const cookie = setCookies.find(({ name }) => name === "apiToken");
    expect(cookie).toMatchObject({ value: token, httpOnly: true, path: "/", sameSite: "lax" });
    expect(cookie?.maxAge).toBeGreaterThanOrEqual(3_600 - 60 - 2);
    expect(cookie?.maxAge).toBeLessThanOrEqual(3_600 - 60);
    expect(JSON.parse(text)).toMatchObject({ language: "de-DE" });
    expect(text).not.toContain(token);
  });

  it("is replaced in the cookie when it is for another language or nonsense", async () => {
    const { browser, upstream } = await startTestGateway();
    const swiss = browser("ch.localhost");
    await swiss.send("/api/token");
    const swissToken = swiss.cookies.get("apiToken") ?? "";
    const german = browser("localhost");
    await german.send("/api/token");
    const germanToken = german.cookies.get("apiToken");
    for (const wrong of [swissToken, "nonsense", "a.b.c"]) {
      german.cookies.set("apiToken", wrong);
      await german.data("{ session { storefront { store } } }");
      expect(german.cookies.get("apiToken")).toBe(germanToken);
    }
    const { setCookies } = await german.post({ query: "{ session { storefront { store } } }" });
    expect(setCookies).toEqual([]);
    // A visitor's token is never what the gateway speaks with.
    german.cookies.set("apiToken", swissToken);
    await german.data('{ core_category(coreCategoryId: "1") { name } }');
    expect(upstream.state.calls.at(-1)?.headers["authorization"]).toBe(`Bearer ${germanToken}`);
  });

  it("that cannot be had is reported by Token-Fail, tried twice, and logged", async () => {
    const { browser, upstream, log } = await startTestGateway();
    upstream.state.issuesTokens = false;
    const { headers, text, status } = await browser().post({
      query: '{ core_category(coreCategoryId: "1") { name } }',
    });
    expect(status).toBe(200);
    expect(headers.get("token-fail")).toBe("true");
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: "Network error" }], data: null });
    expect(upstream.state.tokenRequests).toBe(2);
    expect(log.join("")).toContain("no API token");
    const direct = await browser().send("/api/token");
    expect([direct.status, direct.headers.get("token-fail")]).toEqual([503, "true"]);
  });
});
