import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deadlineRows as rows } from "./deadline-rows.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const seconds = new Map([
  ["s", 1],
  ["min", 60],
  ["h", 3_600],
  ["day", 86_400],
  ["days", 86_400],
]);

/** Length of a text such as `15 min`, in seconds; null where data states it. */
function lengthOf(text: string): number | null {
  if (text.startsWith("as ")) return null;
  const [, count = "", unit = ""] = /^(\d+) (s|min|h|days?)$/.exec(text) ?? [];
  return Number(count) * (seconds.get(unit) ?? Number.NaN);
}

/** Units by their names in the code, in milliseconds. */
const units = new Map([
  ["minute", 60_000],
  ["minutes", 60_000],
  ["hour", 3_600_000],
  ["day", 86_400_000],
  ["days", 86_400_000],
]);
const product = /([\d_]+|days?|hour|minutes?)(?: \* (?:[\d_]+|days?|hour|minutes?))*/.source;

/** Value of the product that a constant ends with; `'1 day'` of a statement counts as well. */
function valueOf(constant: string): number {
  const [, text = ""] =
    new RegExp(`[=:'"-] ?["']?(${product})["')]*$`).exec(constant.replace(/'(\d+) (\w+)'$/, "= $1 * $2")) ?? [];
  return text
    .split(" * ")
    .reduce((value, factor) => value * (units.get(factor) ?? Number(factor.replaceAll("_", ""))), 1);
}

describe("the guide of deadlines", () => {
  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each(rows)("$name: $lasts as in the code, tried at its edge", ({ lasts, edge, file, constant, test, words }) => {
    expect(edge).not.toBe("");
    const source = read(file).replaceAll(/\s+/g, " ");
    const at = source.indexOf(constant);
    expect(at, `${file} has no ${constant}`).toBeGreaterThan(-1);
    // Nothing that belongs to the product follows.
    expect(source.slice(at + constant.length, at + constant.length + 3)).not.toMatch(/^[\d_]|^ ?[*+-]/);
    const length = lengthOf(lasts);
    if (length !== null) expect([length, length * 1_000, length / 86_400]).toContain(valueOf(constant));
    expect(test).toMatch(/\.test\.tsx?$/);
    expect(read(test)).toContain(words);
  });
});
