import { beforeEach, expect, it } from "vitest";
import { forgetShopper, identityOf } from "./visitor-identity.ts";

beforeEach(() => sessionStorage.clear());

it("drops checkout, user, glance views and consent after the confirmation, and nothing else (CHKX-15)", () => {
  for (const key of ["checkout:shipping:", "user", "glanceViews", "ratingMailConsent:1", "theme"])
    sessionStorage.setItem(key, "x");
  forgetShopper(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(["theme"]);
});

it("distinguishes visitors by cart and login, not by other cookies", () => {
  const visitor = identityOf("cartId=c-1; _ga=1");
  expect(identityOf("_ga=2; cartId=c-1")).toBe(visitor);
  for (const other of ["cartId=c-2", "cartId=c-1; X-JWT-exist=true", "X-JWT-guest=true; cartId=c-1", ""]) {
    expect(identityOf(other)).not.toBe(visitor);
  }
});
