import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { ask, send, taken } from "../../../test/orders.ts";
import { startTestDatabase, testConfig } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";
import {
  aStrangersCase,
  earlierWithdrawalsOf,
  objectBy,
  objectionLinkIn,
  objectionShownTo,
} from "../../../test/strangers.ts";
import { cancelOrder, deliverShipment, packOrder, shipShipment } from "../../orders/fulfilment/fulfilment.service.ts";
import { receiveReturn } from "../receive-return.service.ts";
import { objectionLink, openObjectionLink } from "./objection-link.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

const day = 24 * 3_600_000;

const aCase = (wish: Parameters<typeof aStrangersCase>[1] = {}) => aStrangersCase(database, wish);

describe("C-106: a withdrawal by number and postcode", () => {
  it("is receipted at once, and mailed to the order's own address with the link that objects; nothing is cancelled", async () => {
    const { declare, order, mailsAbout, owner, email, made, stranger, hash } = await aCase();
    const before = await order();
    const { isError, receipt } = await declare();
    expect(isError).toBe(false);
    expect({ ...(await order()), heldUntil: null }).toEqual(before);
    const [[theirs, ...moreTheirs], [own, ...moreOwn]] = [
      await mailsAbout(email, receipt.rma),
      await mailsAbout(owner, receipt.rma),
    ];
    expect([moreTheirs, moreOwn]).toEqual([[], []]);
    expect(theirs?.subject).toBe(own?.subject);
    expect(theirs?.text).toContain(receipt.content);
    expect(own?.text).toContain(receipt.content);
    expect(own?.text).toContain("bis zum 24. November 2026 um 13:00:00");
    const link = objectionLinkIn(own?.text);
    expect(own?.html).toContain(link);
    expect(openObjectionLink(testConfig, link)).toBe(receipt.rma);
    // Who knows a postcode gets neither the link, nor a name, an address, or how the order was paid.
    for (const secret of [link, made.hash, before.head.billingAddress.firstName, owner, "Vorkasse"]) {
      expect(theirs?.text).not.toContain(secret);
      expect(theirs?.html).not.toContain(secret);
    }
    expect(await earlierWithdrawalsOf(stranger, hash)).toMatchObject([
      { rma: receipt.rma, status: "HELD", heldUntil: "2026-11-24T12:00:00.000Z" },
    ]);
  });

  it("is one mail where the address is the order's own, and held all the same", async () => {
    const { declare, order, mailsAbout, owner } = await aCase();
    const { receipt } = await declare(null, owner);
    const [mail, ...more] = await mailsAbout(owner, receipt.rma);
    expect(more).toEqual([]);
    expect(objectionLinkIn(mail?.text)).not.toBe("");
    expect(await order()).toMatchObject({ status: "paid", heldUntil: new Date("2026-11-24T12:00:00Z") });
  });

  it("is ended by the objection to it, and no other one with it", async () => {
    const [mine, other] = [await aCase(), await aCase()];
    const [{ receipt }] = [await mine.declare(), await other.declare()];
    const link = objectionLinkIn((await mine.mailsAbout(mine.owner, receipt.rma))[0]?.text);
    expect(await objectBy(mine.stranger, link)).toMatchObject({ successful: true });
    expect(await earlierWithdrawalsOf(mine.stranger, mine.hash)).toMatchObject([{ status: "UNDONE" }]);
    expect(await earlierWithdrawalsOf(other.stranger, other.hash)).toMatchObject([{ status: "HELD" }]);
  });

  it.each([
    ["a second before", "held", day - 1_000, "paid"],
    ["a second after", "refunded", day + 1_000, "cancelled"],
  ])("is, %s the end of 24 hours, %s", async (_moment, state, after, status) => {
    const { declare, order, settle, clock, stranger, hash, owner, email, mailsAbout } = await aCase();
    const { receipt } = await declare();
    clock.advance(after);
    await settle();
    const { head, ...now } = await order();
    expect(now.status).toBe(status);
    expect(now.refundedCents).toBe(state === "held" ? 0 : head.totalCents);
    // A look-up's link has ended by then.
    const given = { orderId: String(head.orderNumber), zipCode: "10115" };
    const again = (await ask(stranger, "FindOrderForWithdrawal", given))["findOrderForWithdrawal"];
    expect(again.hash).not.toBe(hash);
    expect(await earlierWithdrawalsOf(stranger, again.hash)).toMatchObject([
      { rma: receipt.rma, status: state.toUpperCase() },
    ]);
    const about = async (address: string) => (await mailsAbout(address, receipt.rma)).length;
    expect([await about(owner), await about(email)]).toEqual(state === "held" ? [1, 1] : [2, 2]);
    await settle();
    expect([await about(owner), await about(email)]).toEqual(state === "held" ? [1, 1] : [2, 2]);
  });

  it("is undone by the link, once, however often it is pressed: all is as before, and both addresses hear of it", async () => {
    const { declare, order, settle, clock, platform, made, owner, email, mailsAbout } = await aCase();
    const before = await order();
    const { receipt } = await declare();
    const link = objectionLinkIn((await mailsAbout(owner, receipt.rma))[0]?.text);
    const who = await new Shopper(database, { clock }).arrive();
    // Programs open links of mails: that changes nothing.
    for (const _ of [1, 2, 3])
      expect(await objectionShownTo(who, link)).toMatchObject({ rma: receipt.rma, kind: "WITHDRAWAL", state: "OPEN" });
    expect((await order()).heldUntil).not.toBeNull();
    clock.advance(day - 1_000);
    const answers = await Promise.all([objectBy(who, link), objectBy(who, link), objectBy(who, link)]);
    expect(answers.map(({ successful, objection }) => [successful, objection.state])).toEqual([
      [true, "OBJECTED"],
      [true, "OBJECTED"],
      [true, "OBJECTED"],
    ]);
    expect(await order()).toEqual(before);
    for (const address of [owner, email]) {
      const [, objected, ...more] = await mailsAbout(address, receipt.rma);
      expect(objected?.text).toContain("geht alles weiter wie zuvor");
      expect(more).toEqual([]);
    }
    clock.advance(3 * day);
    expect(await settle()).toBe(0);
    expect(await order()).toEqual(before);
    expect(await objectBy(who, link)).toMatchObject({ successful: true });
    expect(await taken(packOrder(platform, made.orderNumber, null))).toMatchObject({ status: "packed" });
  });

  it("cannot be undone after the 24 hours, nor by a link that is none", async () => {
    const { declare, order, clock, owner, mailsAbout, stranger } = await aCase();
    const { receipt } = await declare();
    const link = objectionLinkIn((await mailsAbout(owner, receipt.rma))[0]?.text);
    for (const none of [
      "",
      receipt.rma,
      `${link}x`,
      link.slice(0, -1),
      objectionLink({ tokenSecret: "x" }, receipt.rma),
    ]) {
      expect(await objectionShownTo(stranger, none)).toBeNull();
      expect(await objectBy(stranger, none)).toMatchObject({ successful: false, objection: null });
    }
    clock.advance(day);
    expect(await objectionShownTo(stranger, link)).toMatchObject({ state: "OVER" });
    expect(await objectBy(stranger, link)).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringContaining("24 Stunden sind vorbei"),
    });
    expect((await order()).heldUntil).not.toBeNull();
  });

  it("holds the goods: they are not packed, not sent and not cancelled, and the operator hears why", async () => {
    const { declare, platform, made, order } = await aCase();
    const packed = await taken(packOrder(platform, made.orderNumber, [{ line: 0, quantity: 1 }]));
    await declare([[1, 1]]);
    const shipment = packed.shipments[0]?.id ?? 0;
    const refused = { ok: false, fault: "held" };
    expect(await packOrder(platform, made.orderNumber, null)).toEqual(refused);
    expect(await shipShipment(platform, shipment, "TRACK-0001")).toEqual(refused);
    expect(await cancelOrder(platform, made.orderNumber, null)).toEqual(refused);
    expect((await order()).shipments).toMatchObject([{ id: shipment, status: "packed" }]);
  });

  it("takes effect on what is left where the buyer withdraws meanwhile; theirs is not held up", async () => {
    const { declare, settle, clock, made, order, owner, mailsAbout } = await aCase();
    const { receipt } = await declare([[1, 2]]);
    const own = { submissionId: randomUUID(), name: "Anna Beispiel", email: owner, items: null };
    const answer = (await ask(made.who, "SubmitWithdrawal", { hash: made.hash, withdrawal: own }))["submitWithdrawal"];
    expect(answer.isError).toBe(false);
    expect(await order()).toMatchObject({ status: "cancelled", lines: [{ cancelled: 3 }] });
    clock.advance(day);
    await settle();
    expect(await order()).toMatchObject({ status: "cancelled", lines: [{ cancelled: 3 }], heldUntil: null });
    expect(await mailsAbout(owner, receipt.rma)).toHaveLength(1);
    expect(await earlierWithdrawalsOf(made.who, made.hash)).toMatchObject([
      { rma: receipt.rma, status: "UNDONE" },
      { status: "REFUNDED" },
    ]);
  });

  it("splits by what has left when it takes effect: the rest is sent back with a label", async () => {
    const { declare, settle, clock, platform, made, order, owner, mailsAbout } = await aCase();
    const shipment = await send(platform, made, [{ line: 0, quantity: 2 }]);
    const { receipt } = await declare();
    expect(receipt.goodsToReturn).toBe(true);
    await taken(deliverShipment(platform, shipment));
    expect(await receiveReturn(platform, receipt.rma)).toEqual({ ok: false, fault: "held" });
    clock.advance(day);
    await settle();
    expect((await order()).lines).toMatchObject([{ quantity: 3, shipped: 2, cancelled: 1, returned: 2 }]);
    expect((await mailsAbout(owner, receipt.rma)).at(-1)?.text).toContain("/myaccount/returns/?order=");
    expect(await receiveReturn(platform, receipt.rma)).toMatchObject({ ok: true });
  });

  it("is none by the buyer: by the mailed link, and signed in, it takes effect at once; another address gets a copy", async () => {
    const first = await aCase();
    const by = await first.declare(null, first.email, first.made.hash);
    expect(await first.order()).toMatchObject({ status: "cancelled", heldUntil: null });
    const [copy, ...more] = await first.mailsAbout(first.owner, by.receipt.rma);
    expect([objectionLinkIn(copy?.text), more]).toEqual(["", []]);
    expect(copy?.text).toContain(by.receipt.content);
    const second = await aCase();
    const { orderId, who } = second.made;
    const { hash } = (await ask(who, "FindOrderForWithdrawal", { orderId, zipCode: "10115" }))[
      "findOrderForWithdrawal"
    ];
    const withdrawal = { submissionId: randomUUID(), name: "Anna", email: second.email, items: null };
    await ask(who, "SubmitWithdrawal", { hash, withdrawal });
    expect(await second.order()).toMatchObject({ status: "cancelled", heldUntil: null });
  });

  it("is not made of pieces that are held, nor more than five times a day", async () => {
    const { declare, clock, owner, mailsAbout, stranger, made } = await aCase();
    await declare([[1, 2]]);
    expect(await declare([[1, 2]])).toMatchObject({ isError: true, fieldErrors: [{ fieldName: "items.1.quantity" }] });
    const objectTo = async (rma: string) =>
      objectBy(stranger, objectionLinkIn((await mailsAbout(owner, rma))[0]?.text));
    for (const _ of [2, 3, 4, 5]) await objectTo((await declare([[1, 1]])).receipt.rma);
    expect(await declare([[1, 1]])).toMatchObject({ isError: true, errorMsg: expect.stringContaining("Link") });
    clock.advance(day + 1);
    const { orderId } = made;
    const { hash } = (await ask(stranger, "FindOrderForWithdrawal", { orderId, zipCode: "10115" }))[
      "findOrderForWithdrawal"
    ];
    expect(await declare([[1, 1]], owner, hash)).toMatchObject({ isError: false });
  });

  it.each(["Gewinn auf www.example.org", "Eva http://x", "Eva\nFremd", "a@b", "jetzt evil.com"])(
    "does not carry a stranger's message in place of a name: %j",
    async (name) => {
      const { stranger, hash, email } = await aCase();
      const withdrawal = { submissionId: randomUUID(), name, email, items: null };
      expect((await ask(stranger, "SubmitWithdrawal", { hash, withdrawal }))["submitWithdrawal"]).toMatchObject({
        isError: true,
        fieldErrors: [{ fieldName: "name" }],
      });
    },
  );
});
