import { useEffect, useRef, useState } from "react";
import { defineCopy, useCopy } from "../../lib/copy.ts";
import { BoltIcon } from "../../ui/icon/shop-icons.tsx";
import styles from "./countdown.module.css";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
/** Above this many days the days alone are said. */
const mostDays = 3;

const copy = defineCopy({
  de: {
    days: (count: number) => `${count} Tage`,
    minutes: "Min.",
    reserved: (minutes: number) => `Angebot noch ${minutes} ${minutes === 1 ? "Minute" : "Minuten"} reserviert.`,
  },
  en: {
    days: (count: number) => `${count} days`,
    minutes: "min",
    reserved: (minutes: number) => `Deal reserved for ${minutes} more ${minutes === 1 ? "minute" : "minutes"}.`,
  },
});

const two = (value: number) => String(value).padStart(2, "0");

/** What is left: whole days above three of them, else hours, minutes and seconds, or minutes and seconds with a word. */
export function timeLeft(left: number, t: (typeof copy)["de"]): string {
  if (left > mostDays * day) return t.days(Math.floor(left / day));
  const [hours, minutes, seconds] = [
    Math.floor(left / hour),
    Math.floor((left % hour) / minute),
    Math.floor((left % minute) / second),
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)} ${t.minutes}`;
}

interface CountdownProps {
  /** When the reservation ends, in epoch ms. */
  readonly end: number;
  /** Called once when nothing is left. */
  readonly onEnd: () => void;
}

/** How long pieces of a deal stay reserved, in place of the basket's title (HEAD-08). Ticks each second; said by the minute. */
export function Countdown({ end, onEnd }: CountdownProps) {
  const t = useCopy(copy);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, end - now);
  const isOver = left === 0;
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    if (isOver) {
      ended.current();
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <span className={styles.countdown}>
      <span aria-hidden>
        <BoltIcon size={12} />
        {timeLeft(left, t)}
      </span>
      <span className={styles.said}>{t.reserved(Math.ceil(left / minute))}</span>
    </span>
  );
}
