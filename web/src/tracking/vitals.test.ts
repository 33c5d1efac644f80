import { afterEach, expect, it, vi } from "vitest";
import type { ShopEvent } from "../lib/data-layer.ts";
import { measureVitals } from "./vitals.ts";

type Report = (metric: { readonly name: string; readonly value: number }) => void;
const library = vi.hoisted(() => ({ reports: new Map<string, Report>() }));

vi.mock("web-vitals", () => {
  const listen = (name: string) => (report: Report) => void library.reports.set(name, report);
  return {
    onCLS: listen("CLS"),
    onFCP: listen("FCP"),
    onINP: listen("INP"),
    onLCP: listen("LCP"),
    onTTFB: listen("TTFB"),
  };
});

/** A browser that reports its first input. */
function browserWith(...supported: readonly string[]) {
  const observed: { readonly report: PerformanceObserverCallback; readonly init: PerformanceObserverInit }[] = [];
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static readonly supportedEntryTypes = supported;
      readonly report: PerformanceObserverCallback;
      constructor(report: PerformanceObserverCallback) {
        this.report = report;
      }
      observe(init: PerformanceObserverInit): void {
        observed.push({ report: this.report, init });
      }
      disconnect(): void {
        observed.length = 0;
      }
    },
  );
  return observed;
}
afterEach(() => {
  globalThis.dataLayer = undefined;
  library.reports.clear();
  vi.unstubAllGlobals();
});

const vitalsIn = (layer: readonly ShopEvent[] = []) =>
  layer.flatMap((event) => (event.event === "web_vital" ? [[event.metric, event.value]] : []));

it("TRACK-09: INP, LCP, CLS, FCP, FID and TTFB are reported, each with its value", () => {
  const observed = browserWith("first-input");
  measureVitals();
  for (const [name, report] of library.reports) report({ name, value: name === "CLS" ? 0.12345 : 812.3456 });
  expect(observed[0]?.init).toEqual({ type: "first-input", buffered: true });
  const input = { startTime: 1_000, processingStart: 1_016.5 };
  const observer = { disconnect: () => void (observed.length = 0) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the observer reads of it
  const list = { getEntries: () => [input] } as unknown as PerformanceObserverEntryList;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  observed[0]?.report(list, observer as unknown as PerformanceObserver);
  expect(Object.fromEntries(vitalsIn(globalThis.dataLayer))).toEqual({
    CLS: 0.123,
    FCP: 812.346,
    FID: 16.5,
    INP: 812.346,
    LCP: 812.346,
    TTFB: 812.346,
  });
  // The first input is one.
  expect(observed).toEqual([]);
});

it("TRACK-09: a browser that knows no first input reports the others (C-31)", () => {
  const observed = browserWith("paint");
  measureVitals();
  for (const [name, report] of library.reports) report({ name, value: 1 });
  expect(observed).toEqual([]);
  expect(vitalsIn(globalThis.dataLayer).map(([name]) => name)).toEqual(["CLS", "FCP", "INP", "LCP", "TTFB"]);
});
