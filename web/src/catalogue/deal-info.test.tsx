import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { noteServerTime } from "../lib/server-clock.ts";
import { DealInfo } from "./deal-info.tsx";
import { show } from "./testing/show.tsx";

const start = new Date("2026-11-23T10:00:00Z");
const deal = (ms: number) => ({
  isAvailableLightningDeal: true,
  lightningDealTimestampUntil: new Date(start.getTime() + ms).toISOString(),
  lightningReservedPercentageRoundFloor: 62,
  lightningQuantityMax: 3,
});
afterEach(() => {
  cleanup();
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it("DEAL-05, DEAL-08: shows the percent, a countdown, and the reserved share as a bar", () => {
  vi.useFakeTimers({ now: start });
  show(<DealInfo deal={deal(600_000)} percent={25} />);
  expect(screen.getByText("Blitzangebot −25 %")).toBeTruthy();
  expect(screen.getByText("noch 10:00 Min.")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "62 % reserviert" }).getAttribute("value")).toBe("0.62");
});

it("DEAL-05: counts by the server's clock, and says when it is over", async () => {
  vi.useFakeTimers({ now: start });
  noteServerTime(new Date(start.getTime() + 590_000).toUTCString());
  show(<DealInfo deal={deal(600_000)} percent={25} />);
  expect(screen.getByText("noch 00:10 Min.")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText("beendet")).toBeTruthy();
});
