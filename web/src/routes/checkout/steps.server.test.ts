import { describe, expect, it } from "vitest";
import { type Answers } from "../testing/made-up-answers.ts";
import { openPage, type RouteModule } from "../testing/open-page.server.tsx";
import * as login from "./login.tsx";
import * as payment from "./payment.tsx";
import * as shipping from "./shipping.tsx";
import * as summary from "./summary.tsx";

/** A step: name, page, heading, and the query of its details. */
type Step = readonly [name: string, route: RouteModule, path: string, title: string, details: string | null];
const steps: readonly Step[] = [
  ["LOGIN", login, "/checkout/login/", "Wie möchten Sie bestellen?", null],
  ["SHIPPING", shipping, "/checkout/shipping/", "Wohin dürfen wir liefern?", "ShippingStep"],
  ["PAYMENT", payment, "/checkout/payment/", "Wie möchten Sie bezahlen?", "PaymentStep"],
  ["SUMMARY", summary, "/checkout/summary/", "Bitte prüfen Sie Ihre Bestellung", "SummaryStep"],
];
const session = (access: object, more: object = {}) => ({ session: { cartId: "c-1", checkout: { access }, ...more } });
const open = ([, route, path]: Step, answers: Answers) => openPage(route, `http://localhost${path}`, { answers });

describe.each(steps)("the step %s", (...step) => {
  const [name, , , title, details] = step;

  it("requests whether it is open, and the details of this cart", async () => {
    const { status, html, asked } = await open(step, { CheckoutPage: session({ allowed: true }) });
    expect([status, asked]).toEqual([
      200,
      [
        ["CheckoutPage", { step: name }],
        ...(details === null ? [] : [[details, { cartId: "c-1" }]]),
        // The operators' switches decide which ways to pay are offered.
        ...(name === "PAYMENT" || name === "SUMMARY" ? [["Settings", {}]] : []),
      ],
    ]);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title.replace("?", "\\?")}</h1>`));
  });

  it("shows what changed in the cart, and what is bought", async () => {
    const cart = { notices: [{ message: "Nur noch 2 Stück." }], mergedLineItems: [{ name: "Kreide" }] };
    const { html } = await open(step, { CheckoutPage: session({ allowed: true }, { cart }) });
    expect(html).toContain("Nur noch 2 Stück.");
    expect(html).toContain("Kreide");
  });

  it("has its place among the steps", async () => {
    const all = steps.map(([each, , path]) => ({ step: each, done: true, available: true, path }));
    const { html } = await open(step, { CheckoutPage: session({ allowed: true }) });
    expect(html).toContain("Bestellschritte");
    const shown = await open(step, {
      CheckoutPage: { session: { cartId: "c-1", checkout: { access: { allowed: true }, steps: all } } },
    });
    expect(shown.html.match(/aria-current="step"/g)).toHaveLength(1);
    for (const [each, , path] of steps.slice(
      0,
      steps.findIndex(([other]) => other === name),
    ))
      expect([each, shown.html.includes(`href="${path}"`)]).toEqual([each, true]);
  });

  it("leads elsewhere while it is closed, with the reason", async () => {
    const toast = { key: "vue.checkout.message.sessionExpired", severity: "WARNING" };
    const access = { allowed: false, redirectTo: "/checkout/basket", toast };
    const answer = await open(step, { CheckoutPage: session(access) });
    expect(answer).toMatchObject({
      status: 303,
      location: "/checkout/basket",
      toasts: [{ key: "vue.checkout.message.sessionExpired", severity: "warning" }],
      asked: [["CheckoutPage", { step: name }]],
    });
  });

  it("leads elsewhere without a word when there is none, and home without a place", async () => {
    const closed = { allowed: false, redirectTo: null, toast: null };
    for (const part of [session(closed), { session: null }]) {
      const answer = await open(step, { CheckoutPage: part });
      expect(answer).toMatchObject({ status: 303, location: "/", toasts: [], cookies: [] });
    }
  });
});

it.each(steps.slice(1))("the step %s of a visitor without a cart shows none", async (...step) => {
  const { asked, html } = await open(step, {
    CheckoutPage: { session: { cartId: null, checkout: { access: { allowed: true } }, cart: null } },
  });
  expect(asked[1]?.[1]).toEqual({ cartId: "" });
  expect(html).not.toContain("Ihre Bestellung");
});
