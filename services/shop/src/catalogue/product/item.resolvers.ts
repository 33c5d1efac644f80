import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { productImages } from "../images.ts";
import { inLanguage, pick } from "../language.ts";
import { deliveryStatusOf } from "./delivery.ts";
import { itemHeldUntil, priceOfItem } from "./item-price.ts";
import { dealOf, hasSameDeliveryTimes, isPrimeItem, plugTextOf, purchaseIdOf, variantsOf } from "./item.service.ts";
import { pricesOf, unitPricesOf } from "./prices.ts";
import { maxQuantityOf, type SoldItem } from "./product.service.ts";

type Context = ShopContext;

export const itemResolvers: Resolvers = {
  Item: {
    itemId: ({ item }: SoldItem) => item.id,
    orderNumber: ({ item }: SoldItem) => item.orderNumber,
    name: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      pick(storefront.language, item.nameDe, item.nameEn),
    product: ({ product }: SoldItem) => product,
    maxQuantity: ({ item }: SoldItem) => maxQuantityOf(item),
    minimumOrderQuantity: ({ item }: SoldItem) => item.minimumOrderQuantity,
    variantAttributes: (sold: SoldItem, _: unknown, context: Context) => variantsOf(sold, context),
    deliveryFree: ({ item }: SoldItem) => item.deliveryFree,
    deliveryStatusColor: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      deliveryStatusOf(item, storefront.language).color,
    deliveryStatusText: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      deliveryStatusOf(item, storefront.language).text,
    warnings: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      item.warnings.map((warning) => inLanguage(warning, storefront.language)),
    dangerWarnings: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      item.dangerWarnings.map((warning) => inLanguage(warning, storefront.language)),
    primeFaehig: (sold: SoldItem, _: unknown, context: Context) => isPrimeItem(sold, context),
    powerPlugDeliveryScope: (sold: SoldItem, _: unknown, { storefront }: Context) =>
      plugTextOf(sold, storefront.language),
    powerPlugCharge: ({ item }: SoldItem) => item.powerPlugCharge,
    images: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      productImages(item.picture, pick(storefront.language, item.nameDe, item.nameEn)),
    prices: ({ product, item }: SoldItem, _: unknown, { storefront }: Context) =>
      pricesOf(item, priceOfItem(product, item), storefront.language),
    unitPrices: ({ product, item }: SoldItem, _: unknown, { storefront }: Context) =>
      unitPricesOf(item, priceOfItem(product, item), storefront.language),
    purchaseOptionId: purchaseIdOf,
    priceHeldUntil: ({ product, item }: SoldItem) => itemHeldUntil(product, item),
    matrixCodeMessages: ({ item }: SoldItem) => item.matrixCodeMessages,
    areAllDeliveryTimesTheSame: hasSameDeliveryTimes,
    availableForSale: ({ item }: SoldItem) => item.stock > 0,
    lightningDeal: (sold: SoldItem, _: unknown, { storefront }: Context) => dealOf(sold, storefront.language),
  },
};
