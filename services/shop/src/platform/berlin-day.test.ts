import { describe, expect, it } from "vitest";
import { addDays, berlinDay, endOfPeriod, lastDayOf, startOfDay } from "./berlin-day.ts";

const end = (begin: string, days = 30): string => endOfPeriod(new Date(begin), days).toISOString();

describe("a period in days (C-107)", () => {
  it("ends with the last day in Berlin, whatever the time of day at which it began", () => {
    expect(end("2026-11-22T23:00:00Z")).toBe("2026-12-23T23:00:00.000Z");
    expect(end("2026-11-23T12:00:00Z")).toBe("2026-12-23T23:00:00.000Z");
    expect(end("2026-11-23T22:59:59Z")).toBe("2026-12-23T23:00:00.000Z");
    expect(end("2026-11-23T23:00:00Z")).toBe("2026-12-24T23:00:00.000Z");
  });

  it("is neither shorter nor longer where clocks change in between", () => {
    // 29 March 2026 has 23 hours, 25 October 2026 has 25.
    expect(end("2026-03-10T22:30:00Z")).toBe("2026-04-09T22:00:00.000Z");
    expect(end("2026-10-10T22:30:00Z")).toBe("2026-11-10T23:00:00.000Z");
    expect(end("2026-02-26T23:30:00Z")).toBe("2026-03-29T22:00:00.000Z");
    expect(end("2026-09-24T22:30:00Z")).toBe("2026-10-25T23:00:00.000Z");
    expect(end("2026-03-28T12:00:00Z", 1)).toBe("2026-03-29T22:00:00.000Z");
    expect(end("2026-10-24T12:00:00Z", 1)).toBe("2026-10-25T23:00:00.000Z");
  });

  it("names its last day: the one that is still within it a second before the end, and not a second after", () => {
    for (let day = "2026-01-01"; day < "2028-01-01"; day = addDays(day, 1)) {
      const over = endOfPeriod(startOfDay(day), 30);
      expect(lastDayOf(over)).toBe(addDays(day, 30));
      expect(berlinDay(new Date(over.getTime() - 1_000))).toBe(addDays(day, 30));
      expect(berlinDay(new Date(over.getTime() + 1_000))).toBe(addDays(day, 31));
    }
  });
});
