import { expect, it } from "vitest";
import { leanSource } from "./lean-router.ts";

it("drops names and says which calls only make a component", () => {
  const code = 'const Link = React$1.forwardRef(function LinkWithRef() {});\nLink.displayName = "Link";\n';
  expect(leanSource(code, {}, "lib/x.js").trim()).toBe(
    "const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});",
  );
});

it("marks warnings as calls without a use", () => {
  const code = 'function warning(cond, message) {}\nif (isOdd) warning(false, `No "${name}"`);';
  expect(leanSource(code, {}, "lib/x.js")).toBe(
    'function warning(cond, message) {}\nif (isOdd) /* @__PURE__ */ warning(false, `No "${name}"`);',
  );
});

it("keeps invariants and drops their sentences", () => {
  const code = 'invariant(isOpen(a, "b"), "You cannot do this, or that");\n\tif (c) invariant(d, `No ${e}, f`);';
  expect(leanSource(code, {}, "lib/x.js")).toBe('invariant(isOpen(a, "b"));\n\tif (c) invariant(d);');
});

it("puts a replacement where the original was", () => {
  const code = "function isOn(mode) {\n\treturn mode;\n}\nexport { isOn };";
  const lean = leanSource(code, { isOn: "const isOn = () => false;" }, "lib/x.js");
  expect(lean).toContain("function $original_isOn(mode)");
  expect(lean).toContain("\nconst isOn = () => false;");
});

it("fails when the router has no such function any more", () => {
  expect(() => leanSource("export {};", { isOn: "" }, "lib/x.js")).toThrow(/lib\/x\.js has no function isOn/);
});
