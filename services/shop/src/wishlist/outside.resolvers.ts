import { graphEnum } from "../platform/graph-enum.ts";
import { cartGraph } from "../cart/cart-graph.ts";
import type { Resolvers } from "../platform/domain.ts";
import type { ShownEntry } from "./entries.ts";
import { sumOf } from "./entries.ts";
import { addCartToWishlist, type FromCartResult } from "./from-cart.service.ts";
import { findShared, joinedIdOf } from "./invite.service.ts";
import { pageOfList } from "./list-page.ts";
import { cartOutcomeText, type ExplainedEntry, isSaleable, listOutcomeText, sortedOut } from "./met-entry.ts";
import { findTeaserList, findTeaserLists, replaceTeaserItem, totalsOfTeaser } from "./teaser.service.ts";
import { putIntoCart } from "./to-cart.service.ts";
import { teaserParts, totalsOf } from "./wishlist-graph.service.ts";
import { findList, findSummary } from "./wishlist.service.ts";

/** What became of a cart's rows on a list, each with what a shopper reads about it. */
export type FromCartSource = FromCartResult & ReturnType<typeof sortedOut<ExplainedEntry>>;

/** Teaser lists, what links show, and lists that meet the cart. */
export const outsideResolvers = {
  Query: {
    getTeaserWishlists: async (_, __, context) =>
      (await findTeaserLists(context)).map((list) => teaserParts(list, context)),
    getWishlistFromTeaserId: async (_, { externalId }, context) => {
      const list = await findTeaserList(context, externalId);
      return list && teaserParts(list, context);
    },
    getTotalsForTeaserWishlist: async (_, args, context) => {
      const sum = await totalsOfTeaser(context, args);
      return sum && totalsOf(sum, context);
    },
    getSharedWishlist: (_, { shareData }, context) => findShared(context, shareData),
  },
  Mutation: {
    replaceTeaserWishlistItem: (_, args, context) => replaceTeaserItem(context, args),
    addProductsToCartFromTeaserWishlist: async (_, { teaserWishlist, cartId }, context) => {
      const { language } = context.storefront;
      const { text, met, view } = await putIntoCart(context, teaserWishlist, cartId);
      return {
        successful: met.some(({ added }) => added > 0),
        generalErrorMessage: text,
        ...sortedOut(met.map((entry): ExplainedEntry => ({ ...entry, message: cartOutcomeText(entry, language) }))),
        cart: view && cartGraph(view, language),
      };
    },
    addCartToWishlist: async (_, { cartId, externalId }, context) => {
      const { language } = context.storefront;
      const result = await addCartToWishlist(context, cartId, externalId);
      const explained = result.met.map((entry): ExplainedEntry => ({
        ...entry,
        message: listOutcomeText(entry, language),
      }));
      return { ...result, ...sortedOut(explained) };
    },
  },
  CartToWishlistResult: {
    successful: ({ fault, met }) => fault === null && met.some(({ added }) => added > 0),
    errorCode: ({ fault }) => fault,
    generalErrorMessage: ({ text }) => text,
    wishlist: ({ listId }, _, context) => (listId === undefined ? null : findList(context, listId)),
    summary: (_, __, context) => findSummary(context),
  },
  WishlistCartEntry: {
    requestedQuantity: ({ requested }) => requested,
    quantity: ({ added }) => added,
    item: ({ product, item }) => (product && item ? { product, item } : null),
    isSaleable,
  },
  TeaserWishlistResult: {
    successful: ({ fault }) => fault === null,
    errorCode: ({ fault }) => fault,
    generalErrorMessage: ({ text }) => text,
    teaserWishlist: async ({ teaserId }, _, context) => {
      const list = teaserId === null ? null : await findTeaserList(context, teaserId);
      return list && teaserParts(list, context);
    },
    entry: async ({ teaserId, entryId }, _, context): Promise<ShownEntry | null> => {
      const list = teaserId === null ? null : await findTeaserList(context, teaserId);
      return list?.entries.find(({ row }) => row.id === entryId) ?? null;
    },
  },
  SharedWishlist: {
    name: ({ invite }) => invite.name,
    description: ({ invite }) => invite.description,
    right: ({ invite }) => graphEnum(invite.right),
    endsAt: ({ invite }) => invite.endsAt,
    isJoined: ({ joined }) => joined !== null,
    externalId: joinedIdOf,
    entryPage: ({ entries }, { page = null }, { storefront }) =>
      pageOfList(entries, [], { sort: "ADDED", page }, storefront.language),
    entryCount: ({ entries }) => entries.length,
    totals: ({ entries }, _, context) => totalsOf(sumOf(entries), context),
  },
} satisfies Resolvers;
