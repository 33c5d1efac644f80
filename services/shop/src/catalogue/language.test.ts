import { expect, it } from "vitest";
import { inLanguage, pick } from "./language.ts";

it.each([
  ["de-DE", "Größe"],
  ["de-AT", "Größe"],
  ["de-CH", "Grösse"],
  ["en-DE", "Size"],
] as const)("in %s it is %s", (language, expected) => {
  expect(pick(language, "Größe", "Size")).toBe(expected);
  expect(inLanguage({ de: "Größe", en: "Size" }, language)).toBe(expected);
});

it("leaves open what is not there", () => {
  expect(pick("de-CH", null, "Size")).toBeNull();
});
