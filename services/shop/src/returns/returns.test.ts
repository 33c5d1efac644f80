import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { mailsTo } from "../../test/mails.ts";
import { announce, ask, deliver, fulfilmentOf, orderNow, pay, returnOf, withdraw } from "../../test/orders.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { receiveReturn } from "./receive-return.service.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
const setSwitch = (value: string) => database.write`
  insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', ${value})
  on conflict do nothing`;
beforeAll(async () => {
  await writeAssortment(database);
  await setSwitch("true");
});
const visitor = () => new Shopper(database).arrive();
const byHash = async (who: Shopper, hash: string) =>
  (await ask(who, "ReturnOrder", { hash }))["findOrderForReturnByHash"];
const arrived = async (wish: Parameters<typeof orderNow>[1] = {}) => {
  const made = await orderNow(database, wish);
  await deliver(platform, made);
  return made;
};
const storedOf = async (orderNumber: number) => {
  const order = await findOrderByNumber(database.write, orderNumber);
  if (order === null) throw new Error("no order");
  return order;
};

describe("how a return starts", () => {
  it("is by number and postcode, or by the order's link (RET-01, OP-Q-21, OP-Q-22)", async () => {
    const { orderId, hash } = await arrived();
    const who = await visitor();
    const found = (await ask(who, "FindOrderForReturn", { orderId, zipCode: " 10 115" }))["findOrderForReturn"];
    expect(found.orderId).toBe(orderId);
    expect((await byHash(who, found.hash)).orderId).toBe(orderId);
    expect((await byHash(who, hash)).orderId).toBe(orderId);
  });

  it.each(["deliveryAddress", "billingAddress"])("is by the postcode of either address: %s (C-96)", async (other) => {
    const { orderId } = await arrived();
    await database.write`
      update shop_order set snapshot = jsonb_set(snapshot, ${[other, "postCode"]}::text[], '"53111"')
      where order_number = ${Number(orderId)}`;
    const who = await visitor();
    for (const zipCode of ["10115", "53111"]) {
      const found = (await ask(who, "FindOrderForReturn", { orderId, zipCode }))["findOrderForReturn"];
      expect([zipCode, found?.orderId]).toEqual([zipCode, orderId]);
    }
  });

  it("finds nothing by a wrong postcode, an unknown number or a link that was changed, all alike (ACCESS-27)", async () => {
    const { orderId, hash } = await arrived();
    const who = await visitor();
    for (const given of [
      { orderId, zipCode: "10116" },
      { orderId, zipCode: "" },
      { orderId: "1", zipCode: "10115" },
      { orderId: "x", zipCode: "10115" },
    ]) {
      expect(await ask(who, "FindOrderForReturn", given)).toEqual({ findOrderForReturn: null });
    }
    for (const link of [`${hash}x`, hash.replace(/^\d+/, "1"), "", "1", hash.slice(0, -1)]) {
      expect(await byHash(who, link)).toBeNull();
    }
  });

  it("shows someone who only knows the postcode no names and no addresses; the link of a mail fills the contact in", async () => {
    const { orderId, hash } = await arrived();
    const who = await visitor();
    const { findOrderForReturn: found } = await ask(who, "FindOrderForReturn", { orderId, zipCode: "10115" });
    expect((await byHash(who, found.hash)).state.contact).toEqual({
      salutation: "",
      firstName: "",
      lastName: "",
      email: "",
      phone: "",
    });
    expect((await byHash(who, hash)).state.contact).toMatchObject({ firstName: "Anna", lastName: "Beispiel" });
    expect(JSON.stringify(await byHash(who, found.hash))).not.toMatch(/Anna|Beispiel|Invalidenstraße|example\.org/);
  });

  it("ends after five tries that found nothing; a try that finds the order is none", async () => {
    const { orderId } = await arrived();
    const who = await visitor();
    const query =
      "query ($orderId: ID!, $zipCode: String!) { findOrderForReturn(orderId: $orderId, zipCode: $zipCode) { orderId } }";
    const look = (zipCode: string) => who.errorsOf(query, { orderId, zipCode });
    expect(await look("10115")).toEqual([]);
    for (let index = 0; index < 5; index += 1) expect(await look("99999")).toEqual([]);
    expect(await look("10115")).toMatchObject([{ extensions: { classification: "RATE_LIMITED" } }]);
  });

  it.each(["True", "1", "", " true"])(
    "is over while the switch is %j and not exactly true (ACCESS-25)",
    async (value) => {
      const { orderId, hash, who } = await arrived();
      await database.write`update global_parameter set value = ${value} where name = 'returnOrderSwitches'`;
      try {
        expect(await byHash(who, hash)).toBeNull();
        expect(await ask(who, "FindOrderForReturn", { orderId, zipCode: "10115" })).toEqual({
          findOrderForReturn: null,
        });
        expect(await announce({ who, hash }, returnOf([[1, 1]]))).toMatchObject({ isError: true });
        expect((await ask(who, "OrderDetail", { orderId }))["getOrderDetailsV2"]).toMatchObject({ returnable: false });
        expect((await ask(who, "WithdrawalOrder", { hash }))["getWithdrawalOrder"]).toMatchObject({ available: true });
      } finally {
        await database.write`update global_parameter set value = 'true' where name = 'returnOrderSwitches'`;
      }
    },
  );
});

