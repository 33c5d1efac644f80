import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Browser } from "./browser.ts";
import { atSummary, submit, withFullCart } from "./journey.ts";
import { startTestGateway, type TestGateway } from "./start.ts";

const bodySchema = v.record(v.string(), v.unknown());

/** Posts a payload to an action, as a browser's script does. */
async function act(
  visitor: Browser,
  name: string,
  payload: unknown = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await visitor.send(`/api/${name}/`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
  return { ...answer, body: v.parse(bodySchema, JSON.parse(answer.text)) };
}

const login = { formData: { email: "ada", password: "right" }, mergeCart: true };
const account = { formData: { email: "new@example.org", password: "kreide", passwordRepeated: "kreide" } };
const userOf = async (visitor: Browser) => {
  const { session } = await visitor.data("{ session { visitor { state firstName } } }");
  return session;
};

async function walletSession({ upstream }: TestGateway, visitor: Browser): Promise<string> {
  const data = await visitor.data("mutation { openWallet { amazonCheckoutSessionId } }");
  const opened = v.parse(v.object({ openWallet: v.object({ amazonCheckoutSessionId: v.string() }) }), data).openWallet;
  const session = upstream.state.wallet.get(opened.amazonCheckoutSessionId);
  if (session !== undefined) session.isApproved = true;
  return opened.amazonCheckoutSessionId;
}

describe("the HTTP actions answer as documented", () => {
  it("login (OP-A-01): names, merge and cart; the token is in a cookie only", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const { status, body, text } = await act(visitor, "login-action", login);
    expect([status, body]).toEqual([
      200,
      {
        successfull: true,
        errorMessage: null,
        firstName: "Ada",
        lastName: "Byron",
        cartMerged: true,
        updatedCartId: visitor.cookies.get("cartId"),
        fieldErrors: [],
      },
    ]);
    expect(visitor.cookies.get("X-JWT-exist")).toBe("true");
    expect(text).not.toContain([...upstream.state.customerTokens.keys()][0]);
    expect(await userOf(visitor)).toEqual({ visitor: { state: "LOGGED_IN", firstName: "Ada" } });
  });

  it("login that fails: why, with status 200", async () => {
    const { browser } = await startTestGateway();
    const { status, body } = await act(browser(), "login-action", { formData: { email: "ada", password: "wrong" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ successfull: false, errorMessage: "Email and password do not match." });
  });

  it("logout (OP-A-02), without a payload too", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    await act(visitor, "login-action", login);
    const { body } = await act(visitor, "logout-action", "");
    expect(body).toEqual({
      successful: true,
      generalErrorMessage: null,
      fieldErrors: [],
      toast: { key: "vue.user.logout.message", severity: "SUCCESS" },
    });
    expect(await userOf(visitor)).toEqual({ visitor: { state: "LOGGED_OUT", firstName: null } });
  });

  it("register (OP-A-03): the field errors, or a signed-in customer", async () => {
    const { browser } = await startTestGateway();
    const visitor = browser();
    const taken = await act(visitor, "register-action", { formData: { ...account.formData, email: "taken@x.de" } });
    expect(taken.body).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "password", errorMessage: "Check it." }],
    });
    const { body } = await act(visitor, "register-action", account);
    expect(body).toMatchObject({ successful: true, fieldErrors: [], cartId: visitor.cookies.get("cartId") });
    expect(visitor.cookies.get("X-JWT-exist")).toBe("true");
  });

  it("change password (OP-A-04): another token for this device, none for the others", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = browser();
    await act(visitor, "login-action", login);
    const old = visitor.cookies.get("X-JWT");
    const change = (currentPassword: string) =>
      act(visitor, "change-password", {
        formData: { currentPassword, newPassword: "tafel-7", newPasswordRepeated: "tafel-7" },
      });
    expect((await change("wrong")).body).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "currentPassword" }],
    });
    expect(visitor.cookies.get("X-JWT")).toBe(old);
    const { body, setCookies, text } = await change("right");
    expect(body).toMatchObject({ successful: true, generalErrorMessage: null, fieldErrors: [] });
    const token = setCookies.find(({ name }) => name === "X-JWT");
    expect(token).toMatchObject({ httpOnly: true, path: "/" });
    expect(token?.maxAge).toBeGreaterThan(3_590);
    expect([...upstream.state.customerTokens.keys()]).toEqual([token?.value]);
    expect(text).not.toContain(token?.value);
  });

  it("confirmation cleanup (OP-A-05): the cart to go on with, and no guest", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    await visitor.data(submit);
    const cartId = visitor.cookies.get("cartId");
    const { body } = await act(visitor, "confirmation-cleanup", { cartId });
    expect(body).toEqual({
      successful: true,
      generalErrorMessage: null,
      fieldErrors: [],
      cartId: visitor.cookies.get("cartId"),
    });
    expect(visitor.cookies.get("cartId")).not.toBe(cartId);
    expect(visitor.cookies.has("X-JWT-guest")).toBe(false);
  });

  it("checkout auth (OP-A-06): as guest, and with a new account", async () => {
    const { browser, upstream } = await startTestGateway();
    const guest = await withFullCart(browser(), upstream);
    const asGuest = await act(guest, "checkout-auth", { authType: "guest", cartId: guest.cookies.get("cartId") });
    expect(asGuest.body).toMatchObject({ successful: true, cartId: guest.cookies.get("cartId") });
    expect(guest.cookies.get("X-JWT-guest")).toBe("true");
    const visitor = await withFullCart(browser(), upstream);
    const registered = await act(visitor, "checkout-auth", { authType: "register", ...account, cartId: null });
    expect(registered.body).toMatchObject({ successful: true });
    expect(await userOf(visitor)).toMatchObject({ visitor: { state: "LOGGED_IN" } });
    const without = await act(browser(), "checkout-auth", { authType: "register" });
    expect(without.body).toEqual({ successful: false, serverError: "`register` needs `customer`" });
  });

  it("checkout amazon and abort amazon (OP-A-07, OP-A-08)", async () => {
    const gateway = await startTestGateway();
    const visitor = await withFullCart(gateway.browser(), gateway.upstream);
    const amazonCheckoutSessionId = await walletSession(gateway, visitor);
    const cartId = visitor.cookies.get("cartId");
    const started = await act(visitor, "checkout-amazon", {
      amazonCheckoutSessionId,
      checkoutType: "checkout",
      cartId,
    });
    expect(started.body).toEqual({
      successful: true,
      generalErrorMessage: null,
      fieldErrors: [],
      goTo: "/checkout/summary",
      cartId: visitor.cookies.get("cartId"),
    });
    const before = visitor.cookies.get("cartId");
    const aborted = await act(visitor, "abort-amazon", { checkoutType: "checkout", cartId: before });
    expect(aborted.body).toEqual({ isReset: true, cartId: visitor.cookies.get("cartId") });
    expect(visitor.cookies.get("cartId")).not.toBe(before);
    const again = await act(visitor, "abort-amazon", { checkoutType: "checkout" });
    expect(again.body).toEqual({ isReset: false, cartId: visitor.cookies.get("cartId") });
  });
});

