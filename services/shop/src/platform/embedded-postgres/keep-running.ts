import { setTimeout as systemWait } from "node:timers/promises";
import type { Logger } from "pino";
import { DiskFull } from "./folder-error.ts";
import type { RunningServer } from "./server-process.ts";

/** Wait before the first restart, in milliseconds; it doubles with each further one, up to the longest. */
const firstDelay = 250;
const longestDelay = 15_000;
/** A server that has run for so long starts over with the shortest wait, in milliseconds. */
const calm = 60_000;

export interface KeepRunningOptions {
  /** Starts the server; rejects when it does not start. */
  readonly launch: () => Promise<RunningServer>;
  readonly log: Logger;
  /** Settles after so many milliseconds, or at once with an error when the signal is aborted. */
  readonly wait?: (delay: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since whenever. */
  readonly now?: () => number;
}

/** A server that is kept running. */
export interface KeptServer {
  /** The server as it runs now; see {@link RunningServer.keeper}. */
  keeper(): unknown;
  stop(): Promise<void>;
  /** Leaves it to the process that has its keeper by now. */
  leave(): void;
}

/**
 * Starts a server and keeps it running: one that is gone is started again, with back-off, for as long as it takes. A
 * full disk is waited for at the start as well: space comes back, while a restart of the shop would only start again.
 *
 * @throws what the first launch throws, but for a full disk
 */
export async function keepRunning({
  launch,
  log,
  wait = (delay, signal) => systemWait(delay, undefined, { signal }),
  now = () => performance.now(),
}: KeepRunningOptions): Promise<KeptServer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  const backOff = (): Promise<void> => {
    const delay = Math.min(longestDelay, firstDelay * 2 ** failures);
    failures += 1;
    return wait(delay, signal);
  };
  const launchPatiently = async (waitsFor: (error: unknown) => boolean): Promise<RunningServer> => {
    for (;;) {
      try {
        return await launch();
      } catch (error) {
        if (signal.aborted || !waitsFor(error)) throw error;
        log.error({ err: error }, "the embedded database does not start; trying again");
        await backOff();
      }
    }
  };
  let server = await launchPatiently((error) => error instanceof DiskFull);
  let launched = now();
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.gone;
      if (signal.aborted) return;
      log.error("the embedded database is gone; starting it again");
      if (now() - launched > calm) failures = 0;
      await backOff();
      server = await launchPatiently(() => true);
      launched = now();
      // A stop was requested during the start: only this line stops the server.
      if (signal.aborted) return server.stop();
    }
  };
  const watching = watch().catch((error: unknown) => {
    if (!signal.aborted) log.fatal({ err: error }, "the embedded database is not watched any more");
  });
  return {
    keeper: () => server.keeper,
    leave: () => stopping.abort(),
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
