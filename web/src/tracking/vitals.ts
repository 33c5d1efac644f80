import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { emit } from "../lib/data-layer.ts";

type Metric = "INP" | "LCP" | "CLS" | "FCP" | "FID" | "TTFB";

const report = (metric: Metric, value: number): void =>
  emit({ event: "web_vital", metric, value: Math.round(value * 1_000) / 1_000 });

/**
 * Measures how fast the page is for its visitor (TRACK-09). The library has dropped FID, the delay of the first input:
 * an observer of our own has it.
 */
export function measureVitals(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(({ name, value }) => report(name, value));
  if (!PerformanceObserver.supportedEntryTypes?.includes("first-input")) return;
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries();
    if (!first || !("processingStart" in first)) return;
    observer.disconnect();
    report("FID", Number(first.processingStart) - first.startTime);
  }).observe({ type: "first-input", buffered: true });
}
