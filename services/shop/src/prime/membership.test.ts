import fc from "fast-check";
import { expect, it } from "vitest";
import { lastDay } from "./membership.service.ts";

it.each([
  ["2026-11-21", 12, "2027-11-20"],
  ["2026-01-01", 1, "2026-01-31"],
  ["2026-01-31", 1, "2026-02-27"],
  ["2027-02-28", 12, "2028-02-27"],
])("a membership from %s for %i months ends on %s", (start, months, end) => {
  expect(lastDay(start, months)).toBe(end);
});

it("ends after it starts, and at most a month's length later than requested", () => {
  const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 36 }), (date, months) => {
      const start = date.toISOString().slice(0, 10);
      const days = (Date.parse(lastDay(start, months)) - Date.parse(start)) / 86_400_000;
      // From 31 January to 27 February: the day before the last one of a month that is shorter.
      expect(days).toBeGreaterThanOrEqual(months * 28 - 1);
      expect(days).toBeLessThan(months * 31 + 1);
    }),
  );
});
