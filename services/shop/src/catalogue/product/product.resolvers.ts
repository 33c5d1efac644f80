import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { breadCrumbOf } from "../category/category.service.ts";
import type { ItemRow } from "../catalogue.types.ts";
import { productImages, tileImage } from "../images.ts";
import { inLanguage, pick } from "../language.ts";
import { energyEfficiencyOf } from "./energy-efficiency.ts";
import { bestPriceOf, hasSamePrices, productHeldUntil } from "./item-price.ts";
import { dealOf, isPrimeItem, purchaseIdOf } from "./item.service.ts";
import { pricesOf, tilePriceOf, unitPricesOf } from "./prices.ts";
import type { ProductAggregate } from "./product.loader.ts";
import { coloursOf, downloadsOf, tileBadgesOf } from "./tile.service.ts";
import {
  accessoriesOf,
  deliveryLineOf,
  isForSale,
  isShortage,
  listedPath,
  maxQuantityOf,
  productPath,
  replacementsOf,
  shortageTextOf,
  type SoldItem,
  storesOf,
} from "./product.service.ts";

type Product = ProductAggregate;

const sold = (product: Product, item: ItemRow): SoldItem => ({ product, item });

const text = (de: string | null, en: string | null, { storefront }: ShopContext) => pick(storefront.language, de, en);

export const productResolvers = {
  Product: {
    id: ({ row }) => row.id,
    productId: ({ row }) => row.id,
    name: ({ row }, _, { storefront }) => pick(storefront.language, row.nameDe, row.nameEn),
    url: listedPath,
    path: (product) => productPath(product, null),
    rating: ({ row }) => row.rating,
    numberOfRatings: ({ row }) => row.ratingsCount,
    isNewProduct: ({ row }) => row.isNew,
    isTopseller: ({ row }) => row.isTopseller,
    isBook: ({ row }) => row.isBook,
    isShortage,
    shortageText: (product, _, { storefront }) => shortageTextOf(product, storefront.language),
    isSingleVariant: ({ items }) => items.length === 1,
    hasMultipleItems: ({ items }) => items.length > 1,
    moreVariants: ({ items }) => items.length > 1,
    hasSamePricesForAllItems: hasSamePrices,
    manufacturerName: ({ row }) => row.brand,
    prices: (product, _, { storefront }) => pricesOf(product.best, bestPriceOf(product), storefront.language),
    tilePrice: (product, _, { storefront }) =>
      tilePriceOf(product.best, bestPriceOf(product), hasSamePrices(product), storefront.language),
    unitPrices: (product, _, { storefront }) => unitPricesOf(product.best, bestPriceOf(product), storefront.language),
    badges: tileBadgesOf,
    discountPercent: (product) => bestPriceOf(product).discountPercent,
    availableForSale: isForSale,
    maxQuantity: (product) => maxQuantityOf(product.best),
    primeFaehig: (product, _, context) => isPrimeItem(sold(product, product.best), context),
    minimumOrderQuantity: (product) => product.best.minimumOrderQuantity,
    deliveryInfo: (product, _, { storefront }) => deliveryLineOf(product, storefront.language),
    guaranteeYears: ({ row }) => row.guaranteeYears,
    warranty: ({ row }, _, context) => text(row.warrantyDe, row.warrantyEn, context),
    images: ({ row }, _, context) =>
      productImages(row.picture, pick(context.storefront.language, row.nameDe, row.nameEn)),
    image: ({ row, matching }, _, context) =>
      tileImage((matching ?? row).picture, pick(context.storefront.language, row.nameDe, row.nameEn)),
    colours: (product, _, context) => coloursOf(product, context),
    breadCrumb: ({ row }, _, context) => breadCrumbOf(context, row.categoryId),
    energyEffeciency: ({ row }, _, { storefront }) => energyEfficiencyOf(row.energyEfficiency, storefront.language),
    energyEfficiency: ({ row }, _, { storefront }) => energyEfficiencyOf(row.energyEfficiency, storefront.language),
    extraBadges: ({ row }, _, { storefront }) =>
      row.extraBadges.map(({ id, name }) => ({ id, name: inLanguage(name, storefront.language) })),
    replacementProducts: (product, _, context) => replacementsOf(context, product),
    accessories: (product, _, context) => accessoriesOf(context, product),
    downloads: ({ row }, _, { storefront }) => downloadsOf(row, storefront.language),
    bestItemDownloads: ({ row }, _, { storefront }) => downloadsOf(row, storefront.language),
    description: ({ row }, _, { storefront }) => pick(storefront.language, row.descriptionDe, row.descriptionEn),
    dataAndFacts: ({ row }, _, { storefront: { language } }) =>
      row.facts.map(({ name, value }) => ({ name: inLanguage(name, language), value: inLanguage(value, language) })),
    deliveryScope: ({ row }, _, context) => text(row.deliveryScopeDe, row.deliveryScopeEn, context),
    audioSamples: ({ row }, _, { storefront }) =>
      row.audioSamples.map(({ name, url }) => ({ name: inLanguage(name, storefront.language), url })),
    youtubeVideos: ({ row }) => row.youtubeVideos,
    extraTabs: ({ row }, _, { storefront: { language } }) =>
      row.extraTabs.map(({ id, headline, name }) => ({
        id,
        headline: inLanguage(headline, language),
        name: inLanguage(name, language),
      })),
    labelAttributes: ({ row }, _, { storefront }) =>
      row.labels.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    textileCare: ({ row }, _, { storefront }) =>
      row.textileCare.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    features: ({ row }, _, { storefront }) => row.features.map((feature) => inLanguage(feature, storefront.language)),
    bestItemId: (product) => product.best.id,
    bestItem: (product) => sold(product, product.best),
    purchaseOptionId: (product) => purchaseIdOf(sold(product, product.best)),
    priceHeldUntil: productHeldUntil,
    soldIn: (product, _, context) => storesOf(context, product),
    items: (product) => product.items.map((item) => sold(product, item)),
    lightningDeal: (product, _, { storefront }) => dealOf(sold(product, product.best), storefront.language),
    categoryId: ({ row }) => row.categoryId,
  },
} satisfies Resolvers;
