/** Runs pieces of work, a few at a time; null when too many wait already. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result> | null;

/** Makes a limiter: at most `running` pieces at once and `waiting` behind them, first come, first served. */
export function createLimiter(running: number, waiting: number): Limiter {
  let active = 0;
  const queue: (() => void)[] = [];
  const next = () => {
    active -= 1;
    queue.shift()?.();
  };
  return (work) => {
    if (active >= running && queue.length >= waiting) return null;
    return new Promise((resolve, reject) => {
      const start = () => {
        active += 1;
        work().then(resolve, reject).finally(next);
      };
      if (active < running) start();
      else queue.push(start);
    });
  };
}