describe("an action that fails", () => {
  const names = [
    "login-action",
    "logout-action",
    "register-action",
    "change-password",
    "confirmation-cleanup",
    "checkout-auth",
    "checkout-amazon",
    "abort-amazon",
  ];

  it("at the shop reports it in serverError and is unsuccessful (OP-A-09)", async () => {
    const { browser, upstream } = await startTestGateway();
    upstream.state.faults.push((respond) => respond(503, "busy"));
    const { status, body } = await act(browser(), "login-action", login);
    expect([status, body]).toEqual([200, { successfull: false, serverError: "Network error" }]);
  });

  it.each(names)("is marked as unsuccessful beside its serverError: %s (OP-A-09)", async (name) => {
    const { browser } = await startTestGateway();
    const { status, body } = await act(browser(), name, "{");
    const mark =
      name === "login-action"
        ? { successfull: false }
        : name === "abort-amazon"
          ? { isReset: false, cartId: null }
          : { successful: false };
    expect([status, body]).toEqual([400, { ...mark, serverError: expect.stringMatching(/./) }]);
  });

  it.each([
    ["not JSON", "{", {}, 400],
    ["of another shape", { formData: { email: 1 } }, {}, 400],
    ["a list", [], {}, 400],
    ["too large", JSON.stringify({ formData: "x".repeat(20_000) }), {}, 413],
  ])("because the payload is %s answers in JSON and changes nothing", async (_name, payload, headers, expected) => {
    const { browser, upstream } = await startTestGateway();
    const { status, body, setCookies } = await act(browser(), "login-action", payload, headers);
    expect([status, body]).toEqual([expected, { successfull: false, serverError: expect.any(String) }]);
    expect([setCookies, upstream.state.calls]).toEqual([[], []]);
  });

  it.each(names)("because another site sent it is refused: %s", async (name) => {
    const { browser, upstream } = await startTestGateway();
    const headers = [
      { origin: "https://evil.example" },
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
    ];
    for (const each of headers) expect((await act(browser(), name, {}, each)).status).toBe(403);
    expect((await browser().send(`/api/${name}`)).status).toBe(405);
    expect(upstream.state.calls).toEqual([]);
  });

  it.each([
    ["confirmation-cleanup", {}],
    ["checkout-auth", { authType: "guest" }],
    ["checkout-amazon", { amazonCheckoutSessionId: "s", checkoutType: "checkout" }],
    ["abort-amazon", { checkoutType: "checkout" }],
  ])("because it names another visitor's cart is refused: %s", async (name, payload) => {
    const { browser, upstream } = await startTestGateway();
    const [owner, stranger] = [await withFullCart(browser(), upstream), await withFullCart(browser(), upstream)];
    const calls = upstream.state.calls.length;
    const { body } = await act(stranger, name, { ...payload, cartId: owner.cookies.get("cartId") });
    expect(body).toMatchObject({ serverError: "Cart issue" });
    expect(upstream.state.calls.length).toBe(calls);
  });

  it("because it is tried too often waits like the graph's own operation, and both count together", async () => {
    const few = { perVisitor: 1_000, perAddress: 2, windowMs: 60_000 };
    const { browser } = await startTestGateway({
      rates: {
        login: few,
        registration: few,
        password: few,
        lookup: few,
        token: few,
        visitor: { ...few, perAddress: 100 },
      },
    });
    const visitor = browser();
    await visitor.graph('mutation { login(credentials: { email: "a", password: "wrong" }) { successfull } }');
    expect((await act(visitor, "login-action", login)).status).toBe(200);
    const { status, body, headers } = await act(visitor, "login-action", login);
    expect([status, body]).toEqual([429, { successfull: false, serverError: expect.any(String) }]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    for (const name of ["checkout-auth", "checkout-auth"]) await act(visitor, name, { authType: "guest" });
    expect((await act(visitor, "register-action", account)).status).toBe(429);
  });

  it("names no secret and keeps to its own fields", async () => {
    const { browser, log } = await startTestGateway();
    const payload = JSON.stringify({ ...login, __proto__: { isAdmin: true }, constructor: 1, extra: "x" });
    expect((await act(browser(), "login-action", payload)).body).toMatchObject({ successfull: true });
    expect(log.join("")).not.toContain('"right"');
  });
});
