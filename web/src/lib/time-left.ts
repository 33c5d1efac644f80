import { useEffect, useRef, useState } from "react";
import { defineCopy } from "./copy.ts";
import { isServerTimeKnown, noteServerTime, serverNow } from "./server-clock.ts";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
/** Above this many days the days alone are shown. */
const mostDays = 3;

/** Words of a countdown. */
export const timeLeftCopy = defineCopy({
  de: {
    days: (count: number) => `${count} Tage`,
    minutes: "Min.",
    left: (time: string) => `noch ${time}`,
    ended: "beendet",
  },
  en: {
    days: (count: number) => `${count} days`,
    minutes: "min",
    left: (time: string) => `${time} left`,
    ended: "ended",
  },
});

const two = (value: number) => String(value).padStart(2, "0");

/** What is left: whole days above three of them, else hours, minutes and seconds, or minutes and seconds with a word (DEAL-09). */
export function timeLeft(left: number, t: Pick<(typeof timeLeftCopy)["de"], "days" | "minutes">): string {
  if (left > mostDays * day) return t.days(Math.floor(left / day));
  const [hours, minutes, seconds] = [
    Math.floor(left / hour),
    Math.floor((left % hour) / minute),
    Math.floor((left % minute) / second),
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)} ${t.minutes}`;
}

/** A countdown in words: "noch 02:10 Min.", and what is over is. */
export const leftOf = (left: number, t: (typeof timeLeftCopy)["de"]): string =>
  left > 0 ? t.left(timeLeft(left, t)) : t.ended;

/** Settles once the server's time is known. A page from a cache has requested nothing yet: the server tells it with any file. */
export async function learnServerTime(): Promise<void> {
  if (isServerTimeKnown()) return;
  try {
    const { headers } = await fetch("/robots.txt", { method: "HEAD", cache: "no-store" });
    const date = Date.parse(headers.get("date") ?? "") + Number(headers.get("age")) * second;
    if (!Number.isNaN(date)) noteServerTime(new Date(date).toUTCString());
  } catch {
    // Offline: the visitor's own clock has to do.
  }
}

/**
 * What is left until a moment by the server's clock, in ms; ticks each second (DEAL-10), and ends at 0.
 * @param end in epoch ms; null: nothing runs
 * @param onEnd called once when nothing is left
 */
export function useTimeLeft(end: number | null, onEnd?: () => void): number {
  const [now, setNow] = useState(serverNow);
  const left = end === null ? 0 : Math.max(0, end - now);
  const isOver = end !== null && left === 0;
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    // By a visitor's clock that is ahead it seems over, and would stay so.
    if (!isServerTimeKnown()) void learnServerTime().then(() => setNow(serverNow()));
  }, []);
  useEffect(() => {
    if (end === null) return;
    if (isOver) {
      ended.current?.();
      return;
    }
    const timer = setInterval(() => setNow(serverNow()), second);
    return () => clearInterval(timer);
  }, [end, isOver]);
  return left;
}
