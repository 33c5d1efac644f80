/** Runs pieces of work for askers in turn; null when an asker has too much waiting already. */
export type FairQueue = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result | null>;

/** How much there may be at a time. */
export interface FairQueueLimits {
  /** Pieces that run. */
  readonly running: number;
  /** Of these for one asker: fewer, so that there is always one for somebody else. */
  readonly runningEach: number;
  /** Pieces that wait. */
  readonly waiting: number;
  /** Of these for one asker. */
  readonly waitingEach: number;
}

interface Piece {
  readonly start: () => void;
  /** Somebody else's piece takes its place. */
  readonly giveUp: () => void;
}

interface Line {
  readonly pieces: Piece[];
  running: number;
}

/**
 * Makes a queue that takes the askers in turn, one piece each, however many pieces one of them has waiting. When it is
 * full, the longest line gives up its last piece for an asker with a shorter one.
 */
export function createFairQueue({ running, runningEach, waiting, waitingEach }: FairQueueLimits): FairQueue {
  /** In the order of their turns; who has neither waiting nor running pieces has no line. */
  const lines = new Map<string, Line>();
  let active = 0;
  let queued = 0;

  /** Whose turn it is: who has the fewest pieces running, of these who had a turn the longest ago. */
  const nextAsker = (): string | null => {
    let next: string | null = null;
    let fewest = runningEach;
    for (const [asker, line] of lines) {
      if (line.pieces.length === 0 || line.running >= fewest) continue;
      [next, fewest] = [asker, line.running];
    }
    return next;
  };

  const startNext = (): void => {
    const asker = active < running ? nextAsker() : null;
    const line = asker === null ? undefined : lines.get(asker);
    const piece = line?.pieces.shift();
    if (asker === null || line === undefined || piece === undefined) return;
    // To the end of the turns.
    lines.delete(asker);
    lines.set(asker, line);
    queued -= 1;
    active += 1;
    line.running += 1;
    piece.start();
    startNext();
  };

  const end = (asker: string, line: Line): void => {
    active -= 1;
    line.running -= 1;
    if (line.running === 0 && line.pieces.length === 0) lines.delete(asker);
    startNext();
  };

  /** Makes room for a piece of a line of that length; false when all others are as short. */
  const makeRoom = (length: number): boolean => {
    let longest: Line | undefined;
    for (const line of lines.values()) if (line.pieces.length > (longest?.pieces.length ?? length + 1)) longest = line;
    const piece = longest?.pieces.pop();
    if (piece === undefined) return false;
    queued -= 1;
    piece.giveUp();
    return true;
  };

  return (asker, work) => {
    const line = lines.get(asker) ?? { pieces: [], running: 0 };
    const mayStart = active < running && line.running < runningEach;
    const isTooMany = line.pieces.length >= waitingEach || (queued >= waiting && !makeRoom(line.pieces.length));
    if (!mayStart && isTooMany) return Promise.resolve(null);
    lines.set(asker, line);
    return new Promise((resolve, reject) => {
      line.pieces.push({
        start: () => {
          work()
            .then(resolve, reject)
            .finally(() => end(asker, line));
        },
        giveUp: () => resolve(null),
      });
      queued += 1;
      startNext();
    });
  };
}
