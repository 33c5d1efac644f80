import { defineCopy, useCopy } from "../../lib/copy.ts";
import { timeLeft, timeLeftCopy, useTimeLeft } from "../../lib/time-left.ts";
import { BoltIcon } from "../../ui/icon/bolt-icon.tsx";
import styles from "./countdown.module.css";

const minute = 60_000;

const copy = defineCopy({
  de: {
    reserved: (minutes: number) => `Angebot noch ${minutes} ${minutes === 1 ? "Minute" : "Minuten"} reserviert.`,
  },
  en: {
    reserved: (minutes: number) => `Deal reserved for ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`,
  },
});

interface CountdownProps {
  /** When the reservation ends, in epoch ms. */
  readonly end: number;
  /** Called once when nothing is left. */
  readonly onEnd: () => void;
}

/** How long pieces of a deal stay reserved, in place of the basket's title (HEAD-08). Ticks each second; announced by the minute. */
export function Countdown({ end, onEnd }: CountdownProps) {
  const t = useCopy(copy);
  const words = useCopy(timeLeftCopy);
  const left = useTimeLeft(end, onEnd);
  return (
    <span className={styles.countdown} data-held-until={new Date(end).toISOString()}>
      <span aria-hidden>
        <BoltIcon size={12} />
        {timeLeft(left, words)}
      </span>
      <span className={styles.said}>{t.reserved(Math.ceil(left / minute))}</span>
    </span>
  );
}
