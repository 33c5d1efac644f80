import { expect, test } from "vitest";
import type { CoveredFile } from "./coverage.ts";
import { selectTests } from "./select-tests.ts";

const source = "services/a/src/price.ts";

function covered(reached: CoveredFile["reached"], tests: CoveredFile["tests"]): CoveredFile {
  return { hash: "h", reached, tests };
}

test("takes the tests that reach the mutant and no others, those beside the source first", () => {
  const selection = selectTests("1", source, new Set(["1", "2"]), {
    "services/a/test/far.test.ts": covered({ far: { 1: 1 } }, { far: 10 }),
    "services/a/src/total.test.ts": covered({ near: { 1: 2 } }, { near: 50 }),
    "services/a/src/price.test.ts": covered({ one: { 1: 1 }, other: { 2: 1 } }, { one: 90, other: 5 }),
  });
  expect(selection.tests).toEqual([
    { file: "services/a/src/price.test.ts", names: ["one"] },
    { file: "services/a/src/total.test.ts", names: ["near"] },
    { file: "services/a/test/far.test.ts", names: ["far"] },
  ]);
  expect(selection.ms).toBe(150);
});

test("takes no test that failed without a mutant", () => {
  const files = { "services/a/test/far.test.ts": covered({ failed: { 1: 1 }, other: { 2: 1 } }, { other: 5 }) };
  expect(selectTests("1", source, new Set(["1", "2"]), files).tests).toEqual([]);
});

test("takes the tests of the folder for what none is seen to reach, as another thread may", () => {
  const selection = selectTests("9", source, new Set(["9"]), {
    "services/a/src/price.test.ts": covered({ one: { 1: 1 } }, { one: 90 }),
    "services/a/src/total.test.ts": covered({}, { near: 5 }),
    "services/a/test/far.test.ts": covered({ far: { 1: 1 } }, { far: 10 }),
  });
  expect(selection.tests).toEqual([
    { file: "services/a/src/price.test.ts", names: ["one"] },
    { file: "services/a/src/total.test.ts", names: ["near"] },
  ]);
});

test("takes all tests of files that reach the source for what is reached while modules load", () => {
  const selection = selectTests("1", source, new Set(["1", "2"]), {
    "services/a/src/first.test.ts": covered({ "": { 1: 1 } }, { a: 1 }),
    "services/a/src/price.test.ts": covered({ b: { 2: 1 } }, { b: 1, c: 1 }),
    "services/a/src/stranger.test.ts": covered({ d: { 7: 1 } }, { d: 1 }),
  });
  expect(selection.tests).toEqual([
    { file: "services/a/src/price.test.ts", names: ["b", "c"] },
    { file: "services/a/src/first.test.ts", names: ["a"] },
  ]);
});

test("takes them also where a test of another file loads the module itself", () => {
  const selection = selectTests("1", source, new Set(["1", "2"]), {
    "services/a/src/price.test.ts": covered({ "": { 1: 1 }, a: { 2: 1 } }, { a: 1 }),
    "services/a/src/total.test.ts": covered({ b: { 2: 1 } }, { b: 2, c: 2 }),
    "services/a/src/stranger.test.ts": covered({ d: { 7: 1 } }, { d: 1 }),
    "services/a/test/loads.test.ts": covered({ far: { 1: 1 } }, { far: 1, other: 1 }),
  });
  expect(selection.tests).toEqual([
    { file: "services/a/src/price.test.ts", names: ["a"] },
    { file: "services/a/src/total.test.ts", names: ["b", "c"] },
    { file: "services/a/test/loads.test.ts", names: ["far"] },
  ]);
});

test("leaves out what takes longer than 20 s, but never all", () => {
  const slow = covered({ slow: { 1: 1 } }, { slow: 25_000 });
  const quick = covered({ quick: { 1: 1 } }, { quick: 10 });
  const both = selectTests("1", source, new Set(["1"]), { "a/slow.test.ts": slow, "a/quick.test.ts": quick });
  expect(both.tests.map(({ file }) => file)).toEqual(["a/quick.test.ts"]);
  expect(selectTests("1", source, new Set(["1"]), { "a/slow.test.ts": slow }).tests).toHaveLength(1);
});
