import type { EdgeLog } from "./log.ts";

/** Work of a process's own that is done again and again. */
export interface PeriodicWork {
  /** Milliseconds between two starts; a start that is due while the last run is under way is left out. */
  readonly every: number;
  /** @param stopping aborted when the process ends: what is under way may then end early */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
  readonly log: Pick<EdgeLog, "error">;
  /** What the log reports about a run that failed; the next one comes as usual. */
  readonly onFailure: string;
}

/** Work that goes on until it is stopped. */
export interface Periodic {
  /**
   * Waits for the run under way, if there is one, and then for a run of its own, so that what was there when it was
   * called has been seen.
   * @throws what that run throws
   */
  runNow(): Promise<void>;
  /** Starts no further run, and waits for the one under way. */
  stop(): Promise<void>;
}

/** Runs work now and then, never twice at a time. The timer keeps no process alive. */
export function runPeriodically({ every, run, log, onFailure }: PeriodicWork): Periodic {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const start = (): Promise<void> => {
    running ??= (async () => {
      await run(stopping.signal);
    })().finally(() => {
      running = null;
    });
    return running;
  };
  const ended = async (): Promise<void> => running?.catch(() => undefined);
  const timer = setInterval(() => {
    if (running === null) start().catch((error: unknown) => log.error({ err: error }, onFailure));
  }, every);
  timer.unref();
  return {
    async runNow() {
      await ended();
      await start();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await ended();
    },
  };
}
