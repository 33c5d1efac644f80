import { describe, expect, it } from "vitest";
import { login, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

const query = "{ session { storefront { store host } } }";
const austrian = { "x-chalkbox-storefront": "at" };

describe("the header that chooses a storefront", () => {
  it("lets a person who explores the graph query another one", async () => {
    const { browser } = await startTestGateway();
    const { text } = await browser().post({ query }, austrian);
    expect(JSON.parse(text)).toEqual({ data: { session: { storefront: { store: "at", host: "localhost:3000" } } } });
  });

  it("leaves the visitor's own cart and token alone: each store has another visitor", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    const own = new Map(visitor.cookies);
    const basket = { query: "{ session { cartId cart { id details { articleCount } } visitor { state } } }" };
    const { text } = await visitor.post(basket, austrian);
    expect(JSON.parse(text)).toMatchObject({
      data: { session: { cart: { details: { articleCount: 0 } }, visitor: { state: "LOGGED_OUT" } } },
    });
    expect(upstream.state.calls.at(-1)?.headers["x-jwt"]).toBeUndefined();
    for (const [name, value] of own) expect(visitor.cookies.get(name)).toBe(value);
    const there = JSON.parse(text).data.session.cartId;
    expect([visitor.cookies.get("cartId.at"), there === own.get("cartId")]).toEqual([there, false]);
    // Back and forth, both go on where they were.
    expect(JSON.parse((await visitor.post(basket, austrian)).text).data.session.cartId).toBe(there);
    expect(await visitor.data(basket.query)).toMatchObject({
      session: { cartId: own.get("cartId"), cart: { details: { articleCount: 2 } }, visitor: { state: "LOGGED_IN" } },
    });
  });

  it.each([
    ["by the header", "localhost:3000", { "x-chalkbox-storefront": "b2b" }],
    ["by the host, with the consumer's cookies copied there", "educational.localhost:3000", {}],
  ])("and a consumer is a guest of the business store in every part of an answer: %s", async (_how, host, headers) => {
    const { browser } = await startTestGateway();
    const consumer = browser();
    await consumer.data(login, { password: "right" });
    const there = browser(host);
    for (const [name, value] of consumer.cookies) there.cookies.set(name, value);
    const who = `{ session { storefront { store } visitor { state firstName lastName } }
      getCustomerInfo(url: "/") { visitorLoginState firstName email isGuest } }`;
    for (const query of [who, who.replace("getCustomerInfo", "__typename me: getCustomerInfo")]) {
      const { data } = JSON.parse((await there.post({ query }, headers)).text);
      expect(data).toMatchObject({
        session: { storefront: { store: "b2b" }, visitor: { state: "LOGGED_OUT", firstName: null, lastName: null } },
      });
      expect(data.getCustomerInfo ?? data.me).toEqual({
        visitorLoginState: "logged-out",
        firstName: null,
        email: null,
        isGuest: false,
      });
    }
    expect(await consumer.data("{ session { visitor { state firstName } } }")).toEqual({
      session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } },
    });
  });

  it("that names the visitor's own store changes nothing", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser("en.educational.localhost");
    await visitor.post({ query: "{ session { cartId } }" }, { "x-chalkbox-storefront": "b2b" });
    expect([...visitor.cookies.keys()].filter((name) => name.includes("."))).toEqual([]);
  });

  it("states nothing in the live environment", async () => {
    const operatorToken = "operator-token-of-a-test";
    const { browser } = await startTestGateway({ environment: "live", operatorToken });
    const { text } = await browser().post({ query }, { ...austrian, "x-operator-token": operatorToken });
    expect(JSON.parse(text)).toEqual({ data: { session: { storefront: { store: "de", host: "localhost:3000" } } } });
  });
});
