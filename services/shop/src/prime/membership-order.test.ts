import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { mailsTo } from "../../test/mails.ts";
import { type MadeOrder, ask, fulfilmentOf, taken, withdraw } from "../../test/orders.ts";
import { testConfig, startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, type Shopper } from "../../test/shopper.ts";
import { cancelOrder, packOrder, recordPayment, releaseOrder } from "../orders/fulfilment/fulfilment.service.ts";
import { buyersLink } from "../orders/order-link.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";

const database = await startTestDatabase();
const begin = new Date("2026-11-24T10:00:00Z");
const clock = fixedClock(begin);
const platform = fulfilmentOf(database, clock);
const dearest = 1_001;
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', ${dearest}, 12)`;
});
const moveTo = (moment: Date): void => clock.advance(moment.getTime() - clock.now().getTime());
beforeEach(() => moveTo(begin));

const member = async (address: Record<string, unknown> | null = goodAddress): Promise<Shopper> => {
  const who = await newAccount(database, { first_name: "Anna", last_name: "Beispiel" }, { clock });
  if (address !== null) await ask(who, "CheckoutAddBillingAddress", { address });
  return who;
};
const join = async (who: Shopper, billingAddressId: string | null = null) =>
  (await ask(who, "SubmitPrimeSubscription", { paymentId: "INVOICE", billingAddressId }))["submitPrimeSubscription"];
const joined = async (who: Shopper): Promise<MadeOrder> => {
  const { orderId } = await join(who);
  const orderNumber = Number(orderId);
  return { who, orderId, orderNumber, hash: buyersLink(testConfig, orderNumber) };
};
const detail = async ({ who, orderId }: MadeOrder) => (await ask(who, "OrderDetail", { orderId }))["getOrderDetailsV2"];
const statusOf = async (who: Shopper): Promise<string> =>
  (await ask(who, "PrimeMembership"))["getCustomerInfo"].primeInfo.status;
const stockOf = async (itemId: number) =>
  (await database.write`select quantity from stock where item_id = ${itemId}`)[0]?.["quantity"];

