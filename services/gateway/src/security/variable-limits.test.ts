import { expect, it } from "vitest";
import { limits } from "./limits.ts";
import { checkVariableLimits } from "./variable-limits.ts";

const limitOf = (variables: Record<string, unknown>) => checkVariableLimits(variables, "de-DE")?.extensions["limit"];

/** Lists within lists; the outermost one is within the variables themselves. */
function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)];
}

it("lets in what is at a limit, and refuses one more by name", () => {
  const texts = (characters: number) => ({ a: "x".repeat(characters - 2), b: "" });
  expect(limitOf(texts(limits.variableCharacters))).toBeUndefined();
  expect(limitOf(texts(limits.variableCharacters + 2))).toBe("variableCharacters");
  const values = (count: number) => ({ list: Array.from({ length: count - 1 }, () => 1) });
  expect(limitOf(values(limits.variableValues))).toBeUndefined();
  expect(limitOf(values(limits.variableValues + 1))).toBe("variableValues");
  expect(limitOf({ deep: nested(limits.variableDepth) })).toBeUndefined();
  expect(limitOf({ deep: nested(limits.variableDepth + 1) })).toBe("variableDepth");
});

it("counts texts and names together, wherever they are", () => {
  const half = "x".repeat(limits.variableCharacters / 2 + 1);
  expect(limitOf({ a: half, b: { c: half } })).toBe("variableCharacters");
  expect(limitOf({ [half]: { [half]: 1 }, text: "x" })).toBe("variableCharacters");
});

it("lets in names that are as long as all texts may be", () => {
  expect(limitOf({ ["n".repeat(limits.variableCharacters)]: 1 })).toBeUndefined();
  expect(limitOf({ ["n".repeat(limits.variableCharacters + 1)]: 1 })).toBe("variableCharacters");
});

it("lets in what holds no text at all", () => {
  expect(checkVariableLimits({}, "de-DE")).toBeNull();
  expect(checkVariableLimits({ none: null, yes: true, number: 1, empty: {}, list: [] }, "de-DE")).toBeNull();
});

it("refuses texts and names that hold what no keyboard writes", () => {
  const isRefused = (variables: Record<string, unknown>) => checkVariableLimits(variables, "de-DE") !== null;
  expect(isRefused({ text: "a\u0000b" })).toBe(true);
  expect(isRefused({ list: [{ "a\u0000b": 1 }] })).toBe(true);
  expect(isRefused({ text: "Maß, Ä und 漢字" })).toBe(false);
});
