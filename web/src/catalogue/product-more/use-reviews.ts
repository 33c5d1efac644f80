import { useState } from "react";
import { useGraph } from "../../graph/context.ts";
import { ProductReviewsDocument } from "../../graph/generated/ProductReviews.ts";
import type { ReviewListPartsFragment } from "../../graph/generated/ReviewListParts.fragment.ts";
import type { ReviewSort } from "../../graph/generated/schema.ts";

type Review = ReviewListPartsFragment["reviews"][number];

/** Which reviews are shown, and in which order. */
export interface ReviewChoice {
  /** Keeps those with so many stars; null keeps all. */
  readonly stars: number | null;
  readonly sort: ReviewSort;
}

/** How many have so many stars; index 0 is one star. */
export const countsOf = (list: ReviewListPartsFragment): readonly number[] => [
  list.oneStarCount,
  list.twoStarCount,
  list.threeStarCount,
  list.fourStarCount,
  list.fiveStarCount,
];

/**
 * The reviews of a product: the five that came with the page, more on request, which are merged into the list, and those
 * of a choice in their place (PDP-12). What is shown stays until an answer is there; `hasFailed` when none came.
 */
export function useReviews(productId: string, list: ReviewListPartsFragment) {
  const graph = useGraph();
  const [choice, setChoice] = useState<ReviewChoice>({ stars: null, sort: "NEWEST" });
  const [own, setOwn] = useState<readonly Review[] | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const shown = own ?? list.reviews;
  const total = choice.stars === null ? list.allCount : (countsOf(list)[choice.stars - 1] ?? 0);

  const request = async (wanted: ReviewChoice, known: readonly Review[]) => {
    setState("busy");
    const variables = { productId, offset: known.length, filter: wanted.stars, sort: wanted.sort };
    const { data } = await graph.query(ProductReviewsDocument, variables, "cache-first");
    const more = data?.getReviewsByProductId?.reviews;
    if (!more) {
      setState("failed");
      return;
    }
    const ids = new Set(known.map(({ ratingId }) => ratingId));
    setChoice(wanted);
    setOwn([...known, ...more.filter(({ ratingId }) => !ids.has(ratingId))]);
    setState("idle");
  };
  return {
    choice,
    shown,
    total,
    isBusy: state === "busy",
    hasFailed: state === "failed",
    more: () => request(choice, shown),
    choose: (wanted: ReviewChoice) => request(wanted, []),
  };
}
