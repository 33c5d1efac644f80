import { afterEach, expect, it } from "vitest";
import { hasPrimeFlag, redirectWithFlag } from "./checkout-flag.ts";

const request = new Request("http://localhost/prime/checkout/");

afterEach(() => {
  document.cookie = "primeCheckout=; path=/; max-age=-1";
});

it("in the browser the flag is set on the way, and cleared again", () => {
  expect(hasPrimeFlag(request)).toBe(false);
  const response = redirectWithFlag("/prime/checkout/", true);
  expect([response.status, response.headers.get("location"), response.headers.getSetCookie()]).toEqual([
    303,
    "/prime/checkout/",
    [],
  ]);
  expect(hasPrimeFlag(request)).toBe(true);
  redirectWithFlag("/prime/", false);
  expect(hasPrimeFlag(request)).toBe(false);
});

it("only its own value is the flag", () => {
  for (const value of ["0", "", "true"]) {
    document.cookie = `primeCheckout=${value}; path=/`;
    expect(hasPrimeFlag(request)).toBe(false);
  }
});
