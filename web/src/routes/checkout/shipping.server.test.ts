import { describe, expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./shipping.tsx";

const address = { addressId: "7", country: "DE", isAlsoCustomerAddress: true, packstationAddress: false };
const dhl = {
  code: "dhl",
  name: "Paket",
  enabled: true,
  costs: { amount: 595, stringValue: "5,95 €" },
  speditionFields: [],
};
const good: Answers = {
  CheckoutPage: {
    session: {
      cartId: "c-1",
      checkout: { access: { allowed: true }, shipping: null },
      cart: { shippers: [dhl], id: "c-1" },
    },
  },
  ShippingStep: {
    getBillingAddresses: [address],
    getShippingAddresses: [],
    getCustomerInfo: { isGuest: false, email: "ada@schule.de", phone: null },
  },
  ShippingPreview: () => ({}),
};
const open = (query = "") => openPage(route, `http://localhost/checkout/shipping/${query}`, { answers: good });
const submit = (form: Record<string, string>, answers: Answers = {}) =>
  openPage(route, "http://localhost/checkout/shipping/", { form, answers: { ...good, ...answers } });

it("shows addresses and ways to ship", async () => {
  const { html } = await open();
  expect(html).toContain("Rechnungsadresse");
  expect(html).toContain("Paket");
});

it("opens the address that is to be changed", async () => {
  const [closed, opened] = [(await open()).html, (await open("?edit=7")).html];
  expect(opened).not.toBe(closed);
});

describe("the step's form", () => {
  it("with a fault is shown again with what is wrong", async () => {
    const { status, html, asked } = await submit({
      "billing.mode": "edit",
      "billing.city": "70173 Stuttgart",
      phone: "12",
    });
    expect(status).toBe(400);
    expect(html).toContain("Vorwahl");
    expect(html).toContain('value="70173 Stuttgart"');
    expect(asked.map(([name]) => name)).not.toContain("CompleteShippingStep");
  });

  it("that holds no text is shown again, and the shop is called for no change", async () => {
    const { status, html, asked } = await submit({ "billing.mode": "edit", "billing.city": "Ber\0lin" });
    expect([status, asked.map(([name]) => name)]).toEqual([400, ["CheckoutPage", "ShippingStep"]]);
    expect(html).toContain("Zeichen");
  });

  it("of a step that has closed leads where the shop reports", async () => {
    const access = { allowed: false, redirectTo: "/checkout/basket", toast: null };
    const CheckoutPage = { session: { cartId: "c-1", checkout: { access } } };
    expect(await submit({}, { CheckoutPage })).toMatchObject({ status: 303, location: "/checkout/basket" });
  });
});
