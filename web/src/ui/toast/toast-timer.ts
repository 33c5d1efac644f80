/** A countdown that can be held, so that a toast stays while it is read. */
export interface ToastTimer {
  readonly hold: () => void;
  readonly resume: () => void;
}

/** Starts counting at once; calls `done` after `durationMs` of time not held. */
export function startToastTimer(durationMs: number, done: () => void): ToastTimer {
  let left = durationMs;
  let startedAt = Date.now();
  let handle: ReturnType<typeof setTimeout> | null = setTimeout(done, left);
  return {
    hold: () => {
      if (handle === null) return;
      clearTimeout(handle);
      handle = null;
      left -= Date.now() - startedAt;
    },
    resume: () => {
      if (handle !== null) return;
      startedAt = Date.now();
      handle = setTimeout(done, Math.max(left, 0));
    },
  };
}
