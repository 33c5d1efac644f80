import { expect, it } from "vitest";
import { dayOf } from "./dates.ts";
import { endOfDay } from "./end-of-day.ts";

it.each(["2026-01-15", "2026-03-28", "2026-03-29", "2026-07-01", "2026-10-24", "2026-10-25", "2026-12-31"])(
  "C-107: %s ends with its last second by the shop's clocks",
  (day) => {
    expect(dayOf(endOfDay(day))).toBe(day);
    expect(dayOf(new Date(Date.parse(endOfDay(day)) + 1_000).toISOString())).not.toBe(day);
  },
);
