import { expect, it } from "vitest";
import { takeFlash } from "../graph/redirect.ts";
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

it("a closed step states why on the page that it leads to, and leads there by GET", () => {
  const access = (toast: { key: string; severity: "WARNING" } | null) => ({ allowed: false, redirectTo: "/a/", toast });
  for (const toast of [{ key: "vue.x.y", severity: "WARNING" } as const, null]) {
    let thrown: unknown;
    try {
      requireAccess(access(toast));
    } catch (reason) {
      thrown = reason;
    }
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get("location")]).toEqual([303, "/a/"]);
    expect(takeFlash()).toEqual(toast === null ? [] : [{ key: "vue.x.y", severity: "warning" }]);
  }
});
