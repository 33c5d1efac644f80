import { expect, it } from "vitest";
import { isPublicPath } from "./business-guard.ts";

it.each(["/", "/login", "/login/", "/myaccount/register/", "/impressum", "/privacy/"])(
  "C-40: %s is open to everybody",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

it.each(["/cat/1000/", "/search", "/checkout/basket", "/login/more", "/myaccount/orders/"])(
  "ACCESS-32: %s needs a sign-in",
  (path) => {
    expect(isPublicPath(path)).toBe(false);
  },
);
