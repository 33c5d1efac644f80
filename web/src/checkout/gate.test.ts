import { expect, it } from "vitest";
import { requireAccess } from "./gate.ts";

/** Where an answer of the graph sends the visitor; null when it lets them in. */
function sentTo(access: Parameters<typeof requireAccess>[0]): string | null {
  try {
    requireAccess(access);
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : String(thrown);
  }
}

it("lets in whom the graph lets in, and no one else: without an answer the step stays closed", () => {
  const to = (redirectTo: string | null) => ({ allowed: false, redirectTo, toast: null });
  expect(sentTo({ allowed: true, redirectTo: null, toast: null })).toBeNull();
  expect(sentTo(undefined)).toBe("/");
  expect(sentTo(to("/checkout/payment"))).toBe("/checkout/payment");
  expect(sentTo(to(null))).toBe("/");
});
