import { describe, expect, it } from "vitest";
import { login, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

describe("login", () => {
  it("merges the carts, keeps the token from scripts, and keeps the name (CHKL-05, SESS-12)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const { text, setCookies } = await visitor.post({ query: login, variables: { password: "right" } });
    const [token] = upstream.state.customerTokens.keys();
    expect(JSON.parse(text)).toMatchObject({
      data: {
        login: {
          successfull: true,
          cartMerged: true,
          updatedCartId: visitor.cookies.get("cartId"),
          session: {
            cartId: visitor.cookies.get("cartId"),
            cart: { id: visitor.cookies.get("cartId"), details: { articleCount: 2 } },
            visitor: { state: "LOGGED_IN", firstName: "Ada", lastName: "Byron" },
          },
        },
      },
    });
    expect(text).not.toContain(token);
    const cookie = (name: string) => setCookies.find((each) => each.name === name);
    expect(cookie("X-JWT")).toMatchObject({ value: token, httpOnly: true, path: "/", sameSite: "lax" });
    expect(cookie("X-JWT")?.maxAge).toBeUndefined();
    expect(cookie("X-JWT-exist")).toMatchObject({ value: "true", path: "/" });
    expect(cookie("X-JWT-exist")?.httpOnly ?? false).toBe(false);
    expect(visitor.cookies.has("X-JWT-guest")).toBe(false);
    expect(await visitor.data("{ session { visitor { state firstName } } }")).toEqual({
      session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } },
    });
  });

  it("adds the visitor's goods to the customer's, or leaves them where they are, as the client decides (OP-M-14)", async () => {
    const { browser, upstream } = await startTestGateway();
    const document = `mutation ($mergeCart: Boolean!) {
      login(credentials: { email: "ada", password: "right" }, mergeCart: $mergeCart) {
        cartMerged session { cart { details { articleCount } } } } }`;
    const counts: unknown[] = [];
    for (const mergeCart of [true, false, true]) {
      const visitor = await withFullCart(browser(), upstream, 3);
      const { login: outcome } = await visitor.data(document, { mergeCart });
      counts.push(outcome);
    }
    const outcome = (cartMerged: boolean, articleCount: number) => ({
      cartMerged,
      session: { cart: { details: { articleCount } } },
    });
    expect(counts).toEqual([outcome(true, 3), outcome(false, 3), outcome(true, 6)]);
  });

  it("OP-M-13, C-102: what was left where it is joins the customer's later, once, and no cart can be named", async () => {
    const { browser, upstream } = await startTestGateway();
    const merge = `mutation { mergeCarts { successful errorMessage cartMerged updatedCartId
      session { cartId cart { details { articleCount } } } } }`;
    const visitor = await withFullCart(browser(), upstream, 3);
    const guestCartId = visitor.cookies.get("cartId");
    expect((await visitor.data(merge))["mergeCarts"]).toMatchObject({
      successful: false,
      errorMessage: "vue.message.sessionExpired",
      cartMerged: false,
      session: { cartId: guestCartId },
    });
    await visitor.data(
      'mutation { login(credentials: { email: "eve", password: "right" }, mergeCart: false) { cartMerged } }',
    );
    const cartId = visitor.cookies.get("cartId");
    expect(cartId).not.toBe(guestCartId);
    const after = (cartMerged: boolean) => ({
      successful: true,
      errorMessage: null,
      cartMerged,
      updatedCartId: cartId,
      session: { cartId, cart: { details: { articleCount: 3 } } },
    });
    expect((await visitor.data(merge))["mergeCarts"]).toEqual(after(true));
    expect((await visitor.data(merge))["mergeCarts"]).toEqual(after(false));
    const { errors } = await visitor.graph(`mutation { mergeCarts(cartId: "${cartId}") { cartMerged } }`);
    expect(errors?.[0]?.extensions?.["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
  });

  it("that is to last keeps the cookie until the token ends", async () => {
    const { browser } = await startTestGateway();
    const { setCookies } = await browser().post({ query: login, variables: { password: "right", stayLogged: true } });
    const maxAge = setCookies.find(({ name }) => name === "X-JWT")?.maxAge ?? 0;
    expect(maxAge).toBeGreaterThan(3_590);
    expect(maxAge).toBeLessThanOrEqual(3_600);
  });

  it("that fails gives the reason and changes nothing", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const before = new Map(visitor.cookies);
    const data = await visitor.data(login, { password: "wrong" });
    expect(data["login"]).toMatchObject({
      successfull: false,
      errorMessage: "Email and password do not match.",
      fieldErrors: [{ fieldName: "password" }],
      session: { visitor: { state: "LOGGED_OUT" } },
    });
    expect(visitor.cookies).toEqual(before);
  });

  it("ends with logout: customer, cart and name are dropped, the token is revoked", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    const cart = visitor.cookies.get("cartId");
    const data = await visitor.data(
      "mutation { logout { successful toast { key severity } session { cartId visitor { state firstName } } } }",
    );
    expect(data["logout"]).toMatchObject({
      successful: true,
      toast: { key: "vue.user.logout.message", severity: "SUCCESS" },
      session: { visitor: { state: "LOGGED_OUT", firstName: null } },
    });
    expect(upstream.state.customerTokens.size).toBe(0);
    expect(visitor.cookies.has("X-JWT")).toBe(false);
    expect(visitor.cookies.get("cartId")).not.toBe(cart);
  });
});
