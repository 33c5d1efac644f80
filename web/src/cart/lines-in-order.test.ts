import fc from "fast-check";
import { expect, it } from "vitest";
import { linesInOrder } from "./lines-in-order.ts";

const lines = fc.array(fc.record({ id: fc.nat(), isFreeItem: fc.boolean(), isCatalog: fc.boolean() }));

it("puts what is free last and keeps the order of all others (CART-02)", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const gifts = linesInOrder(given).map(({ isFreeItem, isCatalog }) => isFreeItem || isCatalog);
      expect(gifts).toEqual(gifts.toSorted((a, b) => Number(a) - Number(b)));
      const paid = (list: typeof given) => list.filter(({ isFreeItem, isCatalog }) => !isFreeItem && !isCatalog);
      expect(paid(linesInOrder(given))).toEqual(paid(given));
      expect(linesInOrder(given)).toHaveLength(given.length);
    }),
  );
});
