import type { ItemOfferFragment } from "../graph/generated/ItemOffer.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { learnServerTime, leftOf, timeLeftCopy, useTimeLeft } from "../lib/time-left.ts";
import { BoltIcon } from "../ui/icon/bolt-icon.tsx";
import { dealCopy } from "./deal-copy.ts";
import styles from "./deal-info.module.css";

interface DealInfoProps {
  readonly deal: NonNullable<ItemOfferFragment["lightningDeal"]>;
  /** Whole percent that the deal takes off; 0 while all of its pieces are reserved. */
  readonly percent: number;
}

/** A running deal: what it takes off, how long it lasts by the server's clock, and how much of it is reserved (DEAL-05, DEAL-08). */
export function DealInfo({ deal, percent }: DealInfoProps) {
  const t = useCopy(dealCopy);
  const words = useCopy(timeLeftCopy);
  const left = useTimeLeft(Date.parse(deal.lightningDealTimestampUntil));
  const share = deal.lightningReservedPercentageRoundFloor;
  return (
    <div className={styles.deal}>
      <p className={styles.head}>
        <span className={styles.badge}>
          <BoltIcon size={16} /> {t.title(percent)}
        </span>
        <span>{leftOf(left, words)}</span>
      </p>
      <progress className={styles.progress} value={share / 100} aria-label={t.reserved(share)} />
      <p className={styles.note}>
        {t.reserved(share)} · {deal.isAvailableLightningDeal ? t.most(deal.lightningQuantityMax) : t.allReserved}
      </p>
    </div>
  );
}

/** The component once its clock is right. */
export async function loadDealInfo() {
  await learnServerTime();
  return DealInfo;
}
