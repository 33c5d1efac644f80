import { beforeEach, expect, it } from "vitest";
import { forgetCheckout, forgetDrafts } from "./draft.ts";

beforeEach(() => sessionStorage.clear());

it("forgets checkout, user, glance views and consent after the confirmation, and nothing else (CHKX-15)", () => {
  for (const key of ["checkout:shipping:", "user", "glanceViews", "ratingMailConsent:1", "theme"])
    sessionStorage.setItem(key, "x");
  forgetCheckout(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(["theme"]);
});

it("forgets only the drafts of the step that is done", () => {
  for (const key of ["checkout:shipping:", "checkout:shipping:a1", "checkout:other:"]) sessionStorage.setItem(key, "x");
  forgetDrafts("shipping");
  expect(Object.keys(sessionStorage)).toEqual(["checkout:other:"]);
});
