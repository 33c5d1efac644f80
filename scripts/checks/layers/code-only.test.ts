import { expect, test } from "vitest";
import { codeOnly } from "./code-only.ts";

test.each([
  ["comments", "a /* b_c */ d // e_f\ng", /^a\s+d\s+g$/],
  ["texts", `a("b_c", 'd\\'_e', f)`, /^a\( ,\s+, f\)$/],
  ["SQL but not what it is filled with", "tx`select b_c ${row.id} from d_e`;f", /^tx\s+row\.id\s*;f$/],
  ["templates within templates", "`a_b ${one(`c_d ${two} e_f`)} g_h` + three", /^\s*one\(\s*two\s*\)\s*\+ three$/],
  ["an object within a template", "`a_b ${say({ one })} c_d`;two", /^\s*say\(\{ one \}\)\s*;two$/],
  ["patterns", 'x = /"a_b[/]c/g; y', /^x =\s+g; y$/],
])("%s are left out", (_what, text, left) => {
  expect(codeOnly(text)).toMatch(left);
});

test("a division is none", () => {
  expect(codeOnly("a / b_c / d")).toBe("a / b_c / d");
});
