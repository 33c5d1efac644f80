import type { SoldItem } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { priceOf } from "../platform/money.ts";
import { findOfferedItem } from "./cart.service.ts";
import { cartGraph } from "./cart-graph.ts";
import type { CartView } from "./cart-view.ts";
import { itemDelivery, itemFreeFrom, itemShippingCost } from "./item-delivery.service.ts";
import { mergeCallersCarts } from "./merge.service.ts";
import { extendReservation, findReservation, refreshReservation } from "./reservation.service.ts";
import type { CartOperationInput } from "./update-input.ts";
import { updateCart } from "./update.service.ts";
import { findCart } from "./visitor-cart.service.ts";
import { failureWords, tellNotices, updateWords } from "./words.service.ts";

type CartSource = ReturnType<typeof cartGraph>;

export const cartResolvers = {
  Query: {
    getLightningDealReservation: (_: unknown, __: unknown, context: ShopContext) => findReservation(context),
    shop_findCart: async (
      _: unknown,
      { cartId, calculateShippingCost }: { cartId: string; calculateShippingCost: boolean },
      context: ShopContext,
    ) => cartGraph(await findCart(context, cartId, calculateShippingCost), context.storefront.language),
  },
  Mutation: {
    extendLightningReservation: (_: unknown, { cartId }: { cartId: string }, context: ShopContext) =>
      extendReservation(context, cartId),
    refreshLightningReservation: (_: unknown, { cartId }: { cartId: string }, context: ShopContext) =>
      refreshReservation(context, cartId),
    cart_update: async (
      _: unknown,
      { data }: { data: { cartId: string; ops: readonly CartOperationInput[] } },
      context: ShopContext,
    ) => {
      const update = await updateCart(context, data.cartId, data.ops);
      const { refusal, view, isVoucherInvalid } = update;
      return {
        successful: refusal === null,
        messageKey: refusal?.messageKey ?? null,
        cart: cartGraph(view, context.storefront.language, isVoucherInvalid),
        ...(await updateWords(context, update)),
      };
    },
    mergeCarts: (_: unknown, { cartId }: { cartId: string }, context: ShopContext) =>
      mergeCallersCarts(context, cartId),
  },
  Item: {
    deliveryFrom: (sold: SoldItem, _: unknown, context: ShopContext) => itemDelivery(sold, context)?.from ?? null,
    deliveryUntil: (sold: SoldItem, _: unknown, context: ShopContext) => itemDelivery(sold, context)?.until ?? null,
    shippingCost: (sold: SoldItem, _: unknown, context: ShopContext) => itemShippingCost(sold, context),
    freeShippingFrom: (sold: SoldItem, _: unknown, context: ShopContext) => itemFreeFrom(sold, context),
  },
  AttainableInfo: {
    failureDescriptions: ({ failures }: CartSource["attainableInfos"][number], _: unknown, context: ShopContext) =>
      failureWords(context, failures),
  },
  Cart: {
    notices: ({ view, notices }: CartSource, _: unknown, context: ShopContext) => tellNotices(context, view, notices),
    freeArticles: ({ view }: CartSource, _: unknown, context: ShopContext) => offersOf(view, "free", context),
    catalogs: ({ view }: CartSource, _: unknown, context: ShopContext) => offersOf(view, "catalog", context),
  },
} satisfies Resolvers;

async function offersOf({ offers }: CartView, kind: "free" | "catalog", context: ShopContext) {
  const found = await Promise.all(
    offers
      .filter(({ offer }) => offer.kind === kind)
      .map(async ({ offer, isAttained }) => ({
        item: await findOfferedItem(context, offer.itemId),
        minimumPrice: priceOf(offer.minimumSubtotalCents, context.storefront.language),
        attained: isAttained,
      })),
  );
  return found.filter(({ item }) => item !== null);
}
