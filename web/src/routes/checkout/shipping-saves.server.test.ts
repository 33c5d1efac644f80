import { describe, expect, it } from "vitest";
import type { Answers, Part } from "../testing/made-up-answers.ts";
import {
  address,
  fields,
  no,
  pageWith,
  parcel,
  send,
  show,
  station,
  stepWith,
  typed,
  yes,
} from "../testing/shipping-step.server.ts";

const finished = (shipping: object) => ["CompleteShippingStep", { shipping: expect.objectContaining(shipping) }];

describe("what the step begins with", () => {
  it("CHKS-02: all that was chosen, each delivery type with its address, and account, shippers and freight fields", async () => {
    const checkout = {
      shipping: {
        deliveryType: "sameAsBilling",
        billingAddressId: "bill-1",
        deliveryAddressId: "bill-1",
        shipperCode: "dhl",
      },
      deliveryAddresses: { shippingAddress: "ship-2", packstation: "stat-2" },
    };
    const second = { ...parcel, addressId: "ship-2" };
    const book = {
      getShippingAddresses: [parcel, station, second, { ...station, addressId: "stat-2" }],
      getBillingAddresses: [address, { ...address, addressId: "bill-2", isAlsoCustomerAddress: false }],
    };
    const cart = {
      billingAddress: { ...address, addressId: "bill-2" },
      shippingAddress: { ...address, addressId: "bill-2" },
    };
    const { html } = await show({ CheckoutPage: pageWith(checkout, cart), ShippingStep: stepWith(book) });
    const chosen = fields(html)
      .filter(([, , isChosen]) => isChosen)
      .map(([name, value]) => [name, value]);
    expect(chosen).toEqual(
      expect.arrayContaining([
        ["deliveryType", "sameAsBilling"],
        ["billing.id", "bill-2"],
        ["shipping.id", "ship-2"],
        ["packstation.id", "stat-2"],
        ["shipperCode", "dhl"],
      ]),
    );
    const all = Object.fromEntries(fields(html).map(([name, value]) => [name, value]));
    expect(all).toMatchObject({ phone: "030 123456", "spedition.phone": "030 1", shownOffer: "dhl 595,spedition 595" });
    expect(Object.keys(all)).toEqual(expect.arrayContaining(["email", "billing.country", "shipping.country"]));
    const other = { ...checkout, shipping: { ...checkout.shipping, deliveryType: "packstation" } };
    const again = await show({ CheckoutPage: pageWith(other, cart), ShippingStep: stepWith(book) });
    expect(fields(again.html)).toContainEqual(["deliveryType", "packstation", true]);
  });

  it("CHKS-12: an email for delivery notices, for billing, shipping and packstation addresses", async () => {
    const stored = { ...station, email: "annahme@schule.de" };
    const { html } = await show({ ShippingStep: stepWith({ getShippingAddresses: [stored] }) }, "?edit=stat-1");
    const all = fields(html);
    for (const group of ["billing", "shipping", "packstation"]) {
      expect(all).toContainEqual([`${group}.hasDeliveryEmail`, "", group === "packstation"]);
      expect(all).toContainEqual([`${group}.deliveryEmail`, group === "packstation" ? "annahme@schule.de" : "", false]);
    }
  });
});

