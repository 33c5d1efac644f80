import { expect, test } from "vitest";
import type { Mutant } from "./mutants.ts";
import { scoreOf, summaryOf, survivorsOf, type Tried } from "./report.ts";
import type { Result } from "./results.ts";

function tried(line: number, status: Result["status"]): Tried {
  const mutant: Mutant = {
    id: String(line),
    key: String(line),
    group: "g",
    file: "a/price.ts",
    line,
    column: 3,
    mutator: "EqualityOperator",
    original: "a <\n  b",
    replacement: "a <= b",
  };
  return { mutant, result: { key: mutant.key, status, proof: {} } };
}

const all = [tried(4, "survived"), tried(1, "killed"), tried(2, "timeout"), tried(3, "uncovered")];

test("timeouts count as found, what no test reaches does not", () => {
  expect(scoreOf(all)).toEqual({ tried: 4, killed: 1, timeout: 1, survived: 1, uncovered: 1, percent: 50 });
  expect(summaryOf("g", 9, scoreOf(all))).toBe(
    "g: 50.0 % of 4 (of 9): 1 killed, 1 timed out, 1 survived, 1 not covered",
  );
});

test("survivors are listed in the order of their lines, each as one line", () => {
  expect(survivorsOf(all)).toBe(
    "a/price.ts:3:3 uncovered EqualityOperator: a < b → a <= b\n" +
      "a/price.ts:4:3 survived EqualityOperator: a < b → a <= b\n",
  );
});
