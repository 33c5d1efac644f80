/** Runs a task once calls have ceased for some time (ms); `cancel` drops what is waiting. */
export function debounce(task: () => void, wait: number): (() => void) & { readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(task, wait);
  };
  return Object.assign(call, { cancel });
}

/** Lets a call through at once, and drops those that follow within some time (ms). */
export function throttle<Args extends readonly unknown[]>(
  task: (...args: Args) => void,
  time: number,
): (...args: Args) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const now = performance.now();
    if (now - last < time) return;
    last = now;
    task(...args);
  };
}
