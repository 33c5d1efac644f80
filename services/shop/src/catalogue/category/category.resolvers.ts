import type { Resolvers } from "../../platform/domain.ts";
import { tileImage } from "../images.ts";
import { pick } from "../language.ts";
import { countsInCategories, defaultSortOf, listCategory, sortsOf } from "../listing/listing.service.ts";
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

export const categoryResolvers = {
  Category: {
    id: ({ id }) => id,
    name: (category, _, context) => categoryName(category, context),
    path: categoryPath,
    level: ({ depth }) => depth,
    parent: (category, _, context) => parentOf(context, category),
    children: (category, _, context) => subcategoriesOf(context, category),
    breadCrumb: ({ id }, _, context) => breadCrumbOf(context, id),
    isProductListing: (category) => category.isProductListing,
    hideLeftNavigation: (category) => category.hideLeftNavigation,
    hideBreadcrumbs: (category) => category.hideBreadcrumbs,
    hideCategoryDropdown: (category) => category.hideCategoryDropdown,
    isSale: (category) => category.isSale,
    productCount: (category, _, context) => productCountOf(context, category),
    image: (category, _, context) => category.picture && tileImage(category.picture, categoryName(category, context)),
    seoTexts: (category, _, context) =>
      seoTextsOf(pick(context.storefront.language, category.seoDe, category.seoEn), categoryName(category, context)),
    topsellers: (category, _, context) => topsellersOf(context, category),
    leftNavigation: (category, _, context) => leftNavigationOf(context, category),
    parameters: categoryParametersOf,
    products: (category, { paging, filter }, context) =>
      listCategory(context, category, paging ?? null, filter ?? null),
  },
  ProductListing: {
    products: ({ listing }) => listing.products,
    totalCount: ({ listing }) => listing.answer.total,
    sorts: ({ listing, isSearch }, _, { storefront }) => sortsOf(listing.sort, isSearch, storefront.language),
    defaultSort: ({ isSearch }) => defaultSortOf(isSearch),
    filters: ({ listing }) => listing.filters,
    categories: (view, _, context) => countsInCategories(context, view),
  },
} satisfies Resolvers;
