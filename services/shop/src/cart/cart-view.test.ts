import { describe, expect, it } from "vitest";
import { anAddressOf, anItem, anOffer, aPosition, aVoucher, cartView } from "../../test/cart-parts.ts";
import { countingVouchers, shipperCodeOf } from "./cart-view.ts";

const gift = anItem({ id: 3, nameDe: "Gabe", stock: 5 });
const giftVoucher = aVoucher({ code: "GABE", kind: "free_article", percentBasisPoints: null, itemId: 3 });
const free = anItem({ id: 2, nameDe: "Gratis", stock: 5 });
const freePosition = aPosition({ id: "p2", itemId: 2, kind: "free" });
/** A cart with one piece of an item at a price. */
const worth = (priceCents: number) => ({ items: [anItem({ priceCents }), free, gift] });
const kindsOf = ({ positions }: ReturnType<typeof cartView>) => positions.map(({ kind, item }) => `${kind} ${item.id}`);

describe("what a cart costs", () => {
  it("is the sum of its lines at the prices of now, with shipping", () => {
    const { totals, positions } = cartView({
      positions: [aPosition({ quantity: 2 }), aPosition({ id: "p2", itemId: 2 })],
      items: [anItem(), anItem({ id: 2, priceCents: 250 })],
    });
    expect(positions.map(({ totalCents }) => totalCents)).toEqual([2_000, 250]);
    expect(totals).toMatchObject({ subtotal: 2_250, shipping: 595, total: 2_845, taxIncluded: true });
  });

  it("leaves shipping out when it is not requested (OP-Q-01), and for nothing to ship", () => {
    expect(cartView({ withShippingCost: false }).totals).toMatchObject({ shipping: 0, total: 1_000 });
    expect(cartView({ positions: [] })).toMatchObject({
      totals: { subtotal: 0, shipping: 0, total: 0 },
      shipper: null,
      positions: [],
      isPayless: false,
    });
  });

  it("leaves out a line whose item is gone for good", () => {
    expect(cartView({ positions: [aPosition(), aPosition({ id: "p9", itemId: 9 })] }).positions).toHaveLength(1);
  });

  it.each([
    ["de", 1_900, 595],
    ["at", 2_000, 895],
    ["ch", 810, 1_290],
    ["ch", 260, 1_290],
  ] as const)("taxes shipping from %s like its goods, at %i, wherever it goes", (store, rate, shipping) => {
    for (const country of ["DE", "AT", "CH"] as const) {
      const destination = { country, isPackstation: false };
      const { totals } = cartView({ cart: { store }, items: [anItem({ vatRate: rate })], destination });
      const gross = 1_000 + shipping;
      const cents = gross - Math.round((gross * 10_000) / (10_000 + rate));
      expect(totals.taxes).toEqual([{ rate, cents }]);
      expect(totals).toMatchObject({ shipping, shippingVatRate: rate, taxIncluded: true, total: gross });
    }
  });

  it("puts VAT on top for businesses, on shipping, too", () => {
    expect(cartView({ cart: { store: "b2b" } }).totals).toMatchObject({
      subtotal: 1_000,
      shipping: 495,
      tax: 284,
      total: 1_779,
      taxIncluded: false,
    });
  });

  it("is nothing to pay only where goods and shipping cost nothing (CART-12)", () => {
    const vouchers = [aVoucher({ percentBasisPoints: 10_000 })];
    expect(cartView({ vouchers })).toMatchObject({ isPayless: false, totals: { total: 595 } });
    const items = [anItem({ deliveryFree: true })];
    expect(cartView({ vouchers, items })).toMatchObject({ isPayless: true, totals: { total: 0 } });
    expect(cartView({ items }).isPayless).toBe(false);
  });
});

