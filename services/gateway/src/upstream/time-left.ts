import type { IncomingHttpHeaders } from "node:http";

/** With which a page server reports how long it waits for an answer, in milliseconds. */
export const timeoutHeader = "x-timeout-ms";

/**
 * When the client stops waiting for the answer, on `performance.now()`'s clock; `Infinity` when the request does not say.
 * A request may shorten the shop's five seconds (GQL-09) for itself, not prolong them.
 */
export function deadlineOf(headers: IncomingHttpHeaders): number {
  const sent = headers[timeoutHeader];
  return typeof sent === "string" && /^[1-9]\d{0,4}$/.test(sent) ? performance.now() + Number(sent) : Infinity;
}

/** Waits for a promise until the deadline at the latest; null when it is over first. */
export async function until<T>(promise: Promise<T>, deadline: number): Promise<T | null> {
  if (deadline === Infinity) return promise;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, deadline - performance.now()), null);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
    // A failure after that has no listener.
    promise.catch(() => undefined);
  }
}
