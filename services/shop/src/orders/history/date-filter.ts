import { berlinDay, startOfDay } from "../../platform/berlin-day.ts";

/** A date filter of the order list (ORD-01). */
export interface DateFilter {
  /** As it stands in addresses: `last3months`, `all` or a year. */
  readonly name: string;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Reads a date filter; what is none counts as the default, the last three months. */
export function readDateFilter(given: string | null, now: Date): DateFilter {
  if (given === "all") return { name: "all", from: null, until: null };
  if (given !== null && /^20\d{2}$/.test(given)) {
    const year = Number(given);
    return { name: given, from: newYear(year), until: newYear(year + 1) };
  }
  return { name: "last3months", from: startOfDay(threeMonthsBefore(berlinDay(now))), until: null };
}

/** @param day `YYYY-MM-DD` */
function threeMonthsBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - 3);
  // Where that month is shorter, its last day: 31 May reaches back to the end of February, not to 3 March.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The moment at which a year begins in the shop's time zone, which is one hour ahead in January. */
const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1) - 3_600_000);
