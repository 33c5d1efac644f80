import { describe, expect, it } from "vitest";
import { access, atSummary, cleanup, guest, payment, shipping, submit, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

describe("an order", () => {
  it("is made once; its confirmation ends with a new cart and no guest (CHKX-10, CHKX-13, CHKX-14, CHKX-17)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "ORDERED",
      orderId: `order-${ordered}`,
      goTo: "/checkout/confirmation",
    });
    expect((await visitor.data(access("CONFIRMATION")))["session"]).toMatchObject({
      checkout: { access: { allowed: true } },
    });
    const data = await visitor.data(cleanup);
    expect(data["confirmationCleanup"]).toEqual({
      successful: true,
      session: { cartId: visitor.cookies.get("cartId"), visitor: { state: "LOGGED_OUT" } },
    });
    expect(visitor.cookies.get("cartId")).not.toBe(ordered);
    expect(["X-JWT", "X-JWT-exist", "X-JWT-guest"].filter((name) => visitor.cookies.has(name))).toEqual([]);
    expect((await visitor.data(access("CONFIRMATION")))["session"]).toMatchObject({
      checkout: { access: { allowed: false, redirectTo: "/" } },
    });
    const again = visitor.cookies.get("cartId");
    await visitor.data(cleanup);
    expect(visitor.cookies.get("cartId")).toBe(again);
  });

  it("leaves behind what opens its confirmation: a ticket for the address, a secret for the shop alone (C-86)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId") ?? "";
    const path = `/checkout/confirmation/?orderId=order-${ordered}&ticket=ticket-${ordered}`;
    const answer = await visitor.post({ query: submit });
    const cookie = answer.setCookies.find(({ name }) => name === "confirmation");
    expect(cookie).toMatchObject({ value: `secret-${ordered}`, httpOnly: true, sameSite: "lax" });
    expect([cookie?.maxAge, cookie?.expires]).toEqual([undefined, undefined]);
    expect(answer.text).not.toContain("secret-");
    expect((await visitor.data("{ session { checkout { orderId ticket } } }"))["session"]).toEqual({
      checkout: { orderId: `order-${ordered}`, ticket: `ticket-${ordered}` },
    });
    await visitor.data(cleanup);
    for (const step of ["SHIPPING", "PAYMENT", "SUMMARY"]) {
      expect((await visitor.data(access(step)))["session"]).toEqual({
        checkout: { access: { allowed: false, redirectTo: path, toast: null } },
      });
    }
    expect(upstream.state.calls.at(-1)?.headers["x-confirmation"]).toBe(`secret-${ordered}`);
    await visitor.data("mutation { logout { successful } }");
    expect(visitor.cookies.has("confirmation")).toBe(false);
    expect((await visitor.data(access("SUMMARY")))["session"]).toMatchObject({
      checkout: { access: { redirectTo: "/" } },
    });
  });

  it("whose answer never arrived is named by the shop again (CHKX-05)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId") ?? "";
    const lost = new Map(visitor.cookies);
    await visitor.data(submit);
    const cart = upstream.state.carts.get(ordered);
    // A tab whose session has no order: the callback of the provider has made it.
    const { browser: other } = { browser: browser() };
    for (const [name, value] of lost) other.cookies.set(name, value);
    expect((await other.data(submit))["submitOrder"]).toMatchObject({
      outcome: "ALREADY_SUBMITTED",
      orderId: cart?.order?.orderId,
      ticket: cart?.order?.confirmation.ticket,
    });
    expect(other.cookies.get("cartId")).toBe(cart?.order?.newCartId);
  });

  it("of a cart that was ordered before goes on with a new cart (CHKX-05)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId");
    await visitor.data(submit);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "ALREADY_SUBMITTED",
      goTo: "/",
      toast: { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" },
    });
    expect(visitor.cookies.get("cartId")).not.toBe(ordered);
    expect((await visitor.data("{ session { checkout { orderId } } }"))["session"]).toEqual({
      checkout: { orderId: `order-${ordered}` },
    });
  });

  it("of a cart that is not what the summary showed is refused (CHKX-06, CART-11)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const cart = upstream.state.carts.get(visitor.cookies.get("cartId") ?? "");
    if (cart === undefined) throw new Error("no cart");
    cart.priceCents += 1;
    const refusal = {
      outcome: "CART_CHANGED",
      goTo: "/",
      toast: { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" },
    };
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject(refusal);
    expect(cart.submitted).toBe(false);
    await visitor.data(access("SUMMARY"));
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "ORDERED" });
  });

  it("of other pieces at an equal total is refused, too (CHKX-06, CART-11)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const cart = upstream.state.carts.get(visitor.cookies.get("cartId") ?? "");
    if (cart === undefined) throw new Error("no cart");
    Object.assign(cart, { pieces: 1, priceCents: cart.pieces * cart.priceCents });
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "CART_CHANGED", orderId: null });
    expect(cart.submitted).toBe(false);
  });

  it("on a summary that shows something else is refused, whatever another tab has looked at since (CHKX-06)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const cartId = visitor.cookies.get("cartId");
    const read = async () => {
      const { session } = await visitor.data("{ session { cart { fingerprint } } }");
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that were just requested
      return (session as { cart: { fingerprint: string } }).cart.fingerprint;
    };
    const shown = { cartId, fingerprint: await read() };
    const cart = upstream.state.carts.get(cartId ?? "");
    if (cart === undefined) throw new Error("no cart");
    cart.pieces += 1;
    await visitor.data(access("SUMMARY"));
    const refusal = { outcome: "CART_CHANGED", goTo: "/", orderId: null };
    expect((await visitor.data(submit, shown))["submitOrder"]).toMatchObject(refusal);
    expect((await visitor.data(submit, { ...shown, cartId: "another" }))["submitOrder"]).toMatchObject(refusal);
    expect([cart.submitted, visitor.cookies.get("cartId")]).toEqual([false, cartId]);
    const now = { cartId, fingerprint: await read() };
    expect((await visitor.data(submit, now))["submitOrder"]).toMatchObject({ outcome: "ORDERED" });
    // The summary that was left behind leads to the order, and touches nothing of the next cart.
    await visitor.data(cleanup);
    const next = visitor.cookies.get("cartId");
    expect((await visitor.data(submit, now))["submitOrder"]).toMatchObject({
      outcome: "ALREADY_SUBMITTED",
      orderId: `order-${cartId}`,
      goTo: `/checkout/confirmation/?orderId=order-${cartId}&ticket=ticket-${cartId}`,
      toast: null,
    });
    expect(visitor.cookies.get("cartId")).toBe(next);
  });

  it("without its steps, or without a look at the summary, is none", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "STEP_MISSING", goTo: "/" });
    await visitor.data(guest);
    await visitor.data(shipping);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "STEP_MISSING",
      goTo: "/checkout/payment",
    });
    await visitor.data(payment, { id: "INVOICE" });
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "STEP_MISSING",
      goTo: "/checkout/summary",
    });
    expect(upstream.state.calls.some(({ query }) => query.includes("submitCart"))).toBe(false);
  });

  it("by card opens the provider's page, and its return makes the order or goes back to payment", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream, "CREDIT_CARD");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "PAYMENT_FORM",
      paymentForm: { formUrl: "http://card.test/", data: "abc" },
    });
    const cardReturn =
      "mutation ($data: String!) { completeCardReturn(len: 4, data: $data) { outcome errorMessage goTo toast { key } } }";
    expect((await visitor.data(cardReturn, { data: "declined" }))["completeCardReturn"]).toEqual({
      outcome: "PAYMENT_FAILED",
      errorMessage: "The card was declined.",
      goTo: "/checkout/payment",
      toast: { key: "vue.checkout.payment.error" },
    });
    expect(
      (await visitor.data(cardReturn, { data: `paid ${visitor.cookies.get("cartId") ?? ""}` }))["completeCardReturn"],
    ).toMatchObject({
      outcome: "ORDERED",
      goTo: "/checkout/confirmation",
    });
  });

  it("that the shop refuses is reported in the shop's words", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream, "REFUSED");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "REFUSED",
      errorMessage: "Not today.",
      goTo: null,
    });
  });

  it("whose confirmation cannot be cleaned up signs out and reports it (CHKX-18)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    await visitor.data(submit);
    for (let call = 0; call < 9; call += 1) upstream.state.faults.push((respond) => respond(503, "busy"));
    const { errors } = await visitor.graph(cleanup);
    expect(errors?.[0]?.message).toBe("Network error");
    expect(["X-JWT", "X-JWT-guest", "cartId"].filter((name) => visitor.cookies.has(name))).toEqual([]);
  });
});
