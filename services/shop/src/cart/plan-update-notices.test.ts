import { describe, expect, it } from "vitest";
import { anItem, aPosition, moment } from "../../test/cart-parts.ts";
import { add, after, atDeal, deal, inDeal, later, remove, set } from "../../test/cart-plan.ts";
import type { CartItem, PositionRow } from "./cart.types.ts";
import type { PositionOp } from "./position-op.ts";

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

  it("is no usual price of pieces that a deal's limit leaves out: the deal's stands beside it, unchanged", () => {
    const held = aPosition({ kind: "deal", quantity: 3, dealId: 9, reservedUntil: later, shownCents: 700 });
    const full = { items: [anItem({ deal: { ...deal, left: 0 } })], positions: [held] };
    expect(after([atDeal(2, 700)], full).seen.get(1)).toEqual({ deal: 700 });
    expect(after([atDeal(2, 700)], full).notices.map(({ type }) => type)).toEqual(["dealLimit"]);
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

  it("say that a deal has not begun, whatever an earlier one of another price was", () => {
    const opensAt = later;
    const ahead = anItem({ nextDealOpensAt: opensAt, nextDealCents: 700 });
    const note = { nowCents: 1_000, itemId: 1, quantity: 1 };
    expect(notices(atDeal(1, 700), ahead)).toEqual([{ ...note, type: "dealAhead", opensAt }]);
    expect(notices(atDeal(1, 650), ahead)).toMatchObject([{ type: "dealOver", isUsedUp: false }]);
    expect(notices(atDeal(1, 700), { ...ahead, deal: { ...deal, left: 0 } })).toMatchObject([{ type: "dealOver" }]);
  });

  it("say how many pieces have the deal's price when not all do", () => {
    const limit = { dealQuantity: 3, dealCents: 700, normalQuantity: 2, normalCents: 1_000, itemId: 1, quantity: 5 };
    expect(notices(atDeal(5, 700))).toEqual([{ type: "dealLimit", ...limit }]);
    expect(notices(atDeal(5, 600))).toMatchObject([{ type: "priceChanged", nowCents: 700 }, { type: "dealLimit" }]);
  });

  it("say nothing of a deal's limit where all that were asked for have its price, whatever was there before", () => {
    const positions = [aPosition({ quantity: 2 })];
    expect(after([atDeal(1, 700)], { items: [inDeal], positions }).notices).toEqual([]);
    expect(after([add(2), atDeal(1, 700)], { items: [inDeal] }).notices).toEqual([]);
  });

  it("DEAL-17: say so as well when a line of deal pieces is raised past the deal, and only for pieces that are new", () => {
    const dealt = (quantity: number) =>
      aPosition({ id: "d1", kind: "deal", quantity, dealId: 9, reservedUntil: later, shownCents: 700 });
    const notices = (to: number, positions: readonly PositionRow[], ...lines: string[]) =>
      after([set(to, ...lines)], { items: [anItem({ deal: { ...deal, left: 1 } })], positions }).notices;
    const limit = { type: "dealLimit", dealCents: 700, normalCents: 1_000, itemId: 1 };
    expect(notices(3, [dealt(2)], "d1")).toEqual([]);
    expect(notices(5, [dealt(2)], "d1")).toEqual([{ ...limit, dealQuantity: 3, normalQuantity: 2, quantity: 5 }]);
    const both = [dealt(2), aPosition({ quantity: 2 })];
    expect(notices(5, both, "d1", "p1")).toEqual([{ ...limit, dealQuantity: 2, normalQuantity: 3, quantity: 5 }]);
    expect(notices(3, both, "d1", "p1")).toEqual([]);
    // The usual line alone is raised at the usual price.
    expect(notices(4, both, "p1")).toEqual([]);
  });

  it("stay where more pieces of the item come after them", () => {
    const held = aPosition({ kind: "deal", quantity: 3, dealId: 9, reservedUntil: later });
    const full = { items: [anItem({ deal: { ...deal, left: 0 }, maximumQuantity: 6 })], positions: [held] };
    const { notices: said } = after([atDeal(2, 700), add(4)], full);
    expect(said).toEqual([
      {
        type: "dealLimit",
        dealQuantity: 3,
        dealCents: 700,
        normalQuantity: 3,
        normalCents: 1_000,
        itemId: 1,
        quantity: 6,
      },
      { type: "maximum", itemId: 1, quantity: 6 },
    ]);
    expect(after([atDeal(2, 700), set(1, held.id)], full).notices.map(({ type }) => type)).not.toContain("dealLimit");
  });

  it("come beside those about the quantity", () => {
    expect(notices(add(5, { shownCents: 1 }), anItem({ maximumQuantity: 2 }))).toMatchObject([
      { type: "maximum", quantity: 2 },
      { type: "priceChanged", quantity: 2 },
    ]);
  });
});

