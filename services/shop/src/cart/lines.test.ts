import { describe, expect, it } from "vitest";
import { anItem, aPosition, moment } from "../../test/cart-parts.ts";
import {
  dealHeldUntil,
  giftLine,
  holdsDeal,
  mergeLines,
  netCents,
  paidUnitCents,
  positionLine,
  readLineId,
  toPricedLine,
} from "./lines.ts";

const deal = { id: 9, priceCents: 700, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
const inDeal = anItem({ deal, lowest30DaysCents: 1_200 });
const reserved = aPosition({
  id: "p2",
  kind: "deal",
  quantity: 2,
  dealId: 9,
  reservedUntil: new Date(moment.getTime() + 1),
});

describe("a line that is reserved in a deal", () => {
  it("keeps the deal's price until its reservation ends, and no longer", () => {
    expect(holdsDeal(reserved, inDeal, moment)).toBe(true);
    expect(holdsDeal({ ...reserved, reservedUntil: moment }, inDeal, moment)).toBe(false);
    expect(holdsDeal({ ...reserved, reservedUntil: null }, inDeal, moment)).toBe(false);
  });

  it("loses it with the deal, to another deal as well", () => {
    expect(holdsDeal(reserved, anItem(), moment)).toBe(false);
    expect(holdsDeal(reserved, anItem({ deal: { ...deal, id: 10 } }), moment)).toBe(false);
    expect(holdsDeal({ ...reserved, kind: "normal" }, inDeal, moment)).toBe(false);
  });

  it.each([
    ["the reservation", 1_000, 2_000],
    ["the deal", 2_000, 1_000],
  ])("keeps it until the end of %s where that comes first: a second before, but not then", (_, reservedMs, dealMs) => {
    const inMs = (ms: number) => new Date(moment.getTime() + ms);
    const line = { ...reserved, reservedUntil: inMs(reservedMs) };
    const item = anItem({ deal: { ...deal, endsAt: inMs(dealMs) } });
    expect(dealHeldUntil(line, item)).toEqual(inMs(1_000));
    expect(holdsDeal(line, item, inMs(0))).toBe(true);
    expect(holdsDeal(line, item, inMs(999))).toBe(true);
    expect(holdsDeal(line, item, inMs(1_000))).toBe(false);
    expect(positionLine(line, item, inMs(0))).toMatchObject([{ priceHeldUntil: inMs(1_000), dealQuantity: 2 }]);
  });

  it("costs the deal's price, measured against the lowest price of before", () => {
    expect(positionLine(reserved, inDeal, moment)).toMatchObject([
      {
        id: "p2",
        kind: "goods",
        quantity: 2,
        dealQuantity: 2,
        unitCents: 1_000,
        referenceCents: 1_200,
        dealUnitCents: 700,
        dealReferenceCents: 1_000,
        totalCents: 1_400,
        dealId: 9,
        priceHeldUntil: reserved.reservedUntil,
        voucherCode: null,
      },
    ]);
    expect(positionLine({ ...reserved, reservedUntil: moment }, inDeal, moment)).toMatchObject([
      {
        dealQuantity: 0,
        dealUnitCents: null,
        dealReferenceCents: null,
        dealId: null,
        priceHeldUntil: null,
        totalCents: 2_000,
      },
    ]);
  });
});

describe("a line", () => {
  it("of goods costs a piece's price times its pieces", () => {
    expect(positionLine(aPosition({ quantity: 3 }), anItem({ lowest30DaysCents: 1_500 }), moment)).toEqual([
      {
        id: "p1",
        item: anItem({ lowest30DaysCents: 1_500 }),
        kind: "goods",
        quantity: 3,
        dealQuantity: 0,
        unitCents: 1_000,
        referenceCents: 1_500,
        dealUnitCents: null,
        dealReferenceCents: null,
        totalCents: 3_000,
        dealId: null,
        priceHeldUntil: null,
        voucherCode: null,
      },
    ]);
    expect(positionLine(aPosition(), anItem({ priceCents: null }), moment)).toMatchObject([{ totalCents: 0 }]);
    expect(positionLine(aPosition(), undefined, moment)).toEqual([]);
  });

  it.each(["free", "catalog"] as const)("of what is %s is one piece for nothing", (kind) => {
    expect(positionLine(aPosition({ kind, quantity: 5 }), inDeal, moment)).toMatchObject([
      { id: "p1", kind, quantity: 1, unitCents: 0, referenceCents: null, totalCents: 0, voucherCode: null },
    ]);
  });

  it("of a voucher is named by it", () => {
    expect(giftLine("GABE", inDeal)).toMatchObject({
      id: "voucher:GABE",
      kind: "gift",
      quantity: 1,
      unitCents: 0,
      totalCents: 0,
      voucherCode: "GABE",
    });
    expect(readLineId("voucher:GABE")).toEqual({ voucherCode: "GABE" });
    expect(readLineId("p1")).toEqual({ positionIds: ["p1"] });
    expect(readLineId("p1.p2")).toEqual({ positionIds: ["p1", "p2"] });
  });
});

describe("merged lines (CART-10)", () => {
  const lines = [
    ...positionLine(aPosition({ quantity: 3 }), inDeal, moment),
    ...positionLine(reserved, inDeal, moment),
    ...positionLine(aPosition({ id: "p3", itemId: 2 }), anItem({ id: 2 }), moment),
    ...positionLine(aPosition({ id: "p4", kind: "free" }), inDeal, moment),
    giftLine("GABE", inDeal),
  ];

  it("are one for an item's pieces in the deal and outside of it; what is free stays apart", () => {
    const merged = mergeLines(lines);
    expect(merged.map(({ id }) => id)).toEqual(["p1.p2", "p3", "p4", "voucher:GABE"]);
    expect(merged[0]).toMatchObject({
      kind: "goods",
      quantity: 5,
      dealQuantity: 2,
      unitCents: 1_000,
      dealUnitCents: 700,
      dealReferenceCents: 1_000,
      dealId: 9,
      priceHeldUntil: reserved.reservedUntil,
      totalCents: 4_400,
    });
  });

  it("are the same whichever comes first", () => {
    const [normal, inTheDeal] = lines;
    const [merged] = mergeLines([inTheDeal, normal].filter((line) => line !== undefined));
    expect(merged).toMatchObject({ id: "p2.p1", quantity: 5, dealQuantity: 2, dealUnitCents: 700, totalCents: 4_400 });
    expect(merged).toMatchObject({ dealReferenceCents: 1_000, dealId: 9, priceHeldUntil: reserved.reservedUntil });
  });

  it("are none for a cart without positions", () => expect(mergeLines([])).toEqual([]));
});

describe("what a line is added up with", () => {
  const [normal] = positionLine(aPosition({ quantity: 3 }), inDeal, moment);
  const [inTheDeal] = positionLine(reserved, inDeal, moment);
  if (normal === undefined || inTheDeal === undefined) throw new Error("both are lines");

  it("is the price that its pieces have, and what that saves", () => {
    expect([paidUnitCents(normal), paidUnitCents(inTheDeal)]).toEqual([1_000, 700]);
    expect(toPricedLine(normal)).toEqual({ unitCents: 1_000, regularUnitCents: 1_200, quantity: 3, vatRate: 1_900 });
    expect(toPricedLine(inTheDeal)).toEqual({ unitCents: 700, regularUnitCents: 1_000, quantity: 2, vatRate: 1_900 });
    expect(toPricedLine({ ...normal, referenceCents: null }).regularUnitCents).toBe(1_000);
  });

  it("gives the net price of prices with and without VAT", () => {
    expect([netCents(1_190, 1_900, true), netCents(1_190, 1_900, false), netCents(1_070, 700, true)]).toEqual([
      1_000, 1_190, 1_000,
    ]);
  });
});
