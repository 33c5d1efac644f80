const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** Whether a text is a calendar day of the years 1 to 9999, as `2026-11-24`; databases have no year 0. */
export function isDay(text: string): boolean {
  if (!day.test(text) || text.startsWith("0000")) return false;
  const start = new Date(`${text}T00:00:00Z`);
  // `2026-02-30` parses, but as another day.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
}

/**
 * The moment that a text states, by RFC 3339: `2026-11-24T09:30:00.000Z`, or with another offset. A day alone is its
 * first moment in UTC. A time without an offset means another moment on each machine, and is none.
 * @returns null for a text that is no moment of the years 1 to 9999
 */
export function readMoment(text: string): Date | null {
  const start = isDay(text) ? text : moment.exec(text)?.[1];
  if (start === undefined || !isDay(start)) return null;
  const read = new Date(text.toUpperCase());
  // An offset can lead out of the years that databases have.
  return Number.isNaN(read.getTime()) || !/^(?!0000)\d{4}-/.test(read.toISOString()) ? null : read;
}
