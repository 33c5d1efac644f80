import { berlinDay } from "../../platform/berlin-day.ts";

/** Days on which goods may arrive, as `YYYY-MM-DD`. */
export interface DeliveryRange {
  readonly from: string;
  readonly until: string;
}

/** Working days from order to arrival, both bounds included. */
export interface DeliveryDays {
  readonly min: number;
  readonly max: number;
}

/** The calendar day on which the warehouse works at a moment. */
export function warehouseDay(moment: Date): string {
  return berlinDay(moment);
}

/**
 * When goods arrive that are ordered at a moment. The slowest line decides both bounds; neither falls on a Saturday
 * or Sunday, as there are no deliveries then.
 * @param lines at least one, else the range of the next working day
 * @param isAbroad adds two working days for the way across the border
 */
export function deliveryRange(moment: Date, lines: readonly DeliveryDays[], isAbroad: boolean): DeliveryRange {
  const extra = isAbroad ? 2 : 0;
  const day = warehouseDay(moment);
  return {
    from: addWorkingDays(day, Math.max(1, ...lines.map(({ min }) => min)) + extra),
    until: addWorkingDays(day, Math.max(1, ...lines.map(({ max }) => max)) + extra),
  };
}

/** The day that is `count` working days (Monday to Friday) after a day. @param count from 1 up */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  let left = count;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
}
