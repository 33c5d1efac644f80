import type { ServerResponse } from "node:http";

/** How many may go on side by side, how many may wait, and for how many milliseconds. */
export interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly patience: number;
}

/** Lets so many pages be rendered at the same time, and a few wait. */
export interface RenderQueue {
  /**
   * Waits for a turn. A visitor who leaves gives theirs up.
   * @returns what ends the turn; null when there is none in time
   */
  enter(response: ServerResponse): Promise<(() => void) | null>;
}

interface Waiter {
  readonly go: (leave: (() => void) | null) => void;
}

export function createRenderQueue({ atOnce, waiting, patience }: QueueLimits): RenderQueue {
  const line = new Set<Waiter>();
  let running = 0;

  const turn = (): (() => void) => {
    running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      const [next] = line;
      if (next !== undefined) next.go(turn());
    };
  };
  return {
    enter: (response) => {
      if (running < atOnce) return Promise.resolve(turn());
      if (line.size >= waiting) return Promise.resolve(null);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          go: (leave) => {
            clearTimeout(timer);
            response.off("close", giveUp);
            line.delete(waiter);
            resolve(leave);
          },
        };
        const giveUp = (): void => waiter.go(null);
        const timer = setTimeout(giveUp, patience);
        response.once("close", giveUp);
        line.add(waiter);
      });
    },
  };
}
