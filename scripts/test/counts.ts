import * as v from "valibot";
import { parseJson } from "./parse-json.ts";

/** How many tests of a runner passed; everything else that it lists counts as failed, skipped tests too. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What a runner left behind: its report as text (undefined when it wrote none) and its exit code. */
export interface RunnerResult {
  readonly report: string | undefined;
  readonly exitCode: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numTotalTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
});

/** Counts a vitest JSON report; a file that could not be loaded counts as one failed test. */
export function countVitest(result: RunnerResult): Counts {
  return count(result, VitestReport, ({ numPassedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    failed:
      numTotalTests -
      numPassedTests +
      testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0).length,
  }));
}

/** Counts a Playwright JSON report; a test that passed at its second attempt passed, an error outside tests failed. */
export function countPlaywright(result: RunnerResult): Counts {
  return count(result, PlaywrightReport, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }));
}

/** Adds the runners up. */
export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** The line that ends `npm test`. */
export function summaryLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** A crashed runner, an unreadable report or a run without tests is at least one failure, whatever else it contains. */
function count<T>(result: RunnerResult, Report: v.GenericSchema<unknown, T>, read: (report: T) => Counts): Counts {
  const parsed = v.safeParse(Report, parseJson(result.report));
  const counts = parsed.success ? read(parsed.output) : { passed: 0, failed: 0 };
  const ranWell = parsed.success && result.exitCode === 0 && counts.passed + counts.failed > 0;
  return ranWell ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
