import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { announce, ask, deliver, fulfilmentOf, orderNow, returnOf } from "../../test/orders.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});
const visitor = () => new Shopper(database).arrive();
const byHash = async (who: Shopper, hash: string) =>
  (await ask(who, "ReturnOrder", { hash }))["findOrderForReturnByHash"];
const arrived = async (wish: Parameters<typeof orderNow>[1] = {}) => {
  const made = await orderNow(database, wish);
  await deliver(platform, made);
  return made;
};
describe("the steps of a return", () => {
  const save = async (who: Shopper, hash: string, state: object) =>
    (await ask(who, "SaveReturnState", { hash, state }))["saveReturnState"];

  it("are kept for the visitor, one after the other, with their defaults (RET-03, RET-05, RET-06, RET-07)", async () => {
    const { who, hash } = await arrived();
    const { state: first } = await byHash(who, hash);
    expect(first).toMatchObject({ selectedItems: [], selectedRegulation: null, labels: 1, step: "PRODUCTSELECTION" });
    const items = [{ id: "1", quantity: 2, reason: "DEFECTIVE", additionalInfo: "Klemmt" }];
    const chosen = (await save(who, hash, { items })).order;
    expect(chosen.items[0]).toMatchObject({
      reason: { code: "DEFECTIVE", name: "Funktioniert nicht" },
      additionalInfo: "Klemmt",
    });
    expect(chosen.regulations.map(({ code }: { code: string }) => code)).toEqual(["REFUND", "REPLACEMENT"]);
    expect(chosen.carriers.map(({ code }: { code: string }) => code)).toEqual(["dhl", "dpd", "gls"]);
    expect(chosen.state).toMatchObject({
      selectedRegulation: "REFUND",
      selectedCarrier: "dhl",
      labels: 1,
      step: "REGULATIONS",
    });
    expect((await save(who, hash, { regulation: "REFUND" })).order.state.step).toBe("CARRIER");
    const contact = {
      salutation: "MR",
      firstName: "Ben",
      lastName: "Muster",
      email: "ben@example.org",
      phone: "030 12",
    };
    const last = (await save(who, hash, { carrier: "dpd", labels: 2, contact })).order.state;
    expect(last).toEqual({
      selectedItems: [
        {
          id: "1",
          quantity: 2,
          reason: { code: "DEFECTIVE", name: "Funktioniert nicht" },
          additionalInfo: "Klemmt",
          components: [],
        },
      ],
      selectedRegulation: "REFUND",
      selectedCarrier: "dpd",
      labels: 2,
      contact,
      step: "CONFIRM",
    });
    expect((await byHash(who, hash)).state).toEqual(last);
    expect((await byHash(await visitor(), hash)).state.selectedItems).toEqual([]);
  });

  it("show numbers and day of the order, its lines with their parts, and what the choice offers (RET-02)", async () => {
    const { who, hash, orderId, orderNumber } = await arrived();
    const parts = JSON.stringify([{ id: "lid", nameDe: "Deckel", nameEn: "Lid", quantity: 2 }]);
    await database.write`
      update order_line set components = ${parts}::text::jsonb where order_number = ${orderNumber}`;
    const item = { id: "1", quantity: 1, reason: "DAMAGED", additionalInfo: "Ecke", components: ["lid"] };
    const { getOrderDetailsV2: ordered } = await ask(who, "OrderDetail", { orderId });
    const { order } = await save(who, hash, { items: [item] });
    const price = { amount: 0, stringValue: "0,00\u00a0€" };
    expect(order).toMatchObject({
      hash,
      orderId,
      salesOrderNo: `AB${orderId}`,
      orderDate: ordered.orderedAt,
      items: [
        {
          id: "1",
          lineNo: 1,
          orderedQuantity: 3,
          shippedQuantity: 3,
          price: { amount: 1_190 },
          reason: { code: "DAMAGED", name: "Kam beschädigt an" },
          additionalInfo: "Ecke",
          images: [],
          components: [{ id: "lid", name: "Deckel", quantity: 2 }],
        },
      ],
      earlierReturns: [],
      carriers: [
        { code: "dhl", name: "DHL", price },
        { code: "dpd", name: "DPD", price },
        { code: "gls", name: "GLS", price },
      ],
      regulations: [
        { code: "REFUND", name: "Geld zurück" },
        { code: "REPLACEMENT", name: "Ersatz" },
      ],
      state: { selectedItems: [{ components: ["lid"] }] },
    });
    const faulty = await save(who, hash, { items: [{ ...item, components: ["lid", "handle"] }] });
    expect(faulty.fieldErrors).toMatchObject([{ fieldName: "items.1.components" }]);
    const { earlierReturn } = await announce({ who, hash }, returnOf([], { items: [item] }));
    expect([...(await database.write`select components from return_item where rma = ${earlierReturn.rma}`)]).toEqual([
      { components: ["lid"] },
    ]);
  });

  it("have no carrier and no labels where labels are 0 or the goods are fetched (RET-05, RET-07)", async () => {
    const { who, hash } = await arrived();
    const items = [{ id: "1", quantity: 1, reason: "OTHER" }];
    const none = (await save(who, hash, { items, carrier: null, labels: null })).order.state;
    expect(none).toMatchObject({ selectedCarrier: "nolabel", labels: 0 });
    for (const choice of [
      { carrier: "dhl", labels: 0 },
      { carrier: "dhl", labels: null },
      { carrier: null, labels: 2 },
      { carrier: "nolabel", labels: 2 },
    ]) {
      await save(who, hash, { carrier: "dhl", labels: 1 });
      expect((await save(who, hash, choice)).order.state).toMatchObject({ selectedCarrier: "nolabel", labels: 0 });
    }
    const own = await announce({ who, hash }, returnOf([[1, 1]], { carrier: "dhl", labels: 0 }));
    expect(own.earlierReturn).toMatchObject({ carrier: null, labels: 0 });
    const freight = await arrived();
    await database.write`
      update shop_order set snapshot = jsonb_set(snapshot, '{shipper}', '"spedition"')
      where order_number = ${freight.orderNumber}`;
    const fetched = await save(freight.who, freight.hash, { items });
    expect(fetched.order).toMatchObject({ carriers: [], state: { selectedCarrier: "nolabel", labels: 0 } });
    const made = await announce(freight, returnOf([[1, 1]], { carrier: null, labels: null }));
    expect(made.earlierReturn).toMatchObject({ carrier: null, labels: 0 });
  });

  it("are cleared by choosing for another order (RET-09)", async () => {
    const [one, other] = [await arrived(), await arrived()];
    const items = [{ id: "1", quantity: 1, reason: "OTHER" }];
    await save(one.who, one.hash, { items });
    expect((await byHash(one.who, other.hash)).state.selectedItems).toEqual([]);
    await save(one.who, other.hash, { items });
    expect((await byHash(one.who, one.hash)).state.selectedItems).toEqual([]);
  });

  it("refuse by field what cannot be: pieces, reasons, carriers, labels and contacts", async () => {
    const { who, hash } = await arrived();
    const faultsOf = async (state: object) =>
      (await save(who, hash, state)).fieldErrors.map(({ fieldName }: { fieldName: string }) => fieldName);
    const item = { id: "1", quantity: 1, reason: "OTHER" };
    expect(await faultsOf({ items: [{ ...item, quantity: 4 }] })).toEqual(["items.1.quantity"]);
    expect(await faultsOf({ items: [{ ...item, quantity: 0 }] })).toEqual(["items.1.quantity"]);
    expect(await faultsOf({ items: [{ ...item, reason: "X" }] })).toEqual(["items.1.reason"]);
    expect(await faultsOf({ items: [{ ...item, id: "9" }] })).toEqual(["items.9.id"]);
    expect(await faultsOf({ items: [item, item] })).toEqual(["items.1.id"]);
    expect(await faultsOf({ items: [{ ...item, additionalInfo: "x".repeat(501) }] })).toEqual([
      "items.1.additionalInfo",
    ]);
    expect(await faultsOf({ items: [item], regulation: "REPLACEMENT" })).toEqual(["regulation"]);
    expect(await faultsOf({ carrier: "post" })).toEqual(["carrier"]);
    expect(await faultsOf({ carrier: "dhl", labels: 10 })).toEqual(["labels"]);
    expect(await faultsOf({ contact: { firstName: "", lastName: "", email: "x" } })).toEqual([
      "contact.firstName",
      "contact.lastName",
      "contact.email",
    ]);
  });

  it("offer carriers and regulations for a choice that is not kept (OP-Q-23, OP-Q-24)", async () => {
    const { who, hash, orderId } = await arrived();
    const selectedItems = [{ id: "1", quantity: 1, reason: "DAMAGED" }];
    const { getAvailableRegulations: regulations } = await ask(who, "AvailableRegulations", { hash, selectedItems });
    expect(regulations.map(({ code }: { code: string }) => code)).toEqual(["REFUND", "REPLACEMENT"]);
    const { getAvailableCarriers: carriers } = await ask(who, "AvailableCarriers", {
      hash,
      returnOrder: { items: selectedItems },
    });
    expect(carriers[0]).toMatchObject({ code: "dhl", name: "DHL", price: { amount: 0 } });
    // All that a return may say, as the storefront sends it.
    const whole = {
      hash,
      orderId,
      salesOrderNo: `AB${orderId}`,
      regulation: "REFUND",
      items: [{ ...selectedItems[0], additionalInfo: "Ecke", components: [] }],
      carrier: "dhl",
      labels: 1,
      contact: { salutation: "", firstName: "Anna", lastName: "Beispiel", email: "anna@example.org", phone: "" },
    };
    const same = await ask(who, "AvailableCarriers", { hash, returnOrder: whole });
    expect(same["getAvailableCarriers"]).toEqual(carriers);
    expect(
      await ask(who, "AvailableRegulations", { hash, selectedItems: [{ ...selectedItems[0], quantity: 9 }] }),
    ).toEqual({
      getAvailableRegulations: [],
    });
  });
});
