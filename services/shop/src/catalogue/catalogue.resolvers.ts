import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { departmentNameOf, findCategory } from "./category/category.service.ts";
import { findItem, findProduct } from "./product/product.service.ts";
import { findReviews, openRatingLink, type ReviewInput, submitReview } from "./review/review.service.ts";
import { findVariantInformation, type VariantRequest } from "./variant/variant.service.ts";

type Context = ShopContext;

export const catalogueResolvers: Resolvers = {
  Query: {
    core_category: (_: unknown, { coreCategoryId }: { coreCategoryId: string }, context: Context) =>
      findCategory(context, coreCategoryId),
    getProductById: (_: unknown, { productId }: { productId: string }, context: Context) =>
      findProduct(context, productId),
    getItemById: (_: unknown, { itemId }: { itemId: string }, context: Context) => findItem(context, itemId),
    getVariantInformationForProduct: (_: unknown, request: VariantRequest, context: Context) =>
      findVariantInformation(context, request),
    getReviewsByProductId: (
      _: unknown,
      request: { productId: string; limit: number; offset: number; filter?: number | null },
      context: Context,
    ) => findReviews(context, request),
    getMainCategoryFromCategoryId: (_: unknown, { categoryId }: { categoryId: string }, context: Context) =>
      departmentNameOf(context, categoryId),
    decryptPieData: (_: unknown, { encryptedData }: { encryptedData: string }, context: Context) =>
      openRatingLink(context, encryptedData),
  },
  Mutation: {
    submitReview: (_: unknown, { review }: { review: ReviewInput }, context: Context) => submitReview(context, review),
  },
};
