import { describe, expect, it } from "vitest";
import { anItem, aPosition, moment } from "../../test/cart-parts.ts";
import { add, after, atDeal, deal, free, inDeal, later, plan, refused, remove, set } from "../../test/cart-plan.ts";
import type { PositionOp } from "./position-op.ts";

describe("quantities", () => {
  it.each([
    [0, null],
    [1, 5],
    [4, 5],
    [5, 5],
    [6, 6],
    [20, 20],
    [21, 20],
  ])("of %i pieces, with a minimum of 5 and a maximum of 20, become %j", (asked, pieces) => {
    const items = [anItem({ minimumQuantity: 5, maximumQuantity: 20 })];
    if (pieces === null) return expect(refused([add(asked)], { items })).toEqual({ type: "quantity" });
    const { pieces: stored, notices } = after([add(asked)], { items });
    expect(stored.get(1)).toEqual({ normal: pieces, deal: 0 });
    const type = asked < pieces ? "minimum" : asked > pieces ? "maximum" : null;
    expect(notices).toEqual(type === null ? [] : [{ type, itemId: 1, quantity: pieces }]);
  });

  it.each([
    [2, 2, null],
    [3, 3, null],
    [4, 3, "stock"],
  ])("of %i pieces of three in stock become %i", (asked, pieces, type) => {
    const { pieces: stored, notices } = after([add(asked)], { items: [anItem({ stock: 3 })] });
    expect(stored.get(1)?.normal).toBe(pieces);
    expect(notices.map((notice) => notice.type)).toEqual(type === null ? [] : [type]);
  });

  it("beyond stock that is the maximum as well are reported as too many for the item", () => {
    expect(after([add(4)], { items: [anItem({ stock: 3, maximumQuantity: 3 })] }).notices).toMatchObject([
      { type: "maximum", quantity: 3 },
    ]);
  });

  it("are whole numbers from 1 up, when set as when added", () => {
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(refused([add(quantity)])).toEqual({ type: "quantity" });
      expect(refused([set(quantity, "p1")], { positions: [aPosition()] })).toEqual({ type: "quantity" });
    }
    expect(after([set(1, "p1")], { positions: [aPosition({ quantity: 3 })] }).pieces.get(1)?.normal).toBe(1);
  });

  it("add up with what the cart has, and the last word on an item is the one that holds", () => {
    const positions = [aPosition({ quantity: 2 })];
    const items = [anItem({ maximumQuantity: 4 })];
    expect(after([add(2)], { positions, items })).toMatchObject({ notices: [] });
    const { pieces, notices } = after([add(9), set(3, "p1")], { positions, items });
    expect([pieces.get(1), notices]).toEqual([{ normal: 3, deal: 0 }, []]);
  });
});

describe("an operation that cannot be carried out", () => {
  it("gives the reason, with the item", () => {
    expect(refused([add(1)], { items: [] })).toEqual({ type: "unknownItem" });
    expect(refused([add(1)], { items: [anItem({ priceCents: null })] })).toEqual({ type: "unknownItem" });
    expect(refused([add(1)], { items: [anItem({ stock: 0 })] })).toEqual({ type: "soldOut", itemId: 1 });
    expect(refused([add(5)], { items: [anItem({ stock: 4, minimumQuantity: 5 })] })).toEqual({
      type: "belowMinimum",
      itemId: 1,
    });
    expect(after([add(5)], { items: [anItem({ stock: 5, minimumQuantity: 5 })] }).pieces.get(1)?.normal).toBe(5);
  });

  it("is none on a line that there is not, or that has no quantity", () => {
    const unknown = { type: "unknownPosition" };
    expect(refused([set(2, "p9")], { positions: [aPosition()] })).toEqual(unknown);
    expect(refused([remove("p9")], { positions: [aPosition()] })).toEqual(unknown);
    expect(refused([set(2, "p1")], { positions: [aPosition()], items: [] })).toEqual(unknown);
    for (const kind of ["free", "catalog"] as const) {
      expect(refused([set(2, "p1")], { positions: [aPosition({ kind })] })).toEqual(unknown);
    }
    const gone = { positions: [aPosition()], items: [anItem({ priceCents: null })] };
    expect(refused([set(2, "p1")], gone)).toEqual({ type: "soldOut", itemId: 1 });
  });

  it("refuses all, or is left out where carts are merged", () => {
    const ops = [add(2), add(1, { itemId: 9 })];
    expect(plan(ops).ok).toBe(false);
    const merged = plan(ops, {}, true);
    expect(merged.ok && [...merged.plan.pieces]).toEqual([[1, { normal: 2, deal: 0 }]]);
  });
});

