import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import type { Browser } from "../browser.ts";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";

const rate = { perVisitor: 5, perAddress: 12, windowMs: 60_000 };
const rates = {
  login: rate,
  registration: rate,
  password: rate,
  lookup: rate,
  token: rate,
  visitor: { ...rate, perAddress: 100 },
};
const attempt = 'login(credentials: { email: "ada", password: "wrong" }) { successfull }';
const login = { query: `mutation { ${attempt} }` };
const times = (count: number, each: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => each(index));

/** Calls of the shop's login. */
const tried = (calls: readonly { readonly query: string }[]) =>
  calls.filter(({ query }) => query.includes("login(")).length;

async function withIds(visitor: Browser): Promise<Browser> {
  await visitor.send("/api/cart-id");
  return visitor;
}

describe("trying too often", () => {
  it("is refused with 429, `Retry-After` and words, and not passed on", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    for (let index = 0; index < 5; index += 1) expect((await visitor.post(login)).status).toBe(200);
    const { status, headers, text } = await visitor.post(login);
    expect([status, Number(headers.get("retry-after")) > 50]).toEqual([429, true]);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect(refusalIn(text)).toEqual({
      code: "RATE_LIMITED",
      classification: "RATE_LIMITED",
      messageKey: "vue.message.tooManyAttempts",
      retryAfter: Number(headers.get("retry-after")),
    });
    expect(tried(upstream.state.calls)).toBe(5);
    // Everything else goes on.
    expect((await visitor.post({ query: "{ shop_version }" })).status).toBe(200);
  });

  it("by aliases counts each alias, before any of them runs", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    const aliases = times(6, (index) => `a${String(index)}: ${attempt}`).join(" ");
    expect((await visitor.post({ query: `mutation { ${aliases} }` })).status).toBe(429);
    expect(tried(upstream.state.calls)).toBe(0);
  });

  it("by aliases in fragments counts each, too", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    const spread = `mutation { ...F ... on Mutation { b: ${attempt} } } fragment F on Mutation { ${times(5, (index) => `a${String(index)}: ${attempt}`).join(" ")} }`;
    expect((await visitor.post({ query: spread })).status).toBe(429);
    expect(tried(upstream.state.calls)).toBe(0);
  });

  it("by a batch counts each operation: five run, the others have to wait", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    const { status, headers, text } = await visitor.post(times(10, () => login));
    expect([status, headers.has("retry-after")]).toEqual([429, true]);
    expect(JSON.parse(text).map(({ errors }: { errors?: unknown }) => errors !== undefined)).toEqual(
      times(10, (index) => index >= 5),
    );
    expect(tried(upstream.state.calls)).toBe(5);
  });

  it("without an id, or with another one each time, is counted by address", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const statuses: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      const visitor = browser();
      if (index % 2 === 1) visitor.cookies.set("X-iSHOP-API-USERID", `made-up-${index}`);
      statuses.push((await visitor.post(login)).status);
    }
    expect(statuses).toEqual([...times(12, () => 200), 429, 429]);
    expect(tried(upstream.state.calls)).toBe(12);
  });

  it("is counted by the address that our proxy saw, whatever comes before it", async () => {
    const { browser } = await startTestGateway({ rates });
    const from = async (forwarded: string) => (await browser().post(login, { "x-forwarded-for": forwarded })).status;
    for (let index = 0; index < 12; index += 1) expect(await from(`10.9.8.${index}, 198.51.100.1`)).toBe(200);
    expect(await from("10.9.8.77, 198.51.100.1")).toBe(429);
    expect(await from("198.51.100.1, 127.0.0.1")).toBe(429);
    expect(await from("198.51.100.2")).toBe(200);
    // One network is one address: a client with one IPv6 address has 2^64 of them.
    for (let index = 0; index < 12; index += 1) expect(await from(`2001:db8:1:2:${index}::1`)).toBe(200);
    expect(await from("2001:db8:1:2::ffff")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(200);
  });

  it("cannot be hidden behind a made-up address, without a proxy of ours", async () => {
    const { browser } = await startTestGateway({ rates, trustedProxies: ["192.0.2.1"] });
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) {
      statuses.push((await browser().post(login, { "x-forwarded-for": `198.51.100.${index}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("one thing does not stop another", async () => {
    const { browser } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    for (let index = 0; index < 6; index += 1) await visitor.post(login);
    const register = {
      query: 'mutation { registerCustomer(customer: { email: "a", password: "b" }) { successfull } }',
    };
    expect((await visitor.post(register)).status).toBe(200);
  });

  // A registration that succeeds gives the visitor another id: then the address alone counts on.
  const form = { email: "taken", password: "wrong", currentPassword: "a", newPassword: "b", newPasswordRepeated: "b" };
  it.each([
    ["/api/login-action/", { formData: form }],
    ["/api/register-action/", { formData: form }],
    ["/api/change-password/", { formData: form }],
    ["/api/checkout-auth/", { authType: "register", formData: form }],
  ])("is counted alike by the HTTP actions: %s", async (path, body) => {
    const { browser } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    const post = () =>
      visitor.send(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    for (let index = 0; index < 5; index += 1) expect((await post()).status).toBe(200);
    const { status, headers, text } = await post();
    expect([status, headers.has("retry-after")]).toEqual([429, true]);
    expect(JSON.parse(text)).toHaveProperty("serverError");
  });

  it("to learn who has an account by registering counts with lookups (C-89)", async () => {
    const { browser, upstream } = await startTestGateway({
      rates: { ...rates, registration: { ...rate, perVisitor: 9 } },
    });
    const visitor = await withIds(browser());
    const register = {
      query: 'mutation { registerCustomer(customer: { email: "taken", password: "b" }) { successfull } }',
    };
    const ask = { query: '{ isUniqueEmail(email: "a@example.org") }' };
    for (let index = 0; index < 3; index += 1) expect((await visitor.post(register)).status).toBe(200);
    for (let index = 0; index < 2; index += 1) expect((await visitor.post(ask)).status).toBe(200);
    upstream.state.calls.length = 0;
    expect([(await visitor.post(ask)).status, (await visitor.post(register)).status]).toEqual([429, 429]);
    expect(upstream.state.calls).toEqual([]);
  });

  it("to learn who has an account is refused, though it is a query", async () => {
    const { browser, upstream } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    upstream.state.calls.length = 0;
    const ask = (count: number) => ({
      query: `{ ${times(count, (index) => `a${String(index)}: isUniqueEmail(email: "a${String(index)}@example.org")`).join(" ")} }`,
    });
    expect((await visitor.post(ask(5))).status).toBe(200);
    expect((await visitor.post(ask(1))).status).toBe(429);
    expect(upstream.state.calls).toHaveLength(1);
  });

  it("for an API token is refused as well", async () => {
    const { browser } = await startTestGateway({ rates });
    const visitor = await withIds(browser());
    for (let index = 0; index < 5; index += 1) expect((await visitor.send("/api/token")).status).toBe(200);
    const { status, text, headers } = await visitor.send("/api/token/");
    expect([status, refusalIn(text)["code"], headers.has("retry-after")]).toEqual([429, "RATE_LIMITED", true]);
  });

  it("is measured so that no shopper meets it", () => {
    const environment = {
      GATEWAY_PORT: "1",
      UPSTREAM_URL: "http://shop.example/graphql",
      TOKEN_URL: "http://shop.example/token",
      OAUTH_CLIENT_ID: "a",
      OAUTH_CLIENT_SECRET: "a secret of this test",
    };
    const { rates: usual } = readConfig(environment);
    expect(usual.login).toEqual({ perVisitor: 20, perAddress: 600, windowMs: 600_000 });
    expect(() => readConfig({ ...environment, RATE_LOGIN: "many" })).toThrow(
      "RATE_LOGIN must be visitor/address/seconds",
    );
    expect(() => readConfig({ ...environment, TRUSTED_PROXIES: "everyone" })).toThrow("TRUSTED_PROXIES must be a list");
  });
});
