import { pick } from "../catalogue/language.ts";
import { addDays, berlinDay } from "../platform/berlin-day.ts";
import type { Language } from "../platform/context.ts";

/** `Intl` formatters are costly to make and free to keep. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(language === "en-DE" ? "en-GB" : language, {
      ...options,
      timeZone: "Europe/Berlin",
    });
    formatters.set(key, formatter);
  }
  return formatter.format(date);
}

/** A moment in words, by the clock of the shop: "heute, 14:05", "gestern, 9:12", "12. Mai 2026". */
export function dateInWords(date: Date, now: Date, language: Language): string {
  const time = format(date, language, { hour: "numeric", minute: "2-digit" });
  if (berlinDay(date) === berlinDay(now)) return pick(language, `heute, ${time}`, `today, ${time}`);
  if (berlinDay(date) === addDays(berlinDay(now), -1)) return pick(language, `gestern, ${time}`, `yesterday, ${time}`);
  return format(date, language, { dateStyle: "long" });
}
