import { describe, expect, it } from "vitest";
import { anItem, anOffer, aPosition, aVoucher, cartView, moment, type PartChanges } from "../../test/cart-parts.ts";

const changes = (parts: PartChanges) =>
  cartView(parts).changes.map((change) => ("item" in change ? { ...change, item: change.item.id } : change));
const deal = { id: 9, priceCents: 700, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
const inDeal = [anItem({ deal })];
const later = new Date(moment.getTime() + 1);
const reserved = aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil: later, shownCents: 700 });

describe("prices that changed since the shopper's last look", () => {
  const priceChanged = { type: "priceChanged", item: 1, quantity: 3, beforeCents: 990, nowCents: 1_000 };

  it("are those that differ from what was shown, in either direction", () => {
    expect(changes({ positions: [aPosition({ quantity: 3, shownCents: 990 })] })).toEqual([priceChanged]);
    expect(changes({ positions: [aPosition({ quantity: 3, shownCents: 1_001 })] })).toMatchObject([
      { beforeCents: 1_001 },
    ]);
    for (const shownCents of [null, 1_000]) expect(changes({ positions: [aPosition({ shownCents })] })).toEqual([]);
  });

  it("are the deal's own while its reservation holds", () => {
    expect(changes({ items: inDeal, positions: [reserved] })).toEqual([]);
    expect(changes({ items: inDeal, positions: [{ ...reserved, shownCents: 650 }] })).toEqual([
      { type: "priceChanged", item: 1, quantity: 2, beforeCents: 650, nowCents: 700 },
    ]);
  });

  it("are none of what the shop no longer sells, or does not have", () => {
    const positions = [aPosition({ shownCents: 990 })];
    expect(changes({ positions, items: [anItem({ priceCents: null })] }).map(({ type }) => type)).toEqual(["shortage"]);
    expect(changes({ positions, items: [] })).toEqual([]);
  });
});

describe("a reservation that has ended", () => {
  const dealLapsed = { type: "dealLapsed", item: 1, quantity: 2, beforeCents: 700, nowCents: 1_000 };

  it("is reported at once, while the pieces are still on their line", () => {
    expect(changes({ items: inDeal, positions: [{ ...reserved, reservedUntil: moment }] })).toEqual([dealLapsed]);
    expect(changes({ positions: [reserved] })).toEqual([dealLapsed]);
    expect(changes({ positions: [{ ...reserved, shownCents: null }] })).toEqual([]);
  });

  it("is given for the pieces that lapsed, and a changed price of the others", () => {
    const line = { quantity: 5, shownCents: 990, lapsedQuantity: 2, lapsedCents: 700 };
    expect(changes({ positions: [aPosition(line)] })).toEqual([
      dealLapsed,
      { type: "priceChanged", item: 1, quantity: 3, beforeCents: 990, nowCents: 1_000 },
    ]);
    // All of them lapsed: no piece is left whose price could have changed.
    expect(changes({ positions: [aPosition({ ...line, quantity: 2 })] })).toEqual([dealLapsed]);
    expect(changes({ positions: [aPosition({ ...line, quantity: 1 })] })).toEqual([{ ...dealLapsed, quantity: 1 }]);
    expect(changes({ positions: [aPosition({ ...line, lapsedQuantity: 0 })] })).toMatchObject([
      { type: "priceChanged", quantity: 5 },
    ]);
  });

  it("is not reported where the price is the same", () => {
    const line = { quantity: 2, lapsedQuantity: 2, lapsedCents: 1_000 };
    expect(changes({ positions: [aPosition(line)] })).toEqual([]);
  });
});

