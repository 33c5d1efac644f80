import { beforeAll, describe, expect, it } from "vitest";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { announce, ask, deliver, fulfilmentOf, orderNow, returnOf, withdraw } from "../../test/orders.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import { settleHeld } from "./objection/objection.service.ts";

const database = await startTestDatabase();
const platform = fulfilmentOf(database);
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});
const byHash = async (who: Shopper, hash: string) =>
  (await ask(who, "ReturnOrder", { hash }))["findOrderForReturnByHash"];
const save = async (who: Shopper, hash: string, state: object) =>
  (await ask(who, "SaveReturnState", { hash, state }))["saveReturnState"];
const codesOf = (offers: readonly { readonly code: string }[]) => offers.map(({ code }) => code);
const because = (reasons: readonly string[]) =>
  reasons.map((reason, index) => ({ id: String(index + 1), quantity: 1, reason }));
const arrived = async (items: readonly (readonly [number, number])[] = [[1_001, 3]]) => {
  const made = await orderNow(database, { items });
  await deliver(platform, made);
  return made;
};
const twoLines = [
  [1_001, 2],
  [1_002, 1],
] as const;

describe("what a return has on offer", () => {
  it("is a replacement where the shop is to blame for all of it, and money alone for less", async () => {
    const { who, hash } = await arrived(twoLines);
    const { order } = await save(who, hash, { items: because(["DEFECTIVE", "NOT_LIKED"]) });
    expect(codesOf(order.regulations)).toEqual(["REFUND"]);
    const all = await save(who, hash, { items: because(["DEFECTIVE", "DAMAGED"]) });
    expect(codesOf(all.order.regulations)).toEqual(["REFUND", "REPLACEMENT"]);
  });

  it("is chosen once more where a replacement was, and the reasons allow none any more", async () => {
    const { who, hash } = await arrived();
    await save(who, hash, { items: because(["DEFECTIVE"]) });
    const chosen = await save(who, hash, { regulation: "REPLACEMENT" });
    expect(chosen.order.state).toMatchObject({ selectedRegulation: "REPLACEMENT", step: "CARRIER" });
    const { order } = await save(who, hash, { items: because(["NOT_LIKED"]) });
    expect(order.state).toMatchObject({ selectedRegulation: "REFUND", step: "REGULATIONS" });
  });
});

describe("what was chosen for a return", () => {
  it("has no more pieces than another browser has left of it", async () => {
    const { who, hash } = await arrived();
    await save(who, hash, returnOf([[1, 3]]));
    const other = await new Shopper(database).arrive();
    expect(await announce({ who: other, hash }, returnOf([[1, 2]]))).toMatchObject({ isError: false });
    expect((await byHash(who, hash)).state.selectedItems).toMatchObject([{ id: "1", quantity: 1 }]);
  });

  it("is gone once it is announced: the next return begins with nothing", async () => {
    const { who, hash } = await arrived();
    const chosen = returnOf([[1, 1]]);
    await save(who, hash, chosen);
    await announce({ who, hash }, { contact: chosen.contact });
    expect((await byHash(who, hash)).state).toMatchObject({ selectedItems: [], step: "PRODUCTSELECTION" });
  });

  it("begins with no name and no address for who knows a guest's number and postcode alone (C-96)", async () => {
    const guest = await readyGuest(database);
    const { orderId } = await guest.submit();
    const stranger = await new Shopper(database).arrive();
    const { findOrderForWithdrawal: found } = await ask(stranger, "FindOrderForWithdrawal", {
      orderId,
      zipCode: "10115",
    });
    const nothing = { salutation: "", firstName: "", lastName: "", email: "", phone: "" };
    expect((await byHash(stranger, found.hash)).state.contact).toEqual(nothing);
  });
});

it("takes effect without the lines that the buyer has returned while it was held (C-106)", async () => {
  const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
  const shop = testPlatform({ database, clock });
  const made = await orderNow(database, { clock, items: twoLines });
  await deliver(shop, made);
  const stranger = await new Shopper(database, { clock }).arrive();
  const look = { orderId: made.orderId, zipCode: "10115" };
  const { hash } = (await ask(stranger, "FindOrderForWithdrawal", look))["findOrderForWithdrawal"];
  const { earlierReturn } = await announce(
    { who: stranger, hash },
    returnOf([
      [1, 2],
      [2, 1],
    ]),
  );
  await announce(made, returnOf([[1, 2]]));
  clock.advance(24 * 3_600_000);
  await settleHeld(shop);
  const { earlierReturns } = await byHash(made.who, made.hash);
  const held = earlierReturns.find(({ rma }: { rma: string }) => rma === earlierReturn.rma);
  expect(held).toMatchObject({ status: "ANNOUNCED", items: [{ lineNo: 2, quantity: 1 }] });
});

it("withdraws from a line once, however often a declaration names it", async () => {
  const made = await orderNow(database);
  const answer = await withdraw(made, [
    [1, 1],
    [1, 1],
  ]);
  expect(answer).toMatchObject({ isError: true, fieldErrors: [{ fieldName: "items.1.quantity" }] });
  expect((await findOrderByNumber(database.write, made.orderNumber))?.lines).toMatchObject([{ cancelled: 0 }]);
});
