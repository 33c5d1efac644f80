import { describe, expect, it } from "vitest";
import { anItem, aPosition, cartView, moment, type PartChanges } from "../../test/cart-parts.ts";
import { itemName, itemPath, lineGraph } from "./line-graph.ts";

const deal = { id: 9, priceCents: 700, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
const until = new Date(moment.getTime() + 60_000);
const reserved = aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil: until });
const line = (changes: PartChanges = {}, language: "de-DE" | "en-DE" = "de-DE") => {
  const view = cartView(changes);
  const [first] = view.lines;
  if (first === undefined) throw new Error("the cart has a line");
  return lineGraph(first, { taxIncluded: view.totals.taxIncluded, isMember: view.isMember }, language);
};
const amounts = (part: {
  unitPrice: { amount: number };
  oldPrice: { amount: number } | null;
  totalPrice: { amount: number };
}) => [part.unitPrice.amount, part.oldPrice?.amount ?? null, part.totalPrice.amount];

describe("a line of the cart (ENT-02)", () => {
  it("reports what it is, in the shop's language, and where its page is", () => {
    const variants = [{ label: { de: "Farbe", en: "Colour" }, value: { de: "rot", en: "red" } }];
    const items = [anItem({ variants })];
    expect(line({ items })).toMatchObject({
      id: "p1",
      operationsId: "p1",
      itemId: 1,
      productId: 11,
      name: "Stift",
      path: "/prod/11/?varid=1",
      variantInfoList: [{ label: "Farbe", value: "rot" }],
      articleNumber: "100001",
      purchaseOptionId: "1",
      removableItem: true,
      isFreeItem: false,
      isCatalog: false,
      isLightningDeal: false,
      priceHeldUntil: null,
      relatedVoucherCode: null,
      deliveryStatusText: "Auf Lager\nLieferzeit 1–3 Werktage",
      deliveryStatusColor: "green",
    });
    expect(line({ items }, "en-DE")).toMatchObject({
      name: "Pencil",
      variantInfoList: [{ label: "Colour", value: "red" }],
      deliveryStatusText: "In stock\nDelivery in 1–3 working days",
    });
    expect(line().image()).toMatchObject({ alt: expect.stringContaining("Stift") });
    expect([itemName(anItem(), "en-DE"), itemPath(anItem({ id: 5 }))]).toEqual(["Pencil", "/prod/11/?varid=5"]);
  });

  it("shows a reduced price beside the price of before, with and without VAT", () => {
    const items = [anItem({ lowest30DaysCents: 1_500 })];
    const positions = [aPosition({ quantity: 3 })];
    const shown = line({ items, positions });
    expect(shown).toMatchObject({
      quantity: 3,
      quantityNormal: 3,
      quantityLightning: 0,
      singlePrice: { amount: 1_000 },
      pricePerUnit: { amount: 1_000 },
      oldPrice: { amount: 1_500 },
      totalPrice: { amount: 3_000 },
      netPricePerUnit: { amount: 840 },
      pricePerUnitLightning: null,
    });
    expect(shown.priceParts.map(amounts)).toEqual([[1_000, 1_500, 3_000]]);
    expect(line({ items, positions, cart: { store: "b2b" } }).netPricePerUnit.amount).toBe(1_000);
    expect(line().oldPrice).toBeNull();
    expect(line().priceParts.map(amounts)).toEqual([[1_000, null, 1_000]]);
  });

  it("in a deal shows the deal's price, and what it is measured against", () => {
    const shown = line({ items: [anItem({ deal })], positions: [reserved] });
    expect(shown).toMatchObject({
      quantity: 2,
      quantityNormal: 0,
      quantityLightning: 2,
      singlePrice: { amount: 700 },
      oldPrice: { amount: 1_000 },
      pricePerUnitLightning: { amount: 700 },
      netPricePerUnit: { amount: 588 },
      isLightningDeal: true,
      priceHeldUntil: until,
      purchaseOptionId: "1#LIGHTNING_DEAL",
    });
    expect(shown.priceParts.map(amounts)).toEqual([[700, 1_000, 1_400]]);
    expect(shown.priceParts.map(({ isLightningDeal }) => isLightningDeal)).toEqual([true]);
  });

  it("partly in a deal shows the usual price, and both parts, that of the deal first", () => {
    const shown = line({ items: [anItem({ deal })], positions: [aPosition({ quantity: 3 }), reserved] });
    expect(shown).toMatchObject({
      quantity: 5,
      quantityNormal: 3,
      quantityLightning: 2,
      singlePrice: { amount: 1_000 },
      oldPrice: null,
      totalPrice: { amount: 4_400 },
      isLightningDeal: true,
    });
    expect(shown.priceParts.map(({ quantity, isLightningDeal }) => [quantity, isLightningDeal])).toEqual([
      [2, true],
      [3, false],
    ]);
    expect(shown.priceParts.map(amounts)).toEqual([
      [700, 1_000, 1_400],
      [1_000, null, 3_000],
    ]);
  });
});

describe("how many pieces a line may have", () => {
  const bounds = (changes: Parameters<typeof anItem>[0]) => {
    const { minimumQuantity, maximumQuantity } = line({ items: [anItem(changes)] });
    return [minimumQuantity, maximumQuantity];
  };

  it("is from the item's minimum to its maximum, to stock, and never beyond 9998 (C-07)", () => {
    expect(bounds({ minimumQuantity: 5, maximumQuantity: 20 })).toEqual([5, 20]);
    expect(bounds({ stock: 7 })).toEqual([1, 7]);
    expect(bounds({ stock: 1 })).toEqual([1, 1]);
    expect(bounds({ stock: 50_000, maximumQuantity: 20_000 })).toEqual([1, 9_998]);
    // What is sold out keeps its field; the line states that it cannot be had.
    expect(bounds({ stock: 0, maximumQuantity: 20 })).toEqual([1, 20]);
  });

  it("is one of what is had for nothing", () => {
    const items = [anItem({ minimumQuantity: 5 }), anItem({ id: 2, minimumQuantity: 5, priceCents: null })];
    const offers = [
      { itemId: 2, kind: "free", minimumSubtotalCents: 0 },
      { itemId: 2, kind: "catalog", minimumSubtotalCents: 0 },
    ] as const;
    const positions = [
      aPosition(),
      aPosition({ id: "p2", itemId: 2, kind: "free" }),
      aPosition({ id: "p3", itemId: 2, kind: "catalog" }),
    ];
    const view = cartView({ items, positions, offers });
    const [, free, catalog] = view.lines.map((one) => lineGraph(one, { taxIncluded: true, isMember: false }, "de-DE"));
    expect(free).toMatchObject({ isFreeItem: true, isCatalog: false, minimumQuantity: 1, maximumQuantity: 1 });
    expect(catalog).toMatchObject({ isFreeItem: false, isCatalog: true, minimumQuantity: 1, maximumQuantity: 1 });
    // It needs no price to be had.
    expect([free?.availableForSale, catalog?.availableForSale]).toEqual([true, true]);
  });

  it("reports what cannot be had: without stock, or without a price", () => {
    const isForSale = (changes: Parameters<typeof anItem>[0]) => line({ items: [anItem(changes)] }).availableForSale;
    expect([isForSale({ stock: 1 }), isForSale({ stock: 0 }), isForSale({ priceCents: null })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
