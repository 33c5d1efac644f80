import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDay, readMoment } from "./moments.ts";

describe("days", () => {
  it.each(["2026-11-24", "2024-02-29", "0001-01-01", "9999-12-31"])("%s is one", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "0000-01-01",
    "2026-1-1",
    "+12026-01-01",
    "2026-01-01 ",
    "heute",
    "",
  ])("%j is none", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("moments", () => {
  it.each([
    ["2026-11-24T09:30:00.000Z", "2026-11-24T09:30:00.000Z"],
    ["2026-11-24T10:30+01:00", "2026-11-24T09:30:00.000Z"],
    ["2026-11-24t09:30:00z", "2026-11-24T09:30:00.000Z"],
    ["2026-11-24T09:30:00.123456Z", "2026-11-24T09:30:00.123Z"],
    ["2026-11-24", "2026-11-24T00:00:00.000Z"],
  ])("%s is %s", (text, iso) => {
    expect(readMoment(text)?.toISOString()).toBe(iso);
  });

  it.each([
    "2026-02-30T00:00:00Z",
    "2026-11-24T25:00:00Z",
    "2026-11-24T09:30:60Z",
    "2026-11-24T09:30:00+99:99",
    "2026-11-24T09:30:00",
    "0000-06-01T00:00:00Z",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "-271821-04-20T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
    "Nov 24 2026",
    "2026",
    "1",
    "NaN",
    "",
  ])("%j is none", (text) => {
    expect(readMoment(text)).toBeNull();
  });

  it("are read again from what they are written as", () => {
    const years = { min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(readMoment(date.toISOString())).toEqual(date);
      }),
    );
  });
});
