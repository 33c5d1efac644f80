import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { ask, deliver, fulfilmentOf, orderAgain, orderNow, send } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

const list = async (who: Shopper, variables: object = {}) =>
  (await ask(who, "OrderList", { page: 0, ...variables }))["getOrdersV2"];
const idsOf = (page: { orders: { orderId: string }[] }) => page.orders.map(({ orderId }) => orderId);
const detail = async (who: Shopper, orderId: string) =>
  (await ask(who, "OrderDetail", { orderId }))["getOrderDetailsV2"];
const backdate = (orderId: string, moment: string) =>
  database.write`update shop_order set ordered_at = ${moment}::timestamptz where order_number = ${orderId}::int`;
const year = new Date().getUTCFullYear();

describe("the order list", () => {
  it("shows the last three months, five a page, latest first (ORD-01, ORD-03, OP-Q-07)", async () => {
    const { who, orderId } = await orderNow(database);
    const ids = [orderId];
    for (let index = 0; index < 6; index += 1) ids.unshift((await orderAgain(who)).orderId);
    await backdate(orderId, `${year - 1}-01-02T10:00:00Z`);
    const first = await list(who, { dateFilter: null });
    expect(first.dateFilter).toBe("last3months");
    expect(first.pageInfo).toEqual({ totalElements: 6, totalPages: 2, currentPage: 0, elementsPerPage: 5 });
    expect(idsOf(first)).toEqual(ids.slice(0, 5));
    expect(idsOf(await list(who, { page: 1 }))).toEqual(ids.slice(5, 6));
    expect((await list(who, { page: 99 })).pageInfo.currentPage).toBe(1);
    expect((await list(who, { page: -1 })).pageInfo.currentPage).toBe(0);
    expect((await list(who, { dateFilter: "all" })).pageInfo.totalElements).toBe(7);
  });

  it("filters by year in the shop's time zone, and names the years with orders (ORD-04, OP-Q-08)", async () => {
    const { who, orderId } = await orderNow(database);
    const other = await orderAgain(who);
    await backdate(orderId, `${year - 2}-12-31T23:30:00Z`);
    const years = async () => (await ask(who, "OrderList", { page: 0 }))["getOrderYears"];
    expect(await years()).toEqual([year, year - 1]);
    expect(idsOf(await list(who, { dateFilter: String(year - 1) }))).toEqual([orderId]);
    expect(idsOf(await list(who, { dateFilter: String(year - 2) }))).toEqual([]);
    expect(idsOf(await list(who, { dateFilter: String(year) }))).toEqual([other.orderId]);
    expect((await list(who, { dateFilter: "x'; drop" })).dateFilter).toBe("last3months");
  });

  it("finds words in number, article numbers, names and reference, all of them, and no wildcards (ORD-02, OP-Q-07)", async () => {
    const one = await orderNow(database, { items: [[1_001, 1]] });
    const two = await orderAgain(one.who, { items: [[1_002, 1]] });
    const find = async (searchText: string) => idsOf(await list(one.who, { searchText }));
    expect(await find("STIFT 101002")).toEqual([two.orderId]);
    expect(await find("101001")).toEqual([one.orderId]);
    expect(await find(` ${one.orderId} `)).toEqual([one.orderId]);
    expect(await find("stift")).toEqual([two.orderId, one.orderId]);
    expect(await find("stift lampe")).toEqual([]);
    expect(await find("%")).toEqual([]);
    expect(await find("_tift")).toEqual([]);
  });

  it("is a customer's own, and empty without a login and for guests", async () => {
    const { who } = await orderNow(database);
    expect((await list(who)).orders).toHaveLength(1);
    expect((await list(who)).pageInfo.totalElements).toBe(1);
    const { getOrdersV2: others, getOrderYears: years } = await ask(await newAccount(database), "OrderList", {
      page: 0,
    });
    expect(others).toMatchObject({ orders: [], pageInfo: { totalElements: 0 } });
    expect(years).toEqual([]);
    const guest = await new Shopper(database).arrive();
    expect((await list(guest)).pageInfo).toMatchObject({ totalElements: 0, totalPages: 0, currentPage: 0 });
    who.caller = { ...who.caller, customer: { customerId: who.caller.customer?.customerId ?? "", isGuest: true } };
    expect(await list(who)).toMatchObject({ orders: [], pageInfo: { totalElements: 0 } });
  });
});

