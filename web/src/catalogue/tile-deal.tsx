import { useCopy, useStorefront } from "../lib/copy.ts";
import { copy } from "./copy.ts";
import { dealUntil } from "./deal-until.ts";
import styles from "./tile-deal.module.css";

interface TileDealProps {
  readonly deal: {
    readonly lightningDealTimestampUntil: string;
    readonly lightningReservedPercentageRoundFloor: number;
  };
  /** Whether it shows how much is reserved, which operators switch for each category (LIST-24). */
  readonly showsProgress: boolean;
}

/**
 * A tile's deal: until when, and how much of it is reserved (DEAL-05, DEAL-08). Tiles are plain markup: what counts down
 * is `shell/background/deal-clock.ts`, and without scripts the day and time stay.
 */
export function TileDeal({ deal, showsProgress }: TileDealProps) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  const { lightningDealTimestampUntil: until, lightningReservedPercentageRoundFloor: share } = deal;
  return (
    <div className={styles.deal}>
      <time className={styles.time} dateTime={until} data-deal-end="" suppressHydrationWarning>
        {import.meta.env.SSR ? t.until(dealUntil(until, language)) : "\u00A0"}
      </time>
      {showsProgress && (
        <>
          <progress className={styles.progress} value={share / 100} aria-label={t.reserved(share)} />
          <span aria-hidden>{t.reserved(share)}</span>
        </>
      )}
    </div>
  );
}
