import { serverNow } from "../../lib/server-clock.ts";
import { learnServerTime, leftOf, settled, timeLeftCopy } from "../../lib/time-left.ts";
import type { Page } from "./page.ts";

const second = 1_000;

/**
 * Counts the deals of tiles down by the server's clock (DEAL-05, DEAL-09). Tiles are plain markup, so that each says its
 * end in `<time data-deal-end>`; where one has ended, the page's prices are fetched again.
 * @returns stops it
 */
export function startDealClock({ language, revalidate }: Pick<Page, "language" | "revalidate">): () => void {
  const t = timeLeftCopy[language];
  const over = new Set<string>();
  let clock: "unused" | "asked" | "right" = "unused";
  const begin = async (): Promise<void> => {
    await learnServerTime();
    clock = "right";
    tick();
  };
  const tick = (): void => {
    const ends = document.querySelectorAll<HTMLTimeElement>("time[data-deal-end]");
    if (ends.length === 0 || document.hidden) return;
    if (clock === "unused") {
      clock = "asked";
      void begin();
    }
    if (clock !== "right") return;
    const now = serverNow();
    for (const end of ends) {
      const left = Date.parse(end.dateTime) - now;
      const text = leftOf(left, t);
      if (end.textContent !== text) end.textContent = text;
      if (left > -settled || over.has(end.dateTime)) continue;
      over.add(end.dateTime);
      void revalidate();
    }
  };
  tick();
  const timer = setInterval(tick, second);
  return () => clearInterval(timer);
}
