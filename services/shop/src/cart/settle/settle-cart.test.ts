import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aVoucher, anItem } from "../../../test/cart-parts.ts";
import type { SpentReason, VoucherRow } from "../cart.types.ts";
import { totalsOf } from "../totals.ts";
import { type CartFacts, type CartState, settleCart, subtotalOf } from "./settle-cart.ts";
import { isAttained, settleVouchers } from "./settle-vouchers.ts";

const item = fc
  .record({
    minimumQuantity: fc.integer({ min: 1, max: 12 }),
    spare: fc.integer({ min: 0, max: 40 }),
    stock: fc.integer({ min: 0, max: 30 }),
    priceCents: fc.option(fc.integer({ min: 1, max: 20_000 }), { freq: 8 }),
    isMembership: fc.boolean(),
    deal: fc.option(
      fc.record({ priceCents: fc.integer({ min: 1, max: 9_000 }), maxPerCart: fc.integer({ min: 1, max: 9 }) }),
    ),
  })
  .map(({ spare, deal, ...columns }) => ({
    ...columns,
    maximumQuantity: columns.minimumQuantity + spare,
    deal: deal === null ? null : { id: 7, left: 5, endsAt: new Date("2026-11-24T10:00:00Z"), ...deal },
  }));
const pieces = fc.record({ normal: fc.integer({ min: 0, max: 12_000 }), deal: fc.integer({ min: 0, max: 12 }) });
const voucher = fc.record({
  percentBasisPoints: fc.option(fc.integer({ min: 1, max: 10_000 }), { freq: 4 }),
  minimumSubtotalCents: fc.constantFrom(0, 1_000, 50_000),
  isRunning: fc.boolean(),
  spent: fc.constantFrom<SpentReason | null>(null, null, "used", "exhausted"),
});

/** Any cart at all, and any facts about it. */
const anyCart = fc
  .record({
    goods: fc.array(fc.tuple(item, pieces, fc.integer({ min: 0, max: 9 })), { maxLength: 4 }),
    vouchers: fc.array(voucher, { maxLength: 5 }),
    free: fc.uniqueArray(fc.constantFrom("free:1", "free:2", "catalog:3")),
    offers: fc.uniqueArray(fc.constantFrom("free:1", "free:2", "catalog:3")),
  })
  .map(({ goods, vouchers, free, offers }): { readonly state: CartState; readonly facts: CartFacts } => {
    const rows = vouchers.map(({ minimumSubtotalCents, isRunning, percentBasisPoints }, index): VoucherRow =>
      aVoucher({
        minimumSubtotalCents,
        isRunning,
        code: `V${index}`,
        percentBasisPoints,
        kind: percentBasisPoints === null ? "free_article" : "percentage",
        itemId: percentBasisPoints === null ? 1 : null,
      }),
    );
    return {
      state: {
        goods: new Map(goods.map(([, held], index) => [index + 1, held])),
        free: new Set(free),
        vouchers: rows,
      },
      facts: {
        items: new Map(goods.map(([columns], index) => [index + 1, anItem({ id: index + 1, ...columns })])),
        offers: new Set(offers),
        spent: new Map(vouchers.flatMap(({ spent }, index) => (spent === null ? [] : [[`V${index}`, spent]]))),
        dealLimits: new Map(goods.map(([, , limit], index) => [index + 1, limit])),
      },
    };
  });
const percentages = (vouchers: readonly VoucherRow[]) => vouchers.filter(({ kind }) => kind === "percentage");

