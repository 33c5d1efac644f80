import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { currencyCode } from "../platform/money.ts";
import type { ShownEntry } from "./entries.ts";
import { itemOf, productOf, replacementOf } from "./wishlist-graph.ts";
import {
  addToWishlist,
  findWishlists,
  type NewEntry,
  removeFromMerkzettel,
  type ShownList,
} from "./wishlist.service.ts";

type Context = ShopContext;

/** Whoever sees a list made it, and may do everything with it (WISH-33, C-62). */
const mayDoAll = () => true;

export const wishlistResolvers: Resolvers = {
  Query: {
    getAllWishlists: (_: unknown, __: unknown, context: Context) => findWishlists(context),
  },
  Mutation: {
    addProductToWishlist: (
      _: unknown,
      { externalId, entry }: { externalId: string; entry: NewEntry },
      context: Context,
    ) => addToWishlist(context, externalId, entry),
    removeProductFromMerkzettel: (_: unknown, { entry }: { entry: Omit<NewEntry, "quantity"> }, context: Context) =>
      removeFromMerkzettel(context, entry),
  },
  Wishlist: {
    externalId: ({ row }: ShownList) => row.id,
    name: ({ row }: ShownList) => row.name,
    description: ({ row }: ShownList) => row.description,
    active: ({ row }: ShownList) => row.is_default,
    isDefault: ({ row }: ShownList) => row.is_default,
    isStandardList: ({ row }: ShownList) => row.is_standard,
    createdAt: ({ row }: ShownList) => row.created_at,
    users: () => [],
    isCreator: mayDoAll,
    isAdmin: mayDoAll,
    isEditor: mayDoAll,
    isCommentator: mayDoAll,
  },
  WishlistEntry: {
    externalId: ({ row }: ShownEntry) => row.id,
    itemId: ({ row }: ShownEntry) => row.item_id,
    product: (entry: ShownEntry, _: unknown, context: Context) => productOf(entry, context),
    item: (entry: ShownEntry, _: unknown, context: Context) => itemOf(entry, context),
    quantity: ({ row }: ShownEntry) => row.quantity,
    replacement: (entry: ShownEntry, _: unknown, context: Context) => replacementOf(entry, context),
    totals: ({ row, pieceCents }: ShownEntry) => ({ raw: pieceCents * row.quantity, currencyCode }),
    indexInCurrentList: ({ index }: ShownEntry) => index,
    options: () => ({ variantsToChoose: false, quantityChanged: false, maxInCart: false, countAddedToCart: 0 }),
    comments: () => [],
  },
};
