import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { priceOf } from "../platform/money.ts";
import { commentsOfList, type ShownComment } from "./comment.service.ts";
import { type ShownEntry, type Sort, sumOf, sumOfEntry } from "./entries.ts";
import { invitesOf, type ShownInvite } from "./invite.service.ts";
import type { PageRequest } from "./list-page.ts";
import { peopleOf, type ShownMember } from "./people.service.ts";
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
  type ListView,
  type Mark,
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

type PageArguments = Omit<PageRequest, "page"> & { readonly page?: number | null };

const listsFor = (context: Context, open: OpenArgument["open"]) =>
  open ? findOpened(context, open) : findWishlists(context);

/** What lists and lists without products have in common. */
const listFields = {
  externalId: ({ row }: ListView) => externalIdOf(row),
  name: ({ row }: ListView) => row.name,
  active: (view: ListView, { activeWishlistId = null }: { activeWishlistId?: string | null }) =>
    isActive(view, activeWishlistId),
  isDefault: ({ row }: ListView) => row.isDefault,
  isStandardList: ({ isStandard }: ListView) => isStandard,
  isEditor: ({ row }: ListView) => may(row.right, "changeEntries"),
  entryCount: (view: ListView, _: unknown, context: Context) => entryCountOf(context, view),
};

/** Reading lists. */
export const wishlistResolvers = {
  Query: {
    getAllWishlists: (_: unknown, { open }: OpenArgument, context: Context) => listsFor(context, open),
    getAllWishlistsEssentials: (_: unknown, __: unknown, context: Context) => findWishlists(context),
    getAllWishlistsFull: (_: unknown, { open }: OpenArgument, context: Context) => listsFor(context, open),
    wishlistMarks: (_: unknown, { productIds }: { productIds: readonly string[] }, context: Context) =>
      findMarks(context, productIds),
    getCommentsPerWishlist: (_: unknown, { wishlistId }: { wishlistId: string }, context: Context) =>
      commentsOfList(context, wishlistId),
    wishlistSummary: (_: unknown, __: unknown, context: Context) => findSummary(context),
  },
  WishlistEssentials: {
    ...listFields,
    isShared: ({ row }: ListView) => row.isShared,
    entries: (view: ListView, _: unknown, context: Context): Promise<Mark[]> => marksOf(context, view),
  },
  Wishlist: {
    ...listFields,
    description: ({ row }: ListView) => row.description,
    createdAt: ({ row }: ListView) => row.createdAt,
    version: ({ row }: ListView) => row.version,
    users: (view: ListView, _: unknown, context: Context) => peopleOf(context, view),
    invites: (view: ListView, _: unknown, context: Context) => invitesOf(context, view),
    entries: (view: ListView, { sort }: { sort: Sort }, context: Context) => entriesOf(context, view, sort),
    entryPage: (view: ListView, { sort, page = null, entryId }: PageArguments, context: Context) =>
      listPage(context, view, { sort, page, entryId }),
    unavailableCount: (view: ListView, _: unknown, context: Context) => unavailableCountOf(context, view),
    removedEntries: (view: ListView, _: unknown, context: Context) => removedOf(context, view),
    totals: async (view: ListView, _: unknown, context: Context) =>
      totalsOf(sumOf(await entriesOf(context, view)), context),
    isCreator: ({ row }: ListView) => may(row.right, "handOver"),
    isAdmin: ({ row }: ListView) => may(row.right, "manage"),
    isCommentator: ({ row }: ListView) => may(row.right, "comment"),
  },
  WishlistUser: {
    externalId: ({ id }: ShownMember) => id,
    name: ({ name }: ShownMember, _: unknown, { storefront }: Context) =>
      name === "" ? pick(storefront.language, "Mitglied der Liste", "Member of the list") : name,
  },
  WishlistInvite: {
    externalId: ({ id }: ShownInvite) => id,
    right: ({ right }: ShownInvite) => right.toUpperCase(),
    createdAt: ({ madeAt }: ShownInvite) => madeAt,
  },
  WishlistEntry: {
    externalId: ({ row }: ShownEntry) => row.id,
    itemId: ({ row }: ShownEntry) => row.itemId,
    product: (entry: ShownEntry, _: unknown, context: Context) => productOf(entry, context),
    item: (entry: ShownEntry, _: unknown, context: Context) => itemOf(entry, context),
    soldItem: soldItemOf,
    image: (entry: ShownEntry, _: unknown, context: Context) => imageOf(entry, context),
    quantity: ({ row }: ShownEntry) => row.quantity,
    version: ({ row }: ShownEntry) => row.version,
    addedAt: ({ row }: ShownEntry) => row.addedAt,
    replacement: (entry: ShownEntry, _: unknown, context: Context) => replacementOf(entry, context),
    singlePrice: ({ pieceCents }: ShownEntry, _: unknown, { storefront }: Context) =>
      priceOf(pieceCents, storefront.language),
    totals: (entry: ShownEntry, _: unknown, context: Context) => totalsOf(sumOfEntry(entry), context),
    indexInCurrentList: ({ index }: ShownEntry) => index,
    options: (entry: ShownEntry, _: unknown, context: Context) => optionsOf(entry, context),
    comments: (entry: ShownEntry, _: unknown, context: Context) => entryComments(entry, context),
  },
  WishlistComment: {
    externalId: ({ row }: ShownComment) => row.id,
    positionId: ({ row }: ShownComment) => row.entryId,
    comment: ({ row }: ShownComment) => row.comment,
    name: ({ row, isOwn }: ShownComment, _: unknown, { storefront }: Context) => {
      const { language } = storefront;
      return (
        row.authorName ??
        (isOwn ? pick(language, "Sie", "You") : pick(language, "Mitglied der Liste", "Member of the list"))
      );
    },
    date: ({ row }: ShownComment) => row.writtenAt,
    displayedDate: ({ row }: ShownComment, _: unknown, { clock, storefront }: Context) =>
      dateInWords(row.writtenAt, clock.now(), storefront.language),
    allowedToDeleteByUser: ({ isDeletable }: ShownComment) => isDeletable,
  },
} satisfies Resolvers;
