import { dayOf, type IsoDay } from "./dates.ts";

/** The last second of a day by the shop's own clocks, in ISO 8601 (C-107). @param day `YYYY-MM-DD` */
export function endOfDay(day: IsoDay): string {
  // The end is an hour earlier by the clocks of UTC in winter, and two in summer.
  const inWinter = `${day}T22:59:59.000Z`;
  return dayOf(inWinter) === day ? inWinter : `${day}T21:59:59.000Z`;
}
