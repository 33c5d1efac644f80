import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest, sum, summaryLine } from "./counts.ts";

const vitestReport = (passed: number, total: number, testResults: unknown[] = []): string =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: total, testResults });
const playwrightReport = (stats: Record<string, number>, errors: unknown[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe("vitest", () => {
  test("what did not pass failed: skipped and todo tests too", () => {
    expect(countVitest({ report: vitestReport(5, 8), exitCode: 0 })).toEqual({ passed: 5, failed: 3 });
  });
  test("a file that cannot be loaded counts as one", () => {
    const files = [
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{}] },
    ];
    expect(countVitest({ report: vitestReport(1, 1, files), exitCode: 1 })).toEqual({ passed: 1, failed: 1 });
  });
});

describe("Playwright", () => {
  test("skipped tests and errors outside tests failed, a second attempt that passes passed", () => {
    const report = playwrightReport({ expected: 4, flaky: 1, unexpected: 2, skipped: 3 }, [{}]);
    expect(countPlaywright({ report, exitCode: 1 })).toEqual({ passed: 5, failed: 6 });
  });
});

describe("a runner that cannot be trusted has at least one failure", () => {
  test.each([
    ["no report", undefined, 0],
    ["an unreadable report", "{", 0],
    ["a report of another shape", "{}", 0],
    ["no tests", vitestReport(0, 0), 0],
    ["only good tests, but a bad exit code", vitestReport(3, 3), 1],
  ])("%s", (_what, report, exitCode) => {
    expect(countVitest({ report, exitCode }).failed).toBe(1);
  });
});

test("the summary adds all runners up", () => {
  const counts = fc.record({ passed: fc.nat(9_999), failed: fc.nat(9_999) });
  fc.assert(
    fc.property(fc.array(counts), counts, (some, one) => {
      const total = sum(some);
      expect(sum([...some, one])).toEqual({ passed: total.passed + one.passed, failed: total.failed + one.failed });
    }),
  );
  expect(
    summaryLine(
      sum([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ),
  ).toBe("5 passed, 1 failed");
});