describe("notices about price tiers", () => {
  const tiered = anItem({
    tiers: [
      { from: 10, cents: 900 },
      { from: 50, cents: 800 },
    ],
  });
  const notices = (from: number, to: number, item = tiered) =>
    after([set(to, "p1")], { positions: [aPosition({ quantity: from })], items: [item] }).notices;

  it("say what each piece costs now, and did before, when a change reaches another tier", () => {
    const tier = { type: "tierReached", itemId: 1 };
    expect(notices(9, 10)).toEqual([{ ...tier, beforeCents: 1_000, nowCents: 900, quantity: 10 }]);
    expect(notices(10, 60)).toEqual([{ ...tier, beforeCents: 900, nowCents: 800, quantity: 60 }]);
    expect(notices(50, 1)).toEqual([{ ...tier, beforeCents: 800, nowCents: 1_000, quantity: 1 }]);
  });

  it("are none within a tier, or where the deal costs less than every tier", () => {
    expect([notices(1, 9), notices(10, 49), notices(1, 60, anItem())]).toEqual([[], [], []]);
    const dealt = aPosition({ kind: "deal", quantity: 1, dealId: 9, reservedUntil: later });
    const item = anItem({ tiers: [{ from: 2, cents: 900 }], deal });
    expect(after([set(2, "p1")], { positions: [dealt], items: [item] }).notices).toEqual([]);
  });

  it("are of the quantity that is left when it is less than was asked for", () => {
    expect(notices(1, 60, { ...tiered, maximumQuantity: 20 })).toMatchObject([
      { type: "maximum", quantity: 20 },
      { type: "tierReached", quantity: 20, nowCents: 900 },
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

describe("pieces that come from another cart", () => {
  const join = (normal: number, deals: number, shown = {}): PositionOp => ({
    type: "join",
    itemId: 1,
    normal,
    deal: deals,
    shown,
  });
  const held = aPosition({ kind: "deal", quantity: 3, dealId: 9, reservedUntil: later });
  const types = (op: PositionOp, item: Partial<CartItem>, positions: readonly PositionRow[] = [held]) =>
    after([op], { items: [anItem(item)], positions }).notices.map(({ type }) => type);

  it("are judged as a whole: a minimum is filled up once", () => {
    const item = anItem({ deal, minimumQuantity: 5 });
    expect(after([join(2, 3)], { items: [item] }).pieces.get(1)).toEqual({ normal: 2, deal: 3 });
    expect(after([join(1, 3)], { items: [item] }).pieces.get(1)).toEqual({ normal: 2, deal: 3 });
  });

  it("say what a deal's limit leaves out only where there are pieces at both prices", () => {
    expect(types(join(0, 4), { deal })).toEqual(["dealLimit"]);
    expect(types(join(0, 4), { deal, maximumQuantity: 5 })).toEqual(["maximum"]);
    expect(types(join(0, 4), { deal: { ...deal, left: 0 } }, [])).toEqual([]);
    expect(types(join(0, 4), { deal: null }, [])).toEqual([]);
  });

  it("cost the usual price where the deal gives none, and were seen at the deal's", () => {
    const before = { items: [anItem({ deal: { ...deal, left: 0 } })] };
    expect(after([join(0, 3, { deal: 700 })], before).seen.get(1)).toEqual({ regular: 700 });
    expect(after([join(2, 3, { regular: 990, deal: 700 })], before).seen.get(1)).toEqual({ regular: 990 });
    expect(after([join(2, 3, { regular: 990, deal: 700 })], { items: [inDeal] }).seen.get(1)).toEqual({
      regular: 990,
      deal: 700,
    });
  });
});