describe("a return", () => {
  it("is announced with its number, its label and a mail; the order lists it (OP-M-31, RET-02, RET-10)", async () => {
    const made = await arrived();
    const email = `${made.orderId}@example.org`;
    const contact = { firstName: "Anna", lastName: "Beispiel", email };
    const answer = await announce(made, returnOf([[1, 2]], { contact }));
    expect(answer).toMatchObject({
      isError: false,
      errorMsg: null,
      earlierReturn: { kind: "RETURN", status: "ANNOUNCED", labels: 1 },
    });
    const { rma } = answer.earlierReturn;
    const order = await byHash(made.who, made.hash);
    expect(order).toMatchObject({
      orderId: made.orderId,
      salesOrderNo: `AB${made.orderId}`,
      items: [
        {
          lineNo: 1,
          orderedQuantity: 3,
          shippedQuantity: 3,
          returnedQuantity: 2,
          returnableQuantity: 1,
          price: { amount: 1_190 },
        },
      ],
      earlierReturns: [
        {
          rma,
          regulation: { code: "REFUND" },
          carrier: { code: "dhl" },
          items: [{ quantity: 2, reason: { code: "NOT_LIKED" } }],
        },
      ],
      state: { selectedItems: [] },
    });
    const { orderId } = made;
    const { getOrderDetailsV2: detail } = await ask(made.who, "OrderDetail", { orderId });
    expect(detail.earlierReturns).toEqual(order.earlierReturns);
    expect((await mailsTo(database, email))[0]?.subject).toContain(rma);
    const label = async (hash: string, number: number) =>
      (await ask(made.who, "ReturnLabel", { hash, rma, label: number }))["getReturnLabel"];
    expect((await label(made.hash, 1)).fileName).toBe(`${rma}-1.pdf`);
    expect(await label(made.hash, 2)).toBeNull();
    expect(await label((await arrived()).hash, 1)).toBeNull();
  });

  it("answers an error that says what is wrong (RET-10)", async () => {
    const made = await arrived();
    expect(await announce(made, returnOf([[1, 9]]))).toMatchObject({
      isError: true,
      errorMsg: expect.stringContaining("konnte so nicht angemeldet werden"),
      fieldErrors: [{ fieldName: "items.1.quantity" }],
    });
    expect(await announce(made, returnOf([]))).toMatchObject({ isError: true, errorMsg: expect.any(String) });
    expect(await announce({ ...made, hash: "1" }, returnOf([[1, 1]]))).toMatchObject({ isError: true });
  });

  it("is one however often it is sent, and takes no piece twice from two tabs and two people at once", async () => {
    const made = await arrived();
    const submissionId = randomUUID();
    const again = await Promise.all(Array.from({ length: 5 }, () => announce(made, returnOf([[1, 1]]), submissionId)));
    expect(new Set(again.map((one) => one.earlierReturn?.rma)).size).toBe(1);
    const other = { who: await visitor(), hash: made.hash };
    const race = await Promise.all([made, other, made, other].map((one) => announce(one, returnOf([[1, 2]]))));
    expect(race.filter(({ isError }) => isError === false)).toHaveLength(1);
    expect((await storedOf(made.orderNumber)).lines).toMatchObject([{ shipped: 3, returned: 3 }]);
  });

  it("cannot be sent by the submission of another order", async () => {
    const [one, other] = [await arrived(), await arrived()];
    const submissionId = randomUUID();
    await announce(one, returnOf([[1, 1]]), submissionId);
    expect(await announce(other, returnOf([[1, 1]]), submissionId)).toMatchObject({ isError: true });
  });

  it("is paid back when it has arrived, once, with a mail, and its pieces can be sold again", async () => {
    const made = await arrived();
    await pay(platform, made);
    const { earlierReturn } = await announce(made, returnOf([[1, 1]]));
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({
      ok: true,
      refundCents: 1_190,
      isReplaced: false,
    });
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({ ok: false, fault: "notNow" });
    expect(await receiveReturn(platform, "R-9999999")).toEqual({ ok: false, fault: "unknown" });
    const order = await storedOf(made.orderNumber);
    expect([order.paidCents, order.refundedCents]).toEqual([order.head.totalCents, 1_190]);
    const mails = await mailsTo(database, order.head.email);
    expect(mails.at(-1)?.text).toContain("11,90");
    expect((await byHash(made.who, made.hash)).earlierReturns[0]).toMatchObject({
      status: "REFUNDED",
      refund: { stringValue: "11,90\u00a0€" },
    });
  });

  it("pays shipping back with the last piece", async () => {
    const made = await arrived();
    await pay(platform, made);
    const all = await announce(made, returnOf([[1, 3]]));
    const { head } = await storedOf(made.orderNumber);
    expect(await receiveReturn(platform, all.earlierReturn.rma)).toMatchObject({ refundCents: head.totalCents });
  });

  it("is replaced where that was chosen", async () => {
    const made = await arrived();
    const damaged = { items: [{ id: "1", quantity: 1, reason: "DAMAGED" }], regulation: "REPLACEMENT" };
    const { earlierReturn } = await announce(made, returnOf([], damaged));
    expect(await receiveReturn(platform, earlierReturn.rma)).toMatchObject({ isReplaced: true, refundCents: 0 });
    expect((await storedOf(made.orderNumber)).shipments.map(({ rma }) => rma)).toEqual([null, earlierReturn.rma]);
  });

  it("is paid back where a replacement was chosen and there are not enough pieces; the mail says why", async () => {
    const made = await arrived({ items: [[1_001, 2]] });
    await pay(platform, made);
    const damaged = { items: [{ id: "1", quantity: 2, reason: "DAMAGED" }], regulation: "REPLACEMENT" };
    const { earlierReturn } = await announce(made, returnOf([], damaged));
    const [{ quantity } = { quantity: 0 }] = await database.write<{ quantity: number }[]>`
      update stock set quantity = 1 where item_id = 1001 returning (select quantity from stock where item_id = 1001)`;
    onTestFinished(
      async () => void (await database.write`update stock set quantity = ${quantity} where item_id = 1001`),
    );
    const { head } = await storedOf(made.orderNumber);
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({
      ok: true,
      isReplaced: false,
      refundCents: head.totalCents,
    });
    const { shipments, refundedCents } = await storedOf(made.orderNumber);
    expect([shipments.map(({ rma }) => rma), refundedCents]).toEqual([[null], head.totalCents]);
    // The one piece that there is stays for others.
    expect([...(await database.write`select quantity from stock where item_id = 1001`)]).toEqual([{ quantity: 1 }]);
    const mails = await mailsTo(database, head.email);
    expect(mails.at(-1)?.text).toContain("Der Ersatz, den Sie sich gewünscht haben, ist leider ausverkauft. Wir haben");
    expect(mails.at(-1)?.text).toMatch(/Wir erstatten \d/);
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({ ok: false, fault: "notNow" });
  });

  it("is none of what was cancelled, which is not said to be on its way; what was never paid is not paid back", async () => {
    const made = await orderNow(database);
    expect((await byHash(made.who, made.hash)).items[0]).toMatchObject({ notReturnable: "Noch nicht verschickt" });
    await withdraw(made);
    expect(await byHash(made.who, made.hash)).toMatchObject({
      status: "CANCELLED",
      items: [{ returnableQuantity: 0, notReturnable: "Storniert" }],
      earlierReturns: [{ kind: "WITHDRAWAL", refund: null }],
    });
  });

  it("C-107: ends with the thirtieth day after the goods have arrived, to the second", async () => {
    const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
    const made = await orderNow(database, { clock });
    await deliver(fulfilmentOf(database, clock), made);
    clock.advance(Date.parse("2026-12-23T22:59:59Z") - clock.now().getTime());
    expect((await byHash(made.who, made.hash)).items[0]).toMatchObject({
      returnableQuantity: 3,
      returnableUntil: "2026-12-23",
    });
    clock.advance(1_000);
    expect((await byHash(made.who, made.hash)).items[0]).toMatchObject({
      returnableQuantity: 0,
      notReturnable: "Die Frist von 30 Tagen ist abgelaufen",
    });
    expect(await announce(made, returnOf([[1, 1]]))).toMatchObject({ isError: true });
  });
});
