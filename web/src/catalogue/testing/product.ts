import type { ImagePartsFragment } from "../../graph/generated/ImageParts.fragment.ts";
import type { ItemOfferFragment } from "../../graph/generated/ItemOffer.fragment.ts";
import type { ProductPageQuery } from "../../graph/generated/ProductPage.ts";

type Product = NonNullable<ProductPageQuery["getProductById"]>;
type Variants = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;
type Item = NonNullable<Variants["item"]>;

/** A price of the graph. */
export const price = (amount: number) => ({
  amount,
  stringValue: `${(amount / 100).toFixed(2).replace(".", ",")} €`,
  currencyCode: "EUR",
});

const prices = {
  taxIncluded: true,
  discountPercent: 0,
  currentPrice: price(2_369),
  specialPrice: null,
  lowestPrice30Days: null,
  basePrice: null,
  lightningDealPrice: null,
  tiers: [],
};

/** A picture by its number. */
export const picture = (index: number): ImagePartsFragment => ({
  src: `/media/${index}.webp`,
  alt: `Bild ${index}`,
  width: 280,
  height: 210,
  sources: [{ src: `/media/${index}.avif 640w`, type: "image/avif", media: null, width: 280, sizesValue: null }],
});

/** What is offered of an item. */
export const offer = (changes: Partial<ItemOfferFragment> = {}): ItemOfferFragment => ({
  itemId: "101",
  orderNumber: "123456",
  availableForSale: true,
  minimumOrderQuantity: 1,
  deliveryStatusColor: "green",
  deliveryStatusText: "Auf Lager\nLieferzeit 1–3 Werktage",
  areAllDeliveryTimesTheSame: true,
  deliveryFree: false,
  deliveryFrom: "2026-11-25",
  deliveryUntil: "2026-11-27",
  shippingCost: price(595),
  freeShippingFrom: price(6_900),
  primeFaehig: true,
  lightningDeal: null,
  ...changes,
});

/** An item that is chosen. */
export const item = (changes: Partial<Item> = {}): Item => ({
  ...offer(),
  purchaseOptionId: "101",
  priceHeldUntil: null,
  earlyDeal: null,
  name: "Globus, blau",
  maxQuantity: 20,
  warnings: [],
  dangerWarnings: [],
  powerPlugDeliveryScope: null,
  powerPlugCharge: null,
  matrixCodeMessages: [],
  images: [picture(1), picture(2)],
  prices,
  ...changes,
});

/** The variants of a product without any. */
export const variantsOf = (chosen: Item | null): Variants => ({
  isConfigured: chosen !== null,
  variantAttributes: [],
  item: chosen,
});

/** A product. */
export const product = (changes: Partial<Product> = {}): Product => ({
  id: "1",
  name: "Globus",
  path: "/prod/1/",
  description: "Die Erde.",
  manufacturerName: "Marke",
  rating: 4.2,
  numberOfRatings: 3,
  isNewProduct: false,
  isTopseller: false,
  isShortage: false,
  shortageText: null,
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  priceHeldUntil: null,
  deliveryScope: null,
  warranty: null,
  guaranteeYears: null,
  features: [],
  breadCrumb: [],
  images: [picture(1), picture(2)],
  extraBadges: [],
  dataAndFacts: [],
  labelAttributes: [],
  textileCare: [],
  energyEffeciency: null,
  downloads: [],
  audioSamples: [],
  youtubeVideos: [],
  bestItem: offer(),
  prices,
  soldIn: ["de", "at", "ch", "b2b"],
  replacementProducts: [],
  ...changes,
});
