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
  const from = new Date(now);
  from.setUTCMonth(from.getUTCMonth() - 3);
  // Where that month is shorter, its last day: 31 May reaches back to the end of February, not to 3 March.
  if (from.getUTCDate() !== now.getUTCDate()) from.setUTCDate(0);
  return { name: "last3months", from, until: null };
}

/** The moment at which a year begins in the shop's time zone, which is one hour ahead in January. */
const newYear = (year: number): Date => new Date(Date.UTC(year, 0, 1) - 3_600_000);
