import { expect, it } from "vitest";
import { requireAccount } from "./account-guard.ts";

/** Where a visitor in that state is sent from an address. */
function sentTo(
  state: string | undefined,
  url = "http://localhost/myaccount/orders/?p=2&to=//evil.example",
): string | null {
  try {
    requireAccount(new Request(url), state);
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? `${thrown.status} ${thrown.headers.get("location")}` : String(thrown);
  }
}

it("customers stay", () => {
  expect(sentTo("LOGGED_IN")).toBeNull();
});

it.each(["LOGGED_OUT", "LOGGED_IN_AS_GUEST", "", undefined])(
  "%s is sent to the sign-in, with the whole address",
  (state) => {
    expect(sentTo(state)).toBe(`302 /login/?to=${encodeURIComponent("/myaccount/orders/?p=2&to=//evil.example")}`);
    expect(sentTo(state, "http://localhost/myaccount/")).toBe("302 /login/?to=%2Fmyaccount%2F");
  },
);
