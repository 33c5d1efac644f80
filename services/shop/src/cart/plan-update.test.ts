import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CartItem, PositionRow } from "./cart.types.ts";
import { planUpdate } from "./plan-update.ts";
import type { PositionOp } from "./position-op.ts";

const now = new Date("2026-11-24T10:00:00Z");
const later = new Date("2026-11-24T10:10:00Z");
const item = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  productId: 1,
  orderNumber: "1",
  nameDe: "Stift",
  nameEn: "Pencil",
  minimumQuantity: 1,
  maximumQuantity: 9_999,
  shippingClass: "parcel",
  weightGrams: 1,
  deliveryDaysMin: 1,
  deliveryDaysMax: 1,
  deliveryFree: false,
  isPrime: false,
  isMembership: false,
  picture: { kind: "pencil", colour: "", accent: "" },
  priceCents: 100,
  lowest30DaysCents: null,
  vatRate: 1900,
  stock: 100,
  shortageDe: null,
  shortageEn: null,
  deal: null,
  nextDealOpensAt: null,
  nextDealCents: null,
  variants: [],
  ...changes,
});
const position = (changes: Partial<PositionRow> = {}): PositionRow => ({
  id: "p1",
  itemId: 1,
  kind: "normal",
  quantity: 1,
  dealId: null,
  reservedUntil: null,
  shownCents: null,
  lapsedQuantity: 0,
  lapsedCents: null,
  ...changes,
});
const plan = (positions: readonly PositionRow[], items: readonly CartItem[], ops: readonly PositionOp[]) =>
  planUpdate(
    { cartId: "c1", positions, items: new Map(items.map((one) => [one.id, one])), offers: new Set(), now },
    ops,
  );
const piecesAfter = (planned: ReturnType<typeof plan>) => (planned.ok ? planned.plan.pieces.get(1) : planned.refusal);

describe("planning changes of a cart", () => {
  it("keeps the quantity within 1 to 9998 even where the item allows more (C-07)", () => {
    const op: PositionOp = {
      type: "add",
      itemId: 1,
      quantity: 20_000,
      atDealPrice: false,
      shownCents: null,
      restores: null,
    };
    expect(piecesAfter(plan([], [item({ stock: 50_000 })], [op]))).toEqual({ normal: 9_998, deal: 0 });
    expect(plan([], [item()], [{ ...op, quantity: -1 }]).ok).toBe(false);
  });

  it("counts a deal's pieces at the normal price where the item is not sold any more", () => {
    const reserved = position({ kind: "deal", quantity: 2, dealId: 9, reservedUntil: later });
    expect(piecesAfter(plan([reserved], [], []))).toEqual({ normal: 2, deal: 0 });
  });

  it("refuses an item with less stock than its minimum", () => {
    const op: PositionOp = {
      type: "add",
      itemId: 1,
      quantity: 5,
      atDealPrice: false,
      shownCents: null,
      restores: null,
    };
    expect(piecesAfter(plan([], [item({ stock: 3, minimumQuantity: 5 })], [op]))).toEqual({
      type: "belowMinimum",
      itemId: 1,
    });
  });

  it("removes just the line that is named when a reservation has run out", () => {
    const deal = { id: 9, priceCents: 50, left: 0, maxPerCart: 5, endsAt: later };
    const positions = [
      position({ quantity: 2 }),
      position({ id: "p2", kind: "deal", quantity: 3, dealId: 9, reservedUntil: now }),
    ];
    const without = (id: string) =>
      piecesAfter(plan(positions, [item({ deal })], [{ type: "remove", positionIds: [id] }]));
    expect([without("p1"), without("p2")]).toEqual([
      { normal: 3, deal: 0 },
      { normal: 2, deal: 0 },
    ]);
  });

  it("lets a cart use its own reservation again when the deal has nothing left", () => {
    const deal = { id: 9, priceCents: 50, left: 0, maxPerCart: 5, endsAt: later };
    const positions = [position({ kind: "deal", quantity: 3, dealId: 9, reservedUntil: later })];
    const set = (quantity: number) =>
      piecesAfter(plan(positions, [item({ deal })], [{ type: "set", positionIds: ["p1"], quantity }]));
    expect([set(2), set(5)]).toEqual([
      { normal: 0, deal: 2 },
      { normal: 2, deal: 3 },
    ]);
  });

  it("never plans more than stock, maximum or deal allow, nor less than the minimum", () => {
    const op: fc.Arbitrary<PositionOp> = fc.oneof(
      fc.record({
        type: fc.constant("add" as const),
        itemId: fc.constant(1),
        quantity: fc.integer({ min: -2, max: 12_000 }),
        atDealPrice: fc.boolean(),
        shownCents: fc.option(fc.nat(200)),
        restores: fc.constant(null),
      }),
      fc.record({
        type: fc.constant("set" as const),
        positionIds: fc.constantFrom(["p1"], ["p2"], ["p1", "p2"]),
        quantity: fc.integer({ min: -2, max: 12_000 }),
      }),
      fc.record({ type: fc.constant("remove" as const), positionIds: fc.constantFrom(["p1"], ["p2"]) }),
    );
    const limits = fc.record({
      minimumQuantity: fc.integer({ min: 1, max: 5 }),
      maximumQuantity: fc.integer({ min: 5, max: 9_999 }),
      stock: fc.integer({ min: 0, max: 12_000 }),
      left: fc.nat(20),
      maxPerCart: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(limits, fc.array(op, { maxLength: 8 }), ({ left, maxPerCart, ...bounds }, ops) => {
        const sold = item({ ...bounds, deal: { id: 9, priceCents: 50, left, maxPerCart, endsAt: later } });
        const planned = plan([], [sold], ops);
        if (!planned.ok) return;
        const { normal, deal } = planned.plan.pieces.get(1) ?? { normal: 0, deal: 0 };
        const total = normal + deal;
        expect(normal >= 0 && deal >= 0 && deal <= Math.min(left, maxPerCart)).toBe(true);
        expect(
          total === 0 ||
            (total >= bounds.minimumQuantity && total <= Math.min(bounds.stock, bounds.maximumQuantity, 9_998)),
        ).toBe(true);
      }),
    );
  });
});
