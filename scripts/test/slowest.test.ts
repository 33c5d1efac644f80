import { expect, test } from "vitest";
import { playwrightTimes, slowestLines, vitestTimes } from "./slowest.ts";

test("times of vitest: each test with its file, without the checkout's path", () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: "/shop/services/a.test.ts",
        assertionResults: [{ fullName: "adds", duration: 12.4 }, { fullName: "was skipped" }],
      },
    ],
  });
  expect(vitestTimes(report, "/shop")).toEqual([
    { name: "services/a.test.ts › adds", ms: 12.4 },
    { name: "services/a.test.ts › was skipped", ms: 0 },
  ]);
});

test("times of Playwright: in suites of suites too, all attempts together", () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: "cart.spec.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = JSON.stringify({
    suites: [{ specs: [spec("adds", 1_000, 500)], suites: [{ specs: [spec("removes", 20)] }] }],
  });
  expect(playwrightTimes(report)).toEqual([
    { name: "cart.spec.ts › adds", ms: 1_500 },
    { name: "cart.spec.ts › removes", ms: 20 },
  ]);
});

test("no report, no times", () => {
  for (const report of [undefined, "{", "{}"]) {
    expect([vitestTimes(report, "/"), playwrightTimes(report)]).toEqual([[], []]);
  }
});

test("the slowest come first, as many as are requested", () => {
  const times = [
    { name: "a", ms: 90 },
    { name: "b", ms: 12_340 },
    { name: "c", ms: 2_000 },
  ];
  expect(slowestLines(times, 2)).toEqual(["  12.3 s  b", "   2.0 s  c"]);
});
