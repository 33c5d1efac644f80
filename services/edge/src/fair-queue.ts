/** Runs pieces of work for clients in turn; null when an client has too much waiting already, or waited too long. */
export type FairQueue = <Result>(client: string, work: () => Promise<Result>) => Promise<Result | null>;

/** How much there may be at a time. */
export interface FairQueueLimits {
  /** Pieces that run. */
  readonly running: number;
  /** Of these for one client: fewer, so that there is always one for another client. */
  readonly runningEach: number;
  /** Pieces that wait. */
  readonly waiting: number;
  /** Of these for one client. */
  readonly waitingEach: number;
  /** How long a piece waits at most, in milliseconds; without it, until its turn. */
  readonly patience?: number;
}

interface Piece {
  readonly start: () => void;
  /** Drops the piece because another client's takes its place. */
  readonly giveUp: () => void;
}

interface Line {
  readonly pieces: Piece[];
  running: number;
}

/**
 * Makes a queue that takes the clients in turn, one piece each, however many pieces one of them has waiting. When it is
 * full, the longest line gives up its last piece for an client with a shorter one.
 */
export function createFairQueue({ running, runningEach, waiting, waitingEach, patience }: FairQueueLimits): FairQueue {
  /** In the order of their turns; who has neither waiting nor running pieces has no line. */
  const lines = new Map<string, Line>();
  let active = 0;
  let queued = 0;

  /** The subject that runs next: of those with the fewest pieces running, the one that ran the longest ago. */
  const nextClient = (): string | null => {
    let next: string | null = null;
    let fewest = runningEach;
    for (const [client, line] of lines) {
      if (line.pieces.length === 0 || line.running >= fewest) continue;
      [next, fewest] = [client, line.running];
    }
    return next;
  };

  const startNext = (): void => {
    const client = active < running ? nextClient() : null;
    const line = client === null ? undefined : lines.get(client);
    const piece = line?.pieces.shift();
    if (client === null || line === undefined || piece === undefined) return;
    // To the end of the turns.
    lines.delete(client);
    lines.set(client, line);
    queued -= 1;
    active += 1;
    line.running += 1;
    piece.start();
    startNext();
  };

  const end = (client: string, line: Line): void => {
    active -= 1;
    line.running -= 1;
    if (line.running === 0 && line.pieces.length === 0) lines.delete(client);
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

  /** A piece has waited too long. */
  const leave = (client: string, line: Line, piece: Piece): void => {
    line.pieces.splice(line.pieces.indexOf(piece), 1);
    queued -= 1;
    if (line.running === 0 && line.pieces.length === 0) lines.delete(client);
    piece.giveUp();
  };

  return (client, work) => {
    const line = lines.get(client) ?? { pieces: [], running: 0 };
    const mayStart = active < running && line.running < runningEach;
    const isTooMany = line.pieces.length >= waitingEach || (queued >= waiting && !makeRoom(line.pieces.length));
    if (!mayStart && isTooMany) return Promise.resolve(null);
    lines.set(client, line);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const piece: Piece = {
        start: () => {
          clearTimeout(timer);
          work()
            .then(resolve, reject)
            .finally(() => end(client, line));
        },
        giveUp: () => {
          clearTimeout(timer);
          resolve(null);
        },
      };
      line.pieces.push(piece);
      queued += 1;
      startNext();
      if (patience !== undefined && line.pieces.includes(piece))
        timer = setTimeout(() => leave(client, line, piece), patience);
    });
  };
}
