import { starsFor } from "../../lib/rating.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./rating.module.css";

export interface RatingProps {
  /** Average of all ratings, 0 to 5. */
  readonly average: number;
  /** How many shoppers rated; 0 renders nothing (C-48). */
  readonly count: number;
  /** Leaves the number of ratings out, where a text beside it states it. */
  readonly hideCount?: boolean | undefined;
}

/**
 * Stars in half steps (TILE-12) with the number of ratings behind them. The stars are one element: drawn each for
 * itself they were a third of a listing's elements.
 */
export function Rating({ average, count, hideCount }: RatingProps) {
  const texts = useUiTexts();
  const stars = starsFor(average, count);
  if (stars === null) return null;
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{texts.stars(String(stars), count)}</VisuallyHidden>
      <span className={styles.stars} data-stars={stars} aria-hidden />
      {hideCount !== true && <span aria-hidden>({count})</span>}
    </span>
  );
}
