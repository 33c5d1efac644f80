import { upstreamTimeout } from "../errors/failure.ts";
import { until } from "../upstream/time-left.ts";
import type { Answer } from "./operation-request.ts";

/** How long an operation may take whose client sets no deadline, in milliseconds: more calls in turn than any makes. */
const patience = 6 * upstreamTimeout;

/** Calls that end at the client's deadline are still reported in an answer with all else, in milliseconds. */
const grace = 100;

/**
 * Runs an operation on the stitched graph until its deadline. The library waits without end for a field that it knows no
 * way to, so the deadlines of the calls are not enough.
 * @param run is given what is aborted when its answer is no longer waited for
 * @param deadline of the client, on `performance.now()`'s clock; `Infinity` without any
 * @returns null when it is over first
 */
export async function stitchedInTime(
  run: (abandoned: AbortSignal) => Promise<Answer>,
  deadline: number,
): Promise<Answer | null> {
  const abandoning = new AbortController();
  const end = Math.min(deadline + grace, performance.now() + patience);
  const answer = await until(run(abandoning.signal), end);
  if (answer === null) abandoning.abort();
  return answer;
}
