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
type Context = ShopContext;

const sold = (product: Product, item: ItemRow): SoldItem => ({ product, item });

const text = (de: string | null, en: string | null, { storefront }: Context) => pick(storefront.language, de, en);

export const productResolvers: Resolvers = {
  Product: {
    id: ({ row }: Product) => row.id,
    productId: ({ row }: Product) => row.id,
    name: ({ row }: Product, _: unknown, context: Context) => text(row.nameDe, row.nameEn, context),
    url: listedPath,
    path: (product: Product) => productPath(product, null),
    rating: ({ row }: Product) => row.rating,
    numberOfRatings: ({ row }: Product) => row.ratingsCount,
    isNewProduct: ({ row }: Product) => row.isNew,
    isTopseller: ({ row }: Product) => row.isTopseller,
    isBook: ({ row }: Product) => row.isBook,
    isShortage,
    shortageText: (product: Product, _: unknown, { storefront }: Context) =>
      shortageTextOf(product, storefront.language),
    isSingleVariant: ({ items }: Product) => items.length === 1,
    hasMultipleItems: ({ items }: Product) => items.length > 1,
    moreVariants: ({ items }: Product) => items.length > 1,
    hasSamePricesForAllItems: hasSamePrices,
    manufacturerName: ({ row }: Product) => row.brand,
    prices: (product: Product, _: unknown, { storefront }: Context) =>
      pricesOf(product.best, bestPriceOf(product), storefront.language),
    tilePrice: (product: Product, _: unknown, { storefront }: Context) =>
      tilePriceOf(product.best, bestPriceOf(product), hasSamePrices(product), storefront.language),
    unitPrices: (product: Product, _: unknown, { storefront }: Context) =>
      unitPricesOf(product.best, bestPriceOf(product), storefront.language),
    badges: tileBadgesOf,
    discountPercent: (product: Product) => bestPriceOf(product).discountPercent,
    availableForSale: isForSale,
    maxQuantity: (product: Product) => maxQuantityOf(product.best),
    primeFaehig: (product: Product, _: unknown, context: Context) => isPrimeItem(sold(product, product.best), context),
    minimumOrderQuantity: (product: Product) => product.best.minimumOrderQuantity,
    deliveryInfo: (product: Product, _: unknown, { storefront }: Context) =>
      deliveryLineOf(product, storefront.language),
    guaranteeYears: ({ row }: Product) => row.guaranteeYears,
    warranty: ({ row }: Product, _: unknown, context: Context) => text(row.warrantyDe, row.warrantyEn, context),
    images: ({ row }: Product, _: unknown, context: Context) =>
      productImages(row.picture, pick(context.storefront.language, row.nameDe, row.nameEn)),
    image: ({ row, matching }: Product, _: unknown, context: Context) =>
      tileImage((matching ?? row).picture, pick(context.storefront.language, row.nameDe, row.nameEn)),
    colours: (product: Product, _: unknown, context: Context) => coloursOf(product, context),
    breadCrumb: ({ row }: Product, _: unknown, context: Context) => breadCrumbOf(context, row.categoryId),
    energyEffeciency: ({ row }: Product, _: unknown, { storefront }: Context) =>
      energyEfficiencyOf(row.energyEfficiency, storefront.language),
    energyEfficiency: ({ row }: Product, _: unknown, { storefront }: Context) =>
      energyEfficiencyOf(row.energyEfficiency, storefront.language),
    extraBadges: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.extraBadges.map(({ id, name }) => ({ id, name: inLanguage(name, storefront.language) })),
    replacementProducts: (product: Product, _: unknown, context: Context) => replacementsOf(context, product),
    accessories: (product: Product, _: unknown, context: Context) => accessoriesOf(context, product),
    downloads: ({ row }: Product, _: unknown, { storefront }: Context) => downloadsOf(row, storefront.language),
    bestItemDownloads: ({ row }: Product, _: unknown, { storefront }: Context) => downloadsOf(row, storefront.language),
    description: ({ row }: Product, _: unknown, context: Context) =>
      text(row.descriptionDe, row.descriptionEn, context),
    dataAndFacts: ({ row }: Product, _: unknown, { storefront: { language } }: Context) =>
      row.facts.map(({ name, value }) => ({ name: inLanguage(name, language), value: inLanguage(value, language) })),
    deliveryScope: ({ row }: Product, _: unknown, context: Context) =>
      text(row.deliveryScopeDe, row.deliveryScopeEn, context),
    audioSamples: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.audioSamples.map(({ name, url }) => ({ name: inLanguage(name, storefront.language), url })),
    youtubeVideos: ({ row }: Product) => row.youtubeVideos,
    extraTabs: ({ row }: Product, _: unknown, { storefront: { language } }: Context) =>
      row.extraTabs.map(({ id, headline, name }) => ({
        id,
        headline: inLanguage(headline, language),
        name: inLanguage(name, language),
      })),
    labelAttributes: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.labels.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    textileCare: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.textileCare.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    features: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.features.map((feature) => inLanguage(feature, storefront.language)),
    bestItemId: (product: Product) => product.best.id,
    bestItem: (product: Product) => sold(product, product.best),
    purchaseOptionId: (product: Product) => purchaseIdOf(sold(product, product.best)),
    priceHeldUntil: productHeldUntil,
    soldIn: (product: Product, _: unknown, context: Context) => storesOf(context, product),
    items: (product: Product) => product.items.map((item) => sold(product, item)),
    lightningDeal: (product: Product, _: unknown, { storefront }: Context) =>
      dealOf(sold(product, product.best), storefront.language),
    categoryId: ({ row }: Product) => row.categoryId,
  },
};
