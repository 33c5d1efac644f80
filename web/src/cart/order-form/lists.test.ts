import { expect, it } from "vitest";
import { bringsList } from "./lists.ts";

it.each([
  ["nothing", "", new File([], ""), false],
  ["blanks", " \n", new File([], ""), false],
  ["a pasted list", "157096;2", new File([], ""), true],
  ["a file", "", new File(["157096;2"], "liste.csv"), true],
  ["a file without a byte, which is refused in words", "", new File([], "liste.csv"), true],
])("a form with %s brings a list, or none", (_, paste, file, expected) => {
  const form = new FormData();
  form.set("paste", paste);
  form.set("file", file);
  expect(bringsList(form)).toBe(expected);
});
