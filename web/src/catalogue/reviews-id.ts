/** Id of the reviews, which the rating at the head of the page leads to. */
export const reviewsId = "reviews";
