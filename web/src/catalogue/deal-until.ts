import { localeOf } from "../lib/locale.ts";

/** "23.11., 14:00": when a deal ends, by the clock that all four stores have. For the server: Intl is slow to begin with. */
export const dealUntil = (until: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: "numeric",
    month: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Berlin",
  }).format(new Date(until));
