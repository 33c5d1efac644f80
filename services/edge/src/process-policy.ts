import process from "node:process";
import { failOwnRequest } from "./boundary.ts";
import { type EdgeLog, safeLog } from "./log.ts";

/** Errors of no request within {@link window} after which the process is not to be trusted any longer. */
const tolerated = 20;
/** In milliseconds. */
const window = 60_000;

/** How a process ends when it must. */
export interface ProcessPolicy {
  readonly log: EdgeLog;
  /** Called once, when errors that belong to no request keep coming: stop in order and exit with 1. */
  readonly onGiveUp: () => void;
  readonly now?: () => number;
}

/**
 * What happens to errors that no code has caught. One that belongs to a request ends that request and nothing else.
 * One of background work is logged, and the process goes on; when {@link tolerated} of them have come within a minute
 * it stops in order, so that its supervisor starts a fresh one. See decision 0017.
 * @returns takes the handlers away again (for tests)
 */
export function installProcessPolicy({ log, onGiveUp, now = Date.now }: ProcessPolicy): () => void {
  const out = safeLog(log);
  let times: readonly number[] = [];
  let hasGivenUp = false;
  const handle = (error: unknown): void => {
    try {
      if (failOwnRequest(error)) return;
    } catch (failure) {
      out.error({ err: failure }, "a request could not be ended");
    }
    out.fatal({ err: error }, "an error belongs to no request");
    times = [...times.filter((time) => time > now() - window), now()];
    if (times.length < tolerated || hasGivenUp) return;
    hasGivenUp = true;
    onGiveUp();
  };
  process.on("uncaughtException", handle).on("unhandledRejection", handle);
  return () => {
    process.off("uncaughtException", handle).off("unhandledRejection", handle);
  };
}
