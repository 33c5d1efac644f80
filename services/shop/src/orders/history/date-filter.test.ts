import { expect, it } from "vitest";
import { readDateFilter } from "./date-filter.ts";

const now = new Date("2026-11-24T10:00:00.000Z");

it.each([
  [now.toISOString(), "2026-08-23T22:00:00.000Z"],
  ["2027-01-15T22:59:59.000Z", "2026-10-14T22:00:00.000Z"],
  ["2027-01-15T23:00:00.000Z", "2026-10-15T22:00:00.000Z"],
  ["2027-05-31T10:00:00.000Z", "2027-02-27T23:00:00.000Z"],
  ["2028-05-30T10:00:00.000Z", "2028-02-28T23:00:00.000Z"],
])("ORD-01, C-107: the last three months of %s begin with a day of Berlin, at %s", (today, from) => {
  expect(readDateFilter("last3months", new Date(today))).toEqual({
    name: "last3months",
    from: new Date(from),
    until: null,
  });
});

it.each([null, "", "lastmonth", "1999", "20261", " all"])("ORD-01: %j is the last three months", (given) => {
  expect(readDateFilter(given, now)).toEqual(readDateFilter("last3months", now));
});

it("ORD-04: a year begins and ends at midnight of the shop's clocks, and `all` has no bounds", () => {
  expect(readDateFilter("2025", now)).toEqual({
    name: "2025",
    from: new Date("2024-12-31T23:00:00.000Z"),
    until: new Date("2025-12-31T23:00:00.000Z"),
  });
  expect(readDateFilter("all", now)).toEqual({ name: "all", from: null, until: null });
});
