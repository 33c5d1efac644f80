import type { Resolvers } from "../../platform/domain.ts";
import type { ReviewList } from "./review.service.ts";

const stars =
  (index: number) =>
  ({ counts }: ReviewList) =>
    counts[index] ?? 0;

export const reviewResolvers = {
  ReviewList: {
    allCount: ({ counts }) => counts.reduce((sum, count) => sum + count, 0),
    oneStarCount: stars(0),
    twoStarCount: stars(1),
    threeStarCount: stars(2),
    fourStarCount: stars(3),
    fiveStarCount: stars(4),
  },
  Review: {
    ratingId: ({ id }) => id,
    fullAuthorInfo: ({ author }) => author,
    date: ({ writtenOn }) => writtenOn,
    message: ({ text }) => text,
    helpfulRating: ({ helpful }) => helpful,
    commentAuthor: ({ commentAuthor }) => commentAuthor,
    isVerified: ({ isVerified }) => isVerified,
  },
} satisfies Resolvers;
