import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";

/** A figure with what was wanted of it. */
export interface Finding {
  readonly what: string;
  readonly target: number;
  readonly measured: number;
  readonly unit: "ms" | "kB" | "MB" | "points" | "score" | "×";
  /** Whether less is better; points want more. */
  readonly atMost: boolean;
}

/** The value below which a share of the values is; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds that a task takes. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Ticks of the kernel's clock in a second; fixed at 100 on Linux for programs. */
const ticksPerSecond = 100;

/**
 * CPU time that a process has used so far, in ms, in steps of 10.
 *
 * @throws Error where there is no /proc
 */
export async function cpuMillis(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name in parentheses may hold anything: count from behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** The findings as a table that lines up. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ what, target, measured, unit, atMost }) => {
    const good = atMost ? measured <= target : measured >= target;
    const verdict = Number.isNaN(measured) ? "not measured" : good ? "good" : "MISSED";
    return [
      what,
      `${atMost ? "≤" : "≥"} ${target} ${unit}`,
      `${measured.toFixed(unit === "score" ? 3 : unit === "×" ? 2 : 1)} ${unit}`,
      verdict,
    ];
  });
  const table = [["figure", "target", "measured", "verdict"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
