import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { productImages } from "../images.ts";
import { inLanguage, pick } from "../language.ts";
import { snapshotOf } from "../snapshot.ts";
import { purchaseOptionId } from "../pricing/purchase-option.ts";
import { selectionOf, variantState } from "../variant/variants.ts";
import { deliveryStatusOf } from "./delivery.ts";
import { lightningDealOf, pricesOf } from "./prices.ts";
import { maxQuantityOf, priceOfItem, type SoldItem } from "./product.service.ts";

type Context = ShopContext;

const plugText = (scope: string | null, { storefront }: Context) => {
  if (scope === null) return null;
  const isIncluded = scope === "included";
  return pick(
    storefront.language,
    isIncluded ? "Netzteil liegt bei" : "Ohne Netzteil",
    isIncluded ? "Power supply included" : "Without power supply",
  );
};

const deliveryKey = ({ item }: SoldItem) => `${item.stock > 0} ${item.delivery_days_min} ${item.delivery_days_max}`;

export const itemResolvers: Resolvers = {
  Item: {
    itemId: ({ item }: SoldItem) => item.id,
    orderNumber: ({ item }: SoldItem) => item.order_number,
    name: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      pick(storefront.language, item.name_de, item.name_en),
    product: ({ product }: SoldItem) => product,
    maxQuantity: ({ item }: SoldItem) => maxQuantityOf(item),
    minimumOrderQuantity: ({ item }: SoldItem) => item.minimum_order_quantity,
    variantAttributes: ({ product, item }: SoldItem, _: unknown, context: Context) =>
      variantState(product.items, snapshotOf(context), selectionOf(item), context.storefront.language).attributes,
    deliveryFree: ({ item }: SoldItem) => item.delivery_free,
    deliveryStatusColor: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      deliveryStatusOf(item, storefront.language).color,
    deliveryStatusText: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      deliveryStatusOf(item, storefront.language).text,
    warnings: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      item.warnings.map((warning) => inLanguage(warning, storefront.language)),
    dangerWarnings: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      item.danger_warnings.map((warning) => inLanguage(warning, storefront.language)),
    // Business customers have no membership.
    primeFaehig: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      item.prime_faehig && storefront.store !== "b2b",
    powerPlugDeliveryScope: ({ item }: SoldItem, _: unknown, context: Context) =>
      plugText(item.power_plug_delivery_scope, context),
    powerPlugCharge: ({ item }: SoldItem) => item.power_plug_charge,
    images: ({ item }: SoldItem, _: unknown, { storefront }: Context) =>
      productImages(item.picture, pick(storefront.language, item.name_de, item.name_en)),
    prices: ({ product, item }: SoldItem, _: unknown, { storefront }: Context) =>
      pricesOf(item, priceOfItem(product, item), storefront.language),
    purchaseOptionId: ({ product, item }: SoldItem) => purchaseOptionId(item.id, priceOfItem(product, item).option),
    matrixCodeMessages: ({ item }: SoldItem) => item.matrix_code_messages,
    areAllDeliveryTimesTheSame: ({ product }: SoldItem) =>
      new Set(product.items.map((item) => deliveryKey({ product, item }))).size === 1,
    availableForSale: ({ item }: SoldItem) => item.stock > 0,
    lightningDeal: ({ product, item }: SoldItem, _: unknown, { storefront }: Context) => {
      const deal = product.deals.get(item.id);
      return deal ? lightningDealOf(deal, priceOfItem(product, item), storefront.language) : null;
    },
  },
};
