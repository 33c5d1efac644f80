import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../../lib/copy.ts";
import { noteServerTime } from "../../lib/server-clock.ts";
import { Countdown } from "./countdown.tsx";

const start = new Date("2026-11-23T10:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

/** Shows a countdown of some ms. @returns what it shows, and what it calls at its end */
function count(ms: number) {
  const onEnd = vi.fn<() => void>();
  const { container } = render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <Countdown end={start.getTime() + ms} onEnd={onEnd} />
    </StorefrontContext>,
  );
  return { shown: () => container.querySelector("[aria-hidden]")?.textContent, onEnd };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("DEAL-10: ticks every second while the reservation runs", async () => {
  const { shown, onEnd } = count(62_000);
  const seen = [shown()];
  for (let index = 0; index < 3; index += 1) {
    await pass(1_000);
    seen.push(shown());
  }
  expect(seen).toEqual(["01:02 Min.", "01:01 Min.", "01:00 Min.", "00:59 Min."]);
  expect(onEnd).not.toHaveBeenCalled();
});

it("DEAL-10, DEAL-11: stops at 0, and has the data fetched again, once", async () => {
  const { shown, onEnd } = count(2_000);
  await pass(2_000);
  expect(shown()).toBe("00:00 Min.");
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("DEAL-10: goes on when the server's time is learned late, after the visitor's clock said that all was over", async () => {
  vi.resetModules();
  vi.stubGlobal(
    "fetch",
    async () => new Response(null, { headers: { date: new Date(Date.now() - 300_000).toUTCString() } }),
  );
  const fresh = await import("./countdown.tsx");
  const copy = await import("../../lib/copy.ts");
  const { container } = render(
    <copy.StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <fresh.Countdown end={start.getTime() - 240_000} onEnd={() => undefined} />
    </copy.StorefrontContext>,
  );
  await pass(0);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("01:00 Min.");
  await pass(1_000);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe("00:59 Min.");
  vi.unstubAllGlobals();
});

it("DEAL-10: counts by the server's clock, however wrong the browser's is", async () => {
  noteServerTime(new Date(start.getTime() + 50_000).toUTCString());
  const { shown, onEnd } = count(62_000);
  expect(shown()).toBe("00:12 Min.");
  await pass(12_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