describe("an order", () => {
  it("is the customer's own by its id; foreign and unknown ones are alike (ORD-07, OP-Q-09)", async () => {
    const { who, orderId } = await orderNow(database);
    expect((await detail(who, orderId)).orderId).toBe(orderId);
    expect(await detail(await newAccount(database), orderId)).toBeNull();
    expect(await detail(await new Shopper(database).arrive(), orderId)).toBeNull();
    for (const id of ["1", "", "x", `0${orderId}`]) expect(await detail(who, id)).toBeNull();
  });

  it("shows its data, addresses and shipments (ORD-05)", async () => {
    const made = await orderNow(database);
    await send(platform, made, [{ line: 0, quantity: 1 }]);
    expect(await detail(made.who, made.orderId)).toMatchObject({
      orderId: made.orderId,
      orderedAt: expect.stringMatching(/^\d{4}-/),
      paymentMethod: "INVOICE",
      totalAmount: { stringValue: expect.stringContaining("€") },
      deliveryAddress: { city: "Berlin" },
      billingAddress: { lastName: "Beispiel" },
      email: expect.stringContaining("@example.org"),
      phone: null,
      orderReference: "",
      comment: "",
      status: "SHIPPED",
      shipments: [{ status: "SHIPPED" }],
      lines: [{ quantity: 3, shippedQuantity: 1, cancelledQuantity: 0 }],
    });
  });

  it("shows a shipment with its carrier, day, invoice, tracking, returnable goods and review (ORD-06)", async () => {
    const made = await orderNow(database);
    const order = await deliver(platform, made);
    const [shipment] = (await detail(made.who, made.orderId)).shipments;
    expect(shipment).toMatchObject({
      status: "DELIVERED",
      carrier: "DHL",
      expectedDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      invoiceLink: `/myaccount/orders/paper/?orderId=${made.orderId}&number=RE-${String(order.papers[0]?.number).padStart(7, "0")}`,
      trackingCode: "00340434161094000000",
      trackingLink: expect.stringContaining("00340434161094000000"),
      reviewUrl: expect.stringMatching(/^\/rating\/\?enc=/),
      items: [{ lineNo: 1, quantity: 3, returnable: true, alreadyReturned: false }],
    });
    await database.write`update order_line set returned_quantity = 2 where order_number = ${made.orderNumber}`;
    const [partly] = (await detail(made.who, made.orderId)).shipments;
    expect(partly.items).toMatchObject([{ returnable: true, alreadyReturned: false }]);
    await database.write`update order_line set returned_quantity = 3 where order_number = ${made.orderNumber}`;
    const [returned] = (await detail(made.who, made.orderId)).shipments;
    expect(returned.items).toMatchObject([{ returnable: false, alreadyReturned: true }]);
  });

  it("hands a business its papers as XRechnung, too, and consumers as PDF alone", async () => {
    const made = await orderNow(database);
    await deliver(platform, made);
    const ofPaper = async () => (await detail(made.who, made.orderId)).papers[0];
    const { paperNumber, electronicLink } = await ofPaper();
    const file = async () =>
      (await ask(made.who, "OrderPaper", { paperNumber, orderId: made.orderId, format: "XRECHNUNG" }))["getOrderPaper"];
    expect([electronicLink, await file()]).toEqual([null, null]);
    await database.write`
      update order_paper set content = jsonb_set(jsonb_set(content, '{parties,store}', '"b2b"'), '{taxIncluded}', 'false')
      where order_number = ${made.orderNumber}`;
    expect((await ofPaper()).electronicLink).toContain(`number=${paperNumber}&format=xrechnung`);
    const { fileName, content } = await file();
    expect(fileName).toBe(`${paperNumber}.xml`);
    expect(Buffer.from(content, "base64").toString("utf8")).toContain(`<cbc:ID>${paperNumber}</cbc:ID>`);
  });

  it("hands its papers out to its buyer only, as PDF", async () => {
    const made = await orderNow(database);
    await deliver(platform, made);
    const [{ paperNumber }] = (await detail(made.who, made.orderId)).papers;
    const paper = async (who: Shopper, variables: object) =>
      (await ask(who, "OrderPaper", { paperNumber, ...variables }))["getOrderPaper"];
    const own = await paper(made.who, { orderId: made.orderId });
    expect(own.fileName).toBe(`${paperNumber}.pdf`);
    expect(Buffer.from(own.content, "base64").toString("latin1").startsWith("%PDF-")).toBe(true);
    const stranger = await newAccount(database);
    expect(await paper(stranger, { hash: made.hash })).not.toBeNull();
    expect(await paper(stranger, { orderId: made.orderId })).toBeNull();
    expect(await paper(stranger, {})).toBeNull();
    const other = await orderNow(database);
    expect(await paper(other.who, { orderId: other.orderId })).toBeNull();
    expect(await paper(stranger, { hash: other.hash })).toBeNull();
    const { findOrderForReturn: found } = await ask(stranger, "FindOrderForReturn", {
      orderId: made.orderId,
      zipCode: "10115",
    });
    expect(await paper(stranger, { hash: found.hash })).toBeNull();
  });

  it("can be bought again: what is sold out or gone is named, the rest is in the basket", async () => {
    const { who, orderId } = await orderNow(database, {
      items: [
        [1_001, 2],
        [1_002, 3],
      ],
    });
    const again = async () => (await ask(who, "BuyAgain", { orderId, cartId: who.cartId }))["buyAgain"];
    await database.write`update stock set quantity = 0 where item_id = 1002`;
    try {
      expect(await again()).toEqual({
        successful: true,
        generalErrorMessage: null,
        added: [{ itemId: "1001", name: "Stift 1", quantity: 2 }],
        missing: [{ itemId: "1002", name: "Stift 2", quantity: 3, reason: "„Stift 2“ ist zurzeit nicht lieferbar." }],
      });
      expect((await who.cart()).mergedLineItems).toMatchObject([{ itemId: "1001", quantity: 2 }]);
      await database.write`update stock set quantity = 2 where item_id = 1002`;
      expect((await again()).missing).toMatchObject([
        { itemId: "1002", quantity: 1, reason: expect.stringContaining("höchstens 2") },
      ]);
    } finally {
      await database.write`update stock set quantity = 1000 where item_id = 1002`;
    }
    const stranger = await newAccount(database);
    expect((await ask(stranger, "BuyAgain", { orderId, cartId: stranger.cartId }))["buyAgain"]).toMatchObject({
      successful: false,
      added: [],
    });
  });

  it("is bought again without what it gave for nothing", async () => {
    const { who, orderId, orderNumber } = await orderNow(database, {
      items: [
        [1_001, 2],
        [1_002, 1],
      ],
    });
    await database.write`
      update order_line set single_price_cents = 0, total_price_cents = 0
      where order_number = ${orderNumber} and item_id = 1002`;
    const { buyAgain } = await ask(who, "BuyAgain", { orderId, cartId: who.cartId });
    expect(buyAgain).toMatchObject({ successful: true, added: [{ itemId: "1001", quantity: 2 }], missing: [] });
    expect((await who.cart()).mergedLineItems).toMatchObject([{ itemId: "1001", quantity: 2 }]);
  });

  it("sends its confirmation again, three times an hour", async () => {
    const { who, orderId } = await orderNow(database);
    const { email } = await detail(who, orderId);
    const resend = async (one: Shopper) =>
      (await ask(one, "ResendOrderConfirmation", { orderId }))["resendOrderConfirmation"].successful;
    expect(await resend(await newAccount(database))).toBe(false);
    expect([await resend(who), await resend(who), await resend(who), await resend(who)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const mails = await mailsTo(database, email);
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map(({ html }) => html)).size).toBe(1);
  });
});
