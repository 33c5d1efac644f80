import fc from "fast-check";
import { expect, it } from "vitest";
import { redirectTarget } from "./redirect-target.ts";
import { safePath } from "./safe-path.ts";

it.each(["/cat/1000/", "/search?q=a&p=2", "/prod/1/?varid=2#reviews", "/"])("keeps %s", (path) => {
  expect(safePath(path, "/no")).toBe(path);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "",
  null,
  7,
  "/a\nb",
  "/a\\b",
  "cat/1",
])("refuses %j", (path) => {
  expect(safePath(path, "/no")).toBe("/no");
});

it("never leaves the shop, whatever is given", () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(new URL(safePath(path), "http://shop.test").host).toBe("shop.test");
    }),
  );
});

it.each(["/cat/1000/", "https://shop.example/a?b", "http://shop.example"])("follows a redirect to %s", (target) => {
  expect(redirectTarget(target)).toBe(target);
});

it.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "https:evil.example",
  "https:/\\evil.example",
  "https://user@evil.example",
  "https://",
  "cat/1",
  "",
  null,
  undefined,
])("follows no redirect to %j", (target) => {
  expect(redirectTarget(target)).toBeNull();
});
