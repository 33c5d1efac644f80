import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, html } from "./html.ts";

test("no text can open a tag or leave a quoted attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("<", ">", '"', "'", "&", "a", "/", " ") }), (text) => {
      expect(html`<i title="${text}">${text}</i>`.markup.replaceAll(/&(amp|lt|gt|quot|#39);/g, "")).toMatch(
        /^<i title="[^<>"'&]*">[^<>"'&]*<\/i>$/,
      );
    }),
  );
});

test("nested templates are not escaped twice", () => {
  expect(html`${[html`${"a&b"}`, null, 3]}`.markup).toBe("a&amp;b3");
  expect(escapeHtml("'")).toBe("&#39;");
});
