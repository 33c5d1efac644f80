import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The id that ties a request's log lines together: the caller's `x-request-id`, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const sent = headers["x-request-id"];
  // Only what cannot break a log line or fill the disk.
  return typeof sent === "string" && /^[\w.-]{1,100}$/.test(sent) ? sent : randomUUID();
}
