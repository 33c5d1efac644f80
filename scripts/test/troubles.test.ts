import { expect, test } from "vitest";
import { playwrightTroubles, vitestTroubles } from "./troubles.ts";

test("vitest: what failed or was skipped, and files that cannot be loaded", () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: "cart.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          { fullName: "removes", status: "failed", failureMessages: ["Error: 2 is not 1\n  at cart"] },
          { fullName: "counts", status: "skipped" },
        ],
      },
      { name: "broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(vitestTroubles(report)).toEqual([
    "cart.test.ts › removes › Error: 2 is not 1",
    "cart.test.ts › counts › skipped",
    "broken.test.ts › cannot be loaded › no such module",
  ]);
});

test("Playwright: what failed, in suites of suites too, and errors outside tests", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "cart.spec.ts",
    line: 7,
    tests: [{ status, results: messages.map((message) => (message === "" ? {} : { error: { message } })) }],
  });
  const report = JSON.stringify({
    suites: [
      {
        specs: [
          spec("adds", "expected", ""),
          spec("sells", "flaky", "Error: early", ""),
          spec("removes", "unexpected", "Error: gone\nlog"),
        ],
        suites: [{ specs: [spec("counts", "unexpected", "Error: late")] }],
      },
    ],
    errors: [{ message: "no browser" }],
  });
  expect(playwrightTroubles(report)).toEqual([
    "outside tests › no browser",
    "cart.spec.ts:7 › sells (passed at the second attempt) › Error: early",
    "cart.spec.ts:7 › removes › Error: gone",
    "cart.spec.ts:7 › counts › Error: late",
  ]);
});

test.each([vitestTroubles, playwrightTroubles])("a report that is missing or broken is one trouble", (troubles) => {
  for (const report of [undefined, "{", "{}"]) expect(troubles(report)).toEqual(["no readable report"]);
});
