import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Results } from "./results.ts";

const folder = mkdtempSync(join(tmpdir(), "mutants-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a later run has what an interrupted one found, but for the line that was cut", () => {
  const file = join(folder, "cut.jsonl");
  new Results(file).add({ key: "a", status: "killed", proof: { "a.test.ts": "1" }, by: "adds up" });
  appendFileSync(file, `{"key":"b","sta`);
  const later = new Results(file);
  expect(later.of("a", { "a.test.ts": "1" })?.by).toBe("adds up");
  expect(later.of("b", {})).toBeUndefined();
  later.add({ key: "c", status: "killed", proof: {} });
  expect(new Results(file).of("c", {})?.status).toBe("killed");
});

test("a killed mutant is tried again when the test that killed it has changed or is gone", () => {
  const results = new Results(join(folder, "killed.jsonl"));
  results.add({ key: "a", status: "killed", proof: { "a.test.ts": "1" } });
  expect(results.of("a", { "a.test.ts": "1", "new.test.ts": "2" })?.status).toBe("killed");
  expect(results.of("a", { "a.test.ts": "9" })).toBeUndefined();
  expect(results.of("a", {})).toBeUndefined();
});

test("a survivor is tried again when any of its tests has changed or another one reaches it", () => {
  const results = new Results(join(folder, "survived.jsonl"));
  results.add({ key: "a", status: "survived", proof: { "a.test.ts": "1" } });
  results.add({ key: "b", status: "uncovered", proof: {} });
  expect(results.of("a", { "a.test.ts": "1" })?.status).toBe("survived");
  expect(results.of("a", { "a.test.ts": "2" })).toBeUndefined();
  expect(results.of("a", { "a.test.ts": "1", "new.test.ts": "1" })).toBeUndefined();
  expect(results.of("b", { "new.test.ts": "1" })).toBeUndefined();
});
