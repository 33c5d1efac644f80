import { describe, expect, test } from "vitest";
import { sleepsIn } from "./check.ts";

/** Names in two parts, as this file is checked, too. */
const [end, limit] = ["Timeout", ".toBeLessThan"];
const [timeout, interval] = [end, "Interval"].map((name) => `set${name}`);
const planted = [
  `await new Promise((resume) => ${timeout}(resume, 50));`,
  `${interval}(look, 10);`,
  `globalThis.${timeout}(look, 10);`,
  `const sleep = promisify(${timeout});`,
  `import { ${timeout} as sleep } from "node:timers/promises";`,
  `import { scheduler } from "node:timers/promises";`,
  `await page.waitFor${end}(500);`,
  `expect(performance.now() - started)${limit}(500);`,
];

describe("a test that waits for time", () => {
  test.each(planted)("fails: %s", (line) => {
    expect(sleepsIn("services/shop/src/a.test.ts", `fine();\n${line}\n`)).toEqual([
      expect.stringMatching(/^services\/shop\/src\/a\.test\.ts:2: /),
    ]);
  });

  test.each([
    "web/src/a.test.tsx",
    "tests/e2e/cart/a.spec.ts",
    "tests/e2e/steps/a.ts",
    "tests/testkit/a.ts",
    "services/gateway/test/a.ts",
    "scripts/start/testing/a.ts",
  ])("fails in %s", (file) => expect(sleepsIn(file, planted[0] ?? "")).toHaveLength(1));

  test.each(["web/src/cart/undo.ts", "tests/load/bench.ts", "docs/guides/a.md"])("is none: %s", (file) =>
    expect(sleepsIn(file, planted[0] ?? "")).toEqual([]),
  );
});

describe("an exception", () => {
  const [sleep = ""] = planted;
  test.each([
    `// time: the shop is late on purpose, so that both wait\n${sleep}`,
    `// time: the shop is late on purpose,\n// so that both wait\n${sleep}`,
    `${sleep} // time: the shop is late on purpose`,
  ])("has its reason beside it: %j", (text) => expect(sleepsIn("a.test.ts", text)).toEqual([]));

  test.each([
    `// time: slow\n${sleep}`,
    `// it is slow here\n${sleep}`,
    `// time: too far away from the line\n\n${sleep}`,
  ])("without a reason is none: %j", (text) => expect(sleepsIn("a.test.ts", text)).toHaveLength(1));
});

test.each([
  `vi.useFakeTimers({ toFake: ["${timeout}", "clearTimeout"] });`,
  `test.${timeout}(300_000);`,
  `  // ${timeout}(later, 5) would be a sleep`,
  `import { setImmediate as turn } from "node:timers/promises";`,
  `expect(performance.now() - started).toBeGreaterThan(900);`,
])("what does not wait for time passes: %s", (line) => expect(sleepsIn("a.test.ts", line)).toEqual([]));
