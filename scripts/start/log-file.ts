import { createWriteStream, type WriteStream } from "node:fs";

/** Time after a failure in which nothing is written, in ms. */
const pause = 1_000;

/** A log that never fails its writer. */
export interface LogFile {
  /** Adds a line. */
  write(line: string): void;
  end(): void;
}

/**
 * Opens a log file to append to. A disk that is full must not end what writes the log: lines that cannot be written are
 * left out and counted, and the file is tried again later.
 */
export function openLogFile(file: string, now: () => number = () => performance.now()): LogFile {
  let stream: WriteStream | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;

  const open = (): WriteStream => {
    const opened = createWriteStream(file, { flags: "a" });
    opened.on("error", () => {
      leftOut += 1;
      failedAt = now();
      if (stream === opened) stream = null;
    });
    if (leftOut > 0) opened.write(`${JSON.stringify({ level: 40, msg: "lines could not be written", leftOut })}\n`);
    leftOut = 0;
    return opened;
  };
  return {
    write(line) {
      if (stream === null && now() - failedAt < pause) leftOut += 1;
      else (stream ??= open()).write(`${line}\n`);
    },
    end: () => stream?.end(),
  };
}
