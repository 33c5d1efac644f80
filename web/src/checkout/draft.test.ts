import { beforeEach, expect, it } from "vitest";
import { forgetDrafts } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

it("drops only the drafts of the step that is done", () => {
  for (const key of ["checkout:shipping:", "checkout:shipping:a1", "checkout:other:"]) sessionStorage.setItem(key, "x");
  forgetDrafts("shipping");
  expect(Object.keys(sessionStorage)).toEqual(["checkout:other:"]);
});
