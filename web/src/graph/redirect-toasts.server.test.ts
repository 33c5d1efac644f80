import { expect, it } from "vitest";
import { flashToasts, redirectWithToast } from "./redirect.ts";

it("without scripts a toast travels in a cookie that lives for half a minute and goes to no other site", () => {
  const toast = { key: "Grüße; <b>", severity: "info" } as const;
  const response = redirectWithToast("/a/?b=1", toast);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/a/?b=1"]);
  const [line = "", ...others] = response.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(line).toMatch(/^flash=[\w%.!~*'()-]+; Path=\/; Max-Age=30; SameSite=Lax$/);
  expect(flashToasts(line.split(";", 1)[0] ?? "")).toEqual([toast]);
  expect(redirectWithToast("/", toast, 302).status).toBe(302);
});
