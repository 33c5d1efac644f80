import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupDigits, parseCardNumber, passesLuhn } from "./card-number.ts";

const validNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 15, maxLength: 15 })
  .map((digits) => digits.join(""))
  .map(
    (start) => ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map((last) => start + last).find(passesLuhn) ?? "",
  );

describe("card number", () => {
  test("is accepted however it is spaced", () => {
    fc.assert(
      fc.property(validNumber, fc.nat(15), fc.constantFrom(" ", "-", "  "), (digits, at, gap) => {
        const typed = digits.slice(0, at) + gap + digits.slice(at);
        expect(parseCardNumber(typed)).toEqual({ ok: true, digits });
        expect(parseCardNumber(groupDigits(digits))).toEqual({ ok: true, digits });
      }),
    );
  });

  test("is refused after any single digit changes", () => {
    fc.assert(
      fc.property(validNumber, fc.nat(15), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const changed = String((Number(digits[at]) + shift) % 10);
        expect(passesLuhn(digits.slice(0, at) + changed + digits.slice(at + 1))).toBe(false);
      }),
    );
  });

  test.each([
    ["  ", "missing"],
    ["4111 1111 1111 111x", "characters"],
    ["4111 1111 1111", "length"],
    ["4111 1111 1111 1112", "checksum"],
  ])("%j is refused because of its %s", (typed, fault) => {
    expect(parseCardNumber(typed)).toEqual({ ok: false, fault });
  });
});
