import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { login, withFullCart } from "../journey.ts";
import { startTestGateway } from "../start.ts";

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token that the shop never issued. */
function forge(header: object, claims: object, secret?: string): string {
  const signed = `${base64(header)}.${base64(claims)}`;
  return `${signed}.${secret === undefined ? "" : createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const claims = { sub: "customer-ada", exp: 4_102_444_800 };
const whoAmI = '{ getCustomerInfo(url: "/") { visitorLoginState email } }';
const findCart = "query ($id: ID!) { shop_findCart(cartId: $id) { id details { articleCount } } }";

describe("a customer token that is not the visitor's", () => {
  it.each([
    ["forged", forge({ alg: "HS256", typ: "JWT" }, claims, "guess")],
    ["expired", forge({ alg: "HS256", typ: "JWT" }, { ...claims, exp: 1 }, "guess")],
    ["without a signature (alg=none)", forge({ alg: "none" }, claims)],
    ["with alg=NoNe", forge({ alg: "NoNe" }, claims)],
    [
      "with a key of its own",
      forge({ alg: "HS256", jwk: { kty: "oct", k: "Z3Vlc3M" }, kid: "../../dev/null" }, claims, "guess"),
    ],
    ["that is no token", "admin"],
  ])("signs no visitor in, ends the session and is sent to the shop alone: %s", async (_name, token) => {
    const { browser, upstream, log } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    visitor.cookies.set("X-JWT", token);
    visitor.cookies.set("X-JWT-exist", "true");
    const { text, setCookies } = await visitor.post({ query: whoAmI });
    expect(JSON.parse(text).data?.getCustomerInfo ?? null).toBeNull();
    expect(upstream.state.calls.at(-1)?.headers["x-jwt"]).toBe(token);
    expect(setCookies.find(({ name }) => name === "X-JWT")?.maxAge).toBe(0);
    expect(setCookies.find(({ name }) => name === "SecurityLogout")?.value).toBe("true");
    expect(text + log.join("")).not.toContain(token);
    const { session } = await visitor.data("{ session { visitor { state firstName } } }");
    expect(session).toEqual({ visitor: { state: "LOGGED_OUT", firstName: null } });
  });

  it("is not taken from a header, a variable or the address: only from the cookie", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = browser();
    await victim.data(login, { password: "right" });
    const token = victim.cookies.get("X-JWT") ?? "";
    const thief = browser();
    const sent = { "x-jwt": token, authorization: `Bearer ${token}`, "x-ishop-api-userid": "a" };
    await thief.post({ query: whoAmI, variables: { "X-JWT": token }, extensions: { headers: sent } }, sent);
    await thief.send(`/api/cart-id?X-JWT=${token}`, { headers: sent });
    expect(upstream.state.calls.at(-1)?.headers).not.toHaveProperty("x-jwt");
    expect(JSON.stringify(upstream.state.calls.slice(-2))).not.toContain(token);
  });

  it("is not trusted to be there because the readable flag says so", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    await victim.data(login, { password: "right" });
    const thief = browser();
    thief.cookies.set("X-JWT-exist", "true");
    for (const name of ["cartId", "X-iSHOP-API-USERID"]) thief.cookies.set(name, victim.cookies.get(name) ?? "");
    const { errors, data } = await thief.graph(
      "{ session { visitor { firstName lastName } cart { id } checkout { shipping { billingAddressId } orderId } } }",
    );
    expect(JSON.stringify({ errors, data })).not.toMatch(/Ada|Byron/);
    expect(JSON.stringify(data)).not.toContain(victim.cookies.get("cartId"));
  });
});

describe("an API token that a visitor made up", () => {
  it.each([
    [
      "forged for another storefront",
      forge({ alg: "HS256" }, { shop_id: { store: "b2b", language: "de-DE" }, exp: 4_102_444_800 }, "guess"),
    ],
    [
      "forged for this one",
      forge({ alg: "none" }, { shop_id: { store: "de", language: "de-DE" }, exp: 4_102_444_800 }),
    ],
    ["with claims that pollute", forge({ alg: "none" }, JSON.parse('{"__proto__":{"isAdmin":true},"exp":4102444800}'))],
    ["nonsense", "%%%"],
  ])("is never what the gateway speaks with: %s", async (_name, token) => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    visitor.cookies.set("apiToken", token);
    await visitor.data("{ shop_version }");
    expect(upstream.state.calls.map(({ headers }) => headers["authorization"])).toEqual([
      `Bearer ${[...upstream.state.apiTokens][0]}`,
    ]);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });
});

describe("ids of another visitor", () => {
  it("find no cart: one that is missing and one that is foreign answer alike", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const thief = browser();
    await thief.send("/api/cart-id");
    const answers: string[] = [];
    for (const id of [victim.cookies.get("cartId"), "5f0c0f4e-0000-4000-8000-000000000000", "' or 1=1 --", ""]) {
      const { text, status } = await thief.post({ query: findCart, variables: { id } });
      answers.push(`${status} ${text}`);
      expect(thief.cookies.has("cartId")).toBe(true);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("Cart issue");
  });

  it("in the cookie get the thief a cart of their own, and leave the victim's alone", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const cart = victim.cookies.get("cartId") ?? "";
    const thief = browser();
    await thief.send("/api/cart-id");
    thief.cookies.set("cartId", cart);
    const data = await thief.data("{ session { cartId cart { id details { articleCount } } } }");
    expect(data).toMatchObject({ session: { cart: { details: { articleCount: 0 } } } });
    expect(thief.cookies.get("cartId")).not.toBe(cart);
    expect(upstream.state.carts.get(cart)?.pieces).toBe(2);
  });

  it("do not change a visitor's cart: the mutation is not tried again on another one", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const thief = browser();
    await thief.send("/api/cart-id");
    const update = "mutation ($data: CartUpdateInput!) { cart_update(data: $data) { successful } }";
    const cartId = victim.cookies.get("cartId");
    const data = { cartId, ops: [{ addItem: { itemId: "1", quantity: 1 } }] };
    await thief.graph(update, { data });
    expect(upstream.state.carts.get(cartId ?? "")?.pieces).toBe(2);
    expect([...upstream.state.carts.values()].filter(({ pieces }) => pieces > 0)).toHaveLength(1);
  });

  it("in a batch do not reach the neighbours: each operation is the same visitor's", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const thief = browser();
    await thief.send("/api/cart-id");
    const { text } = await thief.post([
      { query: findCart, variables: { id: victim.cookies.get("cartId") } },
      { query: findCart, variables: { id: thief.cookies.get("cartId") } },
    ]);
    expect(JSON.parse(text)[0].data?.shop_findCart ?? null).toBeNull();
    expect(text).not.toContain(victim.cookies.get("cartId"));
  });
});

describe("ids that an attacker gave the visitor (session fixation)", () => {
  it("are no longer theirs after login: the attacker reads neither name, nor cart, nor progress", async () => {
    const { browser, upstream } = await startTestGateway();
    const attacker = await withFullCart(browser(), upstream);
    const victim = browser();
    for (const name of ["cartId", "X-iSHOP-API-USERID"]) victim.cookies.set(name, attacker.cookies.get(name) ?? "");
    await victim.data(login, { password: "right" });
    expect(victim.cookies.get("X-iSHOP-API-USERID")).not.toBe(attacker.cookies.get("X-iSHOP-API-USERID"));
    attacker.cookies.set("X-JWT-exist", "true");
    attacker.cookies.set("cartId", victim.cookies.get("cartId") ?? "");
    const { data, errors } = await attacker.graph(
      "{ session { visitor { firstName } cart { details { articleCount } } } }",
    );
    expect(JSON.stringify({ data, errors })).not.toContain("Ada");
    expect(await victim.data("{ session { visitor { firstName } } }")).toEqual({
      session: { visitor: { firstName: "Ada" } },
    });
  });
});

describe("who has an account", () => {
  it("is not revealed by the login: as many calls, of the same shape, with the same answer", async () => {
    const { browser, upstream } = await startTestGateway();
    const credentials =
      'mutation ($email: String!) { login(credentials: { email: $email, password: "wrong" }) { successfull errorMessage fieldErrors { fieldName errorMessage } } }';
    const seen: string[] = [];
    for (const email of ["ada@example.org", "unknown@example.org"]) {
      const visitor = browser();
      await visitor.send("/api/cart-id");
      upstream.state.calls.length = 0;
      const { status, text, setCookies } = await visitor.post({ query: credentials, variables: { email } });
      const calls = upstream.state.calls.map(({ query }) => query);
      seen.push(JSON.stringify({ status, text, cookies: setCookies.map(({ name }) => name), calls }));
    }
    expect(seen[0]).toBe(seen[1]);
  });
});
