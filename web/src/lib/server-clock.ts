let offset = 0;
let isKnown = false;

/** Whether an answer has stated the server's time. */
export const isServerTimeKnown = (): boolean => isKnown;

/**
 * Takes note of when the server has answered.
 * @param date its `Date` header, or a moment to the ms
 * @param tolerance below this many ms what is known stays, and the clocks agree: a header tells whole seconds, and an
 *   answer takes its time
 */
export function noteServerTime(date: string | null, tolerance = 3_000): void {
  const server = Date.parse(date ?? "");
  if (Number.isNaN(server)) return;
  isKnown = true;
  const difference = server - Date.now();
  if (Math.abs(difference - offset) < tolerance) return;
  offset = Math.abs(difference) < tolerance ? 0 : difference;
}

/** The moment in epoch ms by the server's clock: what ends for all at once ends with it, whatever the visitor's clock says. */
export const serverNow = (): number => Date.now() + offset;
