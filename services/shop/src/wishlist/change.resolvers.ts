import type { ShopContext } from "../platform/context.ts";
import type { Resolver, Resolvers } from "../platform/domain.ts";
import { type ChangeResult, noticeWords } from "./change.service.ts";
import { addComment, removeComment } from "./comment.service.ts";
import { convertTeaser, addTeaser, importShared } from "./copy.service.ts";
import {
  addToWishlist,
  changeQuantity,
  type QuantityInput,
  removeFromWishlist,
  replaceEntry,
  restore,
} from "./entry.service.ts";
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
import type { WantedInput } from "./wanted.service.ts";
import { findList, findMarks, findSummary, findWishlists } from "./wishlist.service.ts";
import type { InviteRight } from "./wishlist.types.ts";

type Context = ShopContext;
/** Rights as the graph names them. */
const rightNames = { ADMIN: "admin", EDITOR: "editor", COMMENTATOR: "commentator" } as const;
type RightName = keyof typeof rightNames;
const rightOf = (name: RightName): InviteRight => rightNames[name];

/** A mutation that a service carries out with the arguments of the graph. */
const mutation =
  <Arguments>(carryOut: (context: Context, args: Arguments) => Promise<unknown>): Resolver =>
  (_: unknown, args: unknown, context: Context) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has checked the arguments
    carryOut(context, args as Arguments);

interface OnList {
  readonly externalId: string;
}
interface OnEntry extends OnList {
  readonly entryId: string;
}
interface OnUser extends OnList {
  readonly userId: string;
}
interface Versioned {
  readonly version?: number | null;
}
type Removal = Omit<WantedInput, "quantity">;

/** Changing lists. */
export const changeResolvers = {
  Mutation: {
    addProductToWishlist: mutation<OnList & { entry: WantedInput }>((context, { externalId, entry }) =>
      addToWishlist(context, externalId, entry),
    ),
    removeProductFromMerkzettel: mutation<{ entry: Removal }>((context, { entry }) =>
      removeFromMerkzettel(context, entry),
    ),
    removeProductFromWishlists: mutation<{ entry: Removal; externalIds?: readonly string[] | null }>(
      (context, { entry, externalIds = null }) => removeFromWishlists(context, entry, externalIds),
    ),
    chooseWishlists: mutation<{ entry: WantedInput; addTo: readonly string[]; removeFrom: readonly string[] }>(
      (context, { entry, addTo, removeFrom }) => chooseWishlists(context, entry, addTo, removeFrom),
    ),
    removeProductFromWishlist: mutation<OnEntry & Versioned>((context, { externalId, entryId, version = null }) =>
      removeFromWishlist(context, externalId, entryId, version),
    ),
    changeWishlistQuantity: mutation<OnList & { entry: QuantityInput }>((context, { externalId, entry }) =>
      changeQuantity(context, externalId, entry),
    ),
    replaceWishlistItem: mutation<OnEntry & Versioned & { entry: WantedInput }>(
      (context, { externalId, entryId, entry, version = null }) =>
        replaceEntry(context, externalId, entryId, entry, version),
    ),
    restoreWishlistEntry: mutation<OnList & { entryId?: string | null; entry: WantedInput }>(
      (context, { externalId, entryId = null, entry }) => restore(context, externalId, entryId, entry),
    ),
    createWishlist: mutation<Parameters<typeof createWishlist>[1]>(createWishlist),
    renameWishlist: mutation<OnList & Versioned & { name: string }>((context, { externalId, name, version = null }) =>
      renameWishlist(context, externalId, name, version),
    ),
    describeWishlist: mutation<OnList & Versioned & { description: string }>(
      (context, { externalId, description, version = null }) =>
        describeWishlist(context, externalId, description, version),
    ),
    deleteWishlist: mutation<OnList & { withEntries: boolean }>((context, { externalId, withEntries }) =>
      deleteWishlist(context, externalId, withEntries),
    ),
    setStandardWishlist: mutation<OnList>((context, { externalId }) => setStandardWishlist(context, externalId)),
    addWishlistComment: mutation<OnEntry & { comment: string }>((context, { externalId, entryId, comment }) =>
      addComment(context, externalId, entryId, comment),
    ),
    deleteWishlistComment: mutation<OnList & { commentId: string }>((context, { externalId, commentId }) =>
      removeComment(context, externalId, commentId),
    ),
    createWishlistInvite: mutation<OnList & { right: RightName; endsAt?: Date | null }>(
      async (context, { externalId, right, endsAt = null }) => ({
        ...(await createInvite(context, externalId, rightOf(right), endsAt)),
        right: rightOf(right),
      }),
    ),
    revokeWishlistInvite: mutation<OnList & { inviteId: string }>((context, { externalId, inviteId }) =>
      endInvite(context, externalId, inviteId),
    ),
    joinWishlist: mutation<{ shareData: string }>((context, { shareData }) => joinWishlist(context, shareData)),
    leaveWishlist: mutation<OnList>((context, { externalId }) => leaveWishlist(context, externalId)),
    changeWishlistUser: mutation<OnUser & { right: RightName }>((context, { externalId, userId, right }) =>
      changeUser(context, externalId, userId, rightOf(right)),
    ),
    removeWishlistUser: mutation<OnUser>((context, { externalId, userId }) => removeUser(context, externalId, userId)),
    handOverWishlist: mutation<OnUser>((context, { externalId, userId }) => handOver(context, externalId, userId)),
    importSharedWishlist: mutation<{ shareData: string; name?: string | null }>((context, { shareData, name = null }) =>
      importShared(context, shareData, name),
    ),
    convertTeaserWishlist: mutation<OnList & { name?: string | null }>((context, { externalId, name = null }) =>
      convertTeaser(context, externalId, name),
    ),
    addTeaserWishlistToWishlist: mutation<OnList & { teaserWishlistId: string }>(
      (context, { teaserWishlistId, externalId }) => addTeaser(context, teaserWishlistId, externalId),
    ),
  },
  WishlistResult: {
    successful: isDone,
    errorCode: ({ fault }: ChangeResult) => fault,
    generalErrorMessage: ({ text }: ChangeResult) => text,
    messageKey: ({ notice }: ChangeResult) => notice?.messageKey ?? null,
    message: ({ notice }: ChangeResult, _: unknown, context: Context) => noticeWords(context, notice),
    wishlist: listOf,
    wishlists: (_: unknown, __: unknown, context: Context) => findWishlists(context),
    summary: (_: unknown, __: unknown, context: Context) => findSummary(context),
    marks: (_: unknown, { productIds }: { productIds: readonly string[] }, context: Context) =>
      findMarks(context, productIds),
  },
  WishlistInviteResult: {
    successful: isDone,
    errorCode: ({ fault }: ChangeResult) => fault,
    generalErrorMessage: ({ text }: ChangeResult) => text,
    wishlist: listOf,
    invite: async (result: ChangeResult & { right: InviteRight }, _: unknown, context: Context) => {
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
