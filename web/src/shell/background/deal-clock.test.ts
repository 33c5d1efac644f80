import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteServerTime } from "../../lib/server-clock.ts";
import { startDealClock } from "./deal-clock.ts";

const start = new Date("2026-11-23T10:00:00Z");
let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

/** A page with a tile whose deal ends after some ms, by a server whose clock is so many ms ahead of the visitor's. */
async function open(ms: number, ahead = 0, language: "de" | "en" = "de") {
  noteServerTime(new Date(start.getTime() + ahead).toUTCString());
  const until = new Date(start.getTime() + ahead + ms).toISOString();
  document.body.innerHTML = `<time datetime="${until}" data-deal-end>bis 14:00</time>`;
  stop = startDealClock({ language });
  await vi.advanceTimersByTimeAsync(0);
  return () => document.querySelector("time")?.textContent;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("DEAL-09: counts a tile's deal down each second, days above three of them", async () => {
  const shown = await open(62_000);
  expect(shown()).toBe("noch 01:02 Min.");
  await pass(1_000);
  expect(shown()).toBe("noch 01:01 Min.");
  stop();
  expect((await open(4 * 86_400_000 + 1_000, 0, "en"))()).toBe("4 days left");
});

it("counts by the server's clock, whatever the visitor's says", async () => {
  expect((await open(600_000, 3_600_000))()).toBe("noch 10:00 Min.");
  stop();
  expect((await open(600_000, -86_400_000))()).toBe("noch 10:00 Min.");
});

it("says when a deal is over", async () => {
  const shown = await open(2_000);
  await pass(2_000);
  expect(shown()).toBe("beendet");
});

it("counts tiles that come later, and does nothing without any", async () => {
  stop = startDealClock({ language: "de" });
  await pass(5_000);
  const until = new Date(start.getTime() + 65_000).toISOString();
  document.body.innerHTML = `<time datetime="${until}" data-deal-end>bis 14:00</time>`;
  await pass(1_000);
  expect(document.querySelector("time")?.textContent).toBe("noch 00:59 Min.");
});
