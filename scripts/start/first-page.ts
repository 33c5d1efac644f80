import { setTimeout as wait } from "node:timers/promises";
import { failure, success, type Outcome } from "./outcome.ts";

/** How long a page is waited for that is not answered yet, how long for one answer, and the pause between two, in ms. */
const limits = { patience: 180_000, answer: 15_000, pause: 100 };

export interface FirstPageOptions {
  /** Where web listens. */
  readonly host: string;
  readonly port: number;
  /** Aborted when there is no need to go on. */
  readonly signal: AbortSignal;
  /** Clock in ms. */
  readonly now?: () => number;
}

/**
 * Requests the home page until it is answered: that each service listens does not say that they reach one another, nor
 * that the first page is compiled. A visitor who opens the shop when it says that it is open finds it so.
 *
 * @returns a failure when there is no page after three minutes; success as well when `signal` is aborted
 */
export async function untilFirstPage({ host, port, signal, now = Date.now }: FirstPageOptions): Promise<Outcome<void>> {
  const url = `http://${reachable(host)}:${port}/`;
  const end = now() + limits.patience;
  for (;;) {
    const answer = await statusOf(url, signal);
    if (signal.aborted || answer === "200") return success(undefined);
    if (now() >= end) return failure(`${url} is not answered (${answer}). The logs of the services say why.`);
    await wait(limits.pause, undefined, { signal }).catch(() => undefined);
  }
}

/** The status of a page, or why there is none. */
async function statusOf(url: string, signal: AbortSignal): Promise<string> {
  try {
    const patience = AbortSignal.timeout(limits.answer);
    const answer = await fetch(url, { signal: AbortSignal.any([signal, patience]), redirect: "manual" });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Where a listener on all addresses, or on one of the sixth version, is reached. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
