import { describe, expect, it } from "vitest";
import type { Browser } from "./browser.ts";
import { atSummary, guest, login, submit, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

const logout = "mutation { logout { successful } }";
const whatIsStored =
  "{ session { visitor { firstName lastName } checkout { orderId shipping { billingAddressId deliveryAddressId } } } }";
const nothing = {
  session: { visitor: { firstName: null, lastName: null }, checkout: { orderId: null, shipping: null } },
};

/** Takes over the ids of another browser, and claims to be signed in: what someone can do who planted cookies. */
function planted(attacker: Browser, victim: Browser): Browser {
  for (const name of ["X-iSHOP-API-USERID", "cartId"]) {
    const value = victim.cookies.get(name);
    if (value !== undefined) attacker.cookies.set(name, value);
  }
  attacker.cookies.set("X-JWT-exist", "true");
  return attacker;
}

describe("ids that were planted before a sign-in", () => {
  it.each([
    ["login", login, { password: "right" }],
    [
      "registration",
      'mutation { registerCustomer(customer: { email: "new@x.de", password: "kreide" }) { successfull } }',
      {},
    ],
    ["guest", guest, {}],
    ["guest by its own name", "mutation { registerGuest { successfull } }", {}],
  ])("open nothing afterwards: %s", async (_name, operation, variables) => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const attacker = planted(browser(), victim);
    const ids = [victim.cookies.get("X-iSHOP-API-USERID"), victim.cookies.get("cartId")];
    await victim.data(operation, variables);
    expect([victim.cookies.get("X-iSHOP-API-USERID"), victim.cookies.get("cartId")]).not.toEqual(ids);
    expect(victim.cookies.get("X-iSHOP-API-USERID")).not.toBe(ids[0]);
    expect(await attacker.data(whatIsStored)).toEqual(nothing);
    const { session } = await attacker.data("{ session { cart { details { articleCount } } } }");
    expect(session).toEqual({ cart: { details: { articleCount: 0 } } });
  });

  it("open nothing of an order either", async () => {
    const { browser, upstream } = await startTestGateway();
    const victim = await withFullCart(browser(), upstream);
    const attacker = planted(browser(), victim);
    await atSummary(victim, upstream);
    await victim.data(submit);
    expect(await attacker.data(whatIsStored)).toEqual(nothing);
  });
});

describe("logout", () => {
  it("drops what is stored, also for who kept the cookies", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    const kept = planted(browser(), visitor);
    await visitor.data(logout);
    expect(await kept.data(whatIsStored)).toEqual(nothing);
    expect(await visitor.data(whatIsStored)).toEqual(nothing);
  });

  it("gives other ids than before and after", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const seen = new Set<string | undefined>();
    const note = () => seen.add(visitor.cookies.get("X-iSHOP-API-USERID"));
    note();
    await visitor.data(login, { password: "right" });
    note();
    await visitor.data(logout);
    await visitor.data("{ session { cartId } }");
    note();
    expect(seen.size).toBe(3);
    expect(visitor.cookies.get("X-iSHOP-API-USERID")).toBeDefined();
  });
});

