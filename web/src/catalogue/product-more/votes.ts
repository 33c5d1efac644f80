/** Reviews that were marked as helpful in this tab: the button is for the first time only. */
const key = "helpfulReviews";

function read(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? "").split(" ");
  } catch {
    // A browser may refuse its storage.
    return [];
  }
}

/** Whether a review was marked in this tab. */
export const hasVoted = (ratingId: string): boolean => read().includes(ratingId);

/** Keeps that a review was marked. */
export function rememberVote(ratingId: string): void {
  try {
    sessionStorage.setItem(key, [...read(), ratingId].join(" ").trim());
  } catch {
    // Then the button is offered again, and changes nothing.
  }
}
