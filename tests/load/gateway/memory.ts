import { load, type Slice } from "./generator.ts";
import { residentMegabytes } from "./machine.ts";

/** What a gateway holds under load, in MB. */
export interface MemoryFinding {
  readonly minutes: number;
  readonly highest: number;
  /** Change from the median of the third last minute to the last one's. */
  readonly growth: number;
}

/** Most that it may hold, in MB. */
export const memoryLimit = 350;

/**
 * Puts load of all kinds on a gateway and looks at its memory after each slice.
 * @param slices one for each kind, with its share of a round in seconds
 * @param seconds how long in all
 */
export async function watchMemory(
  pid: number,
  slices: readonly Slice[],
  seconds: number,
  autocannon: string | null,
): Promise<MemoryFinding> {
  const start = performance.now();
  const samples: { readonly minute: number; readonly megabytes: number }[] = [];
  for (;;) {
    for (const slice of slices) {
      await load(slice, autocannon);
      const elapsed = (performance.now() - start) / 1_000;
      samples.push({ minute: Math.floor(elapsed / 60), megabytes: residentMegabytes(pid) });
      if (elapsed >= seconds) return finding(samples);
    }
  }
}

function finding(samples: readonly { readonly minute: number; readonly megabytes: number }[]): MemoryFinding {
  const last = Math.max(...samples.map(({ minute }) => minute));
  const of = (minute: number): number => {
    const sorted = samples.filter((each) => each.minute === minute).map(({ megabytes }) => megabytes);
    return sorted.toSorted((a, b) => a - b)[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    minutes: last,
    highest: Math.max(...samples.map(({ megabytes }) => megabytes)),
    growth: of(Math.max(0, last - 1)) - of(Math.max(0, last - 3)),
  };
}
