import { serverNow } from "../../lib/server-clock.ts";
import { learnServerTime, leftOf, timeLeftCopy } from "../../lib/time-left.ts";
import type { Page } from "./page.ts";

const second = 1_000;

/**
 * Counts the deals of tiles down by the server's clock (DEAL-05, DEAL-09). Tiles are plain markup, so that each says its
 * end in `<time data-deal-end>`. The price that comes then is `price-clock.ts`'s.
 * @returns stops it
 */
export function startDealClock({ language }: Pick<Page, "language">): () => void {
  const t = timeLeftCopy[language];
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
      const text = leftOf(Date.parse(end.dateTime) - now, t);
      if (end.textContent !== text) end.textContent = text;
    }
  };
  tick();
  const timer = setInterval(tick, second);
  return () => clearInterval(timer);
}