describe("any cart, once it is settled", () => {
  it("keeps every rule", () => {
    fc.assert(
      fc.property(anyCart, ({ state, facts }) => {
        const { goods, free, vouchers } = settleCart(state, facts).state;
        expect(percentages(vouchers).length).toBeLessThanOrEqual(1);
        for (const [itemId, { normal, deal }] of goods) {
          const row = facts.items.get(itemId);
          if (row === undefined) throw new Error("It holds what there is not");
          expect(row.isMembership).toBe(false);
          expect(normal).toBeGreaterThanOrEqual(0);
          expect(normal + deal).toBeGreaterThanOrEqual(row.minimumQuantity);
          expect(normal + deal).toBeLessThanOrEqual(row.maximumQuantity);
          expect(deal).toBeLessThanOrEqual(facts.dealLimits.get(itemId) ?? 0);
        }
        for (const key of free) expect(facts.offers.has(key)).toBe(true);
      }),
    );
  });

  it("is as it is when it is settled again", () => {
    fc.assert(
      fc.property(anyCart, ({ state, facts }) => {
        const once = settleCart(state, facts).state;
        expect(settleCart(once, facts)).toEqual({ state: once, corrections: [] });
      }),
    );
  });

  it("has nothing that it did not have, but what is missing to a minimum", () => {
    fc.assert(
      fc.property(anyCart, ({ state, facts }) => {
        const { goods, free, vouchers } = settleCart(state, facts).state;
        for (const voucher of vouchers) expect(state.vouchers).toContain(voucher);
        for (const key of free) expect(state.free.has(key)).toBe(true);
        for (const [itemId, { normal, deal }] of goods) {
          const before = state.goods.get(itemId) ?? { normal: 0, deal: 0 };
          expect(deal).toBeLessThanOrEqual(before.deal);
          expect(normal + deal).toBeLessThanOrEqual(
            Math.max(before.normal + before.deal, facts.items.get(itemId)?.minimumQuantity ?? 0),
          );
        }
      }),
    );
  });

  it("differs from what it was in nothing that is not reported", () => {
    fc.assert(
      fc.property(anyCart, ({ state, facts }) => {
        const { state: after, corrections } = settleCart(state, facts);
        const reported = new Set(
          corrections.map((change) =>
            change.type === "voucher"
              ? change.voucher.code
              : change.type === "withdrawn"
                ? `free ${change.itemId}`
                : `goods ${change.item.id}`,
          ),
        );
        const gone = state.vouchers.filter((row) => !after.vouchers.includes(row)).map(({ code }) => code);
        const lost = [...state.free].filter((key) => !after.free.has(key)).map((key) => `free ${key.split(":")[1]}`);
        const differing = [...state.goods]
          .filter(([itemId, { normal, deal }]) => {
            const now = after.goods.get(itemId) ?? { normal: 0, deal: 0 };
            return now.normal !== normal || now.deal !== deal;
          })
          .map(([itemId]) => `goods ${itemId}`);
        expect(reported).toEqual(new Set([...gone, ...lost, ...differing]));
      }),
    );
  });

  it("takes off what its best voucher takes off alone, and never more than the goods cost", () => {
    fc.assert(
      fc.property(anyCart, ({ state, facts }) => {
        const { goods, vouchers } = settleCart(state, facts).state;
        const subtotal = subtotalOf(goods, facts.items);
        const counts = (rows: readonly VoucherRow[]) =>
          percentages(rows).filter((row) => isAttained(row, { spent: facts.spent, subtotal }));
        const rate = (rows: readonly VoucherRow[]) =>
          Math.max(0, ...counts(rows).map(({ percentBasisPoints }) => percentBasisPoints ?? 0));
        expect(rate(vouchers)).toBe(rate(state.vouchers));
      }),
    );
  });
});

it("adds up no discount above the goods' value, whatever rate is asked for", () => {
  const totals = (discountRate: number) =>
    totalsOf({
      lines: [{ unitCents: 1_000, regularUnitCents: 1_000, quantity: 2, vatRate: 1_900 }],
      discountRate,
      shippingCents: 0,
      taxIncluded: true,
    });
  expect([totals(90_000).promotionsSaving, totals(90_000).total]).toEqual([2_000, 0]);
  expect(totals(-500).promotionsSaving).toBe(0);
});

describe("of several percentages", () => {
  const [ten, twenty, far] = [
    aVoucher({ code: "ZEHN" }),
    aVoucher({ code: "ZWANZIG", percentBasisPoints: 2_000 }),
    aVoucher({ code: "FERN", percentBasisPoints: 4_000, minimumSubtotalCents: 9_000 }),
  ];
  const settle = (vouchers: readonly VoucherRow[], subtotal = 5_000, spent: Record<string, SpentReason> = {}) => {
    const { vouchers: kept, dropped } = settleVouchers(vouchers, { subtotal, spent: new Map(Object.entries(spent)) });
    return [kept.map(({ code }) => code), dropped.map(({ voucher: { code }, reason }) => [code, reason])];
  };

  it("the one stays that takes most off now, and the reason of each other one is given", () => {
    expect(settle([ten, twenty])).toEqual([["ZWANZIG"], [["ZEHN", "onlyOne"]]]);
    expect(settle([far, ten])).toEqual([["ZEHN"], [["FERN", "onlyOne"]]]);
    expect(settle([far, ten], 9_000)).toEqual([["FERN"], [["ZEHN", "onlyOne"]]]);
    expect(settle([twenty, ten], 5_000, { ZWANZIG: "used" })).toEqual([["ZEHN"], [["ZWANZIG", "used"]]]);
    expect(settle([{ ...twenty, isRunning: false }, ten])).toEqual([["ZEHN"], [["ZWANZIG", "ended"]]]);
  });

  it("the first stays of equal ones, and articles of vouchers add up", () => {
    const gift = aVoucher({ code: "GABE", kind: "free_article", percentBasisPoints: null, itemId: 2 });
    expect(settle([gift, ten, { ...ten, code: "AUCH" }, { ...gift, code: "NOCH" }])).toEqual([
      ["GABE", "ZEHN", "NOCH"],
      [["AUCH", "onlyOne"]],
    ]);
  });
});
