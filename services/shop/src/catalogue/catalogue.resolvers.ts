import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { categoryTypeOf, departmentNameOf, findCategory } from "./category/category.service.ts";
import { type GlanceView, recordGlanceView } from "./product/glance-view.service.ts";
import { extraTabContentsOf, findItem, findProduct, findProducts } from "./product/product.service.ts";
import { findTrackingItem } from "./product/tracking-item.service.ts";
import { markReviewHelpful } from "./review/helpful.service.ts";
import {
  findReviews,
  openRatingLink,
  type ReviewInput,
  type ReviewRequest,
  submitReview,
} from "./review/review.service.ts";
import { findVariantInformation, type VariantRequest } from "./variant/variant.service.ts";

type Context = ShopContext;

export const catalogueResolvers: Resolvers = {
  Query: {
    core_category: (_: unknown, { coreCategoryId }: { coreCategoryId: string }, context: Context) =>
      findCategory(context, coreCategoryId),
    core_category_type: (_: unknown, { coreCategoryId }: { coreCategoryId: string }, context: Context) => {
      const category = findCategory(context, coreCategoryId);
      return category && categoryTypeOf(category);
    },
    getProductById: (_: unknown, { productId }: { productId: string }, context: Context) =>
      findProduct(context, productId),
    getProductsById: (_: unknown, { productIds }: { productIds: readonly string[] }, context: Context) =>
      findProducts(context, productIds),
    getItemById: (_: unknown, { itemId }: { itemId: string }, context: Context) => findItem(context, itemId),
    getVariantInformationForProduct: (_: unknown, request: VariantRequest, context: Context) =>
      findVariantInformation(context, request),
    getReviewsByProductId: (_: unknown, request: ReviewRequest, context: Context) => findReviews(context, request),
    getMainCategoryFromCategoryId: (_: unknown, { categoryId }: { categoryId: string }, context: Context) =>
      departmentNameOf(context, categoryId),
    getTrackingItem: (_: unknown, { itemId }: { itemId: string }, context: Context) =>
      findTrackingItem(context, itemId),
    getExtraTabContents: (_: unknown, { productId }: { productId: string }, context: Context) =>
      extraTabContentsOf(context, productId),
    decryptPieData: (_: unknown, { encryptedData }: { encryptedData: string }, context: Context) =>
      openRatingLink(context, encryptedData),
  },
  Mutation: {
    submitReview: (_: unknown, { review }: { review: ReviewInput }, context: Context) => submitReview(context, review),
    markReviewHelpful: (_: unknown, { ratingId }: { ratingId: string }, context: Context) =>
      markReviewHelpful(context, ratingId),
    recordGlanceView: (_: unknown, view: GlanceView, context: Context) => recordGlanceView(context, view),
  },
};
