import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListingDeal, ListingQuery, ListingRow } from "./listing.ts";
import { columnsOf } from "./listing-columns.ts";
import { ListingIndex } from "./listing-index.ts";

const value = (facet: number, number: number) => facet * 65_536 + number;
const facetValue = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .map(([f, n]) => value(f, n));

const deal = fc.record({
  itemId: fc.constantFrom(1, 2),
  price: fc.integer({ min: 1, max: 5_000 }),
  from: fc.integer({ min: 0, max: 50 }),
  until: fc.integer({ min: 51, max: 100 }),
});
const now = fc.integer({ min: -1, max: 101 });

const row = fc.record({
  leaf: fc.integer({ min: 1, max: 20 }),
  price: fc.integer({ min: 1, max: 5_000 }),
  deals: fc.uniqueArray(deal, { maxLength: 3, selector: ({ from }) => from }),
  rating: fc.constantFrom(0, 150, 300, 425, 500),
  popularity: fc.integer({ min: 0, max: 9 }),
  created: fc.integer({ min: 0, max: 9 }),
  isInStock: fc.boolean(),
  facetValues: fc.uniqueArray(facetValue, { maxLength: 5 }),
  stamp: fc.integer(),
});
const rows = fc.array(row, { maxLength: 120 }).map((list) =>
  list.map(({ deals, ...one }, index): ListingRow => {
    // Items belong to one product each.
    const own = deals.map((each) => ({ ...each, itemId: each.itemId + index * 2 }));
    return { ...one, deals: own, productId: 1_000 + index };
  }),
);

const bounds = fc.record({
  from: fc.option(fc.integer({ min: 0, max: 5_000 })),
  to: fc.option(fc.integer({ min: 0, max: 5_000 })),
});
const query = fc.record({
  category: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 10 }))
      .map(([left, width]) => ({ left, right: left + width })),
  ),
  groups: fc
    .array(facetValue, { maxLength: 3 })
    .map((values) => [...Map.groupBy(new Set(values), (id) => id >>> 16).values()]),
  price: bounds,
  rating: fc.constantFrom({ from: null, to: null }, { from: 300, to: null }, { from: 200, to: 450 }),
  order: fc.constantFrom("si" as const, "price-asc" as const, "price-desc" as const, "rating" as const, "new" as const),
  offset: fc.integer({ min: 0, max: 30 }),
  limit: fc.integer({ min: 1, max: 60 }),
  now,
});

/** What a tile shows: the lowest of the usual price and, of each item, the deal that began last of those that run. */
function shownPrice({ price, deals }: Pick<ListingRow, "price" | "deals">, at: number): number {
  const running = deals.filter(({ from, until }: ListingDeal) => from <= at && at < until);
  const latest = [...Map.groupBy(running, ({ itemId }) => itemId).values()].map((own) =>
    own.reduce((last, one) => (one.from > last.from ? one : last)),
  );
  return Math.min(price, ...latest.map((one) => one.price));
}

const inBounds = (number: number, { from, to }: ListingQuery["price"]) =>
  (from === null || number >= from) && (to === null || number <= to);

/** The rule that the index must obey, written without any index. */
function keeps(
  one: ListingRow,
  { category, groups, price, rating, now: at }: Omit<ListingQuery, "rows">,
  without: number | null = null,
): boolean {
  const inCategory = !category || (one.leaf >= category.left && one.leaf <= category.right);
  const carriesAll = groups.every(
    (group, index) => index === without || group.some((id) => one.facetValues.includes(id)),
  );
  return inCategory && carriesAll && inBounds(shownPrice(one, at), price) && inBounds(one.rating, rating);
}

test("keeps what the filters keep, counts it and bounds its prices (LIST-02, LIST-09, LIST-10)", () => {
  fc.assert(
    fc.property(rows, query, (list, asked) => {
      const answer = new ListingIndex(columnsOf(list)).query({ ...asked, rows: null });
      const kept = list.filter((one) => keeps(one, asked));
      expect(answer.total).toBe(kept.length);
      expect(answer.productIds.length).toBe(Math.max(0, Math.min(asked.limit, kept.length - asked.offset)));
      expect(new Set(answer.productIds).size).toBe(answer.productIds.length);
      for (const id of answer.productIds) expect(kept.some((one) => one.productId === id)).toBe(true);
      const priced = list
        .filter((one) => keeps(one, { ...asked, price: { from: null, to: null } }))
        .map((one) => shownPrice(one, asked.now));
      expect(answer.priceBounds).toEqual(
        priced.length > 0 ? { min: Math.min(...priced), max: Math.max(...priced) } : null,
      );
    }),
  );
});

test("counts a facet value as if it were chosen beside the other facets (LIST-10)", () => {
  fc.assert(
    fc.property(rows, query, facetValue, (list, asked, id) => {
      const answer = new ListingIndex(columnsOf(list)).query({ ...asked, rows: null });
      const own = asked.groups.findIndex((group) => group.some((other) => other >>> 16 === id >>> 16));
      const expected = list.filter(
        (one) => keeps(one, asked, own < 0 ? null : own) && one.facetValues.includes(id),
      ).length;
      expect(answer.counts.get(id) ?? 0).toBe(expected);
    }),
  );
});

test("pages join to the whole list in the requested order (LIST-02, LIST-03)", () => {
  fc.assert(
    fc.property(rows, query, (list, asked) => {
      const index = new ListingIndex(columnsOf(list));
      const all = index.query({ ...asked, rows: null, offset: 0, limit: 1_000 }).productIds;
      const paged = Array.from(
        { length: Math.ceil(all.length / 7) },
        (_, page) => index.query({ ...asked, rows: null, offset: page * 7, limit: 7 }).productIds,
      );
      expect(paged.flat()).toEqual(all);
      const priceOf = (id: number) =>
        list.filter((one) => one.productId === id).map((one) => shownPrice(one, asked.now))[0] ?? 0;
      if (asked.order === "price-asc") expect(all.map(priceOf)).toEqual(all.map(priceOf).toSorted((a, b) => a - b));
      if (asked.order === "price-desc") expect(all.map(priceOf)).toEqual(all.map(priceOf).toSorted((a, b) => b - a));
    }),
  );
});

test("moves products as the clock passes the edges of their deals, whatever was requested before", () => {
  fc.assert(
    fc.property(rows, fc.array(now, { minLength: 1, maxLength: 8 }), (list, moments) => {
      const index = new ListingIndex(columnsOf(list));
      const whole = { category: null, groups: [], price: none, rating: none, rows: null, offset: 0, limit: 1_000 };
      for (const at of moments) {
        const asked = { ...whole, order: "price-asc" as const, now: at };
        expect(index.query(asked).productIds).toEqual(new ListingIndex(columnsOf(list)).query(asked).productIds);
      }
    }),
  );
});

const none = { from: null, to: null };
