import { describe, expect, it } from "vitest";
import { anItem, aPosition, moment } from "../../test/cart-parts.ts";
import { add, after, atDeal, deal, inDeal, later, remove, set } from "../../test/cart-plan.ts";
import type { CartItem } from "./cart.types.ts";
import type { PositionOp } from "./plan-update.ts";

describe("what the shopper has seen", () => {
  it("is the price that the storefront showed, of the way that was bought", () => {
    expect(after([add(1, { shownCents: 990 })], { items: [inDeal] }).seen.get(1)).toEqual({ regular: 990 });
    expect(after([atDeal(1, 700)], { items: [inDeal] }).seen.get(1)).toEqual({ deal: 700 });
    expect(after([add(1, { shownCents: 990 }), atDeal(1, 700)], { items: [inDeal] }).seen.get(1)).toEqual({
      regular: 990,
      deal: 700,
    });
    expect(after([atDeal(1, 700)]).seen.get(1)).toEqual({ regular: 700 });
    expect(after([], { positions: [aPosition()] }).seen.size).toBe(0);
  });

  it("are the prices of now, once a line was changed", () => {
    expect(after([set(2, "p1")], { positions: [aPosition()], items: [inDeal] }).seen.get(1)).toEqual({
      regular: 1_000,
      deal: 700,
    });
  });
});

describe("notices about prices", () => {
  const notices = (op: PositionOp, item: CartItem = inDeal) => after([op], { items: [item] }).notices;

  it("are none for the price that was shown", () => {
    expect([notices(add(1, { shownCents: 1_000 })), notices(atDeal(1, 700)), notices(add(1))]).toEqual([[], [], []]);
  });

  it("say another price than was shown, in the deal and outside of it", () => {
    expect(notices(add(2, { shownCents: 999 }))).toEqual([
      { type: "priceChanged", shownCents: 999, nowCents: 1_000, itemId: 1, quantity: 2 },
    ]);
    expect(notices(atDeal(2, 650))).toEqual([
      { type: "priceChanged", shownCents: 650, nowCents: 700, itemId: 1, quantity: 2 },
    ]);
  });

  it("say that a deal has ended, or is used up", () => {
    const over = { type: "dealOver", nowCents: 1_000, itemId: 1, quantity: 1 };
    expect(notices(atDeal(1, 700), anItem())).toEqual([{ ...over, isUsedUp: false }]);
    expect(notices(atDeal(1, 700), anItem({ deal: { ...deal, left: 0 } }))).toEqual([{ ...over, isUsedUp: true }]);
  });

  it("say how many pieces have the deal's price when not all do", () => {
    const limit = { dealQuantity: 3, dealCents: 700, normalQuantity: 2, normalCents: 1_000, itemId: 1, quantity: 5 };
    expect(notices(atDeal(5, 700))).toEqual([{ type: "dealLimit", ...limit }]);
    expect(notices(atDeal(5, 600))).toMatchObject([{ type: "priceChanged", nowCents: 700 }, { type: "dealLimit" }]);
  });

  it("come beside those about the quantity", () => {
    expect(notices(add(5, { shownCents: 1 }), anItem({ maximumQuantity: 2 }))).toMatchObject([
      { type: "maximum", quantity: 2 },
      { type: "priceChanged", quantity: 2 },
    ]);
  });
});

describe("pieces whose reservation has ended", () => {
  const expired = aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil: moment, shownCents: 700 });

  it("are kept with what they cost, together with those of before", () => {
    expect(after([], { items: [inDeal], positions: [expired] }).lapsed.get(1)).toEqual({ quantity: 2, cents: 700 });
    const both = [aPosition({ quantity: 3, lapsedQuantity: 1, lapsedCents: 650 }), expired];
    expect(after([], { items: [inDeal], positions: both }).lapsed.get(1)).toEqual({ quantity: 3, cents: 700 });
    expect(after([], { items: [inDeal], positions: both.toReversed() }).lapsed.get(1)).toEqual({
      quantity: 3,
      cents: 700,
    });
    expect(
      after([], { positions: [aPosition({ quantity: 3, lapsedQuantity: 1, lapsedCents: 650 })] }).lapsed.get(1),
    ).toEqual({
      quantity: 1,
      cents: 650,
    });
  });

  it("are none of a line that never lapsed, or whose reservation holds", () => {
    expect(after([], { positions: [aPosition()] }).lapsed.size).toBe(0);
    expect(after([], { items: [inDeal], positions: [{ ...expired, reservedUntil: later }] }).lapsed.size).toBe(0);
  });

  it("are dropped once the shopper has changed or removed the line", () => {
    const before = { items: [inDeal], positions: [expired] };
    expect(after([set(1, "p2")], before).lapsed.size).toBe(0);
    expect(after([remove("p2")], before).lapsed.size).toBe(0);
    expect(after([add(1)], before).lapsed.get(1)).toEqual({ quantity: 2, cents: 700 });
  });
});
