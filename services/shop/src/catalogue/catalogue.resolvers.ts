import type { Resolvers } from "../platform/domain.ts";
import { categoryTypeOf, departmentNameOf, findCategory } from "./category/category.service.ts";
import { recordGlanceView } from "./product/glance-view.service.ts";
import { extraTabContentsOf, findItem, findProduct, findProducts } from "./product/product.service.ts";
import { findTrackingItem } from "./product/tracking-item.service.ts";
import { markReviewHelpful } from "./review/helpful.service.ts";
import { findReviews, openRatingLink, submitReview } from "./review/review.service.ts";
import { findVariantInformation } from "./variant/variant.service.ts";

export const catalogueResolvers = {
  Query: {
    core_category: (_, { coreCategoryId }, context) => findCategory(context, coreCategoryId),
    core_category_type: (_, { coreCategoryId }, context) => {
      const category = findCategory(context, coreCategoryId);
      return category && categoryTypeOf(category);
    },
    getProductById: (_, { productId }, context) => findProduct(context, productId),
    getProductsById: (_, { productIds }, context) => findProducts(context, productIds),
    getItemById: (_, { itemId }, context) => findItem(context, itemId),
    getVariantInformationForProduct: (_, request, context) => findVariantInformation(context, request),
    getReviewsByProductId: (_, request, context) => findReviews(context, request),
    getMainCategoryFromCategoryId: (_, { categoryId }, context) => departmentNameOf(context, categoryId),
    getTrackingItem: (_, { itemId }, context) => findTrackingItem(context, itemId),
    getExtraTabContents: (_, { productId }, context) => extraTabContentsOf(context, productId),
    decryptPieData: (_, { encryptedData }, context) => openRatingLink(context, encryptedData),
  },
  Mutation: {
    submitReview: (_, { review }, context) => submitReview(context, review),
    markReviewHelpful: (_, { ratingId }, context) => markReviewHelpful(context, ratingId),
    recordGlanceView: (_, view, context) => recordGlanceView(context, view),
  },
} satisfies Resolvers;
