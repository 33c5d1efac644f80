import type { Resolvers } from "../../platform/domain.ts";
import type { ReviewList, ReviewRow } from "./review.service.ts";

const stars =
  (index: number) =>
  ({ counts }: ReviewList) =>
    counts[index];

export const reviewResolvers: Resolvers = {
  ReviewList: {
    allCount: ({ counts }: ReviewList) => counts.reduce((sum, count) => sum + count, 0),
    oneStarCount: stars(0),
    twoStarCount: stars(1),
    threeStarCount: stars(2),
    fourStarCount: stars(3),
    fiveStarCount: stars(4),
  },
  Review: {
    ratingId: ({ id }: ReviewRow) => id,
    fullAuthorInfo: ({ author }: ReviewRow) => author,
    date: ({ writtenOn }: ReviewRow) => writtenOn,
    message: ({ text }: ReviewRow) => text,
    helpfulRating: ({ helpful }: ReviewRow) => helpful,
    commentAuthor: ({ commentAuthor }: ReviewRow) => commentAuthor,
    isVerified: ({ isVerified }: ReviewRow) => isVerified,
  },
};