describe("a membership is an order (C-108)", () => {
  it("needs a billing address: the chosen one, else the main one; never another customer's", async () => {
    const anna = await member(null);
    const missing = { successful: false, errorMessage: "Bitte geben Sie Ihre Rechnungsadresse an.", orderId: null };
    expect(await join(anna)).toEqual(missing);
    const foreign = await (await member()).chooseAddress();
    expect(await join(anna, foreign)).toEqual(missing);
    expect(await statusOf(anna)).toBe("NONE");
    await anna.chooseAddress({ ...goodAddress, city: "Potsdam", postCode: "14467" });
    const chosen = await anna.chooseAddress({ ...goodAddress, city: "Bonn", postCode: "53111" });
    const { orderId } = await join(anna, chosen);
    const order = await findOrderByNumber(database.write, Number(orderId));
    expect(order?.head.billingAddress).toMatchObject({ city: "Bonn", lastName: "Beispiel" });
    const ben = await member({ ...goodAddress, city: "Potsdam", postCode: "14467" });
    const made = await joined(ben);
    expect((await detail(made)).billingAddress).toMatchObject({ city: "Potsdam" });
  });

  it("is in the list of orders, with its days and its invoice, and nothing of it is delivered or taken from stock", async () => {
    const stock = await stockOf(dearest);
    const made = await joined(await member());
    const order = await detail(made);
    expect(order).toMatchObject({
      status: "PLACED",
      membership: { startDate: "2026-11-24", endDate: "2027-11-23" },
      shipments: [],
      papers: [{ kind: "INVOICE", total: { stringValue: order.totalAmount.stringValue } }],
      returnable: false,
      withdrawable: true,
      isPaid: false,
    });
    const { orders } = (await ask(made.who, "OrderList", { page: 0 }))["getOrdersV2"];
    expect(orders).toMatchObject([{ orderId: made.orderId, totalAmount: order.totalAmount }]);
    expect(await stockOf(dearest)).toBe(stock);
    const [mail] = await mailsTo(database, `${made.who.caller.customer?.customerId}@example.org`);
    expect(mail).toMatchObject({ subject: "Willkommen bei Chalkbox Prime", reference: made.orderId });
  });

  it("has totals that are the sum of their parts, with VAT", async () => {
    const made = await joined(await member());
    const { head, lines } = (await findOrderByNumber(database.write, made.orderNumber)) ?? {};
    expect(lines).toHaveLength(1);
    expect(head?.totalCents).toBe(lines?.[0]?.totalCents);
    expect(head?.taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(head?.taxCents);
    expect(head?.taxCents).toBeGreaterThan(0);
  });

  it("is paid like an invoice, and there is nothing to release, pack or send", async () => {
    const { orderNumber } = await joined(await member());
    expect(await releaseOrder(platform, orderNumber)).toEqual({ ok: false, fault: "notNow" });
    expect((await taken(recordPayment(platform, orderNumber))).status).toBe("paid");
    expect(await packOrder(platform, orderNumber, null)).toEqual({ ok: false, fault: "notNow" });
  });
});

it("C-107: members get deals early from midnight in Berlin on, and until it", async () => {
  await database.write`update prime_offer set deal_lead_minutes = 60 where store = 'de'`;
  moveTo(new Date("2026-11-24T23:00:00Z"));
  const { who } = await joined(await member());
  const leadAt = async (at: string): Promise<boolean> => {
    const [row] = await database.write`
      select deal_lead('de', ${who.caller.customer?.customerId ?? ""}, ${new Date(at)}) > interval '0' as is_early`;
    return row?.["isEarly"] === true;
  };
  expect([await leadAt("2026-11-24T22:59:59Z"), await leadAt("2026-11-24T23:00:00Z")]).toEqual([false, true]);
  expect([await leadAt("2027-11-24T22:59:59Z"), await leadAt("2027-11-24T23:00:00Z")]).toEqual([true, false]);
});

describe("the end of a membership", () => {
  it("a withdrawal ends it at once, credits it in whole and pays back what was paid; it can be ordered again", async () => {
    const stock = await stockOf(dearest);
    const made = await joined(await member());
    await taken(recordPayment(platform, made.orderNumber));
    const { receipt } = await withdraw(made);
    expect(receipt).toMatchObject({ goodsToReturn: false });
    const order = await findOrderByNumber(database.write, made.orderNumber);
    expect(order).toMatchObject({ status: "cancelled", refundedCents: order?.head.totalCents });
    expect(order?.papers.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ["invoice", order?.head.totalCents],
      ["credit_note", order?.head.totalCents],
    ]);
    expect([await statusOf(made.who), await stockOf(dearest)]).toEqual(["NONE", stock]);
    expect((await join(made.who)).successful).toBe(true);
    expect(await statusOf(made.who)).toBe("ACTIVE");
  });

  it("C-107: it runs to the end of its last day in Berlin, and is not ordered again before", async () => {
    const anna = await member();
    await joined(anna);
    moveTo(new Date("2027-11-23T22:59:59Z"));
    expect([await statusOf(anna), (await join(anna)).successful]).toEqual(["ACTIVE", false]);
    moveTo(new Date("2027-11-23T23:00:00Z"));
    expect([await statusOf(anna), (await join(anna)).successful]).toEqual(["NONE", true]);
  });

  it("an operator's cancellation ends it, too", async () => {
    const made = await joined(await member());
    expect((await taken(cancelOrder(platform, made.orderNumber, null))).status).toBe("cancelled");
    expect(await statusOf(made.who)).toBe("NONE");
  });

  it("C-107: it can be withdrawn from until the end of the 30th day in Berlin, and not a second longer", async () => {
    const made = await joined(await member());
    moveTo(new Date("2026-12-24T22:59:59Z"));
    expect((await detail(made)).withdrawable).toBe(true);
    moveTo(new Date("2026-12-24T23:00:00Z"));
    expect((await detail(made)).withdrawable).toBe(false);
  });
});
