import type { WishlistMark as Mark } from "../generated/graph.ts";
import { graphEnum } from "../platform/graph-enum.ts";
import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { priceOf } from "../platform/money.ts";
import { commentsOfList } from "./comment.service.ts";
import { sumOf, sumOfEntry } from "./entries.ts";
import { invitesOf } from "./invite.service.ts";
import { peopleOf } from "./people.service.ts";
import { may } from "./rights.ts";
import {
  entryComments,
  imageOf,
  itemOf,
  optionsOf,
  productOf,
  replacementOf,
  soldItemOf,
  totalsOf,
} from "./wishlist-graph.service.ts";
import {
  entriesOf,
  entryCountOf,
  externalIdOf,
  findMarks,
  findOpened,
  findSummary,
  findWishlists,
  isActive,
  listPage,
  marksOf,
  type OpenList,
  removedOf,
  unavailableCountOf,
} from "./wishlist.service.ts";
import { dateInWords } from "./words.ts";

type Context = ShopContext;

interface OpenArgument {
  readonly open?: OpenList | null;
}

const listsFor = (context: Context, open: OpenArgument["open"]) =>
  open ? findOpened(context, open) : findWishlists(context);

/** What lists and lists without products have in common. */
const listFields = {
  externalId: ({ row }) => externalIdOf(row),
  name: ({ row }) => row.name,
  active: (view, { activeWishlistId = null }) => isActive(view, activeWishlistId),
  isDefault: ({ row }) => row.isDefault,
  isStandardList: ({ isStandard }) => isStandard,
  isEditor: ({ row }) => may(row.right, "changeEntries"),
  entryCount: (view, _, context) => entryCountOf(context, view),
} satisfies Resolvers["WishlistEssentials"];

/** Reading lists. */
export const wishlistResolvers = {
  Query: {
    getAllWishlists: (_, { open }, context) => listsFor(context, open),
    getAllWishlistsEssentials: (_, __, context) => findWishlists(context),
    getAllWishlistsFull: (_, { open }, context) => listsFor(context, open),
    wishlistMarks: (_, { productIds }, context) => findMarks(context, productIds),
    getCommentsPerWishlist: (_, { wishlistId }, context) => commentsOfList(context, wishlistId),
    wishlistSummary: (_, __, context) => findSummary(context),
  },
  WishlistEssentials: {
    ...listFields,
    isShared: ({ row }) => row.isShared,
    entries: (view, _, context): Promise<Mark[]> => marksOf(context, view),
  },
  Wishlist: {
    ...listFields,
    description: ({ row }) => row.description,
    createdAt: ({ row }) => row.createdAt,
    version: ({ row }) => row.version,
    users: (view, _, context) => peopleOf(context, view),
    invites: (view, _, context) => invitesOf(context, view),
    entries: (view, { sort }, context) => entriesOf(context, view, sort),
    entryPage: (view, { sort, page = null, entryId }, context) => listPage(context, view, { sort, page, entryId }),
    unavailableCount: (view, _, context) => unavailableCountOf(context, view),
    removedEntries: (view, _, context) => removedOf(context, view),
    totals: async (view, _, context) => totalsOf(sumOf(await entriesOf(context, view)), context),
    isCreator: ({ row }) => may(row.right, "handOver"),
    isAdmin: ({ row }) => may(row.right, "manage"),
    isCommentator: ({ row }) => may(row.right, "comment"),
  },
  WishlistUser: {
    externalId: ({ id }) => id,
    name: ({ name }, _, { storefront }) =>
      name === "" ? pick(storefront.language, "Mitglied der Liste", "Member of the list") : name,
  },
  WishlistInvite: {
    externalId: ({ id }) => id,
    right: ({ right }) => graphEnum(right),
    createdAt: ({ madeAt }) => madeAt,
  },
  WishlistEntry: {
    externalId: ({ row }) => row.id,
    itemId: ({ row }) => row.itemId,
    product: (entry, _, context) => productOf(entry, context),
    item: (entry, _, context) => itemOf(entry, context),
    soldItem: soldItemOf,
    image: (entry, _, context) => imageOf(entry, context),
    quantity: ({ row }) => row.quantity,
    version: ({ row }) => row.version,
    addedAt: ({ row }) => row.addedAt,
    replacement: (entry, _, context) => replacementOf(entry, context),
    singlePrice: ({ pieceCents }, _, { storefront }) => priceOf(pieceCents, storefront.language),
    totals: (entry, _, context) => totalsOf(sumOfEntry(entry), context),
    indexInCurrentList: ({ index }) => index,
    options: (entry, _, context) => optionsOf(entry, context),
    comments: (entry, _, context) => entryComments(entry, context),
  },
  WishlistComment: {
    externalId: ({ row }) => row.id,
    positionId: ({ row }) => row.entryId,
    comment: ({ row }) => row.comment,
    name: ({ row, isOwn }, _, { storefront }) => {
      const { language } = storefront;
      return (
        row.authorName ??
        (isOwn ? pick(language, "Sie", "You") : pick(language, "Mitglied der Liste", "Member of the list"))
      );
    },
    date: ({ row }) => row.writtenAt,
    displayedDate: ({ row }, _, { clock, storefront }) => dateInWords(row.writtenAt, clock.now(), storefront.language),
    allowedToDeleteByUser: ({ isDeletable }) => isDeletable,
  },
} satisfies Resolvers;
