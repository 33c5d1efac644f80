import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { priceOf } from "../platform/money.ts";
import { findOfferedItem } from "./cart.service.ts";
import { cartGraph } from "./cart-graph.ts";
import type { CartView } from "./cart-view.ts";
import { itemDelivery, itemFreeFrom, itemShippingCost } from "./item-delivery.service.ts";
import { mergeCallersCarts } from "./merge.service.ts";
import { extendReservation, findReservation, refreshReservation } from "./reservation.service.ts";
import { updateCart } from "./update.service.ts";
import { findCart } from "./visitor-cart.service.ts";
import { failureWords, tellNotices, updateWords } from "./words.service.ts";

export const cartResolvers = {
  Query: {
    getLightningDealReservation: (_, __, context) => findReservation(context),
    shop_findCart: async (_, { cartId, calculateShippingCost }, context) =>
      cartGraph(await findCart(context, cartId, calculateShippingCost), context.storefront.language),
  },
  Mutation: {
    extendLightningReservation: (_, { cartId }, context) => extendReservation(context, cartId),
    refreshLightningReservation: (_, { cartId }, context) => refreshReservation(context, cartId),
    cart_update: async (_, { data }, context) => {
      const update = await updateCart(context, data.cartId, data.ops);
      const { refusal, view, isVoucherInvalid } = update;
      return {
        successful: refusal === null,
        messageKey: refusal?.messageKey ?? null,
        cart: cartGraph(view, context.storefront.language, isVoucherInvalid),
        ...(await updateWords(context, update)),
      };
    },
    mergeCarts: (_, { cartId }, context) => mergeCallersCarts(context, cartId),
  },
  Item: {
    deliveryFrom: (sold, _, context) => itemDelivery(sold, context)?.from ?? null,
    deliveryUntil: (sold, _, context) => itemDelivery(sold, context)?.until ?? null,
    shippingCost: (sold, _, context) => itemShippingCost(sold, context),
    freeShippingFrom: (sold, _, context) => itemFreeFrom(sold, context),
  },
  AttainableInfo: {
    failureDescriptions: ({ failures }, _, context) => failureWords(context, failures),
  },
  Cart: {
    notices: ({ view, notices }, _, context) => tellNotices(context, view, notices),
    freeArticles: ({ view }, _, context) => offersOf(view, "free", context),
    catalogs: ({ view }, _, context) => offersOf(view, "catalog", context),
  },
} satisfies Resolvers;

async function offersOf({ offers }: CartView, kind: "free" | "catalog", context: ShopContext) {
  const found = await Promise.all(
    offers
      .filter(({ offer }) => offer.kind === kind)
      .map(async ({ offer, isAttained }) => {
        const item = await findOfferedItem(context, offer.itemId);
        if (item === null) return [];
        const minimumPrice = priceOf(offer.minimumSubtotalCents, context.storefront.language);
        return [{ item, minimumPrice, attained: isAttained }];
      }),
  );
  return found.flat();
}