describe("vouchers of a cart", () => {
  it.each([
    [2_999, false, 1],
    [3_000, true, 0],
    [3_001, true, 0],
  ])("count from their minimum on: %i", (cents, isAttained, missingCents) => {
    const { vouchers, totals } = cartView({ ...worth(cents), vouchers: [aVoucher({ minimumSubtotalCents: 3_000 })] });
    expect(vouchers).toMatchObject([{ isAttained, missingCents, spent: null }]);
    expect(totals.promotionsSaving).toBe(isAttained ? 300 : 0);
  });

  it("do not count when they have ended, were used up, or the cart is empty", () => {
    const saving = (changes: Parameters<typeof cartView>[0]) => cartView(changes).totals.promotionsSaving;
    expect(saving({ vouchers: [aVoucher()] })).toBe(100);
    expect(saving({ vouchers: [aVoucher({ isRunning: false })] })).toBe(0);
    const used = cartView({ vouchers: [aVoucher()], spent: new Map([["ZEHN", "used"]]) });
    expect([used.totals.promotionsSaving, used.vouchers[0]?.spent, used.vouchers[0]?.isAttained]).toEqual([
      0,
      "used",
      false,
    ]);
    expect(cartView({ vouchers: [aVoucher()], positions: [] }).vouchers).toMatchObject([{ isAttained: false }]);
  });

  it("take off one percentage, however many there are, and never more than all", () => {
    const vouchers = [aVoucher({ percentBasisPoints: 6_000 }), aVoucher({ code: "B", percentBasisPoints: 7_000 })];
    const { totals, vouchers: shown } = cartView({ vouchers });
    expect(totals).toMatchObject({ subtotal: 1_000, promotionsSaving: 700, total: 895 });
    expect(shown.map(({ voucher }) => voucher.code)).toEqual(["B"]);
    const all = cartView({ vouchers: [aVoucher({ percentBasisPoints: 10_000 }), ...vouchers] });
    expect(all.totals).toMatchObject({ promotionsSaving: 1_000, total: 595 });
  });

  it("add their article while it is there", () => {
    const parts = { ...worth(1_000), vouchers: [giftVoucher] };
    expect(kindsOf(cartView(parts))).toEqual(["goods 1", "gift 3"]);
    expect(cartView(parts).positions[1]).toMatchObject({ id: "voucher:GABE", voucherCode: "GABE", totalCents: 0 });
    const soldOut = cartView({ ...parts, items: [anItem(), { ...gift, stock: 0 }] });
    expect(kindsOf(soldOut)).toEqual(["goods 1"]);
    expect(kindsOf(cartView({ ...parts, items: [anItem()] }))).toEqual(["goods 1"]);
    expect(kindsOf(cartView({ ...parts, vouchers: [{ ...giftVoucher, isRunning: false }] }))).toEqual(["goods 1"]);
  });

  it("are used by an order when they take something off, or add an article that is there", () => {
    const vouchers = [aVoucher(), giftVoucher, aVoucher({ code: "SPÄTER", minimumSubtotalCents: 9_999_999 })];
    expect(countingVouchers(cartView({ ...worth(1_000), vouchers }))).toEqual(["ZEHN", "GABE"]);
    expect(countingVouchers(cartView({ items: [anItem(), { ...gift, stock: 0 }], vouchers }))).toEqual(["ZEHN"]);
  });
});

describe("what a cart earns for nothing", () => {
  it.each([
    [3_999, false],
    [4_000, true],
    [4_001, true],
  ])("comes from its minimum on: %i", (cents, isAttained) => {
    const view = cartView({ ...worth(cents), positions: [aPosition(), freePosition], offers: [anOffer()] });
    expect(view.offers).toEqual([{ offer: anOffer(), isAttained }]);
    expect(kindsOf(view)).toEqual(isAttained ? ["goods 1", "free 2"] : ["goods 1"]);
  });

  it("is nothing for a cart without goods, whatever its minimum", () => {
    const offers = [anOffer({ minimumSubtotalCents: 0 })];
    expect(cartView({ ...worth(1_000), positions: [freePosition], offers })).toMatchObject({
      positions: [],
      offers: [{ isAttained: false }],
    });
    expect(kindsOf(cartView({ ...worth(1_000), positions: [freePosition, aPosition()], offers }))).toEqual([
      "goods 1",
      "free 2",
    ]);
  });

  it("is what is offered, of the kind that is offered, and there", () => {
    const positions = [aPosition(), freePosition];
    const kinds = (offers: Parameters<typeof cartView>[0]) =>
      kindsOf(cartView({ ...worth(9_000), positions, ...offers }));
    expect(kinds({ offers: [anOffer()] })).toEqual(["goods 1", "free 2"]);
    expect(kinds({ offers: [anOffer({ kind: "catalog" })] })).toEqual(["goods 1"]);
    expect(kinds({ offers: [anOffer({ itemId: 3 })] })).toEqual(["goods 1"]);
    expect(kinds({ offers: [anOffer()], items: [anItem({ priceCents: 9_000 }), { ...free, stock: 0 }] })).toEqual([
      "goods 1",
    ]);
    const last = { ...free, stock: 1 };
    expect(kinds({ offers: [anOffer()], items: [anItem({ priceCents: 9_000 }), last] })).toHaveLength(2);
  });
});

