import { useState } from "react";
import { useMarkReviewHelpfulMutation } from "../../graph/generated/MarkReviewHelpful.ts";
import type { ReviewPartsFragment } from "../../graph/generated/ReviewParts.fragment.ts";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { formatDay } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { moreCopy } from "./copy.ts";
import styles from "./reviews.module.css";
import { hasVoted, rememberVote } from "./votes.ts";

/** What a customer thinks of a product (PDP-14). */
export function Review({ review }: { readonly review: ReviewPartsFragment }) {
  const t = useCopy(moreCopy);
  const { language } = useStorefront();
  return (
    <article className={styles.review} lang={review.language}>
      <Rating average={review.rating} count={1} hideCount />
      <h3>{review.title}</h3>
      <p>{review.message}</p>
      <p className={styles.author}>
        {review.fullAuthorInfo}, {formatDay(review.date, language)}{" "}
        {review.isVerified && <Badge tone="good">{t.verified}</Badge>}
      </p>
      <Helpful review={review} />
      {review.comment && (
        <blockquote className={styles.answer}>
          <p>{review.comment}</p>
          {review.commentAuthor && <footer>{t.answerBy(review.commentAuthor)}</footer>}
        </blockquote>
      )}
    </article>
  );
}

/** How many it helped, and the button of those whom it helps. */
function Helpful({ review: { ratingId, title, helpfulRating } }: { readonly review: ReviewPartsFragment }) {
  const t = useCopy(moreCopy);
  const isLive = useIsLive();
  const [{ fetching }, mark] = useMarkReviewHelpfulMutation();
  const [said, setSaid] = useState<string | null>(null);
  const [isMarked, setMarked] = useState(false);
  const vote = async () => {
    const { data } = await mark({ ratingId });
    const answer = data?.markReviewHelpful;
    if (answer?.successful) {
      rememberVote(ratingId);
      setMarked(true);
    }
    setSaid(answer?.successful ? t.thanks : (answer?.generalErrorMessage ?? t.failed));
  };
  const count = helpfulRating + (isMarked ? 1 : 0);
  const canVote = isLive && !isMarked && !hasVoted(ratingId);
  return (
    <p className={styles.helpful} lang={useStorefront().language}>
      {count > 0 && <span>{t.foundHelpful(count)}</span>}
      {canVote && (
        <Button
          scheme="outline"
          size="small"
          aria-label={t.helpfulOf(title)}
          busyText={fetching ? t.loading : undefined}
          onClick={() => void vote()}
        >
          {t.helpful}
        </Button>
      )}
      <span role="status">{said}</span>
    </p>
  );
}
