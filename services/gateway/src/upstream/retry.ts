import type { HttpAnswer } from "./transport.ts";

/** Most attempts of a query (GQL-08). */
const maxAttempts = 5;
/** Upper bound of the first pause, in milliseconds; it doubles with each attempt (GQL-08). */
const firstPause = 300;

/**
 * Repeats a query whose call failed on the way, with full jitter, while the deadline allows it (GQL-08, C-16).
 * What the shop answered, be it an error, is never asked again here.
 *
 * @param attempt sends the query; told how many attempts were before
 * @param deadline on `performance.now()`'s clock
 */
export async function withRetries(
  attempt: (earlier: number) => Promise<HttpAnswer>,
  deadline: number,
): Promise<HttpAnswer> {
  for (let earlier = 0; ; earlier += 1) {
    const answer = await attempt(earlier);
    if (answer.ok || answer.failure !== "unavailable" || earlier + 1 === maxAttempts) return answer;
    const pause = Math.random() * firstPause * 2 ** earlier;
    if (performance.now() + pause >= deadline) return answer;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}
