/** Who waits for a turn and may leave meanwhile; a request's response is one. */
export interface Leaver {
  readonly destroyed: boolean;
  once(event: "close", listener: () => void): unknown;
  off(event: "close", listener: () => void): unknown;
}

/** Gives clients turns, one client after the other. */
export interface FairQueue {
  /**
   * Waits for a turn. Who leaves meanwhile, or has left before, gets none, and no other client waits for it.
   * @returns what ends the turn; null when the client has too much waiting already, waited too long, or left
   */
  enter(client: string, leaver?: Leaver): Promise<(() => void) | null>;
  /** Runs a piece of work in a turn. @returns its result; null when there was no turn for it */
  run<Result>(client: string, work: () => Promise<Result>, leaver?: Leaver): Promise<Result | null>;
}

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
  /** Drops the piece: another client's takes its place, its time is over, or its client has left. */
  readonly giveUp: () => void;
}

/** Gets what ends a turn that begins; null when there is none. */
type Begin = (end: (() => void) | null) => void;

interface Line {
  readonly pieces: Piece[];
  running: number;
}

/**
 * Makes a queue that takes the clients in turn, one piece each, however many pieces one of them has waiting. When it is
 * full, the longest line gives up its last piece for a client with a shorter one.
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

  /** Puts a client to the end of the turns. */
  const toTheEnd = (client: string, line: Line): void => {
    lines.delete(client);
    lines.set(client, line);
  };

  const startNext = (): void => {
    const client = active < running ? nextClient() : null;
    const line = client === null ? undefined : lines.get(client);
    const piece = line?.pieces.shift();
    if (client === null || line === undefined || piece === undefined) return;
    toTheEnd(client, line);
    queued -= 1;
    active += 1;
    line.running += 1;
    piece.start();
    startNext();
  };

  /** Function that ends a started turn; further calls do nothing. */
  const turnOf = (client: string, line: Line): (() => void) => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      active -= 1;
      line.running -= 1;
      if (line.running === 0 && line.pieces.length === 0) lines.delete(client);
      startNext();
    };
  };

  /** A piece gets no turn any more. */
  const drop = (client: string, line: Line, piece: Piece): void => {
    line.pieces.splice(line.pieces.lastIndexOf(piece), 1);
    queued -= 1;
    if (line.running === 0 && line.pieces.length === 0) lines.delete(client);
    piece.giveUp();
  };

  /** Makes room for a piece of a line of that length; false when all others are as short. */
  const makeRoom = (length: number): boolean => {
    let longest: readonly [string, Line] | undefined;
    for (const each of lines) if (each[1].pieces.length > (longest?.[1].pieces.length ?? length + 1)) longest = each;
    const piece = longest?.[1].pieces.at(-1);
    if (longest === undefined || piece === undefined) return false;
    drop(...longest, piece);
    return true;
  };

  /** Calls back in the moment in which a turn begins: at once where there is room. */
  const request = (client: string, leaver: Leaver | undefined, begin: Begin): void => {
    if (leaver?.destroyed === true) return begin(null);
    const line = lines.get(client) ?? { pieces: [], running: 0 };
    // Where there is room no client waits that could start: each of them waits for a piece of its own to end.
    if (active < running && line.running < runningEach) {
      toTheEnd(client, line);
      active += 1;
      line.running += 1;
      return begin(turnOf(client, line));
    }
    if (line.pieces.length >= waitingEach || (queued >= waiting && !makeRoom(line.pieces.length))) return begin(null);
    lines.set(client, line);
    const settle: Begin = (turn) => {
      clearTimeout(timer);
      leaver?.off("close", leaveLine);
      begin(turn);
    };
    const piece: Piece = { start: () => settle(turnOf(client, line)), giveUp: () => settle(null) };
    const leaveLine = (): void => drop(client, line, piece);
    const timer = patience === undefined ? undefined : setTimeout(leaveLine, patience);
    leaver?.once("close", leaveLine);
    line.pieces.push(piece);
    queued += 1;
  };

  return {
    enter: (client, leaver) => new Promise((resolve) => request(client, leaver, resolve)),
    run: (client, work, leaver) =>
      new Promise((resolve, reject) => {
        request(client, leaver, (end) => {
          if (end === null) resolve(null);
          else work().finally(end).then(resolve, reject);
        });
      }),
  };
}
