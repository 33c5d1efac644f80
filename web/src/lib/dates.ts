import { localeOf } from "./locale.ts";

/** A calendar day without time zone, `YYYY-MM-DD`. */
export type IsoDay = string;

const nbsp = "\u00A0";
const isoDay = /^\d{4}-\d{2}-\d{2}/;

/* Days are formatted in UTC: a delivery day must not shift with the reader's time zone,
   and server and browser must print the same text. */
const format = (day: IsoDay, language: string, options: Intl.DateTimeFormatOptions): string =>
  formatterOf(language, options).format(dateOf(day));

/** Noon of the day. @throws RangeError on anything else than a day */
function dateOf(day: IsoDay): Date {
  const match = isoDay.exec(day);
  const date = match === null ? null : new Date(`${match[0]}T12:00:00Z`);
  if (date === null || Number.isNaN(date.getTime())) throw new RangeError(`not a day: ${day}`);
  return date;
}

/* A formatter costs a millisecond to make and nothing to keep; there are four languages and three forms. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC" });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * A day in figures, for tables and orders: `21.11.2026`. Throws a RangeError on anything else than a day. Intl writes the
 * same, but takes 24 ms to begin with it.
 */
export function formatDay(day: IsoDay, language: string): string {
  const [year = "", month = "", date = ""] = dateOf(day).toISOString().slice(0, 10).split("-");
  return [date, month, year].join(language.startsWith("en") ? "/" : ".");
}

/** A day as a promise to a shopper: `Dienstag, 24. November`. Throws a RangeError on anything else than a day. */
export function formatDeliveryDay(day: IsoDay, language: string): string {
  return format(day, language, { weekday: "long", day: "numeric", month: "long" });
}

/**
 * A span of delivery days: `Di., 24. Nov. – Do., 26. Nov.`; a single long day when both are the same. A line breaks
 * between the days at most, never within one. Joined by hand, because `formatRange` differs between the ICU of server
 * and browser.
 */
export function formatDeliverySpan(from: IsoDay, to: IsoDay, language: string): string {
  if (from === to) return formatDeliveryDay(from, language);
  const short = { weekday: "short", day: "numeric", month: "short" } as const;
  const [first, last] = [from, to].map((day) => format(day, language, short).replaceAll(" ", nbsp));
  return `${first}${nbsp}– ${last}`;
}

/** The calendar day on which something happened, where all four storefronts are. @param moment ISO 8601 with its zone */
export function dayOf(moment: string): IsoDay {
  const options = { timeZone: "Europe/Berlin", year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(new Date(moment));
}

/** The last day of something that ends: at midnight that of the day before. @param end ISO 8601 with its zone */
export function lastDayOf(end: string): IsoDay {
  return dayOf(new Date(Date.parse(end) - 1).toISOString());
}

/** The time of a moment on the shop's own clocks, `14:05`. @param moment ISO 8601 with its zone */
export function timeOf(moment: string): string {
  const options = { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat("sv-SE", options).format(new Date(moment));
}
