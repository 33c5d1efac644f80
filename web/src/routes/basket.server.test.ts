import { describe, expect, it } from "vitest";
import { rememberRemoved, type RemovedLine } from "~/cart/removed-line.ts";
import * as route from "./basket.tsx";
import { openPage, type Visit } from "./testing/open-page.server.tsx";

const here = "http://localhost/checkout/basket/";
const line = { operationsId: "p-1", id: "l-1", name: "Kreide", quantity: 2, relatedVoucherCode: null };
const cart = { id: "c-1", mergedLineItems: [line], orderReference: "" };
const answers = { BasketPage: { session: { cart } }, UpdateCart: { cart_update: { successful: true, notices: [] } } };
const submit = (form: Record<string, string>, visit: Visit = {}) => openPage(route, here, { answers, ...visit, form });

const removed: RemovedLine = {
  cartId: "c-1",
  id: "l-2",
  purchaseOptionId: "o-2",
  name: "Schwamm",
  quantity: 1,
  path: "/prod/2/",
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: false,
  voucherCode: null,
  shownPrice: 100,
  until: Date.now() + 3_600_000,
};
const cookie = `cartId=c-1; ${rememberRemoved(removed).split(";", 1)[0]}`;
const undo = { intent: "undo", until: String(removed.until) };

it("shows the basket, and the line that can be brought back", async () => {
  expect((await openPage(route, here, { answers })).html).toContain("Kreide");
  expect((await openPage(route, here, { answers })).html).not.toContain("Schwamm");
  expect((await openPage(route, here, { answers, cookie })).html).toContain("Schwamm");
});

const price = (stringValue: string, amount = 1) => ({ amount, stringValue, currencyCode: "EUR" });
const show = async (part: object) =>
  (await openPage(route, here, { answers: { BasketPage: { session: { cart: { ...cart, ...part } } } } })).html;

it("CART-01: a line has its name, quantity with its bounds, both prices, article number and availability", async () => {
  const chalk = {
    ...line,
    path: "/prod/1/",
    minimumQuantity: 2,
    maximumQuantity: 40,
    quantity: 6,
    articleNumber: "471100",
    availableForSale: true,
    deliveryStatusText: "Auf Lager\nLieferzeit 1–3 Werktage",
    deliveryStatusColor: "green",
    totalPrice: price("15,54 €"),
    priceParts: [{ quantity: 6, isLightningDeal: false, unitPrice: price("2,59 €"), oldPrice: null }],
    isFreeItem: false,
    isCatalog: false,
    isLightningDeal: false,
  };
  const shown = await show({ mergedLineItems: [chalk] });
  expect(shown).toMatch(/<h2[^>]*><a[^>]*href="\/prod\/1\/"[^>]*>Kreide<\/a>/);
  const [field] = /<input[^>]*name="quantity"[^>]*>/.exec(shown) ?? [];
  for (const part of ['min="2"', 'max="40"', 'value="6"']) expect(field).toContain(part);
  for (const text of ["2,59 €", "15,54 €", "471100", "Auf Lager", "Lieferzeit 1–3 Werktage"])
    expect(shown).toContain(text);
  const gone = await show({ mergedLineItems: [{ ...chalk, availableForSale: false }] });
  expect(gone).toContain("nicht lieferbar");
  expect(gone).not.toContain("Auf Lager");
});

it("CART-04: subtotal, saving, shipping, total, tax and all that is saved are shown", async () => {
  const totals = {
    subtotal: price("50,00 €"),
    promotionsSaving: price("5,00 €"),
    shippingCost: price("5,95 €"),
    total: price("50,95 €"),
    tax: price("8,13 €"),
    taxes: [{ rate: 1_900, amount: price("8,13 €") }],
    taxIncluded: true,
    totalSavings: price("7,77 €"),
  };
  const shown = await show(totals);
  const rows = [...shown.matchAll(/<dd[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, value]) => value);
  expect(rows).toEqual(["50,00 €", "−5,00 €", "5,95 €", "50,95 €"]);
  expect(shown).toContain("8,13 €");
  expect(shown).toContain("Sie sparen insgesamt 7,77 €");
  expect(await show({ ...totals, totalSavings: price("0,00 €", 0) })).not.toContain("Sie sparen");
});

