const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" });
const hour = 3_600_000;

/** The calendar day of a moment, `YYYY-MM-DD`, in the time zone of all stores (Berlin; Vienna and Zurich have the same). */
export function berlinDay(moment: Date): string {
  return berlin.format(moment);
}

/** The day that is so many calendar days after another. @param day `YYYY-MM-DD` @param count may be negative */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first moment of a day. @param day `YYYY-MM-DD` */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Clocks change at two or three in the morning, so that midnight is two hours before that of UTC in summer, else one.
  const inSummer = new Date(midnight - 2 * hour);
  return berlinDay(inSummer) === day ? inSummer : new Date(midnight - hour);
}

/**
 * The end of a period in days (C-107, § 188 BGB): the first moment after the day that is so many days after the day on
 * which it began, whatever the time of day and however often clocks change in between.
 */
export function endOfPeriod(begin: Date, days: number): Date {
  return startOfDay(addDays(berlinDay(begin), days + 1));
}

/** The day that a period names as its last. @param end as `endOfPeriod` gives it */
export function lastDayOf(end: Date): string {
  return berlinDay(new Date(end.getTime() - 1));
}
