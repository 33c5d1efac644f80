/** How a call ended: `unreachable` is one that no byte of reached the shop. */
export type CallOutcome = "answered" | "failed" | "unreachable";

/** What happened to the calls of the last ten seconds. */
export interface FailureWindow {
  record(outcome: CallOutcome, visitor: string): void;
  /**
   * Whether the upstream is to blame: at least 20 calls, half of them failed, and either it cannot be reached at all or
   * three visitors met it. One visitor's slow questions, or their flood of bad ones, are no reason to keep others away.
   */
  isTooMany(): boolean;
  clear(): void;
}

/** Length of a slice, in milliseconds, and their number. */
const slice = 1_000;
const slices = 10;
const fewestCalls = 20;
const failureRate = 0.5;
const fewestVisitors = 3;

interface Slice {
  /** Which second it counts. */
  second: number;
  calls: number;
  failed: number;
  unreachable: number;
  /** Who met a failure; a few suffice. */
  readonly visitors: Set<string>;
}

/** @param now milliseconds on a clock that never goes back */
export function createFailureWindow(now: () => number): FailureWindow {
  const ring: Slice[] = Array.from({ length: slices }, () => emptySlice());

  /** The slice of this second; what it counted ten seconds ago is dropped. */
  const current = (): Slice => {
    const second = Math.floor(now() / slice);
    const index = second % slices;
    const found = ring[index];
    if (found?.second === second) return found;
    const fresh = emptySlice(second);
    ring[index] = fresh;
    return fresh;
  };

  return {
    record: (outcome, visitor) => {
      const counts = current();
      counts.calls += 1;
      if (outcome === "answered") return;
      counts.failed += 1;
      if (outcome === "unreachable") counts.unreachable += 1;
      if (counts.visitors.size < fewestVisitors) counts.visitors.add(visitor);
    },
    isTooMany: () => {
      const oldest = Math.floor(now() / slice) - slices;
      const recent = ring.filter(({ second }) => second > oldest);
      const sum = (of: "calls" | "failed" | "unreachable") => recent.reduce((total, each) => total + each[of], 0);
      const least = Math.max(fewestCalls, sum("calls")) * failureRate;
      if (sum("calls") < fewestCalls || sum("failed") < least) return false;
      const visitors = new Set(recent.flatMap((each) => [...each.visitors]));
      return sum("unreachable") >= least || visitors.size >= fewestVisitors;
    },
    clear: () => ring.forEach((_, index) => (ring[index] = emptySlice())),
  };
}

function emptySlice(second = -slices): Slice {
  return { second, calls: 0, failed: 0, unreachable: 0, visitors: new Set() };
}
