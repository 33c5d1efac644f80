import { breadCrumbOf } from "../catalogue/category/category.service.ts";
import { pick } from "../catalogue/language.ts";
import { loadProductList, productLoaders } from "../catalogue/product/product.loader.ts";
import { productPath } from "../catalogue/product/product.service.ts";
import { snapshotOf } from "../catalogue/snapshot.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { currencyCode } from "../platform/money.ts";
import type { ShownEntry } from "./entries.ts";
import { addToWishlist, findWishlists, type NewEntry, removeFromMerkzettel, type ShownList } from "./wishlist.service.ts";

type Context = ShopContext;

/** Whoever sees a list made it, and may do everything with it (WISH-33, C-62). */
const mayDoAll = () => true;

export const wishlistResolvers: Resolvers = {
  Query: {
    getAllWishlists: (_: unknown, __: unknown, context: Context) => findWishlists(context),
  },
  Mutation: {
    addProductToWishlist: (_: unknown, { externalId, entry }: { externalId: string; entry: NewEntry }, context: Context) =>
      addToWishlist(context, externalId, entry),
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
    product: ({ product }: ShownEntry, _: unknown, context: Context) => ({
      id: product.row.id,
      name: pick(context.storefront.language, product.row.name_de, product.row.name_en),
      brand: product.row.brand,
      crumbs: breadCrumbOf(context, product.row.category_id).slice(1).map(({ displayName }) => displayName),
      path: productPath(product, null),
      hasMultipleItems: product.items.length > 1,
    }),
    item: ({ product, item }: ShownEntry, _: unknown, context: Context) =>
      item && {
        id: item.id,
        name: pick(context.storefront.language, item.name_de, item.name_en),
        variantInfoList: variantInfos(item.variant_attributes, context),
        path: productPath(product, item),
      },
    quantity: ({ row }: ShownEntry) => row.quantity,
    replacement: async ({ product, isSaleable }: ShownEntry, _: unknown, context: Context) => {
      if (isSaleable) return null;
      const [first] = await loadProductList(context, await productLoaders(context).replacements.load(product.row.id));
      return first ?? null;
    },
    totals: ({ row, pieceCents }: ShownEntry) => ({ raw: pieceCents * row.quantity, currencyCode }),
    indexInCurrentList: ({ index }: ShownEntry) => index,
    options: () => ({ variantsToChoose: false, quantityChanged: false, maxInCart: false, countAddedToCart: 0 }),
    comments: () => [],
  },
};

/** Attributes of an item as shoppers read them. */
function variantInfos(chosen: ShownEntry["product"]["items"][number]["variant_attributes"], context: Context) {
  const { attributes, options } = snapshotOf(context);
  const { language } = context.storefront;
  return chosen.map(({ name, value }) => {
    const attribute = attributes.get(name);
    const option = options.get(`${name}/${value}`);
    return {
      label: attribute ? pick(language, attribute.display_de, attribute.display_en) : name,
      value: option ? pick(language, option.display_de, option.display_en) : value,
    };
  });
}
