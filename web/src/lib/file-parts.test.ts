import { expect, it } from "vitest";
import { isChosen, partsOf } from "./file-parts.ts";

it.each([
  [null, false],
  ["nachweis.pdf", false],
  [new File([], ""), false],
  [new File([], "nachweis.pdf"), true],
  [new File(["a"], ""), true],
  [new File(["a"], "nachweis.pdf"), true],
])("H-100: a field that holds %o has a file: %s", (value, expected) => {
  expect(isChosen(value)).toBe(expected);
});

it("a file without a byte is one part, for the shop to judge", () => {
  expect(partsOf(new Uint8Array())).toEqual([""]);
});
