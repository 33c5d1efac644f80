import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, formatDay, formatDeliveryDay, formatDeliverySpan, lastDayOf, timeOf } from "./dates.ts";

describe("dates", () => {
  it("writes a day in figures", () => {
    expect(formatDay("2026-11-24", "de-DE")).toBe("24.11.2026");
    expect(formatDay("2026-11-24T23:59:00Z", "de-AT")).toBe("24.11.2026");
  });

  it.each(["de-DE", "de-AT", "de-CH", "en-DE"])("writes figures as Intl does: %s", (language) => {
    const figures = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const;
    const intl = new Intl.DateTimeFormat(language, figures);
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(formatDay(day.toISOString(), language)).toBe(intl.format(day));
      }),
    );
  });

  it("promises a delivery day by its name", () => {
    expect(formatDeliveryDay("2026-11-24", "de-DE")).toBe("Dienstag, 24. November");
    expect(formatDeliveryDay("2026-11-24", "en-DE")).toMatch(/^Tuesday,? 24 November$/);
  });

  it("writes a span, and one day when it has one", () => {
    const span = formatDeliverySpan("2026-11-24", "2026-11-26", "de-DE");
    expect(span.replaceAll("\u00A0", " ")).toBe("Di., 24. Nov. – Do., 26. Nov.");
    // A line breaks after the dash alone.
    expect(span.split(" ")).toHaveLength(2);
    expect(formatDeliverySpan("2026-11-24", "2026-11-24", "de-DE")).toBe("Dienstag, 24. November");
  });

  it("refuses what is not a day", () => {
    expect(() => formatDay("soon", "de-DE")).toThrow(RangeError);
    expect(() => formatDay("2026-13-40", "de-DE")).toThrow(RangeError);
  });
});

it("a moment's day is that of the shop's own clocks, summer and winter", () => {
  expect(dayOf("2026-11-22T23:30:00.000Z")).toBe("2026-11-23");
  expect(dayOf("2026-11-22T22:30:00.000Z")).toBe("2026-11-22");
  expect(dayOf("2026-07-01T22:30:00.000Z")).toBe("2026-07-02");
  expect([timeOf("2026-07-01T22:30:00.000Z"), timeOf("2026-11-22T08:05:00.000Z")]).toEqual(["00:30", "09:05"]);
});

it("C-107: the last day of a period is that of the shop's own clocks, and not the day that begins as it ends", () => {
  expect(lastDayOf("2026-12-31T23:00:00.000Z")).toBe("2026-12-31");
  expect(lastDayOf("2026-12-31T23:00:01.000Z")).toBe("2027-01-01");
  expect(lastDayOf("2026-07-31T22:00:00.000Z")).toBe("2026-07-31");
  expect(lastDayOf("2026-07-31T22:30:00.000Z")).toBe("2026-08-01");
});
