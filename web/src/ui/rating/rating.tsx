import { starsFor } from "../../lib/rating.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./rating.module.css";

const WHOLE = "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8z";
const HALF = "M12 3.5 9.4 8.9l-5.9.8 4.3 4.1-1.1 5.9L12 16.9z";

export interface RatingProps {
  /** Average of all ratings, 0 to 5. */
  average: number;
  /** How many shoppers rated; 0 renders nothing (C-48). */
  count: number;
  /** Edge of a star in px; 18 when not given. */
  size?: number | undefined;
  /** Leaves the number of ratings out, where a text beside it says it. */
  hideCount?: boolean | undefined;
}

/** Stars in half steps (TILE-12) with the number of ratings behind them. */
export function Rating({ average, count, size = 18, hideCount }: RatingProps) {
  const texts = useUiTexts();
  const stars = starsFor(average, count);
  if (stars === null) return null;
  return (
    <span className={styles.rating}>
      <VisuallyHidden>{texts.stars(String(stars), count)}</VisuallyHidden>
      <span className={styles.stars} aria-hidden>
        {[1, 2, 3, 4, 5].map((position) => (
          <Star key={position} size={size} fill={stars - position} />
        ))}
      </span>
      {hideCount !== true && <span aria-hidden>({count})</span>}
    </span>
  );
}

/** `fill` is what is left for this star: 0 or more is whole, -0.5 is half, less is empty. */
function Star({ size, fill }: { size: number; fill: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" focusable="false">
      <path d={WHOLE} className={fill >= 0 ? styles.fill : styles.rest} />
      {fill === -0.5 && <path d={HALF} className={styles.fill} />}
    </svg>
  );
}