describe("what is had for nothing", () => {
  it("is taken when it is offered in that way, and there", () => {
    const before = { items: [anItem({ stock: 1 })], offers: ["free:1"] };
    expect([...after([free(1)], before).free]).toEqual(["free:1"]);
    expect(refused([free(1, "catalog")], before)).toEqual({ type: "notOffered", itemId: 1 });
    expect(refused([free(2)], { ...before, offers: ["free:2"] })).toEqual({ type: "notOffered", itemId: 2 });
    expect(refused([free(1)], { ...before, items: [anItem({ stock: 0 })] })).toEqual({ type: "soldOut", itemId: 1 });
    expect([...after([free(1, "catalog")], { ...before, offers: ["catalog:1"] }).free]).toEqual(["catalog:1"]);
  });

  it("stays until it is removed, and has nothing to do with pieces of the item that are bought", () => {
    const positions = [
      aPosition({ quantity: 2 }),
      aPosition({ id: "p2", kind: "free" }),
      aPosition({ id: "p3", kind: "catalog" }),
    ];
    const kept = after([], { positions });
    expect([[...kept.free], kept.pieces.get(1)]).toEqual([["free:1", "catalog:1"], { normal: 2, deal: 0 }]);
    const less = after([remove("p2")], { positions });
    expect([[...less.free], less.pieces.get(1)]).toEqual([["catalog:1"], { normal: 2, deal: 0 }]);
    expect([...after([remove("p3")], { positions }).free]).toEqual(["free:1"]);
  });
});

describe("pieces of a deal (DEAL-17)", () => {
  it.each([
    [2, { normal: 0, deal: 2 }],
    [3, { normal: 0, deal: 3 }],
    [4, { normal: 1, deal: 3 }],
  ])("are as many as are left: %i", (quantity, pieces) => {
    expect(after([atDeal(quantity)], { items: [inDeal] }).pieces.get(1)).toEqual(pieces);
  });

  it("are as many as a cart may have", () => {
    const items = [anItem({ deal: { ...deal, left: 50 } })];
    expect(after([atDeal(6)], { items }).pieces.get(1)).toEqual({ normal: 1, deal: 5 });
    expect(after([atDeal(4), atDeal(3)], { items }).pieces.get(1)).toEqual({ normal: 2, deal: 5 });
  });

  it("are none without a deal, with one that is used up or oversold, or when they were not requested", () => {
    expect(after([atDeal(2)]).pieces.get(1)).toEqual({ normal: 2, deal: 0 });
    for (const left of [0, -2]) {
      expect(after([atDeal(2)], { items: [anItem({ deal: { ...deal, left } })] }).pieces.get(1)).toEqual({
        normal: 2,
        deal: 0,
      });
    }
    expect(after([add(2)], { items: [inDeal] }).pieces.get(1)).toEqual({ normal: 2, deal: 0 });
  });

  it("stay when stock falls short: normal pieces give way first", () => {
    expect(after([add(3), atDeal(3)], { items: [anItem({ deal, stock: 4 })] }).pieces.get(1)).toEqual({
      normal: 1,
      deal: 3,
    });
    expect(after([atDeal(3)], { items: [anItem({ deal, stock: 2 })] }).pieces.get(1)).toEqual({ normal: 0, deal: 2 });
  });

  const reserved = aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil: later });
  it("are set by their own line, by the normal one, and by the one that shows both", () => {
    const before = {
      items: [anItem({ deal: { ...deal, left: 1 } })],
      positions: [aPosition({ quantity: 4 }), reserved],
    };
    const pieces = (op: PositionOp) => after([op], before).pieces.get(1);
    expect(pieces(set(3, "p2"))).toEqual({ normal: 4, deal: 3 });
    expect(pieces(set(5, "p2"))).toEqual({ normal: 6, deal: 3 });
    expect(pieces(set(1, "p1"))).toEqual({ normal: 1, deal: 2 });
    expect(pieces(set(5, "p1", "p2"))).toEqual({ normal: 3, deal: 2 });
    expect(pieces(set(1, "p1", "p2"))).toEqual({ normal: 0, deal: 1 });
  });

  it("are removed alone, or with the rest", () => {
    const before = { items: [inDeal], positions: [aPosition({ quantity: 4 }), reserved] };
    expect(after([remove("p2")], before).pieces.get(1)).toEqual({ normal: 4, deal: 0 });
    expect(after([remove("p1")], before).pieces.get(1)).toEqual({ normal: 0, deal: 2 });
    expect(after([remove("p1", "p2")], before).pieces.get(1)).toEqual({ normal: 0, deal: 0 });
  });

  const expired = { ...reserved, reservedUntil: moment };
  it("become normal ones when their reservation has ended, beside those that were", () => {
    const before = { items: [inDeal], positions: [aPosition({ quantity: 4 }), expired] };
    expect(after([], before).pieces.get(1)).toEqual({ normal: 6, deal: 0 });
    expect(after([set(3, "p2")], before).pieces.get(1)).toEqual({ normal: 3, deal: 0 });
    expect(after([remove("p1", "p2")], before).pieces.get(1)).toEqual({ normal: 0, deal: 0 });
    expect(after([remove("p2"), remove("p1")], before).pieces.get(1)).toEqual({ normal: 0, deal: 0 });
  });
});
