import type { ReviewListPartsFragment } from "../../graph/generated/ReviewListParts.fragment.ts";

type Review = ReviewListPartsFragment["reviews"][number];

/** A review by its number. */
export const review = (index: number, changes: Partial<Review> = {}): Review => ({
  ratingId: String(index),
  rating: 4,
  language: "de",
  title: `Titel ${index}`,
  message: `Text ${index}`,
  date: "2026-03-01",
  fullAuthorInfo: "Frau K. aus Ulm",
  helpfulRating: 0,
  isVerified: false,
  comment: null,
  commentAuthor: null,
  ...changes,
});

/** Reviews from one number up to another. */
export const reviews = (from: number, to: number): Review[] =>
  Array.from({ length: to - from + 1 }, (_, index) => review(from + index));

/** The first five of seven reviews. */
export const reviewList = (changes: Partial<ReviewListPartsFragment> = {}): ReviewListPartsFragment => ({
  allCount: 7,
  oneStarCount: 1,
  twoStarCount: 0,
  threeStarCount: 0,
  fourStarCount: 4,
  fiveStarCount: 2,
  reviews: reviews(1, 5),
  ...changes,
});
