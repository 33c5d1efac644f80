import type { ListedProduct } from "../tile-extras.tsx";

const plain: ListedProduct = {
  id: "1",
  bestItemId: "101",
  purchaseOptionId: "101",
  priceHeldUntil: null,
  name: "Füller",
  url: "/prod/1/",
  manufacturerName: null,
  rating: 0,
  numberOfRatings: 0,
  discountPercent: 0,
  badges: { sale: false, new: false, popular: false },
  isShortage: false,
  shortageText: null,
  moreVariants: false,
  minimumOrderQuantity: 1,
  availableForSale: true,
  deliveryInfo: null,
  primeFaehig: false,
  tilePrice: {
    currentPrice: "7,00 €",
    currentPriceAmount: 700,
    oldPrice: null,
    listPrice: null,
    savings: null,
    startFromFlag: false,
    basePrice: null,
    basePriceAmount: null,
    basePriceUnit: null,
    lowestPrice30Days: null,
  },
  extraBadges: [],
  image: { src: "/media/1.webp", alt: "Füller", width: 280, height: 210, sources: [] },
  colours: [],
  energyEfficiency: null,
  bestItemDownloads: [],
  lightningDeal: null,
};

/** A tile of a test, with what it is about. */
export const tileOf = (part: Partial<ListedProduct> = {}): ListedProduct => ({ ...plain, ...part });
