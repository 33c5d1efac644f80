import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { breadCrumbOf } from "../category/category.service.ts";
import type { ItemRow } from "../catalogue.types.ts";
import { productImages, tileImage } from "../images.ts";
import { inLanguage, pick } from "../language.ts";
import { deliveryStatusOf } from "./delivery.ts";
import { energyEfficiencyOf } from "./energy-efficiency.ts";
import { lightningDealOf, pricesOf, tilePriceOf } from "./prices.ts";
import { loadProductList, type ProductAggregate, productLoaders } from "./product.loader.ts";
import { isShortage, maxQuantityOf, priceOfItem, productPath, type SoldItem } from "./product.service.ts";

type Product = ProductAggregate;
type Context = ShopContext;

const bestPrice = (product: Product) => priceOfItem(product, product.best);
/** Whether every item costs the same now, deals counted: else the price of one is not that of the product. */
const hasSamePrices = ({ prices }: Product): boolean =>
  new Set([...prices.values()].map(({ cents }) => cents)).size === 1;
const sold = (product: Product, item: ItemRow): SoldItem => ({ product, item });

/** At most this many accessories (the SDL promises it). */
const accessoryLimit = 12;

const text = (de: string | null, en: string | null, { storefront }: Context) => pick(storefront.language, de, en);

export const productResolvers: Resolvers = {
  Product: {
    id: ({ row }: Product) => row.id,
    productId: ({ row }: Product) => row.id,
    name: ({ row }: Product, _: unknown, context: Context) => text(row.name_de, row.name_en, context),
    url: (product: Product) => productPath(product, product.items.length > 1 ? product.best : null),
    path: (product: Product) => productPath(product, null),
    rating: ({ row }: Product) => row.rating,
    numberOfRatings: ({ row }: Product) => row.ratings_count,
    isNewProduct: ({ row }: Product) => row.is_new,
    isTopseller: ({ row }: Product) => row.is_topseller,
    isBook: ({ row }: Product) => row.is_book,
    isShortage,
    shortageText: (product: Product, _: unknown, { storefront }: Context) =>
      isShortage(product) ? deliveryStatusOf(product.best, storefront.language).text : null,
    isSingleVariant: ({ items }: Product) => items.length === 1,
    hasMultipleItems: ({ items }: Product) => items.length > 1,
    hasSamePricesForAllItems: hasSamePrices,
    manufacturerName: ({ row }: Product) => row.brand,
    prices: (product: Product, _: unknown, { storefront }: Context) =>
      pricesOf(product.best, bestPrice(product), storefront.language),
    tilePrice: (product: Product, _: unknown, { storefront }: Context) =>
      tilePriceOf(product.best, bestPrice(product), hasSamePrices(product), storefront.language),
    discountPercent: (product: Product) => bestPrice(product).discountPercent,
    availableForSale: ({ items }: Product) => items.some((item) => item.stock > 0),
    maxQuantity: (product: Product) => maxQuantityOf(product.best),
    minimumOrderQuantity: (product: Product) => product.best.minimum_order_quantity,
    deliveryInfo: (product: Product, _: unknown, { storefront }: Context) =>
      deliveryStatusOf(product.best, storefront.language).text.replace("\n", " – "),
    warranty: ({ row }: Product, _: unknown, context: Context) => text(row.warranty_de, row.warranty_en, context),
    images: ({ row }: Product, _: unknown, context: Context) =>
      productImages(row.picture, pick(context.storefront.language, row.name_de, row.name_en)),
    image: ({ row }: Product, _: unknown, context: Context) =>
      tileImage(row.picture, pick(context.storefront.language, row.name_de, row.name_en)),
    breadCrumb: ({ row }: Product, _: unknown, context: Context) => breadCrumbOf(context, row.category_id),
    energyEffeciency: ({ row }: Product, _: unknown, { storefront }: Context) =>
      energyEfficiencyOf(row.energy_efficiency, storefront.language),
    extraBadges: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.extra_badges.map(({ id, name }) => ({ id, name: inLanguage(name, storefront.language) })),
    replacementProducts: async ({ row }: Product, _: unknown, context: Context) =>
      loadProductList(context, await productLoaders(context).replacements.load(row.id)),
    accessories: async ({ row }: Product, _: unknown, context: Context) =>
      (await loadProductList(context, await productLoaders(context).accessories.load(row.id))).slice(0, accessoryLimit),
    teasers: () => [],
    downloads: ({ row }: Product, _: unknown, { storefront: { language } }: Context) =>
      row.downloads.map((group) => ({
        displayName: inLanguage(group.displayName, language),
        downloads: group.downloads.map(({ dataName, url, headline }) => ({
          dataName,
          url,
          headline: inLanguage(headline, language),
        })),
      })),
    description: ({ row }: Product, _: unknown, context: Context) =>
      text(row.description_de, row.description_en, context),
    dataAndFacts: ({ row }: Product, _: unknown, { storefront: { language } }: Context) =>
      row.facts.map(({ name, value }) => ({ name: inLanguage(name, language), value: inLanguage(value, language) })),
    deliveryScope: ({ row }: Product, _: unknown, context: Context) =>
      text(row.delivery_scope_de, row.delivery_scope_en, context),
    audioSamples: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.audio_samples.map(({ name, url }) => ({ name: inLanguage(name, storefront.language), url })),
    youtubeVideos: ({ row }: Product) => row.youtube_videos,
    extraTabs: ({ row }: Product, _: unknown, { storefront: { language } }: Context) =>
      row.extra_tabs.map(({ id, headline, name }) => ({
        id,
        headline: inLanguage(headline, language),
        name: inLanguage(name, language),
      })),
    labelAttributes: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.labels.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    textileCare: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.textile_care.map((label) => ({ name: inLanguage(label, storefront.language), image: null })),
    features: ({ row }: Product, _: unknown, { storefront }: Context) =>
      row.features.map((feature) => inLanguage(feature, storefront.language)),
    bestItemId: (product: Product) => product.best.id,
    items: (product: Product) => product.items.map((item) => sold(product, item)),
    lightningDeal: (product: Product, _: unknown, { storefront }: Context) => {
      const deal = product.deals.get(product.best.id);
      return deal ? lightningDealOf(deal, bestPrice(product), storefront.language) : null;
    },
    categoryId: ({ row }: Product) => row.category_id,
  },
};
