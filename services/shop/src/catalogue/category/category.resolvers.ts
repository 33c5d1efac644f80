import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import type { CategoryRow } from "../catalogue.types.ts";
import { tileImage } from "../images.ts";
import { pick } from "../language.ts";
import type { ListingFilter } from "../listing/listing.ts";
import {
  countsInCategories,
  defaultSortOf,
  type ListingView,
  listCategory,
  type Paging,
  sortsOf,
} from "../listing/listing.service.ts";
import {
  breadCrumbOf,
  categoryName,
  categoryParametersOf,
  categoryPath,
  leftNavigationOf,
  parentOf,
  productCountOf,
  seoTextsOf,
  subcategoriesOf,
  topsellersOf,
} from "./category.service.ts";

type Context = ShopContext;

export const categoryResolvers: Resolvers = {
  Category: {
    id: ({ id }: CategoryRow) => id,
    name: (category: CategoryRow, _: unknown, context: Context) => categoryName(category, context),
    path: categoryPath,
    level: ({ depth }: CategoryRow) => depth,
    parent: (category: CategoryRow, _: unknown, context: Context) => parentOf(context, category),
    children: (category: CategoryRow, _: unknown, context: Context) => subcategoriesOf(context, category),
    breadCrumb: ({ id }: CategoryRow, _: unknown, context: Context) => breadCrumbOf(context, id),
    isProductListing: (category: CategoryRow) => category.isProductListing,
    hideLeftNavigation: (category: CategoryRow) => category.hideLeftNavigation,
    hideBreadcrumbs: (category: CategoryRow) => category.hideBreadcrumbs,
    hideCategoryDropdown: (category: CategoryRow) => category.hideCategoryDropdown,
    isSale: (category: CategoryRow) => category.isSale,
    productCount: (category: CategoryRow, _: unknown, context: Context) => productCountOf(context, category),
    image: (category: CategoryRow, _: unknown, context: Context) =>
      category.picture && tileImage(category.picture, categoryName(category, context)),
    seoTexts: (category: CategoryRow, _: unknown, context: Context) =>
      seoTextsOf(pick(context.storefront.language, category.seoDe, category.seoEn), categoryName(category, context)),
    topsellers: (category: CategoryRow, _: unknown, context: Context) => topsellersOf(context, category),
    leftNavigation: (category: CategoryRow, _: unknown, context: Context) => leftNavigationOf(context, category),
    parameters: categoryParametersOf,
    products: (
      category: CategoryRow,
      { paging, filter }: { paging?: Paging | null; filter?: ListingFilter | null },
      context: Context,
    ) => listCategory(context, category, paging ?? null, filter ?? null),
  },
  ProductListing: {
    products: ({ listing }: ListingView) => listing.products,
    totalCount: ({ listing }: ListingView) => listing.answer.total,
    sorts: ({ listing, isSearch }: ListingView, _: unknown, { storefront }: Context) =>
      sortsOf(listing.sort, isSearch, storefront.language),
    defaultSort: ({ isSearch }: ListingView) => defaultSortOf(isSearch),
    filters: ({ listing }: ListingView) => listing.filters,
    categories: (view: ListingView, _: unknown, context: Context) => countsInCategories(context, view),
  },
};
