import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { announce as announceBy, ask, returnOf, send, taken } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { aStrangersCase, objectBy, objectionLinkIn, objectionShownTo } from "../../../test/strangers.ts";
import { packOrder, releaseOrder } from "../../orders/fulfilment/fulfilment.service.ts";
import { receiveReturn } from "../receive-return.service.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

const day = 24 * 3_600_000;

const aCase = (wish: Parameters<typeof aStrangersCase>[1] = {}) => aStrangersCase(database, wish);

describe("C-106: a return by number and postcode", () => {
  it("is announced at once and held: nothing counts as returned, and the order's own address hears of it", async () => {
    const { announce, order, owner, email, mailsAbout, platform, clock, settle, made } = await aCase({
      payment: "INVOICE",
      arrived: true,
    });
    const { earlierReturn } = await announce([[1, 2]]);
    expect(earlierReturn).toMatchObject({ status: "HELD", labels: 1 });
    expect((await order()).lines).toMatchObject([{ returned: 0 }]);
    const [mail] = await mailsAbout(owner, earlierReturn.rma);
    expect(objectionLinkIn(mail?.text)).not.toBe("");
    expect(objectionLinkIn((await mailsAbout(email, earlierReturn.rma))[0]?.text)).toBe("");
    // The rest is still to be returned by others, all of it by the buyer.
    expect(await announce([[1, 2]])).toMatchObject({ isError: true });
    const own = (await ask(made.who, "ReturnOrder", { hash: made.hash }))["findOrderForReturnByHash"];
    expect(own.items).toMatchObject([{ returnableQuantity: 3 }]);
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({ ok: false, fault: "held" });
    clock.advance(day);
    await settle();
    expect((await order()).lines).toMatchObject([{ returned: 2 }]);
    expect(await receiveReturn(platform, earlierReturn.rma)).toMatchObject({ ok: true });
  });

  it("is undone by the link: the pieces can be returned by their buyer, the label is void", async () => {
    const { announce, order, owner, mailsAbout, platform, clock, settle, stranger, hash } = await aCase({
      payment: "INVOICE",
      arrived: true,
    });
    const before = await order();
    const { earlierReturn } = await announce([[1, 3]]);
    const link = objectionLinkIn((await mailsAbout(owner, earlierReturn.rma))[0]?.text);
    expect(await objectionShownTo(stranger, link)).toMatchObject({
      kind: "RETURN",
      state: "OPEN",
      items: [{ quantity: 3 }],
    });
    const label = async () =>
      (await ask(stranger, "ReturnLabel", { hash, rma: earlierReturn.rma, label: 1 }))["getReturnLabel"];
    expect(await label()).toMatchObject({ fileName: expect.stringContaining(".pdf") });
    expect(await objectBy(stranger, link)).toMatchObject({ successful: true });
    expect(await label()).toBeNull();
    clock.advance(day);
    await settle();
    expect(await order()).toEqual(before);
    expect(await receiveReturn(platform, earlierReturn.rma)).toEqual({ ok: false, fault: "notNow" });
  });

  it("takes effect on what is left where the buyer has returned some meanwhile, and on nothing where there is none", async () => {
    for (const [buyers, returned, statuses] of [
      [2, 3, ["ANNOUNCED", "ANNOUNCED"]],
      [3, 3, ["UNDONE", "ANNOUNCED"]],
    ] as const) {
      const { announce, order, clock, settle, made } = await aCase({ payment: "INVOICE", arrived: true });
      expect(await announce([[1, 3]])).toMatchObject({ isError: false });
      expect(await announceBy(made, returnOf([[1, buyers]]))).toMatchObject({ isError: false });
      clock.advance(day);
      await settle();
      expect((await order()).lines).toMatchObject([{ returned }]);
      const { earlierReturns } = (await ask(made.who, "ReturnOrder", { hash: made.hash }))["findOrderForReturnByHash"];
      expect(earlierReturns.map(({ status }: { status: string }) => status)).toEqual(statuses);
    }
  });

  it("does not hold what is still to be sent of the order", async () => {
    const { announce, platform, made } = await aCase({ payment: "INVOICE" });
    await releaseOrder(platform, made.orderNumber);
    await send(platform, made, [{ line: 0, quantity: 1 }]);
    expect(await announce([[1, 1]])).toMatchObject({ isError: false });
    expect(await taken(packOrder(platform, made.orderNumber, null))).toMatchObject({ status: "packed" });
  });
});
