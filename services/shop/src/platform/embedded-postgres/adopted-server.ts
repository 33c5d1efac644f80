import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "../error-code.ts";
import type { RunningServer } from "./server-process.ts";

/** How often an adopted server is looked at, which is no child of this process, in milliseconds. */
const lookInterval = 200;

/**
 * The server that the shop before this one has left running.
 *
 * @param cluster its data directory
 * @param keeper Node's handle of the pipe that keeps it running
 * @returns null when it has ended meanwhile
 */
export function adoptServer(cluster: string, keeper: unknown): RunningServer | null {
  const pid = pidIn(cluster);
  if (pid === null || !runs(pid)) return null;
  const gone = untilGone(pid);
  return {
    keeper,
    gone,
    stop: async () => {
      close(keeper);
      await gone;
    },
  };
}

/** The first line of the server's own file; null without one. */
function pidIn(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return pid > 0 ? pid : null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function untilGone(pid: number): Promise<void> {
  while (runs(pid)) await wait(lookInterval);
}

/** True for a process of another account as well, which this one may not signal. */
function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function close(handle: unknown): void {
  if (typeof handle === "object" && handle !== null && "close" in handle && typeof handle.close === "function") {
    handle.close();
  }
}
