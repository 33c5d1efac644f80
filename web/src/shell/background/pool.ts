/** Runs tasks, so many side by side; of those that wait the last one comes first, as the pointer is nearest to it. */
export function createPool(limit: number) {
  const waiting: { readonly run: () => Promise<void>; readonly drop: () => void }[] = [];
  let running = 0;
  const next = (): void => {
    const task = running < limit ? waiting.pop() : undefined;
    if (!task) return;
    // Who has moved on will hardly come back to all of the others.
    for (const { drop } of waiting.splice(0, waiting.length - limit)) drop();
    running += 1;
    // What fails is reported when the visitor goes there.
    void task
      .run()
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
  };
  return (run: () => Promise<void>, drop: () => void): void => {
    waiting.push({ run, drop });
    next();
  };
}
