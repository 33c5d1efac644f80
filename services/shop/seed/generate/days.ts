const millisecondsPerDay = 86_400_000;

/** The calendar day (UTC, YYYY-MM-DD) that lies `daysAgo` days before a moment. */
export function isoDay(moment: Date, daysAgo: number): string {
  return new Date(moment.getTime() - daysAgo * millisecondsPerDay).toISOString().slice(0, 10);
}
