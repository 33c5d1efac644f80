import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

/**
 * The JSON log. Callers log facts of their own making (route, status, ids of our own) and never a body, a form or an
 * address with its query: that is what keeps card numbers and sealed payloads out of it.
 * @param destination where lines go; the process's own output without it
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { service: "sandbox" } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
