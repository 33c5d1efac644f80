import fc from "fast-check";
import { expect, it } from "vitest";
import { readAmount } from "./amount.ts";

it.each([
  ["10", 10],
  ["10,00", 10],
  ["10.00", 10],
  ["10,0", 10],
  [" 12 ", 12],
  ["12 Stück", 12],
  ["12 Stk.", 12],
  ["12 St.", 12],
  ["12x", 12],
  ["12 ×", 12],
  ["3 pcs", 3],
  ["4 pieces", 4],
  ["1 000", 1_000],
  ["1\u00a0000", 1_000],
  ["1\u202f000", 1_000],
  ["1’000", 1_000],
  ["1'000", 1_000],
  ["1.000,00", 1_000],
  ["1,000.00", 1_000],
  ["\u200b7", 7],
  ["１２", 12],
  ["0", 0],
  ["007", 7],
])("the amount %j is %i", (text, pieces) => {
  expect(readAmount(text)).toBe(pieces);
});

it.each([
  ..."|4 VE|-5|−5|–5|+5|1e3|1E3|1.5|2,5|10,50|1.000|1,000|1.000.000|12.34.56|1 00|10 000 0|10 12|zwei|viele|ca. 5|5-6|5/6".split(
    "|",
  ),
  ..."5 Packungen|2 Karton|3 Sets|1 Paar|½|12³|1⁰|①|x|Stück|#N/A|true|=3|5,-|5 €|٣|2 x 5|12 Stück à 3".split("|"),
  "1234567890",
])("the amount %j is not understood", (text) => {
  expect(readAmount(text)).toBeNull();
});

it("what is understood is a whole number that its digits state", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from("0123456789.,-+ exX’½²VEStk")) }), (text) => {
      const pieces = readAmount(text);
      if (pieces === null) return;
      expect(Number.isInteger(pieces) && pieces >= 0).toBe(true);
      const digits = text.replace(/[.,]0{1,2}(?=\D*$)/u, "").replaceAll(/\D/gu, "");
      expect(Number(digits)).toBe(pieces);
    }),
    { numRuns: 2_000 },
  );
});
