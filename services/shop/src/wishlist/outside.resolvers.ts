import { cartGraph } from "../cart/cart-graph.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import type { ShownEntry } from "./entries.ts";
import { sumOf } from "./entries.ts";
import { addCartToWishlist, type FromCartResult } from "./from-cart.service.ts";
import { findShared, joinedIdOf, type SharedList } from "./invite.service.ts";
import { pageOfList } from "./list-page.ts";
import { cartOutcomeText, isSaleable, listOutcomeText, type MetEntry, sortedOut } from "./met-entry.ts";
import {
  findTeaserList,
  findTeaserLists,
  replaceTeaserItem,
  type TeaserResult,
  totalsOfTeaser,
} from "./teaser.service.ts";
import { type CartEntryInput, putIntoCart } from "./to-cart.service.ts";
import { teaserParts, totalsOf } from "./wishlist-graph.service.ts";
import { findList, findSummary } from "./wishlist.service.ts";

type Context = ShopContext;
/** An entry with what a shopper reads about it. */
type Explained = MetEntry & { readonly message: string };

/** Teaser lists, what links show, and lists that meet the cart. */
export const outsideResolvers = {
  Query: {
    getTeaserWishlists: async (_: unknown, __: unknown, context: Context) =>
      (await findTeaserLists(context)).map((list) => teaserParts(list, context)),
    getWishlistFromTeaserId: async (_: unknown, { externalId }: { externalId: string }, context: Context) => {
      const list = await findTeaserList(context, externalId);
      return list && teaserParts(list, context);
    },
    getTotalsForTeaserWishlist: async (_: unknown, args: Parameters<typeof totalsOfTeaser>[1], context: Context) => {
      const sum = await totalsOfTeaser(context, args);
      return sum && totalsOf(sum, context);
    },
    getSharedWishlist: (_: unknown, { shareData }: { shareData: string }, context: Context) =>
      findShared(context, shareData),
  },
  Mutation: {
    replaceTeaserWishlistItem: (_: unknown, args: Parameters<typeof replaceTeaserItem>[1], context: Context) =>
      replaceTeaserItem(context, args),
    addProductsToCartFromTeaserWishlist: async (
      _: unknown,
      { teaserWishlist, cartId }: { teaserWishlist: readonly CartEntryInput[]; cartId: string },
      context: Context,
    ) => {
      const { language } = context.storefront;
      const { text, met, view } = await putIntoCart(context, teaserWishlist, cartId);
      return {
        successful: met.some(({ added }) => added > 0),
        generalErrorMessage: text,
        ...sortedOut(met.map((entry): Explained => ({ ...entry, message: cartOutcomeText(entry, language) }))),
        cart: view && cartGraph(view, language),
      };
    },
    addCartToWishlist: async (
      _: unknown,
      { cartId, externalId }: { cartId: string; externalId: string },
      context: Context,
    ) => {
      const { language } = context.storefront;
      const result = await addCartToWishlist(context, cartId, externalId);
      const explained = result.met.map((entry): Explained => ({ ...entry, message: listOutcomeText(entry, language) }));
      return { ...result, ...sortedOut(explained) };
    },
  },
  CartToWishlistResult: {
    successful: ({ fault, met }: FromCartResult) => fault === null && met.some(({ added }) => added > 0),
    errorCode: ({ fault }: FromCartResult) => fault,
    generalErrorMessage: ({ text }: FromCartResult) => text,
    wishlist: ({ listId }: FromCartResult, _: unknown, context: Context) =>
      listId === undefined ? null : findList(context, listId),
    summary: (_: unknown, __: unknown, context: Context) => findSummary(context),
  },
  WishlistCartEntry: {
    requestedQuantity: ({ requested }: Explained) => requested,
    quantity: ({ added }: Explained) => added,
    item: ({ product, item }: Explained) => (product && item ? { product, item } : null),
    isSaleable,
  },
  TeaserWishlistResult: {
    successful: ({ fault }: TeaserResult) => fault === null,
    errorCode: ({ fault }: TeaserResult) => fault,
    generalErrorMessage: ({ text }: TeaserResult) => text,
    teaserWishlist: async ({ teaserId }: TeaserResult, _: unknown, context: Context) => {
      const list = teaserId === null ? null : await findTeaserList(context, teaserId);
      return list && teaserParts(list, context);
    },
    entry: async ({ teaserId, entryId }: TeaserResult, _: unknown, context: Context): Promise<ShownEntry | null> => {
      const list = teaserId === null ? null : await findTeaserList(context, teaserId);
      return list?.entries.find(({ row }) => row.id === entryId) ?? null;
    },
  },
  SharedWishlist: {
    name: ({ invite }: SharedList) => invite.name,
    description: ({ invite }: SharedList) => invite.description,
    right: ({ invite }: SharedList) => invite.right.toUpperCase(),
    endsAt: ({ invite }: SharedList) => invite.endsAt,
    isJoined: ({ joined }: SharedList) => joined !== null,
    externalId: joinedIdOf,
    entryPage: ({ entries }: SharedList, { page = null }: { page?: number | null }, { storefront }: Context) =>
      pageOfList(entries, [], { sort: "ADDED", page }, storefront.language),
    entryCount: ({ entries }: SharedList) => entries.length,
    totals: ({ entries }: SharedList, _: unknown, context: Context) => totalsOf(sumOf(entries), context),
  },
} satisfies Resolvers;
