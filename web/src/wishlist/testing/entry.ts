import type { PlainEntry } from "../list-context.ts";

/** Three boxes of chalk on a list. */
export const entry = (changes: Partial<PlainEntry> = {}): PlainEntry => ({
  externalId: "e-1",
  itemId: null,
  quantity: 3,
  version: 7,
  isSaleable: true,
  indexInCurrentList: 0,
  product: { id: "1", name: "Kreide", path: "/prod/1/", hasMultipleItems: false },
  item: null,
  image: null,
  soldItem: sold(1, 40),
  replacement: null,
  singlePrice: { stringValue: "9,99 €" },
  totals: { stringValue: "29,97 €", startsFrom: false },
  options: { variantsToChoose: false, quantityChanged: false, maxInCart: false, countAddedToCart: 0 },
  ...changes,
});

/** What is bought, of which this is the least and the most at once. */
export const sold = (minimumOrderQuantity: number, maxQuantity: number): PlainEntry["soldItem"] => ({
  itemId: "11",
  orderNumber: "4711",
  minimumOrderQuantity,
  maxQuantity,
  deliveryStatusColor: "green",
  deliveryStatusText: "Auf Lager",
  priceHeldUntil: null,
  product: { id: "1", discountPercent: 0, badges: { sale: false, new: false, popular: false }, extraBadges: [] },
});
