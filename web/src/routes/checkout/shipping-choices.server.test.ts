import { describe, expect, it } from "vitest";
import {
  address,
  dhl,
  fields,
  freight,
  no,
  pageWith,
  send,
  show,
  stepWith,
  typed,
  yes,
} from "../testing/shipping-step.server.ts";

const finished = (shipping: object) => ["CompleteShippingStep", { shipping: expect.objectContaining(shipping) }];
/** The values of all fields with a name, in the page's order. */
const valuesOf = (html: string, asked: string) =>
  fields(html).flatMap(([name, value]) => (name === asked ? [value] : []));

describe("what the step offers", () => {
  it("CHKS-01: the billing address, another one or a packstation, where there are some", async () => {
    expect(valuesOf((await show()).html, "deliveryType")).toEqual(["sameAsBilling", "shippingAddress", "packstation"]);
    const without = stepWith({ getShippingStepDetails: { packstationAllowed: false, deliveryCountries: [] } });
    const { html } = await show({ ShippingStep: without });
    expect(valuesOf(html, "deliveryType")).toEqual(["sameAsBilling", "shippingAddress"]);
  });

  it("CHKS-09: ways to ship only where more than one is open", async () => {
    expect(valuesOf((await show()).html, "shipperCode")).toEqual(["dhl", "spedition"]);
    const closed = { ...freight, enabled: false, disabledReason: "GOODS", speditionFields: [] };
    const { html } = await show({ CheckoutPage: pageWith({}, { shippers: [dhl, closed] }) });
    expect([valuesOf(html, "shipperCode"), valuesOf(html, "onlyShipper")]).toEqual([[], ["dhl"]]);
  });

  it("CHKS-19: at first the main address, and to a business one that is not", async () => {
    const other = { ...address, addressId: "bill-2", isAlsoCustomerAddress: false };
    const ShippingStep = stepWith({ getBillingAddresses: [address, other] });
    const chosenOn = async (host: string) => {
      const { html } = await show({ ShippingStep }, "", host);
      return fields(html).flatMap(([name, value, isChosen]) => (name === "billing.id" && isChosen ? [value] : []));
    };
    expect([await chosenOn("localhost"), await chosenOn("educational.localhost")]).toEqual([["bill-1"], ["bill-2"]]);
  });
});

describe("what the step closes with", () => {
  it.each([
    ["sameAsBilling", {}],
    ["shippingAddress", { deliveryAddressId: "ship-1" }],
    ["packstation", { deliveryAddressId: "stat-1" }],
  ])("CHKS-01: the delivery type %s with its address", async (deliveryType, delivery) => {
    const { stored } = await send({ deliveryType, "shipping.id": "ship-1", "packstation.id": "stat-1" });
    const choice = { deliveryType, billingAddressId: "bill-1", ...delivery, shipperCode: "dhl", speditionFields: [] };
    expect(stored).toEqual([["CompleteShippingStep", { shipping: choice }]]);
  });

  it("CHKS-15: what the freight carrier needs to know goes along with it, and with no other", async () => {
    const answered = { "spedition.phone": "030 7654321", "spedition.notes": "Hof" };
    const speditionFields = [
      { fieldName: "phone", fieldValue: "030 7654321" },
      { fieldName: "notes", fieldValue: "Hof" },
    ];
    expect((await send({ ...answered, shipperCode: "spedition" })).stored).toEqual([
      finished({ shipperCode: "spedition", speditionFields }),
    ]);
    expect((await send(answered)).stored).toEqual([finished({ shipperCode: "dhl", speditionFields: [] })]);
  });

  it("CHKS-10: nothing, when delivery costs more there than the page has shown; the page shows it then", async () => {
    const dearer = { ...dhl, costs: { amount: 895, stringValue: "8,95 €" } };
    const ShippingPreview = () => ({ getShippingStepDetails: { cart: { shippers: [dearer, freight] } } });
    const { status, html, stored } = await send(
      {},
      { ShippingPreview, SelectShippingAddress: { selectShippingAddress: yes } },
    );
    expect(stored).toEqual([["SelectShippingAddress", { cartId: "c-1", addressId: "bill-1" }]]);
    expect([status, html.includes("andere Versandarten oder Kosten")]).toEqual([200, true]);
  });

  it("CHKS-14: nothing, when an address that is changed is refused", async () => {
    for (const [group, id, deliveryType, name, field] of [
      ["billing", "bill-1", "sameAsBilling", "CheckoutUpdateBillingAddress", "updateBillingAddress"],
      ["shipping", "ship-1", "shippingAddress", "CheckoutUpdateShippingAddress", "updateShippingAddress"],
      ["packstation", "stat-1", "packstation", "CheckoutUpdateShippingAddress", "updateShippingAddress"],
    ] as const) {
      const form = { ...typed(group), [`${group}.id`]: id, deliveryType };
      const refused = await send(form, { [name]: { [field]: { ...no, address: null } } });
      expect(refused).toMatchObject({ status: 400, location: null });
      expect(refused.stored.map(([operation]) => operation)).toEqual([name]);
      expect(refused.html).toContain("geht nicht");
      const good = await send(form, { [name]: { [field]: { ...yes, address: { addressId: id } } } });
      expect([good.status, good.stored.at(-1)?.[0]]).toEqual([303, "CompleteShippingStep"]);
    }
  });
});
