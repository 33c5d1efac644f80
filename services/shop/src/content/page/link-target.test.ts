import fc from "fast-check";
import { expect, it } from "vitest";
import { isOwnPath, isWebAddress } from "./link-target.ts";

it.each(["/", "/cat/1000/?p=2#top", "/prod/1/", "/schön/"])("%s is a path of the shop", (target) => {
  expect([isOwnPath(target), isWebAddress(target)]).toEqual([true, false]);
});

it.each(["https://shop.example/a?b=c", "http://shop.example", "HTTPS://SHOP.EXAMPLE:8443/"])(
  "%s is an address",
  (target) => {
    expect([isOwnPath(target), isWebAddress(target)]).toEqual([false, true]);
  },
);

it.each([
  "/\\evil.example",
  "\\\\evil.example",
  "//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /a",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://evil.example",
  "https:evil.example",
  "https:/\\evil.example",
  "https://user:pass@evil.example",
  "https://",
  "cat/1",
  "",
])("%j is neither", (target) => {
  expect([isOwnPath(target), isWebAddress(target)]).toEqual([false, false]);
});

it("never takes for an own path what leads elsewhere, whatever is given", () => {
  const parts = fc.array(fc.constantFrom("/", "\\", "\t", ".", "..", "evil.example", "@", ":", "a", "%2f", "?"));
  fc.assert(
    fc.property(parts, (all) => {
      const target = `/${all.join("")}`;
      fc.pre(isOwnPath(target));
      expect(new URL(target, "http://shop.test").host).toBe("shop.test");
    }),
  );
});
