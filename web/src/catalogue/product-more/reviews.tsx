import type { ReviewListPartsFragment } from "../../graph/generated/ReviewListParts.fragment.ts";
import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { InlineSelect } from "../../ui/select/select.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { reviewsId } from "../reviews-id.ts";
import { moreCopy } from "./copy.ts";
import { Review } from "./review.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import styles from "./reviews.module.css";
import { countsOf, useReviews } from "./use-reviews.ts";

interface ReviewsProps {
  readonly productId: string;
  readonly list: ReviewListPartsFragment;
}

const sorts = ["NEWEST", "HELPFUL", "BEST", "WORST"] as const;
const step = 5;

/** Reviews with the counts by stars, five at a time (PDP-11, PDP-12). */
export function Reviews({ productId, list }: ReviewsProps) {
  const t = useCopy(moreCopy);
  return (
    <section id={reviewsId} className={styles.reviews}>
      <SectionHeader title={t.reviewsTitle} />
      {list.allCount === 0 ? <p>{t.noReviews}</p> : <Columns productId={productId} list={list} />}
    </section>
  );
}

function Columns({ productId, list }: ReviewsProps) {
  const t = useCopy(moreCopy);
  const isLive = useIsLive();
  const reviews = useReviews(productId, list);
  const { choice, shown, total } = reviews;
  const left = Math.min(step, total - shown.length);
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <Bars
          list={list}
          chosen={choice.stars}
          onChoose={isLive ? (stars) => void reviews.choose({ ...choice, stars }) : null}
        />
        {choice.stars !== null && (
          <Button scheme="outline" size="small" onClick={() => void reviews.choose({ ...choice, stars: null })}>
            {t.allReviews}
          </Button>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <p role="status">{t.shownOf(shown.length, total)}</p>
          {isLive && list.allCount > 1 && (
            <InlineSelect
              label={t.sort}
              value={choice.sort}
              onChange={({ currentTarget: { value } }) => {
                const sort = sorts.find((known) => known === value);
                if (sort) void reviews.choose({ ...choice, sort });
              }}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t.sorts[sort]}
                </option>
              ))}
            </InlineSelect>
          )}
        </div>
        <ul className={styles.list}>
          {shown.map((review) => (
            <li key={review.ratingId}>
              <Review review={review} />
            </li>
          ))}
        </ul>
        {reviews.hasFailed && <Alert tone="error" title={t.failed} />}
        {isLive && left > 0 && (
          <div>
            <Button
              scheme="secondary"
              busyText={reviews.isBusy ? t.loading : undefined}
              onClick={() => void reviews.more()}
            >
              {t.moreReviews(left)}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

interface BarsProps {
  readonly list: ReviewListPartsFragment;
  readonly chosen: number | null;
  /** Null while nothing can be chosen. */
  readonly onChoose: ((stars: number) => void) | null;
}

/** How many gave how many stars; bars are percentages with two decimals, and each keeps its reviews alone (PDP-11). */
function Bars({ list, chosen, onChoose }: BarsProps) {
  const t = useCopy(moreCopy);
  const rows = countsOf(list)
    .map((count, index) => ({ stars: index + 1, count }))
    .toReversed();
  return (
    <ul className={styles.bars}>
      {rows.map(({ stars, count }) => {
        const row = (
          <>
            <span>{t.stars(stars)}</span>
            <svg className={styles.track} aria-hidden>
              <rect className={styles.fill} width={`${((count * 100) / list.allCount).toFixed(2)}%`} />
            </svg>
            <span>{count}</span>
          </>
        );
        return (
          <li key={stars}>
            {onChoose && count > 0 ? (
              <button
                type="button"
                className={styles.row}
                aria-pressed={chosen === stars}
                onClick={() => onChoose(stars)}
              >
                {row}
                <VisuallyHidden>, {t.onlyThese}</VisuallyHidden>
              </button>
            ) : (
              <div className={styles.row}>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