describe("where a cart goes", () => {
  const home = anAddressOf();
  const wien = anAddressOf({ id: "a2", kind: "shipping", country: "AT", city: "Wien", postCode: "1010" });
  const addresses = [home, wien];
  const reasons = (changes: Parameters<typeof cartView>[0]) =>
    cartView({ addresses, ...changes }).shippers.map(({ disabledReason }) => disabledReason);

  it("is the delivery address, else the billing address, else the store's own country (CHKS-05)", () => {
    expect(reasons({ cart: { store: "at" } })).toEqual(["DHL-GERMANY-ONLY", null]);
    expect(reasons({ cart: { store: "ch" } })).toEqual(["DHL-GERMANY-ONLY", null]);
    for (const store of ["de", "b2b"] as const) expect(reasons({ cart: { store } })).toEqual([null, "GOODS"]);
    expect(reasons({ cart: { store: "at", billingAddressId: "a1" } })).toEqual([null, "GOODS"]);
    expect(reasons({ cart: { billingAddressId: "a1", shippingAddressId: "a2" } })).toEqual(["DHL-GERMANY-ONLY", null]);
    expect(cartView({ addresses, cart: { billingAddressId: "a1", shippingAddressId: "a2" } })).toMatchObject({
      billingAddress: home,
      shippingAddress: wien,
    });
    expect(cartView({ cart: { billingAddressId: "gone" } })).toMatchObject({
      billingAddress: null,
      shippingAddress: null,
    });
  });

  it("is where someone looks before they choose (CHKS-10)", () => {
    const cart = { shippingAddressId: "a2" };
    expect(reasons({ cart, destination: { country: "DE", isPackstation: true } })).toEqual([
      null,
      "PACKSTATION-DHL-ONLY",
    ]);
    const packstation = anAddressOf({ id: "a3", isPackstation: true });
    expect(reasons({ addresses: [packstation], cart: { shippingAddressId: "a3" } })).toEqual([
      null,
      "PACKSTATION-DHL-ONLY",
    ]);
  });

  it("takes two working days longer abroad, and the slowest line decides", () => {
    const items = [anItem(), anItem({ id: 2, deliveryDaysMin: 2, deliveryDaysMax: 4 })];
    const positions = [aPosition(), aPosition({ id: "p2", itemId: 2 })];
    expect(cartView({ items, positions }).delivery).toEqual({ from: "2026-11-25", until: "2026-11-27" });
    const abroad = { country: "AT", isPackstation: false };
    expect(cartView({ items, positions, destination: abroad }).delivery).toEqual({
      from: "2026-11-27",
      until: "2026-12-01",
    });
  });

  it("is shipped as the shopper chose, while that can be had", () => {
    const twoParcels = { items: [anItem({ weightGrams: 31_000 })], positions: [aPosition({ quantity: 2 })] };
    expect(shipperCodeOf(cartView({ ...twoParcels, cart: { shipper: "spedition" } }))).toBe("spedition");
    expect(shipperCodeOf(cartView(twoParcels))).toBe("dhl");
    expect(shipperCodeOf(cartView({ cart: { shipper: "spedition" } }))).toBe("dhl");
    expect(shipperCodeOf(cartView({ positions: [] }))).toBeNull();
    const abroad = { country: "AT", isPackstation: false };
    expect(cartView({ ...twoParcels, destination: abroad }).needsFreight).toBe(false);
    expect(cartView({ items: [anItem({ weightGrams: 32_000 })], destination: abroad }).needsFreight).toBe(true);
  });
});

describe("what shipping is worked out from", () => {
  const shipping = (changes: Parameters<typeof cartView>[0]) => cartView(changes).totals.shipping;

  it.each([
    [6_899, 595],
    [6_900, 0],
    [6_901, 0],
  ])("is free for goods from the store's border on: %i", (cents, costs) => {
    expect(shipping(worth(cents))).toBe(costs);
  });

  it("is the value of the goods after vouchers", () => {
    const vouchers = [aVoucher()];
    expect(shipping({ ...worth(7_665), vouchers })).toBe(595);
    expect(shipping({ ...worth(7_667), vouchers })).toBe(0);
  });

  it("is not raised by what is had for nothing", () => {
    const items = [anItem({ deliveryFree: true }), { ...gift, shippingClass: "spedition" as const }];
    expect(shipping({ items, vouchers: [giftVoucher] })).toBe(0);
    expect(shipping({ items: [anItem(), gift], vouchers: [giftVoucher] })).toBe(595);
  });

  it("is free of marked goods for members of prime alone (C-98)", () => {
    const items = [anItem({ isPrime: true })];
    expect([shipping({ items, isMember: true }), shipping({ items })]).toEqual([0, 595]);
  });
});

it("lists the changes since the shopper's last look", () => {
  expect(cartView({ positions: [aPosition({ shownCents: 900 })] }).changes).toMatchObject([
    { type: "priceChanged", beforeCents: 900, nowCents: 1_000 },
  ]);
});
