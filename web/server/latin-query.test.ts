import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8Target } from "./latin-query.ts";

it.each([
  ["/search/?q=F%FCller", "/search/?q=F%C3%BCller"],
  ["/search/?q=B%FCro+gr%FCn&p=2", "/search/?q=B%C3%BCro+gr%C3%BCn&p=2"],
  ["/cat/1000/?filter.FARBE=wei%DF", "/cat/1000/?filter.FARBE=wei%C3%9F"],
  ["/search/?q=10%80", "/search/?q=10%E2%82%AC"],
  ["/search/?q=F%C3", "/search/?q=F%C3%83"],
])("%s is at %s", (target, moved) => {
  expect(utf8Target(target)).toBe(moved);
  expect(utf8Target(moved)).toBeNull();
});

it.each([
  "/",
  "/search/?q=F%C3%BCller",
  "/search/?q=100%25",
  "/search/?q=100%",
  "/search/?q=%zz",
  "/f%FC/?q=a",
  "/?a=b?c",
  "/search/?q=%E2%82",
  "/search/?q=%D0%BF%D1%80%D0",
  "/search/?q=%FC%C3%BC",
  "//host/?q=%FC",
  "/\\host/?q=%FC",
])("%s stays where it is", (target) => expect(utf8Target(target)).toBeNull());

it("moves nothing that is UTF-8, and nothing twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.uint8Array(), (text, bytes) => {
      expect(utf8Target(`/search/?q=${encodeURIComponent(text.toWellFormed())}`)).toBeNull();
      const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
      const moved = utf8Target(`/search/?q=${escaped}`);
      if (moved !== null) expect(utf8Target(moved)).toBeNull();
    }),
    { numRuns: 30 },
  );
});
