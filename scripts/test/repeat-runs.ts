import { sum, summaryLine } from "./counts.ts";
import type { RepeatRecord } from "./repeat-record.ts";
import type { RunnerOutcome } from "./runners.ts";
import { slowestLines } from "./slowest.ts";

/** How many of the slowest tests are named. */
const named = 10;

/** What a repetition needs. */
export interface Repetition {
  /** Green runs in a row that are wanted, those of earlier repetitions included. */
  readonly runs: number;
  readonly record: RepeatRecord;
  /** Runs the suite once. */
  readonly run: () => Promise<readonly RunnerOutcome[]>;
  readonly say: (line: string) => void;
  /** Aborted when it shall stop; the run that it interrupts does not count. */
  readonly signal: AbortSignal;
}

/**
 * Runs the suite until it was green as often as wanted, or fails for the first time, and names the slowest tests.
 *
 * @returns whether it was green as often as wanted
 */
export async function repeatRuns({ runs, record, run, say, signal }: Repetition): Promise<boolean> {
  if (record.green > 0) say(`${record.green} green runs in a row so far`);
  let isGreen = true;
  while (isGreen && record.green < runs) {
    const outcomes = await run();
    if (signal.aborted) {
      say(`interrupted after ${record.green} green runs; called again, it goes on`);
      return false;
    }
    const counts = sum(outcomes);
    isGreen = counts.failed === 0 && counts.passed > 0;
    record.add(
      isGreen,
      outcomes.flatMap(({ times }) => times),
    );
    say(isGreen ? `run ${record.green} of ${runs}: ${summaryLine(counts)}` : `failed: ${summaryLine(counts)}`);
    for (const trouble of outcomes.flatMap(({ troubles }) => troubles)) say(trouble);
  }
  say(["The slowest tests:", ...slowestLines(record.slowest, named)].join("\n"));
  say(isGreen ? `${record.green} green runs in a row` : "the next repetition begins with the first run");
  return isGreen;
}
