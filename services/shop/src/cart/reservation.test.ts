import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { releaseExpiredReservations } from "./reservations.service.ts";

const database = await startTestDatabase();
const ids = [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118];
beforeAll(async () => {
  const products = ids.map((id) => ({
    id,
    category: 1,
    name: `Globus ${id}`,
    items: [{ id, price: 2_369, stock: 50 }],
  }));
  await writeCatalogue(database, { categories: [{ id: 1 }], products });
  await startCatalogue(database);
  for (const id of ids) {
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
      values ('de', ${id}, 1779, 5, 4, '2026-11-01', '2026-12-01')`;
  }
});

const state = v.looseObject({ expired: v.boolean() });
const result = v.looseObject({ successful: v.boolean(), errorMessage: v.nullable(v.string()) });
const fields = `hasLightningDealReservation lightningDealReservationTimestampEnd isLightningDealReservationExpired expired extended extension`;
const changes = `noLongerDealItemIds reducedQuantities { itemId before quantity } changedItemIds { before itemId }`;

/** A shopper with pieces of a deal, and a clock that goes on. */
async function withDeal(itemId: number, quantity: number) {
  const time = { now: new Date("2026-11-23T10:00:00Z") };
  const shopper = await new Shopper(database, { clock: { now: () => time.now } }).arrive();
  await shopper.add(`${itemId}#LIGHTNING_DEAL`, quantity);
  return {
    shopper,
    pass: (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000)),
    read: () =>
      shopper.run(`{ getLightningDealReservation { ${fields} } }`, "getLightningDealReservation", v.nullable(state)),
    change: (name: "extend" | "refresh") =>
      shopper.run(
        `mutation ($id: ID!) { ${name}LightningReservation(cartId: $id) { successful errorMessage reservation { ${fields} } ${changes} } }`,
        `${name}LightningReservation`,
        result,
        { id: shopper.cartId },
      ),
    lines: async () =>
      (await shopper.cart()).mergedLineItems.map((line) => [line["quantityLightning"], line["quantityNormal"]]),
  };
}
const takenOf = async (itemId: number) =>
  (await database.write<{ taken: number }[]>`select taken from lightning_deal where item_id = ${itemId}`)[0]?.taken;
const active = {
  hasLightningDealReservation: true,
  lightningDealReservationTimestampEnd: "2026-11-23T10:15:00.000Z",
  isLightningDealReservationExpired: false,
  expired: false,
  extended: false,
  extension: null as "QUARTER_HOUR" | "DEAL_END" | null,
};
const expired = {
  ...active,
  lightningDealReservationTimestampEnd: null,
  isLightningDealReservationExpired: true,
  expired: true,
};
const endDealAt = (itemId: number, time: string) =>
  database.write`update lightning_deal set ends_at = ${new Date(`2026-11-23T${time}Z`)} where item_id = ${itemId}`;
const unchanged = { noLongerDealItemIds: [], reducedQuantities: [], changedItemIds: [] };

describe("the reservation of a deal's pieces", () => {
  it("DEAL-12, OP-Q-06: is active, and expired when its time is over, whether or not it was released yet", async () => {
    const { read, pass, shopper } = await withDeal(101, 2);
    expect(await read()).toEqual(active);
    pass(16);
    expect(await read()).toEqual(expired);
    await shopper.update([]);
    expect(await read()).toEqual(expired);
    const other = await new Shopper(database).arrive();
    const of = `{ getLightningDealReservation { ${fields} } }`;
    expect(await other.run(of, "getLightningDealReservation", v.nullable(state))).toEqual({
      ...active,
      hasLightningDealReservation: false,
      lightningDealReservationTimestampEnd: null,
    });
  });

  it("DEAL-14, OP-M-11: is extended once, by a quarter of an hour from then", async () => {
    const { change, read, pass } = await withDeal(102, 2);
    const other = await withDeal(102, 1);
    pass(10);
    const extended = { ...active, lightningDealReservationTimestampEnd: "2026-11-23T10:25:00.000Z", extended: true };
    expect(await change("extend")).toEqual({
      successful: true,
      errorMessage: null,
      reservation: extended,
      ...unchanged,
    });
    expect(await other.read()).toEqual(active);
    pass(5);
    expect(await change("extend")).toMatchObject({
      successful: false,
      errorMessage: "Die Reservierung wurde bereits einmal verlängert.",
    });
    expect(await read()).toEqual(extended);
  });

  it("DEAL-14: no change of the cart gives more time: more, fewer or other pieces keep the end", async () => {
    const { read, pass, shopper, lines } = await withDeal(108, 2);
    const later = { ...active, extension: "QUARTER_HOUR" };
    pass(10);
    await shopper.add("108#LIGHTNING_DEAL", 1);
    await shopper.add("109", 1);
    expect(await read()).toEqual(later);
    const [line] = (await shopper.cart()).mergedLineItems;
    await shopper.update([
      { positionOp: { updatePosition: { positionId: line?.id, updateQuantity: { quantity: 2 } } } },
    ]);
    expect(await read()).toEqual(later);
    expect(await lines()).toEqual([
      [2, 0],
      [0, 1],
    ]);
    await shopper.add("110#LIGHTNING_DEAL", 1);
    expect(await read()).toEqual(later);
    pass(5);
    expect(await read()).toEqual({ ...later, lightningDealReservationTimestampEnd: "2026-11-23T10:25:00.000Z" });
    expect(await lines()).toEqual([
      [0, 2],
      [0, 1],
      [1, 0],
    ]);
  });

  it("DEAL-14: pieces taken at the deal's price once others have expired have a quarter of an hour from then", async () => {
    const { read, pass, shopper, lines } = await withDeal(111, 2);
    pass(16);
    await shopper.add("111#LIGHTNING_DEAL", 1);
    expect(await lines()).toEqual([[1, 2]]);
    expect(await read()).toMatchObject({ lightningDealReservationTimestampEnd: "2026-11-23T10:31:00.000Z" });
  });

  it("DEAL-14: what has expired is not extended", async () => {
    const { change, pass, read } = await withDeal(103, 2);
    pass(16);
    expect(await change("extend")).toMatchObject({ successful: false, errorMessage: "Es ist nichts mehr reserviert." });
    expect(await read()).toEqual(expired);
  });

  it("DEAL-13, OP-M-12: is refreshed when its time is over: the same pieces have the deal's price again", async () => {
    const { change, pass, lines } = await withDeal(104, 3);
    pass(16);
    expect(await lines()).toEqual([[0, 3]]);
    const reservation = { ...active, lightningDealReservationTimestampEnd: "2026-11-23T10:31:00.000Z" };
    expect(await change("refresh")).toEqual({ successful: true, errorMessage: null, reservation, ...unchanged });
    expect(await lines()).toEqual([[3, 0]]);
    expect(await takenOf(104)).toBe(3);
  });

  it("DEAL-15: reports fewer pieces when others have taken some meanwhile", async () => {
    const { change, pass, lines, shopper } = await withDeal(105, 3);
    pass(16);
    await shopper.update([]);
    await database.write`update lightning_deal set taken = 4 where item_id = 105`;
    expect(await change("refresh")).toMatchObject({
      successful: true,
      ...unchanged,
      reducedQuantities: [{ itemId: "105", before: 3, quantity: 1 }],
    });
    expect(await lines()).toEqual([[1, 2]]);
  });

  it("DEAL-15: reports items that no deal sells any more, and by which id they are bought now", async () => {
    const { change, pass, lines } = await withDeal(106, 2);
    pass(16);
    await database.write`update lightning_deal set ends_at = '2026-11-23T10:10:00Z' where item_id = 106`;
    expect(await change("refresh")).toMatchObject({
      successful: false,
      noLongerDealItemIds: ["106"],
      reducedQuantities: [],
      changedItemIds: [{ before: "106#LIGHTNING_DEAL", itemId: "106" }],
    });
    expect(await lines()).toEqual([[0, 2]]);
  });

  it("DEAL-13: keeps pieces that are sold out by now, and refreshes the others", async () => {
    const { change, pass, lines, shopper } = await withDeal(112, 2);
    await shopper.add("110#LIGHTNING_DEAL", 1);
    pass(16);
    await database.write`update stock set quantity = 0 where item_id = 112`;
    expect(await change("refresh")).toMatchObject({ successful: true });
    expect(await lines()).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  it("DEAL-13: gives the deal's price to the pieces that had it, within the stock, and leaves their number as it is", async () => {
    const { change, pass, lines, shopper } = await withDeal(113, 3);
    await shopper.add("113", 2);
    pass(16);
    await database.write`update stock set quantity = 2 where item_id = 113`;
    expect(await change("refresh")).toMatchObject({
      successful: true,
      reducedQuantities: [{ itemId: "113", before: 3, quantity: 2 }],
    });
    expect(await lines()).toEqual([[2, 3]]);
  });

  it("DEAL-12: runs no longer than its deal, wherever an operator puts the deal's end", async () => {
    const { read, pass, shopper, lines } = await withDeal(114, 2);
    const heldUntil = () =>
      shopper.run(
        "query ($id: ID!) { shop_findCart(cartId: $id) { mergedLineItems { priceHeldUntil } } }",
        "shop_findCart",
        v.pipe(
          v.object({ mergedLineItems: v.array(v.object({ priceHeldUntil: v.nullable(v.string()) })) }),
          v.transform(({ mergedLineItems }) => mergedLineItems.map((line) => line.priceHeldUntil)),
        ),
        { id: shopper.cartId },
      );
    expect(await heldUntil()).toEqual(["2026-11-23T10:15:00.000Z"]);
    await endDealAt(114, "10:02:00");
    expect(await read()).toMatchObject({ lightningDealReservationTimestampEnd: "2026-11-23T10:02:00.000Z" });
    expect(await heldUntil()).toEqual(["2026-11-23T10:02:00.000Z"]);
    await endDealAt(114, "10:20:00");
    expect(await heldUntil()).toEqual(["2026-11-23T10:15:00.000Z"]);
    await endDealAt(114, "10:02:00");
    pass(2 - 1 / 60);
    expect(await lines()).toEqual([[2, 0]]);
    pass(1 / 60);
    expect(await lines()).toEqual([[0, 2]]);
    expect(await read()).toEqual(expired);
  });

  it("DEAL-14: extending gives the time until the deal ends, says so before, and is kept for when it gives something", async () => {
    const { change, read, pass } = await withDeal(115, 2);
    expect(await read()).toMatchObject({ extension: null });
    pass(5);
    expect(await read()).toMatchObject({ extension: "QUARTER_HOUR" });
    await endDealAt(115, "10:12:00");
    expect(await read()).toMatchObject({ extension: null });
    expect(await change("extend")).toMatchObject({
      successful: false,
      errorMessage: "Das Blitzangebot endet zuerst; länger lässt sich sein Preis nicht reservieren.",
      reservation: { extended: false },
    });
    await endDealAt(115, "10:17:00");
    expect(await read()).toMatchObject({ extension: "DEAL_END" });
    expect(await change("extend")).toMatchObject({
      successful: true,
      reservation: {
        lightningDealReservationTimestampEnd: "2026-11-23T10:17:00.000Z",
        extended: true,
        extension: null,
      },
    });
  });

  it("gives pieces back to a deal that was ended while they were reserved, for when it goes on", async () => {
    const { pass } = await withDeal(116, 2);
    await endDealAt(116, "10:01:00");
    pass(2);
    await releaseExpiredReservations({ database, clock: fixedClock(new Date("2026-11-23T10:02:00Z")) });
    expect(await takenOf(116)).toBe(0);
  });

  it("DEAL-17: pieces beyond the deal's limit are no change of price, in this call and in the basket", async () => {
    const { shopper } = await withDeal(117, 4);
    const changesOfCart = async () => (await shopper.cart()).notices;
    await shopper.add("117#LIGHTNING_DEAL", 2, 1_779);
    expect(await changesOfCart()).toEqual([]);
  });

  it("stays in its deal while another of the same item begins", async () => {
    const { lines, pass } = await withDeal(118, 2);
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
      values ('de', 118, 1500, 5, 4, '2026-11-23T10:05:00Z', '2026-12-01')`;
    pass(6);
    expect(await lines()).toEqual([[2, 0]]);
  });

  it("is the owner's alone", async () => {
    const { shopper } = await withDeal(107, 1);
    const other = await new Shopper(database).arrive();
    const errors = await other.errorsOf(
      `mutation { extendLightningReservation(cartId: "${shopper.cartId}") { successful } }`,
    );
    expect(errors[0]?.extensions).toMatchObject({ classification: "CART_NOT_FOUND" });
  });
});
