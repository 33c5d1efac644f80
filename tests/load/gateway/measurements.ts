import type { BenchOperation } from "./operations.ts";

/** One slice of load on one system. */
export interface Measurement {
  readonly system: string;
  readonly operation: BenchOperation["name"];
  readonly concurrency: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** CPU milliseconds of the system a request. */
  readonly cpu: number;
}

/** What a cell of the table is the median of. */
export interface Cell {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Medians of the repetitions. */
export class Table {
  readonly #measurements: Measurement[] = [];

  add(measurement: Measurement): void {
    this.#measurements.push(measurement);
  }

  /** Undefined where nothing was measured. */
  cell(system: string, operation: BenchOperation["name"], concurrency: number): Cell | undefined {
    const found = this.#measurements.filter(
      (each) => each.system === system && each.operation === operation && each.concurrency === concurrency,
    );
    if (found.length === 0) return undefined;
    return {
      requestsPerSecond: median(found.map((each) => each.requestsPerSecond)),
      p50: median(found.map(({ p50 }) => p50)),
      p99: median(found.map(({ p99 }) => p99)),
      cpu: median(found.map(({ cpu }) => cpu)),
    };
  }
}
