import type { Resolvers } from "../../platform/domain.ts";
import { productImages } from "../images.ts";
import { inLanguage, pick } from "../language.ts";
import { deliveryStatusOf } from "./delivery.ts";
import { itemHeldUntil, priceOfItem } from "./item-price.ts";
import { dealOf, hasSameDeliveryTimes, isPrimeItem, plugTextOf, purchaseIdOf, variantsOf } from "./item.service.ts";
import { pricesOf, unitPricesOf } from "./prices.ts";
import { maxQuantityOf } from "./product.service.ts";

export const itemResolvers = {
  Item: {
    itemId: ({ item }) => item.id,
    orderNumber: ({ item }) => item.orderNumber,
    name: ({ item }, _, { storefront }) => pick(storefront.language, item.nameDe, item.nameEn),
    product: ({ product }) => product,
    maxQuantity: ({ item }) => maxQuantityOf(item),
    minimumOrderQuantity: ({ item }) => item.minimumOrderQuantity,
    variantAttributes: (sold, _, context) => variantsOf(sold, context),
    deliveryFree: ({ item }) => item.deliveryFree,
    deliveryStatusColor: ({ item }, _, { storefront }) => deliveryStatusOf(item, storefront.language).color,
    deliveryStatusText: ({ item }, _, { storefront }) => deliveryStatusOf(item, storefront.language).text,
    warnings: ({ item }, _, { storefront }) => item.warnings.map((warning) => inLanguage(warning, storefront.language)),
    dangerWarnings: ({ item }, _, { storefront }) =>
      item.dangerWarnings.map((warning) => inLanguage(warning, storefront.language)),
    primeFaehig: (sold, _, context) => isPrimeItem(sold, context),
    powerPlugDeliveryScope: (sold, _, { storefront }) => plugTextOf(sold, storefront.language),
    powerPlugCharge: ({ item }) => item.powerPlugCharge,
    images: ({ item }, _, { storefront }) =>
      productImages(item.picture, pick(storefront.language, item.nameDe, item.nameEn)),
    prices: ({ product, item }, _, { storefront }) => pricesOf(item, priceOfItem(product, item), storefront.language),
    unitPrices: ({ product, item }, _, { storefront }) =>
      unitPricesOf(item, priceOfItem(product, item), storefront.language),
    purchaseOptionId: purchaseIdOf,
    priceHeldUntil: ({ product, item }) => itemHeldUntil(product, item),
    matrixCodeMessages: ({ item }) => item.matrixCodeMessages,
    areAllDeliveryTimesTheSame: hasSameDeliveryTimes,
    availableForSale: ({ item }) => item.stock > 0,
    lightningDeal: (sold, _, { storefront }) => dealOf(sold, storefront.language),
  },
} satisfies Resolvers;
