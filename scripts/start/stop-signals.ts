import process from "node:process";

/** A second Ctrl-C within this time is the same one that reached the process on two ways, in ms. */
const sameKeyStroke = 500;

/**
 * Listens for everything that means "stop": Ctrl-C, SIGTERM, a closed terminal, the end of the process that started
 * this one. A later repetition means "at once".
 */
export function stopSignals(): { readonly stop: AbortSignal; readonly kill: AbortSignal } {
  const stop = new AbortController();
  const kill = new AbortController();
  let first: number | undefined;
  const ask = (): void => {
    const now = performance.now();
    first ??= now;
    if (stop.signal.aborted && now - first > sameKeyStroke) kill.abort();
    stop.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  process.once("disconnect", ask);
  // Listening alone must not keep a process alive that has done its work.
  process.channel?.unref();
  return { stop: stop.signal, kill: kill.signal };
}
