import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  clearFlash,
  flashNameFor,
  flashToasts,
  type FlashToast,
  redirectWithToast,
  severityOf,
  takeFlash,
} from "./redirect.ts";

const toast: FlashToast = { key: "vue.a.b", severity: "success" };
const cookieOf = (value: unknown) => `a=b; flash=${encodeURIComponent(JSON.stringify(value))}; c=d`;
const read = (value: unknown) => flashToasts(cookieOf(value));

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe("toasts of a cookie, which anyone may have written", () => {
  it.each(["success", "info", "warning", "error"] as const)("%s is a severity", (severity) => {
    expect(read([{ key: "a", severity }])).toEqual([{ key: "a", severity }]);
  });

  it.each([
    ["no object", "text"],
    ["null", null],
    ["no key", { severity: "info" }],
    ["a key that is no text", { key: 1, severity: "info" }],
    ["a key that is too long", { key: "a".repeat(301), severity: "info" }],
    ["no severity", { key: "a" }],
    ["another severity", { key: "a", severity: "fatal" }],
    ["a link that is null", { ...toast, link: null }],
    ["a link that is a text", { ...toast, link: "/" }],
    ["a link without a label", { ...toast, link: { href: "/" } }],
    ["a link without an address", { ...toast, link: { label: "a" } }],
    ["a label that is no text", { ...toast, link: { href: "/", label: 1 } }],
    ["a label that is too long", { ...toast, link: { href: "/", label: "a".repeat(101) } }],
    ["an address that is no text", { ...toast, link: { href: ["/"], label: "a" } }],
    ["an address elsewhere", { ...toast, link: { href: "https://evil.example/", label: "a" } }],
  ])("none with %s", (_what, value) => {
    expect(read([value])).toEqual([]);
    expect(read([value, toast])).toEqual([toast]);
  });

  it("reads what is just short enough", () => {
    const longest = { key: "a".repeat(300), severity: "info", link: { href: "/a", label: "a".repeat(100) } };
    expect(read([longest])).toEqual([longest]);
  });

  it("shows five of them at most", () => {
    expect(read(Array.from({ length: 9 }, () => toast))).toHaveLength(5);
  });

  it.each([{}, "text", 1, null, { 0: toast, length: 1 }])("a value that is no list is none: %j", (value) => {
    expect(read(value)).toEqual([]);
  });

  it("there are none without the cookie, and none in one that cannot be read", () => {
    expect(flashToasts(null)).toEqual([]);
    expect(flashToasts("flash=[{")).toEqual([]);
  });

  it("reads the cookie of the name that it is given", () => {
    expect(flashToasts(cookieOf([toast]), "__Host-flash")).toEqual([]);
    expect(flashToasts(`__Host-${cookieOf([toast]).slice(5)}`, "__Host-flash")).toEqual([toast]);
  });
});

it("over HTTPS the cookie has the prefix of its host, and the plain name elsewhere", () => {
  expect(flashNameFor(new Request("https://shop.test/"))).toBe("__Host-flash");
  expect(flashNameFor(new Request("http://shop.test/"))).toBe("flash");
});

it("in the browser a toast waits in the tab, and is taken once", () => {
  const response = redirectWithToast("/a/", toast, 302);
  expect([response.status, response.headers.get("location"), response.headers.getSetCookie()]).toEqual([
    302,
    "/a/",
    [],
  ]);
  expect(takeFlash()).toEqual([toast]);
  expect(takeFlash()).toEqual([]);
  expect(redirectWithToast("/", toast).status).toBe(303);
});

it("what another script left in the tab is none", () => {
  sessionStorage.setItem("flash", "{");
  expect(takeFlash()).toEqual([]);
});

it("shown toasts are dropped by a line that a browser takes for the same cookie", () => {
  expect(clearFlash).toBe("flash=; Path=/; Max-Age=0; SameSite=Lax");
});

it("the graph's severities are ours", () => {
  expect((["SUCCESS", "INFO", "WARNING", "ERROR"] as const).map(severityOf)).toEqual([
    "success",
    "info",
    "warning",
    "error",
  ]);
});