it("CART-05: a voucher is shown with its name, else its code, and why it does not count yet", async () => {
  const info = {
    successful: true,
    attainable: true,
    failureDescriptions: [],
    voucherName: "Zehn",
    voucherCode: "ZEHN",
  };
  const counts = await show({ attainableInfos: [info] });
  expect(counts).toContain("Zehn ist eingelöst.");
  expect(counts).toContain('<input type="hidden" name="code" value="ZEHN"/>');
  const failureDescriptions = ["Es fehlen noch 10,00 €."];
  const waits = await show({
    attainableInfos: [{ ...info, successful: false, failureDescriptions, voucherName: "" }],
  });
  expect(waits).not.toContain("eingelöst.");
  expect(waits).toMatch(/ZEHN<.*Es fehlen noch 10,00 €\./);
});

it("a visitor without a basket reads that it is empty", async () => {
  for (const session of [null, { cart: null }]) {
    const { status, html } = await openPage(route, here, { answers: { BasketPage: { session } } });
    expect([status, html.includes("Kreide")]).toEqual([200, false]);
    expect(html).toContain("leer");
  }
});

describe("without scripts", () => {
  it("a change leads back to the basket, without a word and without a cookie", async () => {
    const answer = await submit({ intent: "update", positionId: "p-1", quantity: "3" });
    expect(answer).toMatchObject({ status: 303, location: "/checkout/basket/", toasts: [], cookies: [] });
    expect(answer.asked.map(([name]) => name)).toContain("UpdateCart");
  });

  it("a line that was removed can be brought back for a while", async () => {
    const answer = await submit({ intent: "remove", positionId: "p-1" });
    expect(answer).toMatchObject({ status: 303, location: "/checkout/basket/", toasts: [] });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^removedLine=[^;]*Kreide[^;]*; Path=\/; Max-Age=8; SameSite=Lax$/),
    ]);
  });

  it("a line that was brought back is reported, and can be brought back once", async () => {
    const answer = await submit(undo, { cookie });
    expect(answer).toMatchObject({ status: 303, toasts: [{ severity: "success" }] });
    expect(answer.cookies.at(-1)).toBe("removedLine=; Path=/; Max-Age=0; SameSite=Lax");
    expect(answer.cookies).toHaveLength(2);
  });

  it("one whose time is over is reported as gone", async () => {
    expect(await submit(undo)).toMatchObject({
      status: 303,
      location: "/checkout/basket/",
      toasts: [{ severity: "info" }],
    });
  });

  it("what the shop has to report about a change is a warning, and goes before all else", async () => {
    const notices = [{ message: "Nur noch 2 Stück." }];
    const UpdateCart = { cart_update: { successful: true, notices } };
    const visit = { answers: { ...answers, UpdateCart }, cookie };
    for (const form of [{ intent: "update", positionId: "p-1", quantity: "3" }, undo]) {
      expect((await submit(form, visit)).toasts).toEqual([{ key: "Nur noch 2 Stück.", severity: "warning" }]);
    }
  });

  it("what the shop refuses is an error, and no cookie", async () => {
    const visit = {
      answers: { ...answers, UpdateCart: { cart_update: { successful: false, errorMessage: "Geht nicht." } } },
    };
    const answer = await submit({ intent: "remove", positionId: "p-1" }, visit);
    expect(answer).toMatchObject({
      location: "/checkout/basket/",
      toasts: [{ key: "Geht nicht.", severity: "error" }],
    });
    expect(answer.cookies).toHaveLength(1);
  });

  it("a voucher without a code is requested", async () => {
    const { toasts, asked } = await submit({ intent: "addVoucher", code: " " });
    expect(toasts).toMatchObject([{ severity: "error", key: expect.stringContaining("Gutschein") }]);
    expect(asked.map(([name]) => name)).not.toContain("UpdateCart");
  });

  it("what is no text is an error of its own words", async () => {
    for (const form of [
      { intent: "addVoucher", code: "a\0" },
      { intent: "checkout", hasReference: "on", reference: "a\0" },
    ]) {
      const answer = await submit(form);
      expect(answer).toMatchObject({ status: 303, location: "/checkout/basket/", asked: [] });
      expect(answer.toasts).toMatchObject([{ severity: "error", key: expect.stringContaining("Zeichen") }]);
    }
    expect(await submit({ intent: "remove", positionId: "a\0" })).toMatchObject({ status: 400, asked: [] });
  });

  it("a form that is none of ours is refused", async () => {
    expect(await submit({ intent: "steal" })).toMatchObject({ status: 400, location: null });
  });

  it("goes on to the checkout", async () => {
    expect(await submit({ intent: "checkout" })).toMatchObject({
      status: 303,
      location: "/checkout/login/",
      toasts: [],
    });
  });
});
