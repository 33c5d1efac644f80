import { describe, expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./confirmation.tsx";

const stored = { access: { allowed: true, redirectTo: null, toast: null }, orderId: "40012345", ticket: "a_b" };
const address = "/checkout/confirmation/?orderId=40012345&ticket=a_b";
const open = (query: string, checkout: object | null, answers: Answers = {}) =>
  openPage(route, `http://localhost/checkout/confirmation/${query}`, {
    answers: {
      ConfirmationPage: { session: checkout === null ? null : { checkout } },
      ThankYou: { getThankYouPageData: { order: { orderId: "40012345" } } },
      ...answers,
    },
  });
const own = "?orderId=40012345&ticket=a_b";

it("ACCESS-18: is a preview by its address, of a sample that is no one's; nothing is requested, ended or taken from the link", async () => {
  const query = `?${new URLSearchParams({ "ishop-preview-json": '{"order":{"orderId":"31337","email":"x@evil.example"}}' })}`;
  const answer = await openPage(route, `http://localhost/checkout/confirmation/${query}`, { answers: {} });
  expect([answer.status, answer.asked]).toEqual([200, []]);
  expect(answer.html).toContain("Vorschau");
  expect(answer.html).not.toMatch(/31337|evil/u);
  const plain = { session: { checkout: { access: { allowed: false, redirectTo: "/", toast: null }, orderId: null } } };
  expect(
    await openPage(route, "http://localhost/checkout/confirmation/", { answers: { ConfirmationPage: plain } }),
  ).toMatchObject({ location: "/" });
});

describe("the order that was just placed", () => {
  it("CHKX-12: is shown with its number, its mail, addresses, days, lines, sums and payment, and where to transfer to", async () => {
    const money = (stringValue: string) => ({ amount: 1, stringValue });
    const line = { name: "Kreide weiß", quantity: 7, sku: "100001", totalPrice: money("13,79 €"), path: "/prod/11/" };
    const order = {
      orderId: "40012345",
      email: "ada@schule.de",
      deliveryAddress: { firstName: "Ada", lastName: "Kreide", city: "Potsdam" },
      billingAddress: { firstName: "Ada", lastName: "Kreide", city: "Berlin" },
      deliveryFrom: "2026-11-24",
      deliveryUntil: "2026-11-26",
      lines: [line],
      subtotal: money("13,80 €"),
      promotionsSaving: money("1,11 €"),
      shippingCost: money("5,95 €"),
      totalAmount: money("18,64 €"),
      paymentMethodName: "Vorkasse",
      orderReference: "Klasse 4b",
    };
    const bankTransfer = { iban: "DE02 1203 0000 0000 2020 51", purpose: "Verwendung 40012345", code: null };
    const { html } = await open(own, stored, {
      ThankYou: { getThankYouPageData: { order, bankTransfer, isGuestOrder: true } },
    });
    for (const words of [
      "40012345",
      "ada@schule.de",
      "Potsdam",
      "Berlin",
      "24.",
      "26.",
      "Kreide weiß",
      "7 Stück",
      "100001",
      "13,79 €",
      "13,80 €",
      "1,11 €",
      "5,95 €",
      "18,64 €",
      "Vorkasse",
      "Klasse 4b",
      "DE02 1203 0000 0000 2020 51",
      "Verwendung 40012345",
      "/myaccount/register/",
    ])
      expect(html).toContain(words);
  });

  it.each(["", "?orderId=1", "?orderId=40012345", "?orderId=40012345&ticket=x", "?orderId=1&ticket=a_b"])(
    "ACCESS-17: has an address of its own with its number, which a visitor is led to from %j",
    async (query) => {
      expect(await open(query, stored)).toMatchObject({ status: 303, location: address });
    },
  );

  it("is shown there, and ends the checkout", async () => {
    const { status, html, asked } = await open(own, stored);
    expect(status).toBe(200);
    expect(html).toContain("40012345");
    expect(asked.map(([name]) => name)).toEqual(["ConfirmationPage", "ThankYou", "ConfirmationCleanup", "PageSession"]);
    expect(asked[1]?.[1]).toEqual({ orderId: "40012345", ticket: "a_b" });
  });

  it("promises days to who pays in advance only if they transfer at once", async () => {
    const dated = { orderId: "40012345", deliveryFrom: "2026-11-24", deliveryUntil: "2026-11-26" };
    const transfer = { iban: "DE02 1203 0000 0000 2020 51", purpose: "x", code: null };
    const shown = async (bankTransfer: object | null) => {
      const ThankYou = { getThankYouPageData: { order: dated, bankTransfer, isGuestOrder: true } };
      return (await open(own, stored, { ThankYou })).html;
    };
    expect(await shown(transfer)).toContain("Wenn Sie sofort überweisen: voraussichtlich ");
    const paid = await shown(null);
    expect(paid).toContain("Voraussichtlich ");
    expect(paid).not.toContain("überweisen");
  });

  it("may have no ticket", async () => {
    const { status, asked } = await open("?orderId=40012345", { ...stored, ticket: null });
    expect([status, asked[1]?.[1]]).toEqual([200, { orderId: "40012345", ticket: null }]);
  });
});

describe("without an order in the session", () => {
  const closed = {
    access: { allowed: false, redirectTo: "/checkout/basket", toast: null },
    orderId: null,
    ticket: null,
  };

  it("an address with a ticket is shown again, and ends nothing", async () => {
    for (const checkout of [closed, { ...closed, orderId: "2" }, { ...stored, orderId: null }, null]) {
      const { status, asked } = await open(own, checkout);
      expect([status, asked.map(([name]) => name)]).toEqual([200, ["ConfirmationPage", "ThankYou"]]);
    }
  });

  it.each(["", "?orderId=40012345", "?ticket=a_b"])("%j leads where the shop reports", async (query) => {
    expect(await open(query, closed)).toMatchObject({ status: 303, location: "/checkout/basket" });
  });

  it("ACCESS-16: leads home where the shop reports nothing", async () => {
    expect(await open("", null)).toMatchObject({ status: 303, location: "/" });
    expect(await open("", { ...stored, orderId: null })).toMatchObject({ status: 303, location: "/" });
  });

  it("an order that the shop does not show leads home", async () => {
    expect(await open(own, closed, { ThankYou: { getThankYouPageData: null } })).toMatchObject({
      status: 303,
      location: "/",
    });
  });
});
