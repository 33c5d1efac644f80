import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { type ChangeResult, noticeWords } from "./change.service.ts";
import { addComment, removeComment } from "./comment.service.ts";
import { convertTeaser, addTeaser, importShared } from "./copy.service.ts";
import { addToWishlist, changeQuantity, removeFromWishlist, replaceEntry, restore } from "./entry.service.ts";
import { chooseWishlists, removeFromMerkzettel, removeFromWishlists } from "./heart.service.ts";
import { createInvite, endInvite, invitesOf, joinWishlist } from "./invite.service.ts";
import {
  createWishlist,
  deleteWishlist,
  describeWishlist,
  renameWishlist,
  setStandardWishlist,
} from "./list.service.ts";
import { changeUser, handOver, leaveWishlist, removeUser } from "./people.service.ts";
import { findList, findMarks, findSummary, findWishlists } from "./wishlist.service.ts";
import type { InviteRight } from "./wishlist.types.ts";

type Context = ShopContext;
/** Rights as the graph names them. */
const rightNames = { ADMIN: "admin", EDITOR: "editor", COMMENTATOR: "commentator" } as const;
type RightName = keyof typeof rightNames;
const rightOf = (name: RightName): InviteRight => rightNames[name];

/** Changing lists. */
export const changeResolvers = {
  Mutation: {
    addProductToWishlist: (_, { externalId, entry }, context) => addToWishlist(context, externalId, entry),
    removeProductFromMerkzettel: (_, { entry }, context) => removeFromMerkzettel(context, entry),
    removeProductFromWishlists: (_, { entry, externalIds = null }, context) =>
      removeFromWishlists(context, entry, externalIds),
    chooseWishlists: (_, { entry, addTo, removeFrom }, context) => chooseWishlists(context, entry, addTo, removeFrom),
    removeProductFromWishlist: (_, { externalId, entryId, version = null }, context) =>
      removeFromWishlist(context, externalId, entryId, version),
    changeWishlistQuantity: (_, { externalId, entry }, context) => changeQuantity(context, externalId, entry),
    replaceWishlistItem: (_, { externalId, entryId, entry, version = null }, context) =>
      replaceEntry(context, externalId, entryId, entry, version),
    restoreWishlistEntry: (_, { externalId, entryId = null, entry }, context) =>
      restore(context, externalId, entryId, entry),
    createWishlist: (_, wish, context) => createWishlist(context, wish),
    renameWishlist: (_, { externalId, name, version = null }, context) =>
      renameWishlist(context, externalId, name, version),
    describeWishlist: (_, { externalId, description, version = null }, context) =>
      describeWishlist(context, externalId, description, version),
    deleteWishlist: (_, { externalId, withEntries }, context) => deleteWishlist(context, externalId, withEntries),
    setStandardWishlist: (_, { externalId }, context) => setStandardWishlist(context, externalId),
    addWishlistComment: (_, { externalId, entryId, comment }, context) =>
      addComment(context, externalId, entryId, comment),
    deleteWishlistComment: (_, { externalId, commentId }, context) => removeComment(context, externalId, commentId),
    createWishlistInvite: async (_, { externalId, right, endsAt = null }, context) => ({
      ...(await createInvite(context, externalId, rightOf(right), endsAt)),
      right: rightOf(right),
    }),
    revokeWishlistInvite: (_, { externalId, inviteId }, context) => endInvite(context, externalId, inviteId),
    joinWishlist: (_, { shareData }, context) => joinWishlist(context, shareData),
    leaveWishlist: (_, { externalId }, context) => leaveWishlist(context, externalId),
    changeWishlistUser: (_, { externalId, userId, right }, context) =>
      changeUser(context, externalId, userId, rightOf(right)),
    removeWishlistUser: (_, { externalId, userId }, context) => removeUser(context, externalId, userId),
    handOverWishlist: (_, { externalId, userId }, context) => handOver(context, externalId, userId),
    importSharedWishlist: (_, { shareData, name = null }, context) => importShared(context, shareData, name),
    convertTeaserWishlist: (_, { externalId, name = null }, context) => convertTeaser(context, externalId, name),
    addTeaserWishlistToWishlist: (_, { teaserWishlistId, externalId }, context) =>
      addTeaser(context, teaserWishlistId, externalId),
  },
  WishlistResult: {
    successful: isDone,
    errorCode: ({ fault }) => fault,
    generalErrorMessage: ({ text }) => text,
    messageKey: ({ notice }) => notice?.messageKey ?? null,
    message: ({ notice }, _, context) => noticeWords(context, notice),
    wishlist: listOf,
    wishlists: (_, __, context) => findWishlists(context),
    summary: (_, __, context) => findSummary(context),
    marks: (_, { productIds }, context) => findMarks(context, productIds),
  },
  WishlistInviteResult: {
    successful: isDone,
    errorCode: ({ fault }) => fault,
    generalErrorMessage: ({ text }) => text,
    wishlist: listOf,
    invite: async (result, _, context) => {
      const list = result.fault === null ? await listOf(result, _, context) : null;
      return list && ((await invitesOf(context, list)).find(({ right }) => right === result.right) ?? null);
    },
  },
} satisfies Resolvers;

function isDone({ fault }: ChangeResult): boolean {
  return fault === null;
}

/** The list concerned as the caller has it now. */
function listOf({ listId }: ChangeResult, _: unknown, context: Context) {
  return listId === undefined ? null : findList(context, listId);
}
