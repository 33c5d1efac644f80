import { expect, it } from "vitest";
import { hasPrimeFlag, redirectWithFlag } from "./checkout-flag.ts";

const hasFlag = (cookie?: string) =>
  hasPrimeFlag(new Request("http://localhost/", { headers: cookie === undefined ? {} : { cookie } }));

it("without scripts the flag travels in a cookie for this browser session", () => {
  const [set, cleared] = [true, false].map((isOn) => redirectWithFlag("/prime/checkout/", isOn));
  expect([set?.status, set?.headers.get("location")]).toEqual([303, "/prime/checkout/"]);
  expect(set?.headers.getSetCookie()).toEqual(["primeCheckout=1; Path=/; SameSite=Lax"]);
  expect(cleared?.headers.getSetCookie()).toEqual(["primeCheckout=; Max-Age=0; Path=/; SameSite=Lax"]);
});

it("is read from the request, and from nothing else", () => {
  expect([hasFlag("a=b; primeCheckout=1"), hasFlag("primeCheckout=0"), hasFlag("a=1"), hasFlag()]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
