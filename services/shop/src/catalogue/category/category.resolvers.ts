import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import type { CategoryRow } from "../catalogue.types.ts";
import { tileImage } from "../images.ts";
import { pick } from "../language.ts";
import {
  categoryCountsOf,
  findListing,
  type Listing,
  type ListingFilter,
  type Paging,
  sortsOf,
} from "../listing/listing.service.ts";
import { loadProductList } from "../product/product.loader.ts";
import { snapshotOf } from "../snapshot.ts";
import {
  breadCrumbOf,
  categoryName,
  categoryPath,
  childrenOf,
  productCountOf,
  seoTextsOf,
} from "./category.service.ts";

type Context = ShopContext;

/** A listing with what its sorts and categories depend on. */
export interface ListingView {
  readonly listing: Listing;
  readonly isSearch: boolean;
  readonly within: CategoryRow | null;
}

const topsellerCount = 12;
const defaultPaging: Paging = { offset: 0, limit: 60 };
const noFilter: ListingFilter = { enumFilters: [], rangeFilters: [] };

/** A navigation node is its category; the graph's field names differ. */
const parentOf = (category: CategoryRow, context: Context): CategoryRow | null =>
  category.parent_id === null ? null : (snapshotOf(context).categoryById.get(category.parent_id) ?? null);

export const categoryResolvers: Resolvers = {
  Category: {
    id: ({ id }: CategoryRow) => id,
    name: (category: CategoryRow, _: unknown, context: Context) => categoryName(category, context),
    path: categoryPath,
    level: ({ depth }: CategoryRow) => depth,
    parent: (category: CategoryRow, _: unknown, context: Context) => parentOf(category, context),
    children: (category: CategoryRow, _: unknown, context: Context) => childrenOf(snapshotOf(context), category),
    breadCrumb: ({ id }: CategoryRow, _: unknown, context: Context) => breadCrumbOf(context, id),
    isProductListing: (category: CategoryRow) => category.is_product_listing,
    hideLeftNavigation: (category: CategoryRow) => category.hide_left_navigation,
    hideBreadcrumbs: (category: CategoryRow) => category.hide_breadcrumbs,
    hideCategoryDropdown: (category: CategoryRow) => category.hide_category_dropdown,
    isSale: (category: CategoryRow) => category.is_sale,
    productCount: (category: CategoryRow, _: unknown, context: Context) => productCountOf(context, category),
    image: (category: CategoryRow, _: unknown, context: Context) =>
      category.picture && tileImage(category.picture, categoryName(category, context)),
    seoTexts: (category: CategoryRow, _: unknown, context: Context) =>
      seoTextsOf(pick(context.storefront.language, category.seo_de, category.seo_en), categoryName(category, context)),
    topsellers: async (category: CategoryRow, _: unknown, context: Context) => {
      const { listings } = snapshotOf(context);
      const best = listings[context.storefront.store].bestSellers(category.lft, category.rgt, topsellerCount);
      return loadProductList(context, best);
    },
    leftNavigation: (category: CategoryRow, _: unknown, context: Context) => {
      const snapshot = snapshotOf(context);
      const children = childrenOf(snapshot, category);
      return children.length > 0 ? children : childrenOf(snapshot, parentOf(category, context));
    },
    teasers: () => [],
    parameters: () => ({
      ishop_seo_box_text: true,
      verknappungblitzangebot: true,
      verknappung: true,
      categoryTeaserBelowSeoText: false,
    }),
    products: async (
      category: CategoryRow,
      { paging, filter }: { paging?: Paging | null; filter?: ListingFilter | null },
      context: Context,
    ): Promise<ListingView> => ({
      listing: await findListing(context, category, paging ?? defaultPaging, filter ?? noFilter),
      isSearch: false,
      within: category,
    }),
  },
  ProductListing: {
    products: ({ listing }: ListingView) => listing.products,
    totalCount: ({ listing }: ListingView) => listing.answer.total,
    sorts: ({ listing, isSearch }: ListingView, _: unknown, { storefront }: Context) =>
      sortsOf(listing.sort, isSearch, storefront.language),
    filters: ({ listing }: ListingView) => listing.filters,
    categories: ({ listing, isSearch, within }: ListingView, _: unknown, context: Context) =>
      isSearch ? categoryCountsOf(context, listing.answer, within) : [],
  },
};