describe("what the step stores", () => {
  it.each([
    ["shipping", "ship-1", "shippingAddress"],
    ["packstation", "stat-1", "packstation"],
    ["billing", "bill-1", "sameAsBilling"],
  ])(
    "CHKS-13: an email for delivery notices changes the %s address, which is then the chosen one",
    async (group, id, deliveryType) => {
      const isBilling = group === "billing";
      const name = isBilling ? "CheckoutUpdateBillingAddress" : "CheckoutUpdateShippingAddress";
      const field = isBilling ? "updateBillingAddress" : "updateShippingAddress";
      const form = {
        ...typed(group),
        [`${group}.id`]: id,
        [`${group}.hasDeliveryEmail`]: "on",
        [`${group}.deliveryEmail`]: "annahme@schule.de",
        deliveryType,
      };
      const more = { [name]: { [field]: { ...yes, address: { addressId: id } } } };
      const { stored, location } = await send(form, more);
      expect(stored).toEqual([
        [name, { address: expect.objectContaining({ addressId: id, email: "annahme@schule.de" }) }],
        finished(isBilling ? { billingAddressId: id } : { billingAddressId: "bill-1", deliveryAddressId: id }),
      ]);
      expect(location).toBe("/checkout/payment");
    },
  );

  it("CHKS-14: addresses first, added, changed and brought back; one that fails leaves the step open", async () => {
    const removed = {
      ShippingStep: stepWith({ getRemovedAddress: { kind: "shipping", address: { ...parcel, addressId: "gone-1" } } }),
    };
    const added = (result: Part) => ({
      CheckoutAddBillingAddress: { addBillingAddress: { ...result, address: { addressId: "new-1" } } },
    });
    const reverted = (result: Part) => ({
      RevertAddress: { revertAddress: { ...result, address: { addressId: "gone-1" } } },
    });
    const form = { ...typed("billing"), "billing.id": "", deliveryType: "shippingAddress", "shipping.id": "gone-1" };
    const good = await send(form, { ...removed, ...added(yes), ...reverted(yes) });
    expect(good.stored.map(([name]) => name)).toEqual([
      "CheckoutAddBillingAddress",
      "RevertAddress",
      "CompleteShippingStep",
    ]);
    expect(good.stored.at(-1)).toEqual(finished({ billingAddressId: "new-1", deliveryAddressId: "gone-1" }));
    for (const faults of [
      { ...added(no), ...reverted(yes) },
      { ...added(yes), ...reverted(no) },
    ]) {
      const failed = await send(form, { ...removed, ...faults });
      expect(failed).toMatchObject({ status: 400, location: null });
      expect(failed.stored.map(([name]) => name)).not.toContain("CompleteShippingStep");
      expect(failed.html).toContain("geht nicht");
    }
  });

  it("CHKS-14: an address that the first try has added is changed by the second, and not added again", async () => {
    const address = { ...yes, address: { addressId: "new-1" } };
    const removed = {
      ShippingStep: stepWith({ getRemovedAddress: { kind: "shipping", address: { ...parcel, addressId: "gone-1" } } }),
    };
    const answers = {
      ...removed,
      CheckoutAddBillingAddress: { addBillingAddress: address },
      CheckoutUpdateBillingAddress: { updateBillingAddress: address },
    };
    const form = { ...typed("billing"), "billing.id": "", deliveryType: "shippingAddress", "shipping.id": "gone-1" };
    const first = await send(form, { ...answers, RevertAddress: { revertAddress: no } });
    expect(first.stored.map(([name]) => name)).toEqual(["CheckoutAddBillingAddress", "RevertAddress"]);
    const shown = fields(first.html).filter(([name]) => name === "billing.id");
    expect(shown.map(([, value]) => value)).toContain("new-1");
    const again = await send(
      { ...form, "billing.id": "new-1" },
      { ...answers, RevertAddress: { revertAddress: { ...yes, address: { addressId: "gone-1" } } } },
    );
    expect(again.stored.map(([name]) => name)).toEqual([
      "CheckoutUpdateBillingAddress",
      "RevertAddress",
      "CompleteShippingStep",
    ]);
    expect(again.stored[0]?.[1]).toMatchObject({ address: { addressId: "new-1" } });
  });

  it("CHKS-17: another email of a customer is checked before anything is stored", async () => {
    const request = { ...typed("billing"), "billing.id": "", otherEmail: "on", currentPassword: "kreide" };
    for (const email of ["", "neu", "neu@schule"]) {
      const { status, stored } = await send({ ...request, email }, { CheckoutEmail: { updateEmail: yes } });
      expect([email, status, stored]).toEqual([email, 400, []]);
    }
  });

  it("CHKS-17: another email that was asked for is not asked for again where an address is refused beside it", async () => {
    const request = { otherEmail: "on", email: "neu@schule.de", currentPassword: "kreide" };
    const refusal = { ...no, address: null };
    const isTicked = async (updateEmail: object) => {
      const answers = { CheckoutEmail: { updateEmail }, CheckoutAddBillingAddress: { addBillingAddress: refusal } };
      const { status, html } = await send({ ...typed("billing"), "billing.id": "", ...request }, answers);
      return [status, fields(html).find(([name]) => name === "otherEmail")?.[2]];
    };
    expect(await isTicked(yes)).toEqual([400, false]);
    expect(await isTicked(no)).toEqual([400, true]);
  });

  it("CHKS-16: the phone, only when it is another than the stored one", async () => {
    const more = { CheckoutPhone: { updatePhone: yes } };
    expect((await send({}, more)).stored.map(([name]) => name)).toEqual(["CompleteShippingStep"]);
    expect((await send({ phone: " 030 123456 " }, more)).stored.map(([name]) => name)).toEqual([
      "CompleteShippingStep",
    ]);
    expect((await send({ phone: "030 7654321" }, more)).stored[0]).toEqual(["CheckoutPhone", { phone: "030 7654321" }]);
    const failed = await send({ phone: "030 7654321" }, { CheckoutPhone: { updatePhone: no } });
    expect(failed).toMatchObject({ status: 400 });
    expect(failed.stored.map(([name]) => name)).not.toContain("CompleteShippingStep");
  });

  it("CHKS-17, ACCESS-36: the email of guests, and of customers who request it; only when it is another", async () => {
    const more = { CheckoutEmail: { updateEmail: yes } };
    const guest = {
      ...more,
      ShippingStep: stepWith({ getCustomerInfo: { isGuest: true, email: "ada@schule.de", phone: "030 123456" } }),
    };
    const emails = async (form: Readonly<Record<string, string>>, answer: Answers) =>
      (await send(form, answer)).stored.filter(([name]) => name === "CheckoutEmail").map(([, variables]) => variables);
    expect(await emails({ email: "ada@schule.de" }, guest)).toEqual([]);
    expect(await emails({ email: "neu@schule.de" }, guest)).toEqual([{ email: "neu@schule.de" }]);
    expect(await emails({ email: "neu@schule.de" }, more)).toEqual([]);
    const request = { otherEmail: "on", currentPassword: "kreide" };
    expect(await emails({ ...request, email: "neu@schule.de" }, more)).toEqual([
      { email: "neu@schule.de", currentPassword: "kreide" },
    ]);
    expect(await emails({ ...request, email: "ada@schule.de" }, more)).toEqual([]);
    const unproven = await send({ otherEmail: "on", email: "neu@schule.de" }, more);
    expect([unproven.status, unproven.stored]).toEqual([400, []]);
    expect(unproven.html).toContain("Bitte geben Sie Ihr Passwort ein.");
    const fieldErrors = [{ fieldName: "currentPassword", errorMessage: "falsch" }];
    const wrong = await send(
      { ...request, email: "neu@schule.de" },
      { CheckoutEmail: { updateEmail: { ...no, generalErrorMessage: null, fieldErrors } } },
    );
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain("falsch");
    expect(wrong.html).not.toContain('value="kreide"');
  });

  it("CHKS-18: nothing, when one of the forms is wrong; all of them are checked", async () => {
    const wrong = {
      phone: { phone: "12" },
      billing: { ...typed("billing"), "billing.city": "70173 Stuttgart" },
      delivery: {
        deliveryType: "packstation",
        ...typed("packstation"),
        "packstation.postNumber": "1",
        "packstation.packstation": "145",
      },
      shipper: { shipperCode: "" },
    };
    const causes = ["Vorwahl", "Der Ort enthält keine Postleitzahl", "6 bis 10 Ziffern", "Versandart."];
    for (const [index, form] of Object.values<Readonly<Record<string, string>>>(wrong).entries()) {
      const { status, stored, html } = await send(form);
      expect([index, status, stored]).toEqual([index, 400, []]);
      expect(html).toContain(causes[index]);
    }
    const { html } = await send({ ...wrong.phone, ...wrong.billing, ...wrong.delivery, ...wrong.shipper });
    for (const cause of causes) expect(html).toContain(cause);
  });

  it("ADDR-02: no address that is removed in the step, and the page shows what there is", async () => {
    const { stored, status, location } = await send({ remove: "ship-1" }, { RemoveAddress: { deleteAddress: yes } });
    expect([stored, status, location]).toEqual([
      [["RemoveAddress", { addressId: "ship-1" }]],
      303,
      "/checkout/shipping/",
    ]);
    const gone = {
      ShippingStep: stepWith({ getShippingAddresses: [], getRemovedAddress: { kind: "shipping", address: parcel } }),
    };
    const { html } = await show(gone);
    expect(html.includes("Wird zurückgeholt")).toBe(true);
    expect(fields(html)).toContainEqual(["shipping.id", "ship-1", false]);
    expect(fields(html)).toContainEqual(["shipping.id", "new", true]);
  });
});
