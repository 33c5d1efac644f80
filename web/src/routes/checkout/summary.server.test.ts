import { describe, expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./summary.tsx";

const cart = {
  id: "c-1",
  fingerprint: "f-1",
  mergedLineItems: [{ itemId: "1", name: "Kreide", quantity: 2 }],
  total: { stringValue: "15,95 €" },
};
const good: Answers = {
  CheckoutPage: { session: { cartId: "c-1", checkout: { access: { allowed: true } }, cart } },
};
const result = { orderId: null, ticket: null, paymentForm: null, redirectUrl: null, goTo: null, toast: null };
const shown = JSON.stringify({ cartId: "c-1", fingerprint: "f-1", total: "15,95 €", lines: [["1", "Kreide", 2]] });
const order = (outcome: object, form: Record<string, string> = { shown }) =>
  openPage(route, "http://localhost/checkout/summary/", {
    form,
    answers: { ...good, SubmitOrder: { submitOrder: { ...result, errorMessage: null, ...outcome } } },
  });

it("shows what is ordered, and what it costs, above the button", async () => {
  const { html } = await openPage(route, "http://localhost/checkout/summary/", { answers: good });
  expect(html).toContain("Kreide");
  expect(html).toContain("15,95 €");
  expect(html.indexOf("15,95 €")).toBeLessThan(html.lastIndexOf("<button"));
});

it("CHKP-09: says what the shopper should know of the chosen way to pay", async () => {
  const additionalInfo = "Erst das Geld, dann die Ware.";
  const methods = [{ selected: true, displayName: "Vorkasse", additionalInfo }, { additionalInfo: "Nicht gewählt." }];
  const SummaryStep = { getPaymentInfo: { paymentMethods: methods } };
  const { html } = await openPage(route, "http://localhost/checkout/summary/", { answers: { ...good, SummaryStep } });
  expect(html).toContain(additionalInfo);
  expect(html).not.toContain("Nicht gewählt.");
});

it.each([
  ["localhost", ["/agb/", "/widerruf/", "/datenschutz/"], "Widerrufsrecht und unsere"],
  ["at.localhost", ["/agb/", "/widerruf/", "/datenschutz/"], "Widerrufsrecht und unsere"],
  ["ch.localhost", ["/agb/", "/widerruf/", "/datenschutz/"], "Hier finden Sie Ihr Rückgaberecht und unsere"],
  [
    "educational.localhost",
    ["/agb/", "/datenschutz/"],
    "Geschäftsbedingungen. Hier finden Sie unsere Datenschutzerklärung.",
  ],
])("C-99: names the terms and the rights that customers of %s have, no others", async (host, paths, words) => {
  const { html } = await openPage(route, `http://${host}/checkout/summary/`, { answers: good });
  const consent = /<p class="[^"]*consent[^"]*">(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  expect([...consent.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual(paths);
  expect(consent.replaceAll(/<!-- -->|<[^>]*>/g, "")).toContain(words);
});

describe("an order", () => {
  it("is of the cart that was shown", async () => {
    expect((await order({ outcome: "ORDERED", orderId: "1" })).asked).toEqual([
      ["SubmitOrder", { cartId: "c-1", fingerprint: "f-1" }],
    ]);
    expect((await order({ outcome: "ORDERED", orderId: "1" }, { shown: "{" })).asked).toEqual([["SubmitOrder", {}]]);
  });

  it.each([
    ["cookie_consent=statistics.1", { isMeasured: true }],
    ["cookie_consent=necessary.1", {}],
    ["", {}],
  ])("TRACK-07: is measured where the visitor has agreed to that (%s)", async (cookie, isMeasured) => {
    const { asked } = await openPage(route, "http://localhost/checkout/summary/", {
      form: { shown },
      cookie,
      answers: { ...good, SubmitOrder: { submitOrder: { ...result, errorMessage: null, outcome: "ORDERED" } } },
    });
    expect(asked[0]).toEqual(["SubmitOrder", { cartId: "c-1", fingerprint: "f-1", ...isMeasured }]);
  });

  it("CHKX-02: stores its comment first, where comments are on and there is one; a refused one orders nothing", async () => {
    const flag = (parameterValue: string) => ({
      getGlobalParametersByName: [{ name: "orderComment", entry: "globalActivation", parameterValue }],
    });
    const send = (value: string, orderComment: string, successful = true, form: Record<string, string> = {}) =>
      openPage(route, "http://localhost/checkout/summary/", {
        form: { shown, orderComment, ...form },
        answers: {
          ...good,
          Settings: flag(value),
          SetOrderComment: {
            setOrderComment: {
              successful,
              generalErrorMessage: null,
              fieldErrors: [{ fieldName: "orderComment", errorMessage: "zu lang" }],
            },
          },
          SubmitOrder: { submitOrder: { ...result, outcome: "ORDERED", orderId: "1", errorMessage: null } },
        },
      });
    const changes = async (...args: Parameters<typeof send>) =>
      (await send(...args)).asked.filter(([name]) => name !== "Settings" && name !== "CheckoutPage");
    const stored = ["SetOrderComment", { cartId: "c-1", orderComment: "Bitte klingeln" }];
    const ordered = ["SubmitOrder", expect.anything()];
    expect(await changes("true", " Bitte klingeln ")).toEqual([stored, ordered]);
    expect(await changes("true", "Bitte klingeln", true, { newsletter: "on" })).toEqual([
      stored,
      ["SubscribeFromOrder", { cartId: "c-1" }],
      ordered,
    ]);
    for (const [value, comment] of [
      ["true", "  "],
      ["false", "Bitte klingeln"],
      ["True", "Bitte klingeln"],
    ] as const)
      expect(await changes(value, comment)).toEqual([ordered]);
    const refused = await send("true", "Bitte klingeln", false);
    expect(refused.asked.map(([name]) => name)).not.toContain("SubmitOrder");
    expect(refused.html).toContain("zu lang");
    const page = async (value: string) =>
      (await openPage(route, "http://localhost/checkout/summary/", { answers: { ...good, Settings: flag(value) } }))
        .html;
    expect([
      (await page("true")).includes('name="orderComment"'),
      (await page("false")).includes('name="orderComment"'),
    ]).toEqual([true, false]);
  });

  it("CHKP-07, C-95: of a business has its buyer reference, which is sent with the agreed way to pay; a refused one is still in its field", async () => {
    const method = { paymentId: "X_RECHNUNG", selected: true, buyerReference: "991-1" };
    const visit = async (host: string, paymentId: string, form?: Record<string, string>, isStored = true) =>
      openPage(route, `http://${host}/checkout/summary/`, {
        ...(form && { form: { shown, ...form } }),
        answers: {
          ...good,
          SummaryStep: { getPaymentInfo: { paymentMethods: [{ ...method, paymentId }] } },
          SubmitOrder: {
            submitOrder: isStored
              ? { ...result, outcome: "ORDERED", orderId: "1", errorMessage: null }
              : { ...result, outcome: "REFUSED", orderId: null, errorMessage: "Die Leitweg-ID fehlt." },
          },
        },
      });
    const fieldOf = ({ html }: { readonly html: string }) => /<input[^>]*name="buyerReference"[^>]*>/u.exec(html)?.[0];
    const field = async (host: string, paymentId: string) => fieldOf(await visit(host, paymentId));
    const business = "educational.localhost";
    expect(await field(business, "X_RECHNUNG")).toMatch(/required.*value="991-1"/u);
    expect(await field(business, "RECHNUNG")).not.toContain("required");
    expect(await field("localhost", "INVOICE")).toBeUndefined();
    const typed = { paymentId: "X_RECHNUNG", buyerReference: " 991-2 " };
    expect((await visit(business, "X_RECHNUNG", typed)).asked).toEqual([
      [
        "SubmitOrder",
        { cartId: "c-1", fingerprint: "f-1", payment: { paymentId: "X_RECHNUNG", buyerReference: "991-2" } },
      ],
    ]);
    const refused = await visit(business, "X_RECHNUNG", { ...typed, buyerReference: "991-typo" }, false);
    expect(refused.html).toContain("Die Leitweg-ID fehlt.");
    expect(fieldOf(refused)).toContain('value="991-typo"');
  });

  it("CHKX-03: subscribes to the newsletter only when that is ticked", async () => {
    const namesFor = async (form: Record<string, string>) =>
      (await order({ outcome: "ORDERED", orderId: "1" }, { shown, ...form })).asked.map(([name]) => name);
    expect(await namesFor({ newsletter: "on" })).toEqual(["CheckoutPage", "SubscribeFromOrder", "SubmitOrder"]);
    expect(await namesFor({ newsletter: "off" })).toEqual(["SubmitOrder"]);
  });

  it("C-97: the wish to be asked for ratings is sent only when it is ticked; without scripts a failed try takes it back", async () => {
    const sent = async (outcome: object, form: Record<string, string>) =>
      (await order(outcome, { shown, ...form })).asked.flatMap(([name, variables]) =>
        name === "SetRatingWish" ? [variables] : [],
      );
    const ordered = { outcome: "ORDERED", orderId: "1" };
    const wanted = { cartId: "c-1", isWanted: true };
    expect(await sent(ordered, { rating: "on" })).toEqual([wanted]);
    expect(await sent(ordered, {})).toEqual([]);
    expect(await sent(ordered, { rating: "off" })).toEqual([]);
    const refused = { outcome: "REFUSED", orderId: null, errorMessage: "Nein" };
    expect(await sent(refused, { rating: "on" })).toEqual([wanted, { ...wanted, isWanted: false }]);
    // Who pays at the wallet first has ordered with the wish.
    const redirect = { outcome: "REDIRECT", redirectUrl: "http://sandbox.test/wallet/confirm/1" };
    expect(await sent(redirect, { rating: "on" })).toEqual([wanted]);
  });

  it("that was placed leads to its confirmation", async () => {
    expect(await order({ outcome: "ORDERED", orderId: "40012345", ticket: "a_b" })).toMatchObject({
      status: 303,
      location: "/checkout/confirmation/?orderId=40012345&ticket=a_b",
      toasts: [],
    });
  });

  it("that was placed before leads to its confirmation without scripts, where a second press drops the first answer", async () => {
    const toast = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" };
    const again = { outcome: "ALREADY_SUBMITTED", orderId: "1", ticket: "t", goTo: "/", toast };
    const confirmation = "/checkout/confirmation/?orderId=1&ticket=t";
    expect(await order(again)).toMatchObject({ status: 303, location: confirmation, toasts: [] });
  });

  it("CHKX-05: one whose confirmation is not this visitor's goes home with an error", async () => {
    const toast = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" };
    const answer = await order({ outcome: "ALREADY_SUBMITTED", goTo: "/", toast });
    expect(answer).toMatchObject({ status: 303, location: "/", toasts: [{ severity: "error" }] });
  });

  it("to be paid on another page leads there at once, without scripts", async () => {
    expect(await order({ outcome: "REDIRECT", redirectUrl: "https://pay.example/a" })).toMatchObject({
      status: 303,
      location: "https://pay.example/a",
    });
  });

  it("to be paid by card shows the provider's form, with a button for who has no scripts", async () => {
    const paymentForm = { formUrl: "https://pay.example/form", len: 3, data: "abc", merchantID: "m", template: "t" };
    const { status, html } = await order({ outcome: "PAYMENT_FORM", paymentForm });
    expect(status).toBe(200);
    expect(html).toContain('<form action="https://pay.example/form" method="post">');
    expect(html).toContain('<input type="hidden" name="data" value="abc"/>');
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(html).not.toContain("Kreide");
  });

  it("that is refused stays on the page, and gives the reason", async () => {
    const { status, html } = await order({ outcome: "REFUSED", errorMessage: "vue.message.storageFull" });
    expect(status).toBe(200);
    expect(html).toContain("keine Bestellungen annehmen");
    expect(html).toContain("Kreide");
  });
});
