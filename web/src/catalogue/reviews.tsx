import type { ReviewListPartsFragment } from "../graph/generated/ReviewListParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import { Rating } from "../ui/rating/rating.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { productCopy } from "./product-copy.ts";
import styles from "./reviews.module.css";

/** Id that "read reviews" jumps to. */
export const reviewsId = "reviews";

interface ReviewsProps {
  readonly list: ReviewListPartsFragment;
}

/** Reviews with the counts by stars (PDP-11). */
export function Reviews({ list }: ReviewsProps) {
  const t = useCopy(productCopy);
  return (
    <StaticIsland as="section" shows={list} id={reviewsId} className={styles.reviews}>
      <SectionHeader title={t.reviewsTitle} />
      {list.allCount === 0 ? <p>{t.noReviews}</p> : <Columns list={list} />}
    </StaticIsland>
  );
}

/** The counts beside the reviews; bars are percentages with two decimals. */
function Columns({ list }: ReviewsProps) {
  const t = useCopy(productCopy);
  const { language } = useStorefront();
  const counts = [list.fiveStarCount, list.fourStarCount, list.threeStarCount, list.twoStarCount, list.oneStarCount];
  return (
    <div className={styles.columns}>
      <ul className={styles.bars}>
        {counts.map((count, index) => (
          <li key={5 - index} className={styles.bar}>
            <span>{t.stars(5 - index)}</span>
            <svg className={styles.track} aria-hidden>
              <rect className={styles.fill} width={`${((count * 100) / list.allCount).toFixed(2)}%`} />
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {list.reviews.map((review) => (
          <li key={review.ratingId}>
            <article className={styles.review} lang={review.language}>
              <Rating average={review.rating} count={1} hideCount />
              <h3>{review.title}</h3>
              <p>{review.message}</p>
              <p className={styles.author}>
                {review.fullAuthorInfo}, {formatDay(review.date, language)}{" "}
                {review.isVerified && <Badge tone="good">{t.verified}</Badge>}
              </p>
              {review.comment && (
                <blockquote className={styles.answer}>
                  <p>{review.comment}</p>
                  {review.commentAuthor && <footer>{t.answerBy(review.commentAuthor)}</footer>}
                </blockquote>
              )}
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