describe("pieces that there are no longer", () => {
  it.each([
    [5, []],
    [4, [{ type: "shortage", item: 1, quantity: 5, left: 4 }]],
    [0, [{ type: "shortage", item: 1, quantity: 5, left: 0 }]],
    [-1, [{ type: "shortage", item: 1, quantity: 5, left: 0 }]],
  ])("are counted over all lines of an item: %i of five", (stock, expected) => {
    const positions = [aPosition({ quantity: 3 }), reserved];
    expect(changes({ positions, items: [anItem({ deal, stock })] })).toEqual(expected);
  });

  it("are all of an item without a price, and not those that are had for nothing", () => {
    const items = [anItem({ priceCents: null, stock: 9 })];
    expect(changes({ items })).toEqual([{ type: "shortage", item: 1, quantity: 1, left: 0 }]);
    const free = aPosition({ kind: "free", itemId: 2 });
    const positions = [aPosition({ quantity: 9 }), free];
    const offers = [anOffer({ minimumSubtotalCents: 0 })];
    expect(changes({ positions, offers, items: [anItem(), anItem({ id: 2, stock: 0 })] })).toEqual([
      { type: "freeSoldOut", item: 2 },
    ]);
    expect(changes({ positions: [], items })).toEqual([]);
  });
});

describe("what is no longer free", () => {
  const items = [anItem({ priceCents: 3_999 }), anItem({ id: 2, stock: 1 })];
  const positions = [aPosition(), aPosition({ id: "p2", itemId: 2, kind: "free" })];

  it("is reported with the cents that are missing, to the last one", () => {
    expect(changes({ items, positions, offers: [anOffer()] })).toEqual([
      { type: "offerLost", item: 2, missingCents: 1 },
    ]);
    const [, lineal] = items;
    expect(
      changes({ items: [anItem({ priceCents: 4_000 }), lineal ?? anItem()], positions, offers: [anOffer()] }),
    ).toEqual([]);
  });

  it("has run out where it is offered no more, or in another way", () => {
    const soldOut = [{ type: "freeSoldOut", item: 2 }];
    expect(changes({ items, positions, offers: [] })).toEqual(soldOut);
    expect(changes({ items, positions, offers: [anOffer({ kind: "catalog" })] })).toEqual(soldOut);
    expect(changes({ items, positions, offers: [anOffer({ itemId: 1 })] })).toEqual(soldOut);
    const catalog = [aPosition(), aPosition({ id: "p2", itemId: 2, kind: "catalog" })];
    expect(changes({ items, positions: catalog, offers: [anOffer({ kind: "catalog" })] })).toMatchObject([
      { type: "offerLost" },
    ]);
  });

  it("is not given for a basket without goods", () => {
    expect(changes({ items, positions: positions.slice(1), offers: [] })).toEqual([]);
  });

  it("is given for a voucher's article while the voucher counts", () => {
    const gift = aVoucher({ kind: "free_article", percentBasisPoints: null, itemId: 2 });
    const goods = { positions: [aPosition()], items: [anItem(), anItem({ id: 2, stock: 0 })] };
    expect(changes({ ...goods, vouchers: [gift] })).toEqual([{ type: "freeSoldOut", item: 2 }]);
    expect(changes({ ...goods, vouchers: [{ ...gift, isRunning: false }] })).toEqual([]);
    expect(changes({ ...goods, vouchers: [{ ...gift, itemId: 3 }] })).toEqual([]);
    expect(changes({ ...goods, vouchers: [aVoucher()] })).toEqual([]);
    expect(changes({ ...goods, items: [anItem(), anItem({ id: 2, stock: 1 })], vouchers: [gift] })).toEqual([]);
  });

  it("comes after what is bought, and each piece takes one of what is left", () => {
    const gift = aVoucher({ code: "EINS", kind: "free_article", percentBasisPoints: null, itemId: 1 });
    const both = [gift, { ...gift, code: "ZWEI" }];
    const at = (stock: number) => changes({ positions: [aPosition()], items: [anItem({ stock })], vouchers: both });
    const soldOut = { type: "freeSoldOut", item: 1 };
    expect([at(3), at(2), at(1)]).toEqual([[], [soldOut], [soldOut, soldOut]]);
  });
});
