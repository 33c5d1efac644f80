import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const requestIds = new WeakMap<IncomingMessage, string>();

/** The id that ties a request's log lines together: the caller's `x-request-id`, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const known = requestIds.get(request);
  if (known !== undefined) return known;
  const sent = request.headers["x-request-id"];
  // Only what cannot break a log line or fill the disk.
  const id = typeof sent === "string" && /^[\w.-]{1,100}$/.test(sent) ? sent : randomUUID();
  requestIds.set(request, id);
  return id;
}
