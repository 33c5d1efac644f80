import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { currencyCode } from "../platform/money.ts";
import type { ShownEntry } from "./entries.ts";
import { itemOf, productOf, replacementOf } from "./wishlist-graph.service.ts";
import {
  addToWishlist,
  countAllEntries,
  findWishlists,
  type NewEntry,
  removeFromMerkzettel,
  type ShownList,
} from "./wishlist.service.ts";

type Context = ShopContext;

/** A visitor sees only lists that they made, and may do everything with them (WISH-33, C-62). */
const mayDoAll = () => true;

export const wishlistResolvers: Resolvers = {
  Query: {
    getAllWishlists: (_: unknown, __: unknown, context: Context) => findWishlists(context),
    wishlistEntryCount: (_: unknown, __: unknown, context: Context) => countAllEntries(context),
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
    active: ({ row }: ShownList) => row.isDefault,
    isDefault: ({ row }: ShownList) => row.isDefault,
    isStandardList: ({ row }: ShownList) => row.isStandard,
    createdAt: ({ row }: ShownList) => row.createdAt,
    users: () => [],
    isCreator: mayDoAll,
    isAdmin: mayDoAll,
    isEditor: mayDoAll,
    isCommentator: mayDoAll,
  },
  WishlistEntry: {
    externalId: ({ row }: ShownEntry) => row.id,
    itemId: ({ row }: ShownEntry) => row.itemId,
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