describe("cookies that someone made up", () => {
  it("claim a login that the shop does not trust", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    visitor.cookies.set("X-JWT-exist", "true");
    const own = visitor.cookies.get("cartId");
    expect(await visitor.data("{ session { cartId visitor { state firstName } } }")).toEqual({
      session: { cartId: own, visitor: { state: "LOGGED_OUT", firstName: null } },
    });
    visitor.cookies.set("X-JWT", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.");
    await visitor.graph('{ getCustomerInfo(url: "/") { userId } }');
    expect(visitor.cookies.get("SecurityLogout")).toBe("true");
    expect(["X-JWT", "X-JWT-exist"].filter((name) => visitor.cookies.has(name))).toEqual([]);
  });

  it("show no name and no login for a made-up token, though the ids are right", async () => {
    const { browser, upstream } = await startTestGateway();
    const owner = await withFullCart(browser(), upstream);
    await owner.data(login, { password: "right" });
    const thief = planted(browser(), owner);
    for (const token of ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.", owner.cookies.get("X-JWT")?.slice(0, -1) ?? ""]) {
      thief.cookies.set("X-JWT", token);
      thief.cookies.set("X-JWT-exist", "true");
      const { text } = await thief.post({ query: "{ session { visitor { state firstName lastName } } }" });
      expect(JSON.parse(text).data.session.visitor).toEqual({ state: "LOGGED_OUT", firstName: null, lastName: null });
      expect(text).not.toMatch(/Ada|Byron/);
    }
    expect(await owner.data("{ session { visitor { state firstName } } }")).toEqual({
      session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } },
    });
  });

  it("decide nothing without a token, and take nothing from one that is good", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    visitor.cookies.delete("X-JWT-exist");
    visitor.cookies.set("X-JWT-guest", "true");
    expect(await visitor.data("{ session { visitor { state } } }")).toEqual({
      session: { visitor: { state: "LOGGED_IN" } },
    });
  });

  it("of a login that ended elsewhere show neither login nor name any more, at once", async () => {
    const { browser, upstream } = await startTestGateway();
    const [here, there] = [await withFullCart(browser(), upstream), await withFullCart(browser(), upstream)];
    for (const device of [here, there]) await device.data(login, { password: "right" });
    const copy = browser();
    for (const [name, value] of here.cookies) copy.cookies.set(name, value);
    const change = `mutation { changePassword(currentPassword: "right", newPassword: "tafel-7", newPasswordRepeated: "tafel-7") {
      successful session { visitor { state firstName } } } }`;
    expect(await here.data(change)).toEqual({
      changePassword: { successful: true, session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } } },
    });
    for (const device of [there, copy]) {
      const { data } = await device.graph("{ session { visitor { state firstName } } }");
      expect(data).toEqual({ session: { visitor: { state: "LOGGED_OUT", firstName: null } } });
    }
  });

  it("are trusted while the shop is away, when it knew the token before", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    const ask = "{ session { visitor { state firstName } } }";
    const isAway = () =>
      upstream.state.faults.push(
        ...Array.from({ length: 40 }, () => (respond: (status: number, body: string) => void) => respond(503, "busy")),
      );
    isAway();
    expect(await visitor.data(ask)).toEqual({ session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } } });
    upstream.state.faults.length = 0;
    const thief = planted(browser(), visitor);
    thief.cookies.set("X-JWT", "made-up");
    isAway();
    const { data, errors } = await thief.graph(ask);
    expect([data, errors?.length]).toEqual([{ session: null }, 1]);
  });

  it("name another visitor's cart, which is neither shown nor changed", async () => {
    const { browser, upstream } = await startTestGateway();
    const owner = await withFullCart(browser(), upstream);
    const stranger = await withFullCart(browser(), upstream);
    const [own, foreign] = [stranger, owner].map(({ cookies }) => cookies.get("cartId") ?? "");
    stranger.cookies.set("cartId", foreign ?? "");
    const { session } = await stranger.data("{ session { cart { id } } }");
    // The shop gives back the cart that the visitor's id has.
    expect(session).toEqual({ cart: { id: own } });
    expect(own).not.toBe(foreign);
    expect(stranger.cookies.get("cartId")).toBe(own);
    expect(upstream.state.carts.get(foreign ?? "")?.pieces).toBe(2);
  });

  it("cannot be guessed into a visitor's record: both ids are needed", async () => {
    const { browser, upstream } = await startTestGateway();
    const owner = await withFullCart(browser(), upstream);
    await owner.data(login, { password: "right" });
    const stranger = await withFullCart(browser(), upstream);
    stranger.cookies.set("cartId", owner.cookies.get("cartId") ?? "");
    stranger.cookies.set("X-JWT-exist", "true");
    expect(await stranger.data("{ session { visitor { firstName } } }")).toEqual({
      session: { visitor: { firstName: null } },
    });
  });
});

describe("two tabs", () => {
  const add = `mutation ($id: ID!) {
    cart_update(data: { cartId: $id, ops: [{ voucherOp: { addVoucher: { code: "A" } } }] }) { successful }
  }`;
  const basket = "{ session { cart { details { articleCount } } visitor { firstName } } }";

  it("that sign in and fill the basket at once lose nothing that was added", async () => {
    const { browser, upstream } = await startTestGateway();
    for (let round = 0; round < 5; round += 1) {
      const visitor = await withFullCart(browser(), upstream);
      upstream.state.carts.forEach((cart) => {
        if (cart.owner === "customer-ada") cart.pieces = 0;
      });
      const id = visitor.cookies.get("cartId");
      const [, added] = await Promise.all([visitor.graph(login, { password: "right" }), visitor.graph(add, { id })]);
      const isAdded = added.errors === undefined;
      expect((await visitor.data(basket))["session"]).toEqual({
        cart: { details: { articleCount: isAdded ? 3 : 2 } },
        visitor: { firstName: "Ada" },
      });
    }
  });

  it("of which the slower answers last, with ids of before: the customer's basket is found again", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const slow = browser();
    for (const [name, value] of visitor.cookies) slow.cookies.set(name, value);
    const id = visitor.cookies.get("cartId");
    await visitor.data(login, { password: "right" });
    const { errors } = await slow.graph(add, { id });
    expect(errors?.[0]?.message).toBe("Cart issue");
    // Both tabs share one jar of cookies; what came last stays.
    for (const [name, value] of slow.cookies) visitor.cookies.set(name, value);
    const { session } = await visitor.data("{ session { cart { details { articleCount } } visitor { state } } }");
    expect(session).toEqual({ cart: { details: { articleCount: 2 } }, visitor: { state: "LOGGED_IN" } });
  });
});
